import type { Database } from '#db/database.ts';
import { lastWrite } from '#db/last-writes.ts';
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
  const { action, target, before, after } = entry;
  const { requestId, address } = ctx;
  const area = deskAreaOf(action);
  const told = area === null ? null : payloadOf({ kind: 'desk', id: `${area}:${actorId ?? ''}` });
  await enter(db, { told, at: ctx.clock.now(), actorId, action, target, before, after, requestId, address });
}

interface AuditRow extends AuditEntry {
  at: Date;
  requestId: string;
  address: string;
  /** To the consoles that list such things. */ told: string | null;
}

const enter = lastWrite<AuditRow>(async (db, rows) => {
  const told = new Set(rows.flatMap((row) => row.told ?? []));
  const values = [JSON.stringify(rows)];
  if (told.size === 0) await enterAll(db, values);
  else await enterAndTell(db, [...values, channel, [...told]]);
});

const entering = `insert into audit (at, actor_id, action, target, before, after, request_id, address)
  select at, "actorId", action, target, before, after, "requestId", address
  from jsonb_to_recordset($1::jsonb) as given(at timestamptz, "actorId" text, action text, target text, before jsonb,
    after jsonb, "requestId" text, address text)`;
const enterAll = statement(entering);
const enterAndTell = statement(
  `with entered as (${entering}) select pg_notify($2, told) from unnest($3::text[]) as payloads (told)`,
);
