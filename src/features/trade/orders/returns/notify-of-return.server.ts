import type { Database } from '#db/database.ts';
import type { NoticeType } from '#features/people/notifications/notice.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { orderAddress } from '../order.ts';
import type { OrderRow } from '../order-queries.server.ts';
import { goodsNamed, type StepContext } from '../order-steps.server.ts';
import { partOf, type ReturnRow } from './return-queries.server.ts';

/** Names the pieces it is about, which are rarely the first of the order. */
export async function notifyOfReturn(
  db: Database,
  ctx: StepContext,
  { order, about }: { order: OrderRow; about: ReturnRow },
  userIds: string[],
  type: Extract<NoticeType, `ORDER_RETURN_${string}`>,
  { reason = null, details = {} }: { reason?: Trilingual | null; details?: Record<string, string> } = {},
): Promise<void> {
  return sendNotification(db, ctx, userIds, {
    type,
    details: {
      number: order.number,
      ...(await goodsNamed(db, order.id, { spoken: partOf(about).lines })),
      kind: about.kind,
      ...details,
    },
    link: orderAddress(order.id),
    ...(reason ? { reason } : {}),
  });
}
