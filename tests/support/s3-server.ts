import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Account {
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}
export interface S3Server {
  endpoint: string;
  objects: Map<string, Buffer>;
  /** `PUT 200`, `GET 403 SignatureDoesNotMatch` … */
  said: string[];
  /** Answers to give before any work is done, in order. */
  failures: number[];
  close(): Promise<void>;
}

class Refused extends Error {
  readonly status: number;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

/**
 * A strict S3 service, written from the documentation of Signature Version 4 and apart from our own signing: it reads
 * the request as it came over the wire, and refuses whatever a real one would.
 */
export async function startS3(account: S3Account, now: () => Date): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const said: string[] = [];
  const failures: number[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      const status = error instanceof Refused ? error.status : 500;
      said.push(`${request.method} ${status} ${error.message}`);
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${error.message}</Code></Error>`);
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat((await request.toArray()) as Buffer[]);
    const failure = failures.shift();
    if (failure !== undefined) throw new Refused(failure, 'SlowDown');
    checkSignature(request, body, account, now());
    const key = keyOf(request, account.bucket);
    const { status, headers = {}, content } = serve(request, key, body, objects);
    said.push(`${request.method} ${status}`);
    response
      .writeHead(status, { 'content-length': content?.length ?? 0, ...headers })
      .end(request.method === 'HEAD' ? undefined : content);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    said,
    failures,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Served {
  status: number;
  headers?: Record<string, string | number>;
  content?: Buffer;
}

function serve(request: IncomingMessage, key: string, body: Buffer, objects: Map<string, Buffer>): Served {
  const found = objects.get(key);
  switch (request.method) {
    case 'PUT':
      if (request.headers['content-length'] === undefined) throw new Refused(411, 'MissingContentLength');
      objects.set(key, body);
      return { status: 200, headers: { etag: `"${createHash('md5').update(body).digest('hex')}"` } };
    case 'DELETE':
      objects.delete(key);
      return { status: 204 };
    case 'HEAD':
    case 'GET': {
      if (!found) throw new Refused(404, 'NoSuchKey');
      const { range } = request.headers;
      return range === undefined
        ? { status: 200, headers: { 'content-length': found.length }, content: found }
        : slice(found, range);
    }
    default:
      throw new Refused(405, 'MethodNotAllowed');
  }
}

function slice(found: Buffer, range: string): Served {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  if (first === undefined || Number(first) > Number(last)) throw new Refused(400, 'InvalidArgument');
  if (Number(first) >= found.length) throw new Refused(416, 'InvalidRange');
  return {
    status: 206,
    content: found.subarray(Number(first), Number(last) + 1),
    headers: { 'content-range': `bytes ${first}-${Math.min(Number(last), found.length - 1)}/${found.length}` },
  };
}

function keyOf(request: IncomingMessage, bucket: string): string {
  const [, first, ...rest] = request.url!.split('?')[0]!.split('/');
  if (first !== bucket) throw new Refused(404, 'NoSuchBucket');
  return decodeURIComponent(rest.join('/'));
}

function checkSignature(request: IncomingMessage, body: Buffer, account: S3Account, now: Date): void {
  const { headers } = request;
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request,SignedHeaders=([a-z0-9;-]+),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!given) throw new Refused(403, 'AccessDenied');
  const [, accessKey, day, region, names = '', signature = ''] = given;
  if (accessKey !== account.accessKey) throw new Refused(403, 'InvalidAccessKeyId');
  if (region !== account.region) throw new Refused(400, 'AuthorizationHeaderMalformed');
  const time = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(headerOf(request, 'x-amz-date'));
  if (!time || headerOf(request, 'x-amz-date').slice(0, 8) !== day) throw new Refused(403, 'AccessDenied');
  const sentAt = Date.UTC(
    Number(time[1]),
    Number(time[2]) - 1,
    Number(time[3]),
    Number(time[4]),
    Number(time[5]),
    Number(time[6]),
  );
  if (Math.abs(sentAt - now.getTime()) > 15 * 60_000) throw new Refused(403, 'RequestTimeTooSkewed');
  const list = names.split(';');
  if (list.join() !== [...list].sort().join() || !list.includes('host')) throw new Refused(403, 'AccessDenied');
  const unsigned = Object.keys(headers).filter(
    (name) => (name.startsWith('x-amz-') || name === 'content-type' || name === 'range') && !list.includes(name),
  );
  if (unsigned.length > 0) throw new Refused(403, 'AccessDenied');
  const digest = createHash('sha256').update(body).digest('hex');
  if (headerOf(request, 'x-amz-content-sha256') !== digest) throw new Refused(400, 'XAmzContentSHA256Mismatch');

  const [path = '', query = ''] = request.url!.split('?');
  const canonical = `${request.method}\n${path}\n${query.split('&').sort().join('&')}\n${list.map((name) => `${name}:${headerOf(request, name)}\n`).join('')}\n${names}\n${digest}`;
  let key: Buffer | string = `AWS4${account.secretKey}`;
  for (const part of [day!, region, 's3', 'aws4_request']) key = createHmac('sha256', key).update(part).digest();
  const text = `AWS4-HMAC-SHA256\n${headerOf(request, 'x-amz-date')}\n${day}/${region}/s3/aws4_request\n${createHash('sha256').update(canonical).digest('hex')}`;
  const right = createHmac('sha256', key).update(text).digest();
  if (!timingSafeEqual(right, Buffer.from(signature, 'hex'))) throw new Refused(403, 'SignatureDoesNotMatch');
}

function headerOf(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  if (typeof value !== 'string') throw new Refused(403, 'AccessDenied');
  return value;
}
