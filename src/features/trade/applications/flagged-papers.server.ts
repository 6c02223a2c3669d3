import type { Database } from '#db/database.ts';
import type { BillContext } from '#features/trade/payments/bill-owners.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { paperColumns } from './application-papers.server.ts';
import type { ApplicationRow } from './application-queries.server.ts';
import { numberOf } from './application-views.server.ts';
import { paperNames } from './application.ts';
import type { AuditedData } from './queue.ts';
import { applicationsWithFiles } from './queue-queries.server.ts';

/** Papers whose very file somebody else sent too: one card cannot be two people's. */
export async function flaggedPapers(db: Database, row: ApplicationRow): Promise<AuditedData['flags']> {
  const sent = paperNames.flatMap((paper) => {
    const media = row[paperColumns[paper]];
    return media === null ? [] : [{ paper, media }];
  });
  if (sent.length === 0) return [];
  const found = await applicationsWithFiles(
    db,
    row.user_id,
    sent.map(({ media }) => media),
  );
  return sent.flatMap(({ paper, media }) =>
    found
      .filter(({ media_id }) => media_id === media)
      .map((other) => ({
        paper,
        application: other.id,
        number: numberOf(other),
        name: other.company ?? other.nickname,
      })),
  );
}

/** Accepted all the same only with a reason, which is recorded. */
export async function acceptPapers(
  db: Database,
  ctx: BillContext,
  row: ApplicationRow,
  { reviewerId, reason }: { reviewerId: string; reason: string | undefined },
): Promise<void> {
  const flags = await flaggedPapers(db, row);
  if (flags.length === 0) return;
  if (reason === undefined) throw new AppError('reason_needed', { field: 'reason' });
  await audit(db, ctx, {
    action: 'application.flagged',
    target: row.id,
    actorId: reviewerId,
    after: { reason, sameAs: [...new Set(flags.map(({ number }) => number))] },
  });
}
