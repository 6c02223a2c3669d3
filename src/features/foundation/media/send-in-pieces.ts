import { ApiFailure } from '#lib/api-failure.ts';
import { pieceLimits } from '#lib/upload-limit.ts';
import type { NewUpload, UploadData, UploadKind } from './upload.ts';

/** How pieces are sent; tests provide a connection that breaks. */
export interface UploadTransport {
  open(upload: NewUpload): Promise<UploadData>;
  ask(id: string): Promise<UploadData>;
  /** `onSent` counts bytes of this piece. */
  put(id: string, from: number, piece: Blob, onSent: (bytes: number) => void): Promise<UploadData>;
  /** Waits before another attempt; shorter where the browser is online again. */
  rest(tries: number): Promise<void>;
  /** The id under which this very file was started before, also before a reload. */
  known(file: Blob, kind: UploadKind): string | null;
  note(file: Blob, kind: UploadKind, id: string | null): void;
}

export interface UploadCallbacks {
  /** Of the bytes, from 0 to 1. */
  onProgress(share: number): void;
  /** Called when the connection is lost and will be retried. */
  onWaiting(waiting: boolean): void;
  signal?: AbortSignal;
}

const mostTries = 12;
const firstPiece = 256 * 1024;
/** A piece that takes longer is too large for this connection. */
const slowPieceMs = 4000;

/**
 * Sends a file and returns the id of its upload. What has arrived is never sent again: after a lost connection it
 * resumes.
 */
export async function sendInPieces(
  file: Blob,
  { kind, name }: { kind: UploadKind; name: string },
  line: UploadTransport,
  callbacks: UploadCallbacks,
): Promise<string> {
  const again = withRetries(line, callbacks);
  let upload = await again(() => begin(file, { kind, name, type: file.type, bytes: file.size }, line));
  let size = firstPiece;
  while (upload.received < file.size) {
    const from = upload.received;
    upload = await again(async (tries) => {
      size = tries === 0 ? size : Math.max(pieceLimits.least, size / 2);
      const began = performance.now();
      const next = await sendPiece(file, upload, from, size, line, callbacks);
      size = performance.now() - began < slowPieceMs / 4 ? Math.min(pieceLimits.most, size * 2) : size;
      return next;
    });
    callbacks.onProgress(upload.received / file.size);
  }
  line.note(file, kind, null);
  return upload.id;
}

/** Transient failures are retried; a refusal of the file is not. */
export function withRetries(
  line: Pick<UploadTransport, 'rest'>,
  { onWaiting, signal }: Pick<UploadCallbacks, 'onWaiting' | 'signal'>,
) {
  return async function again<T>(work: (tries: number) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      signal?.throwIfAborted();
      try {
        const done = await work(tries);
        onWaiting(false);
        return done;
      } catch (error) {
        if (signal?.aborted || !isTransientFailure(error) || tries >= mostTries) throw error;
        onWaiting(true);
        await line.rest(tries);
      }
    }
  };
}

async function begin(file: Blob, about: NewUpload, line: UploadTransport): Promise<UploadData> {
  const known = line.known(file, about.kind);
  const upload = (known === null ? null : await line.ask(known).catch(nullIfForgotten)) ?? (await line.open(about));
  line.note(file, about.kind, upload.id);
  return upload;
}

async function sendPiece(
  file: Blob,
  upload: UploadData,
  from: number,
  size: number,
  line: UploadTransport,
  { onProgress }: UploadCallbacks,
): Promise<UploadData> {
  const piece = file.slice(from, Math.min(from + size, file.size));
  try {
    return await line.put(upload.id, from, piece, (sent) =>
      onProgress((from + Math.min(sent, piece.size)) / file.size),
    );
  } catch (error) {
    // The piece had arrived and only the answer was lost, or another window sends the same file.
    const received = receivedBytesOf(error);
    if (received === null || received === from) throw error;
    return { ...upload, received };
  }
}

function receivedBytesOf(error: unknown): number | null {
  if (!(error instanceof ApiFailure) || error.key !== 'upload_place') return null;
  const current = error.current as { received?: unknown } | null;
  return typeof current?.received === 'number' ? current.received : null;
}

function nullIfForgotten(error: unknown): null {
  if (error instanceof ApiFailure && error.kind === 'not_found') return null;
  throw error;
}

function isTransientFailure(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  return (
    ['offline', 'timeout', 'server_fail'].includes(error.kind) ||
    error.status === 503 ||
    error.key === 'idempotency_busy'
  );
}
