import type { Database } from '#db/database.ts';
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
 * not passwords or codes.
 */
export async function audit(
  db: Database,
  ctx: Pick<RequestContext, 'clock' | 'requestId' | 'address' | 'session'>,
  entry: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      at: ctx.clock.now(),
      actor_id: entry.actorId ?? ctx.session?.userId ?? null,
      action: entry.action,
      target: entry.target,
      before: entry.before === undefined ? null : JSON.stringify(entry.before),
      after: entry.after === undefined ? null : JSON.stringify(entry.after),
      request_id: ctx.requestId,
      address: ctx.address,
    })
    .execute();
}
