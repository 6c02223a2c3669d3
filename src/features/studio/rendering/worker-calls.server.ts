import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { glancePiece } from '#platform/threads/render-piece.ts';
import { beatAnswer, claimAnswer, deliverAnswer } from '#platform/threads/render-task.ts';
import { call, fileCall, uploadCall, type Call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { beatPieces, taskDocument, taskModel } from './claim-piece.server.ts';
import { deliverPiece, failPiece } from './deliver-piece.server.ts';
import { filmPieceBytes, lease } from './render-limits.ts';
import { waitForPiece } from './wait-for-piece.server.ts';
import { workerOf } from './render-workers.server.ts';

const tag = 'render workers';
const pieceNumber = z.number().int().min(glancePiece).max(1_000_000);
const params = z.object({ job: limitedText(64), n: z.coerce.number().pipe(pieceNumber) });
const errors = ['render_worker'] as const;

/** For machines that trace: each has a token of its own and asks for nothing but pieces (PRODUCT K2). */
export function renderWorkerCalls(): Call[] {
  return [
    call({
      method: 'POST',
      path: '/render/claim',
      who: 'anyone',
      tag,
      summary: 'The next piece to trace; waits for one for some seconds',
      body: z.strictObject({ threads: z.number().int().min(1).max(1024) }),
      data: claimAnswer,
      errors: [...errors],
      handle: async ({ ctx, headers, body, leaving }) => {
        const { id } = await workerOf(ctx.db, headers);
        // Nobody is handed a piece who is not there to take it.
        return { task: await waitForPiece(ctx, id, body.threads, leaving()), beatSeconds: lease.beatSeconds };
      },
    }),
    fileCall({
      path: '/render/documents/{job}',
      who: 'anyone',
      tag,
      summary: 'The design a piece is traced from, for who holds one of its pieces',
      params: z.object({ job: limitedText(64) }),
      file: ['application/json'],
      errors: [...errors, 'not_found'],
      handle: async ({ ctx, headers, params }) => {
        const { id } = await workerOf(ctx.db, headers);
        const text = await taskDocument(ctx, id, params.job);
        return {
          type: 'application/json',
          etag: '',
          immutable: false,
          private: true,
          ready: true,
          bytes: async () => Buffer.from(text),
        };
      },
    }),
    fileCall({
      path: '/render/models/{job}/{glb}',
      who: 'anyone',
      tag,
      summary: 'The file of an uploaded model that stands in the design, for who holds one of its pieces',
      params: z.object({ job: limitedText(64), glb: limitedText(64) }),
      file: ['model/gltf-binary'],
      errors: [...errors, 'not_found'],
      handle: async ({ ctx, headers, params }) => {
        const { id } = await workerOf(ctx.db, headers);
        const bytes = await taskModel(ctx, id, params.job, params.glb);
        if (bytes === null) throw new AppError('not_found');
        return {
          type: 'model/gltf-binary',
          etag: '',
          immutable: false,
          private: true,
          ready: true,
          bytes: async () => bytes,
        };
      },
    }),
    uploadCall({
      method: 'PUT',
      path: '/render/pieces/{job}/{n}',
      who: 'anyone',
      tag,
      summary: 'A traced piece, half floats or frames; kept only of who holds it, and only if it can be true',
      limitBytes: filmPieceBytes,
      // Nobody's megabytes are read but a worker's.
      admit: async ({ ctx, headers }) => void (await workerOf(ctx.db, headers)),
      params,
      query: z.strictObject({
        spent: z.coerce
          .number()
          .int()
          .min(1)
          .max(2 ** 31 - 1),
        night: z.enum(['true', 'false']).default('false'),
      }),
      data: deliverAnswer,
      errors: [...errors, 'upload_missing', 'media_type'],
      handle: async ({ ctx, headers, params, query, upload }) => {
        const { id } = await workerOf(ctx.db, headers);
        const piece = { bytes: Uint8Array.from(upload.bytes), night: query.night === 'true', spent: query.spent };
        return { outcome: await deliverPiece(ctx, { worker: id, jobId: params.job, n: params.n }, piece) };
      },
    }),
    call({
      method: 'POST',
      path: '/render/pieces/{job}/{n}/fail',
      who: 'anyone',
      tag,
      summary: 'A piece could not be traced here: another worker gets it',
      params,
      body: z.strictObject({ reason: limitedText(300) }),
      data: z.null(),
      errors: [...errors],
      handle: async ({ ctx, headers, params }) => {
        const { id } = await workerOf(ctx.db, headers);
        await failPiece(ctx, { worker: id, jobId: params.job, n: params.n }, { error: 'tracing' });
        return null;
      },
    }),
    call({
      method: 'POST',
      path: '/render/beat',
      who: 'anyone',
      tag,
      summary: 'Still at it; answers with those of its pieces nobody waits for any more',
      body: z.strictObject({ pieces: z.array(z.strictObject({ job: limitedText(64), n: pieceNumber })).max(64) }),
      data: beatAnswer,
      errors: [...errors],
      handle: async ({ ctx, headers, body }) => {
        const { id } = await workerOf(ctx.db, headers);
        return { stop: await beatPieces(ctx, id, body.pieces) };
      },
    }),
  ];
}
