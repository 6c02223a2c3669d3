import { api, apiAddress, pathWith } from '#lib/api.ts';
import { ApiFailure, failureOfAnswer, failureOfError } from '#lib/api-failure.ts';
import type { MediaData, MediaKind } from './media.ts';

export interface UploadOptions {
  kind: MediaKind;
  /** The same for every try of the same picture: a retry is never a second one. */
  key: string;
  /** Of the bytes, from 0 to 1. */
  onProgress(share: number): void;
}

const patience = 120_000;

/** Sends a picture and tells how far it got; `fetch` cannot tell. A session that ran out is renewed once, as with every call. */
export async function sendPicture(picture: Blob, options: UploadOptions): Promise<MediaData> {
  try {
    return await sendOnce(picture, options);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 401) throw error;
    await api.refresh();
    return sendOnce(picture, options);
  }
}

function sendOnce(picture: Blob, { kind, key, onProgress }: UploadOptions): Promise<MediaData> {
  const form = new FormData();
  form.append('file', picture, `picture.${picture.type.split('/')[1] ?? ''}`);
  const request = new XMLHttpRequest();
  request.open('POST', apiAddress(pathWith('/media', { kind })));
  request.withCredentials = true;
  request.timeout = patience;
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('idempotency-key', key);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
  return new Promise((resolve, reject) => {
    const fail = (name: string) => () => reject(failureOfError(Object.assign(new Error(name), { name }), { online: navigator.onLine }));
    request.addEventListener('load', () => {
      const body = parse(request.responseText);
      if (request.status === 200 && isEnvelope(body)) resolve(body.data);
      else reject(failureOfAnswer(request.status, body));
    });
    request.addEventListener('error', fail('TypeError'));
    request.addEventListener('timeout', fail('TimeoutError'));
    request.addEventListener('abort', fail('AbortError'));
    request.send(form);
  });
}

function isEnvelope(body: unknown): body is { data: MediaData } {
  return typeof body === 'object' && body !== null && 'data' in body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
