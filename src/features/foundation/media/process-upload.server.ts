import { transaction } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import type { UploadKind } from './upload.ts';
import { dropUploads, releaseUpload, piecesOf, claimUpload, type UploadRow } from './upload-queries.server.ts';
import { positionError, ownUpload, type OwnedId } from './uploads.server.ts';

/** Read when its turn has come: what waits in the queue does so without its bytes in memory. */
export interface WholeFile {
  read(): Promise<Uint8Array<ArrayBuffer>>;
  type: string;
  name: string;
}

/** Longest time for processing a file. */
const processingMs = 180_000;

/**
 * Processes a complete file, once; then its pieces are deleted. Also where it is refused: it will never be accepted.
 */
export async function processUpload<T>(
  ctx: RequestContext,
  own: OwnedId,
  fits: (kind: UploadKind) => boolean,
  work: (file: WholeFile, kind: UploadKind) => Promise<T>,
): Promise<T> {
  const waiting = await ownUpload(ctx.db, own);
  const kind = waiting.kind as UploadKind;
  if (!fits(kind)) throw new AppError('not_found');
  if (waiting.received < waiting.bytes) throw positionError(waiting);
  const now = ctx.clock.now();
  const upload = await claimUpload(ctx.db, own, now, new Date(now.getTime() - processingMs));
  if (!upload) throw new AppError('idempotency_busy');
  try {
    const made = await work({ read: () => readWhole(ctx, upload), type: upload.type, name: upload.name }, kind);
    await transaction(ctx.db, (db) => dropUploads(db, [own.id], ctx.clock.now()));
    return made;
  } catch (error) {
    if (isRefusal(error)) await transaction(ctx.db, (db) => dropUploads(db, [own.id], ctx.clock.now()));
    else await releaseUpload(ctx.db, own.id);
    throw error;
  }
}

async function readWhole({ db, storage }: RequestContext, { id, bytes }: UploadRow): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(bytes);
  for (const { start, hash } of await piecesOf(db, id)) {
    const piece = await storage.get(hash);
    if (piece === null) throw new AppError('unavailable');
    whole.set(piece, start);
  }
  return whole;
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500 && error.status !== 429;
}
