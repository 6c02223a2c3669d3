import type { Database } from '#db/database.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { parseLocale } from '#lib/locale.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { eachDue, throwFailures } from '#platform/due/each-due.server.ts';
import { designOrderAddress } from './design-order-links.ts';
import {
  dueDesignOrders,
  entriesOf,
  findSide,
  localeOf,
  lockDesignOrder,
  moveDesignOrder,
  markNotified,
  claimReminder,
  unnotifiedSides,
  type DesignOrderRow,
  type SideRow,
} from './design-order-queries.server.ts';
import { sides } from './design-order-states.ts';
import { recordEntry, nameOf, otherSide } from './design-order-steps.server.ts';
import { completeAfterDays, remindBeforeDays } from './design-order-limits.ts';

/** How long something may be unread before a mail is sent: during a live conversation there is none. */
export const letterAfterMs = 3 * 60_000;
const batchSize = 200;

type NotificationServices = Pick<RequestContext, 'clock' | 'keys' | 'settings'>;

/**
 * Notifies those who have not looked: one mail until they do, and the notification that was skipped because they seemed
 * to be present.
 */
export async function notifyUnseen(db: Database, ctx: NotificationServices): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - letterAfterMs);
  const failures: unknown[] = [];
  const notified = await eachDue(db, failures, {
    next: (tried) => unnotifiedSides(db, since, { most: batchSize, tried }),
    nameOf: ({ order_id, side }) => `${order_id} ${side}`,
    work: (trx, side) => notifySide(trx, ctx, side),
  });
  throwFailures(failures, 'mails about talks were not written');
  return notified;
}

async function notifySide(db: Database, ctx: NotificationServices, { order_id, side }: SideRow): Promise<void> {
  const order = await lockDesignOrder(db, order_id);
  const now = await findSide(db, order_id, side);
  if (!order || now.unread === 0 || now.lettered) return;
  const [last] = (await entriesOf(db, order_id, { most: 20 })).toReversed().filter(({ by }) => by === otherSide(side));
  const sender = (await nameOf(db, order, otherSide(side))) || '…';
  await sendNotification(db, ctx, [now.user_id], {
    ...(last?.state
      ? { type: 'ORDER_DESIGN_MOVED' as const, details: { sender, state: last.state } }
      : { type: 'MESSAGE' as const, details: { sender } }),
    link: designOrderAddress(order_id),
    ...(now.told ? { only: 'mail' as const } : {}),
    ...(last === undefined || last.text === ''
      ? {}
      : { reason: { [parseLocale(await localeOf(db, last.author_id ?? '')) ?? 'en']: last.text } }),
  });
  await markNotified(db, { orderId: order_id, side, told: true, lettered: true });
}

/**
 * Delivered orders without a reply: both are reminded, then it completes by itself (docs/decisions/0049). A concurrent
 * step by a person wins.
 */
export async function expireDesignOrders(
  db: Database,
  ctx: NotificationServices,
): Promise<{ reminded: number; completed: number }> {
  const now = ctx.clock.now();
  const failures: unknown[] = [];
  const completed = await eachDue(db, failures, {
    next: (tried) => dueDesignOrders(db, 'complete_by', now, { most: batchSize, tried }),
    nameOf: ({ id }) => id,
    work: (trx, order) => complete(trx, ctx, order),
  });
  const reminded = await eachDue(db, failures, {
    next: (tried) => dueDesignOrders(db, 'remind_at', now, { most: batchSize, tried }),
    nameOf: ({ id }) => id,
    // One whose end failed is not announced once more.
    work: async (trx, order) => ((order.complete_by ?? now) <= now ? 0 : remind(trx, ctx, order)),
  });
  throwFailures(failures, 'deadlines of talks did not pass');
  return { reminded, completed };
}

async function remind(db: Database, ctx: NotificationServices, order: DesignOrderRow): Promise<void> {
  if (await claimReminder(db, order.id, ctx.clock.now()))
    await notifyBothSides(db, ctx, order, 'ORDER_DESIGN_ENDING', remindBeforeDays);
}

async function complete(db: Database, ctx: NotificationServices, order: DesignOrderRow): Promise<void> {
  const moved = await moveDesignOrder(db, {
    id: order.id,
    step: 'complete',
    change: {},
    at: ctx.clock.now(),
    due: true,
  });
  if (!moved) return;
  await audit(
    db,
    { clock: ctx.clock, requestId: 'clock', address: '', session: null },
    {
      action: 'design_order.complete',
      target: order.id,
      before: { state: order.state },
      after: { state: moved.state, by: 'clock' },
    },
  );
  await recordEntry(db, ctx, moved, {
    by: 'clock',
    authorId: null,
    state: moved.state,
    text: '',
    files: [],
    price: null,
  });
  await notifyBothSides(db, ctx, moved, 'ORDER_DESIGN_ENDED', completeAfterDays);
}

async function notifyBothSides(
  db: Database,
  ctx: NotificationServices,
  order: DesignOrderRow,
  type: 'ORDER_DESIGN_ENDING' | 'ORDER_DESIGN_ENDED',
  days: number,
): Promise<void> {
  const both = [];
  for (const side of sides) both.push({ side, user: (await findSide(db, order.id, side)).user_id });
  // As others that notify several do: two who wait for each other's box would wait for ever.
  for (const { side, user } of both.toSorted((one, other) => (one.user < other.user ? -1 : 1))) {
    await sendNotification(db, ctx, [user], {
      type,
      details: { sender: (await nameOf(db, order, otherSide(side))) || '…', days },
      link: designOrderAddress(order.id),
    });
    if (type === 'ORDER_DESIGN_ENDED') await markNotified(db, { orderId: order.id, side, told: true, lettered: true });
  }
}
