import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { accepts } from '#server/pages/send-cached-page.ts';

/** Bytes. Below, packing saves nothing; above, it would hold others up and is left to another thread. */
const least = 1024;
const mostAtOnce = 128 * 1024;

/** Made once: wrapping a function costs as much as packing a small page. */
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** A low quality: it is sent once. */
const gzipOptions = { level: 2 };
const brotliOptions = (bytes: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});

/** An answer for one person, packed in one piece: a stream of it costs three times as much as the packing. */
export function packedAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): string | Buffer | Promise<Buffer> {
  if (text.length < least) return text;
  const encoding = encodingFor(request);
  if (encoding === null) return text;
  const bytes = Buffer.from(text);
  setEncoding(reply, encoding);
  if (encoding === 'br')
    return bytes.length > mostAtOnce
      ? packBrotli(bytes, brotliOptions(bytes))
      : brotliCompressSync(bytes, brotliOptions(bytes));
  return bytes.length > mostAtOnce ? packGzip(bytes, gzipOptions) : gzipSync(bytes, gzipOptions);
}

/** A page for one person, packed beside the main thread. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): Promise<FastifyReply> {
  if (bytes.length < least) return reply.send(bytes);
  const encoding = encodingFor(request);
  if (encoding === null) return reply.send(bytes);
  const packed = await (encoding === 'br' ? packBrotli(bytes, brotliOptions(bytes)) : packGzip(bytes, gzipOptions));
  setEncoding(reply, encoding);
  return reply.send(packed);
}

function encodingFor(request: FastifyRequest): 'br' | 'gzip' | null {
  if (accepts(request, 'br')) return 'br';
  return accepts(request, 'gzip') ? 'gzip' : null;
}

function setEncoding(reply: FastifyReply, encoding: 'br' | 'gzip'): void {
  reply
    .header('content-encoding', encoding)
    .header('vary', ['Accept-Encoding', reply.getHeader('vary') ?? []].flat().join(', '));
}
