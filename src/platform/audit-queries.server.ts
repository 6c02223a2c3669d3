import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
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
  const entered = sql`insert into audit (at, actor_id, action, target, before, after, request_id, address) values (
    ${ctx.clock.now()}, ${actorId}, ${entry.action}, ${entry.target}, ${written(entry.before)}, ${written(entry.after)},
    ${ctx.requestId}, ${ctx.address})`;
  const area = deskAreaOf(entry.action);
  if (area === null) return void (await prepared(entered).execute(db));
  const told = payloadOf({ kind: 'desk', id: `${area}:${actorId ?? ''}` });
  await prepared(sql`with entered as (${entered}) select pg_notify(${channel}, ${told})`).execute(db);
}
