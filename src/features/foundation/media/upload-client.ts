import { api, pathWith } from '#lib/api.ts';
import { uploadTransport } from './upload-transport.ts';
import { withRetries, sendInPieces, type UploadCallbacks } from './send-in-pieces.ts';
import { sendForm } from './send-form.ts';
import type { MediaKind } from './media-rules.ts';
import type { MediaData } from './media.ts';
import type { UploadKind } from './upload.ts';

export interface UploadOptions extends Partial<Pick<UploadCallbacks, 'onWaiting' | 'signal'>> {
  kind: MediaKind;
  /** The same for every attempt of the same picture, so that a retry is not a second one. */
  key: string;
  /** Of the bytes, from 0 to 1. */
  onProgress(share: number): void;
}

const timeout = 120_000;
/** Smaller files are sent in one request, which is quicker and rarely interrupted. */
const singleRequestBytes = 1024 * 1024;

/** Sends a picture and reports progress. A large one goes in pieces. */
export function sendPicture(
  picture: Blob,
  { kind, key, onProgress, onWaiting = () => undefined, signal }: UploadOptions,
): Promise<MediaData> {
  // The type is taken from the content; the camera's file name is not sent.
  const name = `picture.${picture.type.split('/')[1] ?? ''}`;
  if (picture.size > singleRequestBytes)
    return uploadAndProcess<MediaData>(
      picture,
      { kind, name, as: 'picture' },
      { onProgress, onWaiting, ...(signal ? { signal } : {}) },
    );
  return sendForm<MediaData>({
    method: 'POST',
    path: pathWith('/media', { kind }),
    file: picture,
    name,
    key,
    timeout,
    onProgress: (sent, all) => onProgress(all === 0 ? 0 : sent / all),
    ...(signal ? { signal } : {}),
  });
}

/** Sends a file in pieces and has the server process it. */
export async function uploadAndProcess<T>(
  file: Blob,
  { kind, name, as }: { kind: UploadKind; name: string; as: 'picture' | 'model' | 'file' },
  callbacks: UploadCallbacks,
): Promise<T> {
  const line = uploadTransport(callbacks.signal);
  const id = await sendInPieces(file, { kind, name: name.slice(-200) }, line, callbacks);
  return withRetries(
    line,
    callbacks,
  )(() =>
    api.post<T>(`/uploads/${id}/${as}`, undefined, {
      creates: true,
      timeout,
      ...(callbacks.signal ? { signal: callbacks.signal } : {}),
    }),
  );
}
