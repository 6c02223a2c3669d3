import type { Database } from '#db/database.ts';
import { talkFileAnswer, filesOfEntry, findShown } from '#features/trade/talk-files/talk-files.server.ts';
import type { ShownFile } from '#features/trade/talk-files/talk-file.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import { findReport, type ReportRow } from './report-queries.server.ts';

type ReportTarget = Pick<ReportRow, 'id' | 'kind' | 'thing_id' | 'state'>;

/** Files attached to a reported message. Only until it is decided: a conversation is private. */
export async function filesShown(db: Database, report: ReportTarget): Promise<ShownFile[]> {
  const found = await findShown(db, await filesIn(db, report));
  return found.map(({ hash: _, ...file }) => ({ ...file, url: `/api/admin/reports/${report.id}/files/${file.id}` }));
}

/** For the admin who decides; each view is audited. */
export async function openReportedFile(ctx: RequestContext, id: string, file: string): Promise<FileAnswer> {
  const report = await findReport(ctx.db, id);
  if (!report || !(await filesIn(ctx.db, report)).includes(file)) throw new AppError('not_found');
  const answer = await talkFileAnswer(ctx, file);
  await audit(ctx.db, ctx, {
    action: 'report.file_viewed',
    target: file,
    after: { report: id, owner: report.owner_id },
  });
  return answer;
}

/** A message is identified by its conversation and its number in it: `k_….12`. */
async function filesIn(db: Database, { kind, thing_id, state }: ReportTarget): Promise<string[]> {
  const [, order, place] = /^(\w{1,60})\.(\d{1,6})$/.exec(thing_id) ?? [];
  return kind !== 'message' || state !== 'open' || order === undefined ? [] : filesOfEntry(db, order, Number(place));
}
