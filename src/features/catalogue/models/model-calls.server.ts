import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { call, fileCall, type FileAnswer } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import type { StudioJob } from '#platform/threads/studio.ts';
import { limitedText } from '#platform/limited-text.ts';
import { cursorAt, offsetOf } from './cursor.ts';
import { homePlan } from './home-plan.server.ts';
import { describeModel, listModels, requireModel, suggestModels } from './library.server.ts';
import { readAddress, type ModelAddress } from './model-address.ts';
import { readFinishes } from './model-links.ts';
import { modelDetail, modelList, modelsQuery, pictureShapes, pictureSizes, suggestion } from './model.ts';

const tag = 'models';
const id = z.object({ id: limitedText(64) });
const finish = limitedText(600).describe('Finishes by slot: frame:oak-pale,legs:walnut').optional();
const edition = limitedText(20)
  .describe('The edition an address of ours carries; with it the file is kept for a year')
  .optional();
/** Making a picture or a file takes a fraction of a second of a core; cached ones do not count. */
const limit = { hits: 1_500, seconds: 300 };

/** The calls of the model library (PRODUCT L1, F5). */
export function modelCalls() {
  return [
    call({
      method: 'GET',
      path: '/models',
      who: 'anyone',
      tag,
      summary: 'Search the model library: words and sizes in three languages, filters, exact counts',
      query: modelsQuery,
      data: modelList,
      handle: async ({ ctx, query: { size, cursor, ...query } }) => {
        const address = requireAddress(query);
        const offset = cursor === undefined ? address.page * size : offsetOf(cursor, address);
        const found = listModels(address, offset, size, libraryContext(ctx));
        return { ...found, next: offset + size < found.total ? cursorAt(offset + size, address) : null };
      },
    }),
    call({
      method: 'GET',
      path: '/models/suggestions',
      who: 'anyone',
      tag,
      summary: 'Ways to go on typing, with counts',
      query: z.object({ w: limitedText(10_000).default('') }),
      data: z.array(suggestion),
      handle: async ({ ctx, query }) => suggestModels(query.w, ctx.locale),
    }),
    call({
      method: 'GET',
      path: '/models/{id}',
      who: 'anyone',
      tag,
      summary: 'One model: measures, where each parameter leads, finishes, files',
      params: id,
      query: z.object({ finish }),
      data: modelDetail,
      errors: ['not_found'],
      handle: async ({ ctx, params, query }) =>
        describeModel(params.id, readFinishes(query.finish), libraryContext(ctx)),
    }),
    fileCall({
      path: '/homes/{id}/plan',
      who: 'anyone',
      tag,
      summary: 'The plan of a sample home as a drawing without words',
      file: ['image/svg+xml'],
      errors: ['not_found'],
      params: id,
      query: z.object({ v: edition }),
      handle: async ({ ctx, params, query }) => homePlan(params.id, ctx.studio.edition, query.v),
    }),
    fileCall({
      path: '/models/{id}.glb',
      who: 'anyone',
      tag,
      summary: 'A model as glTF binary, in millimetres made metres',
      file: ['model/gltf-binary'],
      limit,
      errors: ['not_found'],
      params: id,
      query: z.object({ finish, v: edition }),
      async handle({ ctx, params, query }) {
        const { finishes } = requireModel(params.id, readFinishes(query.finish));
        return {
          ...(await fileOf(ctx, { kind: 'glb', id: params.id, finishes }, query.v)),
          type: 'model/gltf-binary',
          saveAs: `${params.id}.glb`,
        };
      },
    }),
    fileCall({
      path: '/models/{id}/thumbnail',
      who: 'anyone',
      tag,
      summary: 'A studio picture of a model',
      file: ['image/webp'],
      limit,
      errors: ['not_found'],
      params: id,
      query: z.object({
        size: z.coerce
          .number()
          .pipe(z.literal([...pictureSizes]))
          .default(480),
        shape: z.enum(['portrait', 'square', 'wide']).default('portrait'),
        finish,
        v: edition,
      }),
      async handle({ ctx, params, query }) {
        const { finishes } = requireModel(params.id, readFinishes(query.finish));
        const height = Math.round(query.size * pictureShapes[query.shape]);
        return {
          ...(await fileOf(ctx, { kind: 'picture', id: params.id, finishes, width: query.size, height }, query.v)),
          type: ctx.studio.pictureType,
        };
      },
    }),
  ];
}

function libraryContext(ctx: RequestContext) {
  return { locale: ctx.locale, edition: ctx.studio.edition };
}

/** An unknown filter or value is refused, not ignored. */
function requireAddress(query: Record<string, string | string[] | undefined>): ModelAddress {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  const { refused, ...address } = readAddress(entries);
  if (refused[0] !== undefined) throw new AppError('invalid_form', { field: refused[0].slice(0, 40) });
  return address;
}

async function fileOf(
  { studio }: RequestContext,
  job: StudioJob,
  version: string | undefined,
): Promise<Omit<FileAnswer, 'type'>> {
  const { ready, bytes } = await studio.make(job);
  const etag = `"${createHash('sha256')
    .update(JSON.stringify([studio.edition, job]))
    .digest('base64url')
    .slice(0, 22)}"`;
  return { ready, bytes, etag, immutable: version === studio.edition };
}
