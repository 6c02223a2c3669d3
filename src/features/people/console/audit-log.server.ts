import { verifyAudit, sealAudit, type Verdict } from '#platform/audit-chain.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { AuditLine, ChainState } from './audit-log.ts';
import {
  auditActions,
  auditSorts,
  chainCounts,
  findAudit,
  findPersonId,
  sortedAudit,
} from './audit-log-queries.server.ts';
import type { ConsoleList } from './console-list.ts';
import { askedOrder, consolePageSize, pageOf, placeIn, readMoment } from './keyset.server.ts';

export interface AuditFilter {
  action: string | null;
  actor: string | null;
  target: string | null;
  from: string | null;
  until: string | null;
  after: string | null;
  sort?: string | null;
}

const day = 86_400_000;
const vietnam = '+07:00';

export async function listAudit(
  ctx: Pick<RequestContext, 'db'>,
  filter: AuditFilter,
  size = consolePageSize,
): Promise<ConsoleList<AuditLine>> {
  const actor = await resolvePersonId(ctx, filter.actor);
  const target = await resolvePersonId(ctx, filter.target);
  const conditions = { action: filter.action, actor, target, ...daysOf(filter) };
  const order = askedOrder({ sort: filter.sort ?? null, after: filter.after }, auditSorts, size + 1);
  const found =
    order === null
      ? await findAudit(ctx.db, { ...conditions, after: positionOf(filter.after), limit: size + 1 })
      : await sortedAudit(ctx.db, conditions, order);
  const { rows, next } = pageOf(found, (row) => placeIn(order, row, [row.at.toISOString(), Number(row.id)]), size);
  return { rows: rows.map(lineOf), next };
}

export function auditFilterFrom(params: URLSearchParams): AuditFilter {
  const given = (name: string) => params.get(name)?.trim().slice(0, 254) || null;
  return {
    action: given('action'),
    actor: given('actor'),
    target: given('target'),
    from: given('since'),
    until: given('until'),
    after: given('after'),
    sort: given('sort'),
  };
}

export function actionNames(ctx: Pick<RequestContext, 'db'>): Promise<string[]> {
  return auditActions(ctx.db);
}

export function chainState(ctx: Pick<RequestContext, 'db'>): Promise<ChainState> {
  return chainCounts(ctx.db);
}

/** Verifies the whole chain, as `npm run audit:verify` does. */
export async function checkChain({ db, keys }: Pick<RequestContext, 'db' | 'keys'>): Promise<Verdict> {
  await sealAudit(db, keys);
  return verifyAudit(db, keys);
}

/** A mail or a phone is resolved to a person; anything else is used as it is. */
async function resolvePersonId({ db }: Pick<RequestContext, 'db'>, typed: string | null): Promise<string | null> {
  return typed === null ? null : ((await findPersonId(db, typed)) ?? typed);
}

/** Both days whole, as they are in Vietnam. */
function daysOf({ from, until }: Pick<AuditFilter, 'from' | 'until'>): { from: Date | null; until: Date | null } {
  const start = (text: string | null) =>
    text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
      ? new Date(`${text}T00:00:00${vietnam}`)
      : null;
  const last = start(until);
  return { from: start(from), until: last === null ? null : new Date(last.getTime() + day) };
}

function positionOf(after: string | null): { at: Date; id: number } | null {
  const place = readMoment(after);
  return place !== null && Number.isSafeInteger(Number(place.id)) ? { at: place.at, id: Number(place.id) } : null;
}

function lineOf(row: Awaited<ReturnType<typeof findAudit>>[number]): AuditLine {
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actorName },
    action: row.action,
    target: row.target,
    targetName: row.targetName,
    before: row.before ?? null,
    after: row.after ?? null,
    address: row.address,
    requestId: row.request_id,
    seal: row.seal === null ? null : Number(row.seal),
  };
}
