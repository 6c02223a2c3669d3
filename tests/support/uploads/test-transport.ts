import { ApiFailure, failureOfAnswer } from '#lib/api-failure.ts';
import type { UploadTransport } from '#features/foundation/media/send-in-pieces.ts';
import type { UploadData } from '#features/foundation/media/upload.ts';
import type { Answer, TestApp } from '../app.ts';
import { formOf } from '../multipart.ts';

/** What happens to a piece: it arrives; it is lost on the way; it arrives and the answer is lost. */
export type PieceOutcome = 'arrives' | 'lost' | 'unanswered';
export interface TestTransport extends UploadTransport {
  sent: { from: number; bytes: number; fate: PieceOutcome }[];
  rests: number;
}

/** The client's own upload code against the real server, over a connection that breaks as told. */
export function testTransport(world: TestApp, token: string, fates: PieceOutcome[] = []): TestTransport {
  const known = new Map<string, string>();
  const line: TestTransport = {
    sent: [],
    rests: 0,
    open: async (body) => data(await world.call('POST', '/uploads', { token, body })),
    ask: async (id) => data(await world.call('GET', `/uploads/${id}`, { token })),
    async put(id, from, piece, onSent) {
      const fate = fates.shift() ?? 'arrives';
      line.sent.push({ from, bytes: piece.size, fate });
      if (fate === 'lost') throw new ApiFailure('offline');
      const answer = await putPiece(world, token, id, from, Buffer.from(await piece.arrayBuffer()));
      onSent(piece.size);
      if (fate === 'unanswered') throw new ApiFailure('server_fail');
      return data(answer);
    },
    rest: async () => {
      line.rests++;
    },
    known: (file, kind) => known.get(`${kind} ${file.size}`) ?? null,
    note: (file, kind, id) => {
      if (id === null) known.delete(`${kind} ${file.size}`);
      else known.set(`${kind} ${file.size}`, id);
    },
  };
  return line;
}

export function putPiece(world: TestApp, token: string, id: string, from: number, bytes: Buffer): Promise<Answer> {
  const form = formOf({ bytes, type: 'application/octet-stream', name: 'piece' });
  return world.call('PUT', `/uploads/${id}?from=${from}`, { token, body: form.body, headers: form.headers });
}

function data(answer: Answer): UploadData {
  if (answer.status !== 200)
    throw failureOfAnswer(answer.status, { message: answer.message, error: answer.error, data: answer.data });
  return answer.data as UploadData;
}
