import { z } from 'zod';
import { sendLimits } from '#design/commands/wire.ts';
import { call } from '#platform/call.ts';
import { limitedText, lineText } from '#platform/limited-text.ts';
import { branchVersion } from './copy-design.server.ts';
import { documentFrom } from './design-in-file.server.ts';
import { madePerPerson, versionNameLength } from './design-limits.ts';
import { designItem, documentShape, versionData, versionItem } from './design.ts';
import { keepFork, keepNow, listVersions, nameVersion, readOneVersion, restoreVersion } from './versions.server.ts';

const tag = 'designs';
const params = z.object({ id: limitedText(64) });
const largest = 2 ** 31 - 1;
const versionParams = params.extend({ n: z.coerce.number().int().min(1).max(largest) });
const nameField = lineText(versionNameLength).min(1);

/** Versions of a design: named, looked at, restored, gone on with (PRODUCT J10). */
export function versionCalls() {
  return [
    call({
      method: 'GET',
      path: '/designs/{id}/versions',
      who: 'signed-in',
      tag,
      summary: 'The versions of a design, the newest first',
      params,
      data: z.array(versionItem),
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => listVersions(ctx, session.userId, params.id),
    }),
    call({
      method: 'POST',
      path: '/designs/{id}/versions',
      who: 'signed-in',
      tag,
      summary: 'The design as it is now under a name; or a document that could no longer be sent as commands',
      params,
      body: z.strictObject({
        name: nameField,
        fork: z
          .strictObject({
            base: z.number().int().min(0).max(largest),
            document: documentShape.optional(),
            upload: limitedText(64).optional(),
          })
          .optional(),
      }),
      bodyBytes: sendLimits.bytes,
      data: versionItem,
      idempotent: true,
      limit: madePerPerson,
      errors: ['not_found', 'design_read_only', 'design_refused', 'designs_space'],
      handle: ({ ctx, session: { userId }, params: { id }, body: { name, fork } }) =>
        fork === undefined
          ? nameVersion(ctx, userId, id, name)
          : documentFrom(ctx, userId, fork, ({ text }) => keepFork(ctx, userId, id, { name, base: fork.base, text })),
    }),
    call({
      method: 'POST',
      path: '/designs/{id}/keep',
      who: 'signed-in',
      tag,
      summary: 'The version the design is at now, made where there is none yet: to publish it',
      params,
      data: z.object({ version: z.number().int() }),
      idempotent: true,
      limit: madePerPerson,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => keepNow(ctx, session.userId, params.id),
    }),
    call({
      method: 'GET',
      path: '/designs/{id}/versions/{n}',
      who: 'signed-in',
      tag,
      summary: 'One version with its document',
      params: versionParams,
      data: versionData,
      limit: { hits: 300, seconds: 60 },
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => readOneVersion(ctx, session.userId, params.id, params.n),
    }),
    call({
      method: 'POST',
      path: '/designs/{id}/versions/{n}/restore',
      who: 'signed-in',
      tag,
      summary: 'The design becomes as this version was, by one command',
      params: versionParams,
      data: z.object({ seq: z.number().int() }),
      idempotent: true,
      limit: madePerPerson,
      errors: ['not_found', 'design_read_only', 'design_refused'],
      handle: ({ ctx, session, params }) => restoreVersion(ctx, session.userId, params.id, params.n),
    }),
    call({
      method: 'POST',
      path: '/designs/{id}/versions/{n}/branch',
      who: 'signed-in',
      tag,
      summary: 'A version goes on as a design of its own',
      params: versionParams,
      body: z.strictObject({ name: nameField.optional() }),
      data: designItem,
      idempotent: true,
      limit: madePerPerson,
      errors: ['not_found', 'workspace_denied', 'designs_full', 'designs_space'],
      handle: ({ ctx, session, params, body }) =>
        branchVersion(ctx, session.userId, params.id, { version: params.n, name: body.name }),
    }),
  ];
}
