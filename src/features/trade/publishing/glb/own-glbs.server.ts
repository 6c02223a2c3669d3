import type { Database } from '#db/database.ts';
import { claimGlb, lockGlbs, releaseGlb } from '#features/foundation/glb/glbs.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { claimUnsaved } from '#features/trade/publishing/own-pictures.server.ts';
import { glbsInUse } from '#features/trade/publishing/publishing-queries.server.ts';

interface Change {
  ownerId: string;
  before: readonly (string | null | undefined)[];
  now: readonly (string | null)[];
}

/** Existing models stay; a new one must be the person's own. `fieldAt` names the field of each. */
export async function claimGlbs(
  db: Database,
  ctx: RequestContext,
  { before, now }: Change,
  fieldAt: (at: number) => string,
): Promise<void> {
  await lockGlbs(db, namesIn([...before, ...now]));
  for (const [at, id] of now.entries())
    if (id !== null && !before.includes(id) && now.indexOf(id) === at)
      await claimUnsaved(fieldAt(at), () => claimGlb(db, ctx, id));
}

/** After the change is stored: unused ones are released for the sweep. */
export async function releaseGlbs(db: Database, { ownerId, before, now }: Change): Promise<void> {
  const left = namesIn(before).filter((id) => !now.includes(id));
  if (left.length === 0) return;
  const used = await glbsInUse(db, left);
  for (const id of left) if (!used.has(id)) await releaseGlb(db, { id, ownerId });
}

function namesIn(ids: readonly (string | null | undefined)[]): string[] {
  return [...new Set(ids)].filter((id): id is string => typeof id === 'string');
}
