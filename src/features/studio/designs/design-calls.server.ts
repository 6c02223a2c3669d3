import { z } from 'zod';
import { cursorSchema, sendLimits, sendSchema, windowField } from '#design/commands/wire.ts';
import { glbSizes } from '#features/foundation/glb/glb.ts';
import { call, fileCall, streamCall } from '#platform/call.ts';
import { limitedText, lineText } from '#platform/limited-text.ts';
import { lastEventNumber } from '#platform/streams.ts';
import { duplicateDesign } from './copy-design.server.ts';
import { changeBudget } from './keeping/design-budget.server.ts';
import { binDesign, changeDesign, unbinDesign } from './keeping/design-bin.server.ts';
import { catchUp, readDesign } from './design-head.server.ts';
import { caughtUpData, sentData } from './design-log.ts';
import { folderLength, madePerPerson } from './design-limits.ts';
import { shownPlan } from './design-plan.server.ts';
import { designGlbSizes } from './design-glb-sizes.server.ts';
import { addDesignGlb, openDesignGlb } from './glbs/design-glbs.server.ts';
import { addDesignPicture, openDesignPicture } from './pictures/design-pictures.server.ts';
import { firstKnown } from './streams/log-sight.server.ts';
import { asking, designFor } from './design-rights.server.ts';
import { worksOn } from './design-roles.ts';
import { budgetField, designData, designItem } from './design.ts';
import { listDesigns } from './designs.server.ts';
import { tellPresence } from './streams/presence.server.ts';
import { sendCommands } from './sending/run-commands.server.ts';

const tag = 'designs';
const params = z.object({ id: limitedText(64) });
const pictureParams = params.extend({ picture: limitedText(64) });
const glbParams = params.extend({ glb: limitedText(64) });
const nameField = lineText(120).min(1);
const seqField = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** A person's own designs, and what is done to them (PRODUCT G3, J10). */
export function designCalls() {
  return [
    call({
      method: 'GET',
      path: '/designs',
      who: 'signed-in',
      tag,
      summary: 'My designs, the last changed first; those in the bin with bin=1, by name with search',
      query: z.object({ bin: z.enum(['0', '1']).default('0'), search: limitedText(100).default('') }),
      data: z.array(designItem),
      handle: ({ ctx, session, query }) =>
        listDesigns(ctx.db, session.userId, { bin: query.bin === '1', search: query.search }),
    }),
    call({
      method: 'GET',
      path: '/designs/{id}',
      who: 'signed-in-or-link',
      tag,
      summary: 'A design I may see as it is now: its document, the number of its last command, what I may do',
      params,
      data: designData,
      limit: { hits: 300, seconds: 60 },
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => readDesign(ctx, session?.userId ?? null, params.id),
    }),
    call({
      method: 'PATCH',
      path: '/designs/{id}',
      who: 'signed-in',
      tag,
      summary: 'Another name, another folder (null: none), or both',
      params,
      body: z.strictObject({
        name: nameField.optional(),
        folder: lineText(folderLength).min(1).nullable().optional(),
      }),
      data: designItem,
      idempotent: true,
      errors: ['not_found', 'design_read_only'],
      handle: ({ ctx, session, params, body }) => changeDesign(ctx, session.userId, params.id, body),
    }),
    call({
      method: 'DELETE',
      path: '/designs/{id}',
      who: 'signed-in',
      tag,
      summary: 'Into the bin, for 30 days',
      params,
      data: z.null(),
      idempotent: true,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => binDesign(ctx, session.userId, params.id),
    }),
    call({
      method: 'POST',
      path: '/designs/{id}/unbin',
      who: 'signed-in',
      tag,
      summary: 'Out of the bin',
      params,
      data: designItem,
      idempotent: true,
      errors: ['not_found', 'designs_full', 'designs_space'],
      handle: ({ ctx, session, params }) => unbinDesign(ctx, session.userId, params.id),
    }),
    call({
      method: 'POST',
      path: '/designs/{id}/duplicate',
      who: 'signed-in',
      tag,
      summary: 'A copy of a design as it is now',
      params,
      body: z.strictObject({ name: nameField.optional() }),
      data: designItem,
      idempotent: true,
      limit: madePerPerson,
      errors: ['not_found', 'workspace_denied', 'designs_full', 'designs_space'],
      handle: ({ ctx, session, params, body }) => duplicateDesign(ctx, session.userId, params.id, body.name),
    }),
    fileCall({
      path: '/designs/{id}/plan',
      who: 'signed-in-or-link',
      tag,
      summary: 'The plan of a design I may see as a drawing',
      file: ['image/svg+xml'],
      params,
      query: z.object({ ground: z.enum(['paper', 'shade']).default('paper'), v: limitedText(64).optional() }),
      limit: { hits: 300, seconds: 60 },
      errors: ['not_found'],
      handle: ({ ctx, session, params, query: { ground } }) =>
        shownPlan(ctx, session?.userId ?? null, params.id, { ground }),
    }),
    call({
      method: 'PUT',
      path: '/designs/{id}/pictures/{picture}',
      who: 'signed-in',
      tag,
      summary: 'A plan picture I have uploaded (kind underlay) belongs to a design of mine, to trace',
      params: pictureParams,
      data: z.null(),
      idempotent: true,
      limit: { hits: 300, seconds: 3600 },
      errors: ['not_found', 'design_read_only'],
      handle: ({ ctx, session, params }) => addDesignPicture(ctx, session.userId, params.id, params.picture),
    }),
    fileCall({
      path: '/designs/{id}/pictures/{picture}',
      who: 'signed-in',
      tag,
      summary: 'A plan picture of a design I work on',
      file: ['image/webp'],
      params: pictureParams,
      limit: { hits: 300, seconds: 60 },
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => openDesignPicture(ctx, session.userId, params.id, params.picture),
    }),
    call({
      method: 'GET',
      path: '/designs/{id}/glbs',
      who: 'signed-in-or-link',
      tag,
      summary: 'How large the uploaded models of a design I may see are',
      params,
      data: glbSizes,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => designGlbSizes(ctx, session?.userId ?? null, params.id),
    }),
    fileCall({
      path: '/designs/{id}/glbs/{glb}',
      who: 'signed-in-or-link',
      tag,
      summary: 'An uploaded model of a design I may see, as glTF binary',
      file: ['model/gltf-binary'],
      params: glbParams,
      limit: { hits: 600, seconds: 60 },
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => openDesignGlb(ctx, session?.userId ?? null, params.id, params.glb),
    }),
    call({
      method: 'PUT',
      path: '/designs/{id}/glbs/{glb}',
      who: 'signed-in',
      tag,
      summary: 'A model I have uploaded belongs to a design of mine: it stays while the design is there',
      params: glbParams,
      data: z.null(),
      idempotent: true,
      limit: { hits: 600, seconds: 3600 },
      errors: ['not_found', 'design_read_only'],
      handle: ({ ctx, session, params }) => addDesignGlb(ctx, session.userId, params.id, params.glb),
    }),
    call({
      method: 'PUT',
      path: '/designs/{id}/budget',
      who: 'signed-in',
      tag,
      summary: 'What I mean to spend on a design; null for nothing said',
      params,
      body: z.strictObject({ budget: budgetField }),
      data: z.object({ budget: budgetField }),
      errors: ['not_found'],
      handle: ({ ctx, session, params, body }) => changeBudget(ctx, session.userId, params.id, body.budget),
    }),
    ...logCalls(),
  ];
}

/** Editing: commands there and back. Each carries its own id instead of an Idempotency-Key, and is not audited. */
function logCalls() {
  return [
    call({
      method: 'POST',
      path: '/designs/{id}/commands',
      who: 'signed-in',
      tag,
      summary: 'Commands, applied in order; an id sent twice is applied once. Answers with what others did since base',
      params,
      body: sendSchema,
      bodyBytes: sendLimits.bytes,
      data: sentData,
      errors: ['not_found', 'design_read_only', 'too_many_requests'],
      handle: ({ ctx, session, params, body }) => sendCommands(ctx, session, params.id, body),
    }),
    call({
      method: 'POST',
      path: '/designs/{id}/presence',
      who: 'signed-in-or-link',
      tag,
      summary: 'Where I point and what I have selected, told to the others and kept nowhere; null: I leave',
      params,
      body: z.strictObject({ window: windowField, cursor: cursorSchema.nullable() }),
      data: z.null(),
      errors: ['not_found', 'too_many_requests'],
      handle: ({ ctx, params, body }) => tellPresence(ctx, params.id, body),
    }),
    call({
      method: 'GET',
      path: '/designs/{id}/commands',
      who: 'signed-in-or-link',
      tag,
      summary:
        'What was done after a number, in order; who only looks is sent for the document anew after five minutes',
      params,
      query: z.object({ after: seqField.default(0) }),
      data: caughtUpData,
      limit: { hits: 600, seconds: 60 },
      errors: ['not_found'],
      handle: ({ ctx, session, params, query }) => catchUp(ctx, session?.userId ?? null, params.id, query.after),
    }),
    streamCall({
      path: '/designs/{id}/stream',
      who: 'signed-in-or-link',
      tag,
      summary:
        'Everyone’s commands as they come; Last-Event-ID or after goes on where it was cut, for who only looks within five minutes',
      params,
      query: z.object({ after: seqField.optional(), window: windowField.optional() }),
      limit: { hits: 300, seconds: 60 },
      errors: ['not_found'],
      async handle({ ctx, session, params, query, headers }) {
        const userId = session?.userId ?? null;
        const asked = asking(ctx, userId, params.id);
        const { design, rights } = await designFor(ctx.db, asked);
        const after = lastEventNumber(headers['last-event-id']) ?? query.after ?? design.seq;
        const known = after < design.seq && after >= (await firstKnown(ctx.db, asked, rights));
        const listener = {
          designId: params.id,
          userId,
          sessionId: session?.id ?? null,
          links: ctx.links,
          holder: userId ?? `visitor:${ctx.address}`,
          window: query.window ?? null,
          names: worksOn(rights),
          after: known ? after : design.seq,
        };
        return { open: (response) => ctx.designStreams.open(listener, response) };
      },
    }),
  ];
}
