import { api, apiAddress } from '#lib/api.ts';
import { ApiFailure, failureOfAnswer, failureOfError } from '#lib/api-failure.ts';

interface FormSending {
  method: 'POST' | 'PUT';
  /** Including its query. */
  path: string;
  file: Blob;
  name: string;
  /** The same for every attempt of the same request, so that a retry is not a second one. */
  key?: string;
  timeout: number;
  signal?: AbortSignal;
  onProgress(sent: number, all: number): void;
}

/** Sends a file and reports progress, which `fetch` cannot. An expired session is renewed once, as with every call. */
export async function sendForm<T>(sending: FormSending): Promise<T> {
  try {
    return await sendOnce<T>(sending);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 401) throw error;
    await api.refresh();
    return sendOnce<T>(sending);
  }
}

function sendOnce<T>({ method, path, file, name, key, timeout, signal, onProgress }: FormSending): Promise<T> {
  const form = new FormData();
  form.append('file', file, name);
  const request = new XMLHttpRequest();
  request.open(method, apiAddress(path));
  request.withCredentials = true;
  request.timeout = timeout;
  request.setRequestHeader('accept', 'application/json');
  if (key !== undefined) request.setRequestHeader('idempotency-key', key);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
  signal?.addEventListener('abort', () => request.abort(), { once: true });
  return new Promise((resolve, reject) => {
    const fail = (cause: string) => () =>
      reject(failureOfError(Object.assign(new Error(cause), { name: cause }), { online: navigator.onLine }));
    request.addEventListener('load', () => {
      const body = parse(request.responseText);
      if (request.status === 200 && isEnvelope<T>(body)) resolve(body.data);
      else reject(failureOfAnswer(request.status, body));
    });
    request.addEventListener('error', fail('TypeError'));
    request.addEventListener('timeout', fail('TimeoutError'));
    request.addEventListener('abort', fail('AbortError'));
    request.send(form);
  });
}

function isEnvelope<T>(body: unknown): body is { data: T } {
  return typeof body === 'object' && body !== null && 'data' in body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
