import { z } from 'zod';
import { roleNames } from '#lib/permissions.ts';
import { call, fileCall } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { auditFilterFrom, checkChain, listAudit } from './audit-log.server.ts';
import { readChoice } from './console-list.ts';
import { csvFile, csvTypes, everyPage } from './csv.server.ts';
import { auditColumns, peopleColumns } from './exports.server.ts';
import { readWaiting } from './figures.server.ts';
import { listPeople } from './people-list.server.ts';
import { changeRoles, endPersonSessions, restorePerson, suspendPerson } from './people.server.ts';
import { personState, personStates, reasonBody, rolesBody } from './person.ts';

const tag = 'console';
const nothing = z.null();
const personId = z.object({ id: limitedText(64) });
const text = limitedText(254).optional();

/** People and the audit log (PRODUCT M1); calls of other features are there. */
export function consoleCalls() {
  return [waitingCall(), ...peopleCalls(), ...auditCalls()];
}

function waitingCall() {
  return call({
    method: 'GET',
    path: '/admin/waiting',
    who: { permission: 'console.see' },
    tag,
    summary: 'How much waits behind each entry of the console',
    data: z.record(z.string(), z.number().int()),
    handle: ({ ctx }) => readWaiting(ctx),
  });
}

function peopleCalls() {
  return [
    call({
      method: 'POST',
      path: '/admin/users/{id}/suspend',
      who: { permission: 'people.suspend' },
      tag,
      summary: 'Shut an account; the person reads the reason, every session of theirs ends',
      idempotent: true,
      params: personId,
      body: reasonBody,
      data: personState,
      errors: ['not_found', 'not_yourself', 'person_state', 'last_admin'],
      handle: ({ ctx, session, params, body }) => suspendPerson(ctx, session, params.id, body.reason),
    }),
    call({
      method: 'POST',
      path: '/admin/users/{id}/restore',
      who: { permission: 'people.suspend' },
      tag,
      summary: 'Open a shut account again',
      idempotent: true,
      params: personId,
      body: reasonBody,
      data: personState,
      errors: ['not_found', 'not_yourself', 'person_state'],
      handle: ({ ctx, session, params, body }) => restorePerson(ctx, session, params.id, body.reason),
    }),
    call({
      method: 'PUT',
      path: '/admin/users/{id}/roles',
      who: { permission: 'people.change-roles' },
      tag,
      summary: 'Give and take roles',
      params: personId,
      body: rolesBody,
      data: personState,
      errors: ['not_found', 'not_yourself', 'person_state', 'last_admin', 'conflict'],
      handle: ({ ctx, session, params, body }) => changeRoles(ctx, session, params.id, body),
    }),
    call({
      method: 'DELETE',
      path: '/admin/users/{id}/sessions',
      who: { permission: 'people.end-sessions' },
      tag,
      summary: 'End every session of a person',
      params: personId,
      data: nothing,
      errors: ['not_found'],
      async handle({ ctx, params }) {
        await endPersonSessions(ctx, params.id);
        return null;
      },
    }),
    call({
      method: 'DELETE',
      path: '/admin/users/{id}/sessions/{session}',
      who: { permission: 'people.end-sessions' },
      tag,
      summary: 'End one session of a person',
      params: personId.extend({ session: limitedText(64) }),
      data: nothing,
      errors: ['not_found'],
      async handle({ ctx, params }) {
        await endPersonSessions(ctx, params.id, params.session);
        return null;
      },
    }),
    fileCall({
      path: '/admin/users/export',
      who: { permission: 'people.see' },
      tag,
      summary: 'People as a table for spreadsheets, by the filters of the list',
      query: z.object({ w: text, role: text, status: text }),
      file: csvTypes,
      limit: { hits: 60, seconds: 3600 },
      handle: async ({ ctx, query }) =>
        csvFile('hien-people', peopleColumns(ctx.locale), () => {
          const filter = {
            words: query.w ?? '',
            role: readChoice(query.role ?? null, roleNames),
            status: readChoice(query.status ?? null, personStates),
            down: true,
          };
          return everyPage((after, size) => listPeople(ctx, { ...filter, after }, size));
        }),
    }),
  ];
}

function auditCalls() {
  return [
    fileCall({
      path: '/admin/audit/export',
      who: { permission: 'audit.see' },
      tag,
      summary: 'The record as a table for spreadsheets, by the filters of the list',
      query: z.object({ action: text, actor: text, target: text, since: text, until: text }),
      file: csvTypes,
      limit: { hits: 60, seconds: 3600 },
      handle: async ({ ctx, query }) =>
        csvFile('hien-audit', auditColumns(ctx.locale), () => {
          const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
          const filter = auditFilterFrom(new URLSearchParams(given));
          return everyPage((after, size) => listAudit(ctx, { ...filter, after }, size));
        }),
    }),
    call({
      method: 'POST',
      path: '/admin/audit/verify',
      who: { permission: 'audit.see' },
      tag,
      summary: 'Read the whole chain and name the first row that is not as it was written',
      limit: { hits: 30, seconds: 3600 },
      data: z.object({
        rows: z.number().int(),
        fault: z
          .object({
            what: z.enum(['changed', 'missing', 'cut off', 'head']),
            id: z.number().int().nullable(),
            seal: z.number().int(),
          })
          .nullable(),
      }),
      handle: ({ ctx }) => checkChain(ctx),
    }),
  ];
}
