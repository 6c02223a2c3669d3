import type { Database } from '#db/database.ts';
import { claimPicture, lockPictures, releasePicture } from '#features/foundation/media/media.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { paperNames, papers, type Draft, type PaperName } from './application.ts';
import { isPaperInOtherApplication, type ApplicationRow } from './application-queries.server.ts';

/** The column of each paper. */
export const paperColumns = {
  idCardFront: 'id_card_front',
  idCardBack: 'id_card_back',
  businessLicense: 'business_license',
} as const satisfies Record<PaperName, keyof ApplicationRow>;

/**
 * Claims the documents for this application, each of its kind and its owner's; replaced ones are released, unless
 * another application uses them.
 */
export async function changePapers(
  db: Database,
  ctx: Pick<RequestContext, 'clock'>,
  row: ApplicationRow,
  given: Pick<Draft, PaperName>,
): Promise<Partial<Record<(typeof paperColumns)[PaperName], string | null>>> {
  const changed = paperNames.filter(
    (name) => given[name] !== undefined && (given[name] || null) !== row[paperColumns[name]],
  );
  const kept = new Set(paperNames.map((name) => (changed.includes(name) ? given[name] : row[paperColumns[name]])));
  await lockPictures(
    db,
    changed.flatMap((name) => [row[paperColumns[name]], given[name] || null]),
  );
  for (const name of changed) {
    const before = row[paperColumns[name]];
    const next = given[name];
    if (next) await claimPicture(db, ctx.clock, { id: next, ownerId: row.user_id, kind: papers[name] });
    if (before !== null && !kept.has(before) && !(await isPaperInOtherApplication(db, row, before)))
      await releasePicture(db, { id: before, ownerId: row.user_id });
  }
  return Object.fromEntries(changed.map((name) => [paperColumns[name], given[name] || null]));
}
