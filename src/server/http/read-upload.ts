import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { AppError } from '#lib/errors.ts';
import type { Upload } from '#platform/call.ts';

/** Boundaries and headers around the one file. */
const aroundBytes = 16 * 1024;

/** The one file of a multipart request, in memory; a decoder needs all of it anyway. */
export async function readUpload(request: FastifyRequest, reply: FastifyReply, limitBytes: number): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('media_type');
  const tooLarge = () =>
    new AppError('upload_too_large', { field: 'file', values: { limit: limitBytes / (1024 * 1024) } });
  if (Number(request.headers['content-length'] ?? 0) > limitBytes + aroundBytes) {
    // The rest of the body will not be read.
    reply.header('connection', 'close');
    throw tooLarge();
  }
  await requireSender(request);
  const part = await request
    .file({ limits: { fileSize: limitBytes, files: 1, fields: 4, fieldSize: 1024, headerPairs: 32 } })
    .catch(unreadable);
  if (!part || part.fieldname !== 'file') throw missing(part);
  const bytes = await part.toBuffer().catch((error: { code?: string }) => {
    reply.header('connection', 'close');
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge() : unreadable();
  });
  if (bytes.length === 0) throw missing();
  return { bytes, type: part.mimetype, name: part.filename };
}

function missing(part?: MultipartFile): AppError {
  part?.file.resume();
  return new AppError('upload_missing', { field: 'file' });
}

/** Who hung up before we began to read sends nothing more: their form would be waited for for ever. */
async function requireSender({ raw }: FastifyRequest): Promise<void> {
  if (!raw.socket.destroyed) return;
  if (!raw.destroyed) await once(raw, 'close').catch(unreadable);
  unreadable();
}

/** A form that breaks off or was never one. */
function unreadable(): never {
  throw new AppError('malformed');
}
