import type { PersonKind } from '#lib/person.ts';
import type { MemberContext } from '#platform/context.ts';
import { unreadEntries } from './design-order-queries.server.ts';
import { listDesignOrders } from './design-orders.server.ts';
import type { DesignOrderPage } from './design-order.ts';
import type { Side } from './design-order-states.ts';

export interface DesignOrdersData {
  side: Side;
  designs: boolean;
  orders: DesignOrderPage;
}

/**
 * The dashboard section: a designer's order record, or what this person asked and ordered; `?side=mine` shows a
 * designer their own questions.
 */
export async function loadDesignOrders(ctx: MemberContext, url: URL, kind: PersonKind): Promise<DesignOrdersData> {
  const designs = kind === 'designer';
  const side: Side = designs && url.searchParams.get('side') !== 'mine' ? 'designer' : 'buyer';
  return {
    side,
    designs,
    orders: await listDesignOrders(ctx, ctx.session.userId, side, { page: 0, size: 20, status: 'ALL' }),
  };
}

export function countDesignOrdersOf(userId: string, kind: PersonKind) {
  return { waiting: unreadEntries(userId, kind === 'designer' ? ['buyer', 'designer'] : ['buyer']) };
}
