import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CachedPage } from '#platform/page-cache.ts';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Compressed once and sent many times: worth more work than a page that is sent once. */
const compressionOptions = {
  br: (body: Buffer) =>
    packBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => packGzip(body, { level: 8 }),
} as const;

export function cachedPage(status: number, headers: Record<string, string>, body: Buffer): CachedPage {
  const packed = new Map<keyof typeof compressionOptions, Promise<Buffer>>();
  return {
    status,
    headers,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    packed(encoding) {
      const bytes = packed.get(encoding) ?? compressionOptions[encoding](body);
      packed.set(encoding, bytes);
      return bytes;
    },
  };
}

interface SharedPage {
  html: string;
  /** Of its inline scripts, as a content policy names them. */
  hashes: string[];
}

/**
 * A page for many, rendered under a nonce that nobody else knows: the scripts that carry it are those our own code
 * wrote, and they alone are named in the policy. One that came into the page with somebody's text has none, and does not
 * run. Then the nonce is taken out again: it has done its work, and every rendering of the same page has the same bytes.
 */
export function sharedPage(
  rendered: string,
  nonce: string,
  /** What such a script carries instead of the nonce; null: it is named by its hash. */
  instead: (script: string) => string | null = () => null,
): SharedPage {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  let html = '';
  let done = 0;
  for (const { attributes, text, from, to } of scriptsIn(rendered)) {
    if (!attributes.includes(mark) || /\s(?:src=|type="application\/(?:ld\+)?json")/.test(attributes)) continue;
    const other = instead(text);
    if (other === null) hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`);
    else {
      html += rendered.slice(done, from).replace(new RegExp(`${mark}(?=[^<]*>$)`), other) + text;
      done = to;
    }
  }
  return { html: (html + rendered.slice(done)).replaceAll(mark, ''), hashes: [...hashes] };
}

/** Script elements, and where their texts begin and end. */
export function scriptsIn(html: string): { attributes: string; text: string; from: number; to: number }[] {
  return [...html.matchAll(/<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script>/g)].map((match) => {
    const [whole, attributes = '', text = ''] = match;
    const to = match.index + whole.length - '</script>'.length;
    return { attributes, text, from: to - text.length, to };
  });
}
