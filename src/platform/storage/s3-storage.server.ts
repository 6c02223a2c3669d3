import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#platform/clock.ts';
import { contentHash, requireContentHash, storagePath } from './content-hash.ts';
import { encodeKey, sha256, signed, type SigningKey } from './signature-v4.ts';
import type { ByteRange, Storage } from './storage.ts';

interface S3Settings extends SigningKey {
  endpoint: string;
  bucket: string;
}
interface RetrySettings {
  tries: number;
  pauseMs: number;
  timeoutMs: number;
}
interface S3Request {
  method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  hash: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

const usual: RetrySettings = { tries: 3, pauseMs: 200, timeoutMs: 20_000 };

/** The scaled variant: any service that speaks S3, the bucket in the path, so that no name has to be in the DNS. */
export function s3Storage(settings: S3Settings, clock: Clock, patience: RetrySettings = usual): Storage {
  const ask = (request: S3Request) => requestWithRetries(settings, clock, patience, request);
  return {
    async put(bytes) {
      const hash = contentHash(bytes);
      const answer = await ask({
        method: 'PUT',
        hash,
        headers: { 'content-type': 'application/octet-stream' },
        body: bytes,
      });
      await discard(expected(answer, [200]));
      return hash;
    },
    async get(hash, range) {
      const answer = await ask({
        method: 'GET',
        hash,
        ...(range ? { headers: { range: `bytes=${range.first}-${range.last}` } } : {}),
      });
      if (answer.status === 404) return discard(answer);
      const bytes = new Uint8Array(await expected(answer, [range ? 206 : 200]).arrayBuffer());
      return range ? bytesOf(bytes, range) : requireContentHash(bytes, hash);
    },
    async head(hash) {
      const answer = await ask({ method: 'HEAD', hash });
      if (answer.status === 404) return null;
      return { bytes: Number(expected(answer, [200]).headers.get('content-length')) };
    },
    async delete(hash) {
      await discard(expected(await ask({ method: 'DELETE', hash }), [200, 204, 404]));
    },
  };
}

/** All of these are idempotent: the content decides the name. A failure of the service or the network is retried. */
async function requestWithRetries(
  settings: S3Settings,
  clock: Clock,
  { tries, pauseMs, timeoutMs }: RetrySettings,
  request: S3Request,
): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const answer = await requestOnce(settings, clock, request, timeoutMs).catch((error: Error) => error);
    const passing = answer instanceof Error || answer.status >= 500 || answer.status === 429;
    if (!passing) return answer;
    if (!(answer instanceof Error)) await discard(answer);
    if (attempt >= tries) throw unavailable(answer instanceof Error ? answer.name : `HTTP ${answer.status}`);
    await sleep(pauseMs * 2 ** (attempt - 1));
  }
}

function requestOnce(
  settings: S3Settings,
  clock: Clock,
  { method, hash, headers = {}, body }: S3Request,
  timeoutMs: number,
): Promise<Response> {
  const url = new URL(
    `${settings.endpoint.replace(/\/$/, '')}/${encodeKey(`${settings.bucket}/media/${storagePath(hash)}`)}`,
  );
  const { host: _, ...sent } = signed(
    { method, url, headers, payloadHash: sha256(body ?? ''), at: clock.now() },
    settings,
  );
  // A redirect would carry the signature elsewhere.
  return fetch(url, {
    method,
    headers: sent,
    body: body as BodyInit | undefined,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

function expected(answer: Response, statuses: number[]): Response {
  if (statuses.includes(answer.status)) return answer;
  void discard(answer);
  // The service's own message may name the key; only the status is passed on.
  throw new Error(`storage refused: HTTP ${answer.status}`);
}

/** A service that ignores the range would hand over everything. */
function bytesOf(bytes: Uint8Array, { first, last }: ByteRange): Uint8Array {
  if (bytes.byteLength > last - first + 1) throw new Error('storage answered more than was asked for');
  return bytes;
}

/** To the caller it is the same as an unavailable database: retry in a moment. */
function unavailable(why: string): Error {
  return Object.assign(new Error(`storage is away: ${why}`), { code: 'ECONNREFUSED' });
}

/** An unread body would hold its connection. */
async function discard(answer: Response): Promise<null> {
  await answer.body?.cancel().catch(() => undefined);
  return null;
}
