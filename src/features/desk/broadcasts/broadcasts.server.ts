import type { ConsoleList } from '#features/people/console/console-list.ts';
import { askedOrder, pageOf, placeIn } from '#features/people/console/keyset.server.ts';
import { AppError, required } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { trilingual } from '#lib/trilingual.ts';
import type { Database } from '#db/database.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import type { Audience, BroadcastForm, BroadcastItem, ReachData } from './broadcast.ts';
import {
  addBroadcastJob,
  broadcastSorts,
  broadcastsBefore,
  countReach,
  endBroadcast,
  findBroadcast,
  findPerson,
  insertBroadcast,
  sortedBroadcasts,
  type BroadcastRow,
  type Target,
} from './broadcast-queries.server.ts';

const size = 50;

/** How many a broadcast would reach, before anything is sent. */
export async function reachOf(db: Database, audience: Audience): Promise<ReachData> {
  const { person, ...target } = await targetOf(db, audience);
  const { all, deaf } = await countReach(db, target);
  return { reach: all - deaf, without: deaf, person };
}

/**
 * Stores the broadcast and wakes a worker; the request does not wait until a million are notified. If the number
 * differs from what the sender saw: 409 with the current one.
 */
export async function sendBroadcast(
  ctx: RequestContext & { session: Session },
  form: BroadcastForm,
): Promise<BroadcastItem> {
  const now = ctx.clock.now();
  const id = newId('n', now);
  const { audience: _, reach: seen, subject, message, link } = form;
  return commit(ctx, async (db) => {
    const { reach } = await reachOf(db, form.audience);
    if (!isSimilarReach(reach, seen)) throw new AppError('conflict', { current: { reach } });
    const { person: __, ...target } = await targetOf(db, form.audience);
    await insertBroadcast(db, {
      id,
      sender_id: ctx.session.userId,
      ...target,
      subject: JSON.stringify(subject),
      message: JSON.stringify(message),
      link,
      reach,
      created_at: now,
    });
    await audit(db, ctx, { action: 'broadcast.sent', target: id, after: { ...target, subject, message, link, reach } });
    await addBroadcastJob(db, id);
    return itemOf(required(await findBroadcast(db, id), 'A broadcast just written'));
  });
}

export async function listBroadcasts(
  db: Database,
  after: string | null,
  sort: string | null = null,
): Promise<ConsoleList<BroadcastItem>> {
  const order = askedOrder({ sort, after }, broadcastSorts, size + 1);
  if (order !== null) {
    const { rows, next } = pageOf(await sortedBroadcasts(db, order), (row) => placeIn(order, row, ['', row.id]), size);
    return { rows: rows.map(itemOf), next };
  }
  const rows = await broadcastsBefore(db, after, size + 1);
  return { rows: rows.slice(0, size).map(itemOf), next: rows.length > size ? (rows[size - 1]?.id ?? null) : null };
}

/** What was delivered stays; no further deliveries. */
export async function stopBroadcast(ctx: RequestContext, id: string): Promise<BroadcastItem> {
  return commit(ctx, async (db) => {
    const before = await findBroadcast(db, id);
    if (!before) throw new AppError('not_found');
    if (!(await endBroadcast(db, id, 'stopped', ctx.clock.now())))
      throw new AppError('conflict', {
        current: itemOf(required(await findBroadcast(db, id), 'A broadcast just written')),
      });
    const after = required(await findBroadcast(db, id), 'A broadcast just written');
    await audit(db, ctx, {
      action: 'broadcast.stopped',
      target: id,
      before: { status: 'sending' },
      after: { status: 'stopped', told: after.told },
    });
    return itemOf(after);
  });
}

async function targetOf(db: Database, audience: Audience): Promise<Target & Pick<ReachData, 'person'>> {
  if (audience.to === 'all') return { audience: 'all', target: null, person: null };
  if (audience.to === 'role') return { audience: 'role', target: audience.role, person: null };
  const person = await findPerson(db, audience.person);
  if (!person) throw new AppError('not_found', { field: 'audience.person' });
  return { audience: 'person', target: person.id, person };
}

/** The number changes a little while one writes; a much different one is refused. */
function isSimilarReach(now: number, seen: number): boolean {
  return Math.abs(now - seen) <= Math.max(5, seen * 0.05);
}

function itemOf(row: BroadcastRow): BroadcastItem {
  return {
    id: row.id,
    audience: row.audience,
    target: row.target,
    subject: trilingual(row.subject),
    message: trilingual(row.message),
    link: row.link,
    status: row.status,
    reach: row.reach,
    told: row.told,
    sender: row.sender,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
