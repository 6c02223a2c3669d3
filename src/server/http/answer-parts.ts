import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AnswerPart, Call } from '#platform/call.ts';
import type { Envelope } from '#server/http/envelope.ts';

/** Writes one key of the data with its value, without the braces around; empty for one that is not declared. */
export type WriteKey = (reply: FastifyReply, key: string, value: unknown) => string;

/** As other answers are, by a serializer compiled from the declared schema: each key has its own. */
export function keyWriter({ data }: Pick<Call, 'data'>): WriteKey {
  const schemas = new Map<string, Record<string, unknown>>();
  return (reply, key, value) => {
    const declared = (data as z.ZodObject).shape[key];
    if (declared === undefined) return '';
    const schema =
      schemas.get(key) ?? z.toJSONSchema(z.object({ [key]: declared }), { target: 'draft-7', io: 'input' });
    schemas.set(key, schema);
    return reply.serializeInput({ [key]: value }, schema).slice(1, -1);
  };
}

/** The envelope as a stream: the next part is asked for once the one before has gone on its way. */
export function partsAnswer(reply: FastifyReply, envelope: Envelope, write: WriteKey): Readable {
  return Readable.from(bytesOf(reply, envelope, write), { objectMode: false, highWaterMark: 64 * 1024 });
}

async function* bytesOf(
  reply: FastifyReply,
  { code, message, data }: Envelope,
  write: WriteKey,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`{"code":${code},"message":${JSON.stringify(message)},"data":{`);
  let between = '';
  for await (const part of data as AsyncIterable<AnswerPart>) {
    if ('data' in part) {
      const keys = Object.entries(part.data).map(([key, value]) => write(reply, key, value));
      const text = keys.filter((each) => each !== '').join(',');
      if (text === '') continue;
      yield Buffer.from(between + text);
    } else {
      yield Buffer.from(`${between}${JSON.stringify(part.key)}:[`);
      let first = true;
      for await (const item of part.items) {
        yield Buffer.from(first ? item : `,${item}`);
        first = false;
      }
      yield Buffer.from(']');
    }
    between = ',';
  }
  yield Buffer.from('}}');
}
