import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
import { channel, payloadOf } from '#platform/events.server.ts';
import { deskAreaOf } from '#platform/streams.ts';
import type { RequestContext } from '#platform/context.ts';

interface AuditEntry {
  action: string;
  target: string;
  actorId?: string | null;
  before?: unknown;
  after?: unknown;
}

/**
 * Records who did what to what, in the transaction of the action. Never a secret: callers pass names of what changed,
 * not passwords or codes. Consoles that list such things are told that something has changed, with the commit.
 */
export async function audit(
  db: Database,
  ctx: Pick<RequestContext, 'clock' | 'requestId' | 'address' | 'session'>,
  entry: AuditEntry,
): Promise<void> {
  const actorId = entry.actorId ?? ctx.session?.userId ?? null;
  const written = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  const { action, target, before, after } = entry;
  const row = [ctx.clock.now(), actorId, action, target, written(before), written(after), ctx.requestId, ctx.address];
  const area = deskAreaOf(action);
  if (area === null) await enter(db, row);
  else await enterAndTell(db, [...row, channel, payloadOf({ kind: 'desk', id: `${area}:${actorId ?? ''}` })]);
}

const entering = `insert into audit (at, actor_id, action, target, before, after, request_id, address)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;
const enter = statement(entering);
const enterAndTell = statement(`with entered as (${entering}) select pg_notify($9, $10)`);
