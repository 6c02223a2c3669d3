import { z } from 'zod';
import { call } from '#platform/call.ts';
import { designData, designItem } from './design.ts';
import { listDesigns, readDesign } from './designs.server.ts';

const tag = 'designs';

/** A person's own designs (PRODUCT G3). */
export function designCalls() {
  return [
    call({ method: 'GET', path: '/designs', who: 'signed-in', tag, summary: 'My designs, the newest first', data: z.array(designItem), handle: ({ ctx, session }) => listDesigns(ctx.db, session.userId) }),
    call({
      method: 'GET', path: '/designs/{id}', who: 'signed-in', tag, summary: 'One of my designs with its document', params: z.object({ id: z.string().max(64) }), data: designData, errors: ['not_found'],
      handle: ({ ctx, session, params }) => readDesign(ctx.db, session.userId, params.id),
    }),
  ];
}
