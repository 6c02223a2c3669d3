import { z } from 'zod';
import { call, fileCall } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { designData, designItem } from './design.ts';
import { listDesigns, ownPlan, readDesign } from './designs.server.ts';

const tag = 'designs';
const params = z.object({ id: limitedText(64) });

/** A person's own designs (PRODUCT G3). */
export function designCalls() {
  return [
    call({
      method: 'GET',
      path: '/designs',
      who: 'signed-in',
      tag,
      summary: 'My designs, the newest first',
      data: z.array(designItem),
      handle: ({ ctx, session }) => listDesigns(ctx.db, session.userId),
    }),
    call({
      method: 'GET',
      path: '/designs/{id}',
      who: 'signed-in',
      tag,
      summary: 'One of my designs with its document',
      params,
      data: designData,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => readDesign(ctx.db, session.userId, params.id),
    }),
    fileCall({
      path: '/designs/{id}/plan',
      who: 'signed-in',
      tag,
      summary: 'The plan of one of my designs as a drawing',
      file: ['image/svg+xml'],
      params,
      query: z.object({ ground: z.enum(['paper', 'shade']).default('paper'), v: limitedText(64).optional() }),
      limit: { hits: 300, seconds: 60 },
      errors: ['not_found'],
      handle: ({ ctx, session, params, query }) => ownPlan(ctx, session.userId, params.id, query.ground),
    }),
  ];
}
