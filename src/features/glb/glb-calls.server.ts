import { z } from 'zod';
import { call, type Call } from '#platform/call.ts';
import { AppError } from '#lib/errors.ts';
import { glbData } from './glb.ts';
import { glbsKeptFor, ownGlbs } from './glbs.server.ts';

const tag = 'glbs';

/** Models of merchants and designers (PRODUCT L2). */
export function glbCalls(): Call[] {
  return [
    call({
      method: 'GET', path: '/glbs', who: 'signed-in', tag, summary: 'Own models, newest first', data: z.array(glbData),
      handle: ({ ctx, session }) => glbsKeptFor(ctx.db, session.userId),
    }),
    call({
      method: 'GET', path: '/glbs/{id}', who: 'signed-in', tag, summary: 'An own model with what was found in it', params: z.object({ id: z.string().max(64) }), data: glbData, errors: ['not_found'],
      handle: async ({ ctx, session, params }) => {
        const glb = (await ownGlbs(ctx.db, session.userId, [params.id])).get(params.id);
        if (!glb) throw new AppError('not_found');
        return glb;
      },
    }),
  ];
}
