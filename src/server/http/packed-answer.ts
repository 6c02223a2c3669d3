import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { accepts } from '#server/pages/send-cached-page.ts';

/** Bytes. Below, packing saves nothing; above, it would hold others up and is left to another thread. */
const least = 1024;
const mostAtOnce = 128 * 1024;

/** Made once: wrapping a function costs as much as packing a small page. */
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** A low quality: it is sent once. */
const brotliOptions = (bytes: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});

/** An answer for one person, packed in one piece: a stream of it costs three times as much as the packing. */
export function packedAnswer(request: FastifyRequest, reply: FastifyReply, text: string): string | Buffer {
  if (text.length < least || text.length > mostAtOnce || !accepts(request, 'br')) return text;
  const bytes = Buffer.from(text);
  setEncoding(reply, 'br');
  return brotliCompressSync(bytes, brotliOptions(bytes));
}

/** A page for one person, packed beside the main thread. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): Promise<FastifyReply> {
  if (bytes.length < least) return reply.send(bytes);
  if (accepts(request, 'br')) {
    const packed = await packBrotli(bytes, brotliOptions(bytes));
    setEncoding(reply, 'br');
    return reply.send(packed);
  }
  if (!accepts(request, 'gzip')) return reply.send(bytes);
  const packed = await packGzip(bytes, { level: 2 });
  setEncoding(reply, 'gzip');
  return reply.send(packed);
}

function setEncoding(reply: FastifyReply, encoding: 'br' | 'gzip'): void {
  reply
    .header('content-encoding', encoding)
    .header('vary', ['Accept-Encoding', reply.getHeader('vary') ?? []].flat().join(', '));
}
