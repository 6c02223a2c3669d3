import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CachedPage } from '#platform/page-cache.ts';

/** Compressed once and sent many times: worth more work than a page that is sent once. */
const compressionOptions = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 8 }),
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

/** Hashes of the inline scripts of a page, as a content policy names them. Data that runs nothing needs none. */
export function scriptHashes(html: string): string[] {
  const inline = [
    ...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g),
  ];
  return [...new Set(inline.map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`))];
}
