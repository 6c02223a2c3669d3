import { z } from 'zod';
import { designData } from '#features/studio/designs/design.ts';
import { call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { handOver, takeDesign } from './hand-over.server.ts';

/** A design for the external workspace, where one is set (PRODUCT J11). */
export function handOverCalls() {
  return [
    call({
      method: 'POST',
      path: '/designs/{id}/hand-over',
      who: 'signed-in',
      tag: 'designs',
      summary: 'A one-time way into the external workspace that brings this design along, good for 60 seconds',
      limit: { hits: 120, seconds: 60 },
      params: z.object({ id: limitedText(64) }),
      errors: ['not_found', 'workspace_denied'],
      data: z.object({ token: z.string(), url: z.string(), mode: z.enum(['own', 'external']), locale: z.string() }),
      handle: ({ ctx, session, params }) => handOver(ctx, session, params.id),
    }),
    call({
      method: 'POST',
      path: '/workspace/redeem-design',
      who: 'anyone',
      tag: 'workspace',
      summary: 'An external workspace trades the one-time token for the design it was handed',
      limit: { hits: 300, seconds: 60 },
      errors: ['workspace_token_used', 'not_found'],
      body: z.strictObject({ token: limitedText(100, 'invalid_form').min(1, 'invalid_form') }),
      data: designData.pick({ id: true, name: true, seq: true, document: true }),
      handle: ({ ctx, body }) => takeDesign(ctx, body.token),
    }),
  ];
}
