import { transaction, type Database } from '#db/database.ts';
import { claimPicture } from '#features/foundation/media/media.server.ts';
import { privateAnswer } from '#features/foundation/media/open-picture.server.ts';
import { AppError } from '#lib/errors.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { RequestContext } from '#platform/context.ts';
import { fileTypes } from './file-kinds.ts';
import { deleteUnclaimedTalkFiles, findShown, claimTalkFile, type FoundFile } from './talk-file-queries.server.ts';

/** What the talks and the desk read of a file. */
export { filesOfEntry, findShown, isShownIn, type FoundFile } from './talk-file-queries.server.ts';

const day = 86_400_000;

/** Marks it as used by an entry. Absent and somebody else's answer alike. */
export async function claimAttachment(
  db: Database,
  clock: Clock,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> {
  if (!id.startsWith('tf_')) return void (await claimPicture(db, clock, { id, ownerId, kind: 'talk' }));
  if (!(await claimTalkFile(db, { id, ownerId }, clock.now()))) throw new AppError('not_found', { field: 'files' });
}

/** The caller has checked access. A picture is shown, everything else is downloaded and never opened by us. */
export async function talkFileAnswer(ctx: Pick<RequestContext, 'db' | 'storage'>, id: string): Promise<FileAnswer> {
  const [file] = await findShown(ctx.db, [id]);
  if (!file) throw new AppError('not_found');
  return { ...privateAnswer(ctx, file.hash), ...savedAs(file) };
}

function savedAs({ kind, name }: FoundFile): Partial<FileAnswer> {
  return kind === 'picture' ? {} : { type: fileTypes[kind], saveAs: name };
}

/** Deletes what was not sent within a day; the bytes go with the sweep of media. */
export async function sweepTalkFiles(db: Database, clock: Clock): Promise<void> {
  await transaction(db, (db) => deleteUnclaimedTalkFiles(db, new Date(clock.now().getTime() - day), clock.now()));
}
