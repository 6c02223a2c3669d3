import { z } from 'zod';
import { call, fileCall, type Call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { listLights, openLight, openWorkLight } from './live-light.server.ts';
import { designLight } from './live-light.ts';

const params = z.object({ id: limitedText(64) });
/** Changes with the bytes: what a browser keeps is never another's. */
const query = z.strictObject({ v: limitedText(64).optional() });
const file = ['application/octet-stream'];

/** Live light: what a 3D view is lit by (DECISIONS D9). */
export function liveLightCalls(): Call[] {
  return [
    call({
      method: 'GET',
      path: '/designs/{id}/lights',
      who: 'signed-in-or-link',
      tag: 'designs',
      summary: 'The light that was baked of a design, by version and hour',
      params,
      data: z.array(designLight),
      errors: ['not_found'],
      handle: ({ ctx, session, params: { id } }) => listLights(ctx, session?.userId ?? null, id),
    }),
    fileCall({
      path: '/designs/{id}/lights/{print}',
      who: 'signed-in-or-link',
      tag: 'designs',
      summary: 'Baked light, for the 3D view of the design',
      params: params.extend({ print: limitedText(16) }),
      query,
      file,
      errors: ['not_found'],
      handle: ({ ctx, session, params: { id, print } }) => openLight(ctx, session?.userId ?? null, id, print),
    }),
    fileCall({
      path: '/works/{id}/light',
      who: 'anyone',
      tag: 'works',
      summary: 'The baked light of a work, for its 3D view',
      params,
      query,
      file,
      limit: { hits: 300, seconds: 60 },
      errors: ['not_found'],
      handle: ({ ctx, params: { id } }) => openWorkLight(ctx, id),
    }),
  ];
}
