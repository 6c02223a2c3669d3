import { createHash, createHmac } from 'node:crypto';

export interface SigningKey {
  accessKey: string;
  secretKey: string;
  region: string;
}
interface Signable {
  method: string;
  url: URL;
  headers: Record<string, string>;
  payloadHash: string;
  at: Date;
}

const service = 's3';

/** AWS Signature Version 4 of one request, all of its headers signed. Answers the headers to send. */
export function signed(request: Signable, key: SigningKey): Record<string, string> {
  const time = amzTime(request.at);
  const scope = `${time.slice(0, 8)}/${key.region}/${service}/aws4_request`;
  const headers = {
    ...lowered(request.headers),
    host: request.url.host,
    'x-amz-content-sha256': request.payloadHash,
    'x-amz-date': time,
  };
  const names = Object.keys(headers).sort().join(';');
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical(request, headers, names))].join('\n');
  const signature = createHmac('sha256', dayKey(key, time.slice(0, 8)))
    .update(text)
    .digest('hex');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${key.accessKey}/${scope},SignedHeaders=${names},Signature=${signature}`,
  };
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Every byte but the unreserved ones as %XX; stricter than `encodeURIComponent`, which leaves `!'()*` alone. */
export function encodeKey(key: string): string {
  return key
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`),
    )
    .join('/');
}

function canonical({ method, url, payloadHash }: Signable, headers: Record<string, string>, names: string): string {
  const lines = names
    .split(';')
    .map((name) => `${name}:${headers[name]!.trim().replace(/ +/g, ' ')}\n`)
    .join('');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeKey(name).replaceAll('/', '%2F')}=${encodeKey(value).replaceAll('/', '%2F')}`)
    .sort()
    .join('&');
  return [method, url.pathname, query, lines, names, payloadHash].join('\n');
}

function dayKey({ secretKey, region }: SigningKey, day: string): Buffer {
  return [day, region, service, 'aws4_request'].reduce(
    (key: string | Buffer, part) => createHmac('sha256', key).update(part).digest(),
    `AWS4${secretKey}`,
  ) as Buffer;
}

/** `20130524T000000Z` */
function amzTime(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function lowered(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
