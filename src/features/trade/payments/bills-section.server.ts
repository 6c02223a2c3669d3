import type { MemberContext } from '#platform/context.ts';
import { billsQuery, type BillPage, type BillsQuery } from './bill.ts';
import { waitingBillCount } from './bill-queries.server.ts';
import { listBills } from './bills.server.ts';
import type { RefundData } from './refund.ts';
import { listRefunds } from './refunds.server.ts';

export interface BillsData {
  bills: BillPage;
  status: BillsQuery['status'];
  /** All of the person's, the newest first. */
  refunds: RefundData[];
}

/** A person's bills in their dashboard: `?status=` and `?page=`; an invalid value is the first page of all. */
export async function loadBills(ctx: MemberContext, url: URL): Promise<BillsData> {
  const asked = billsQuery.safeParse(
    Object.fromEntries([...url.searchParams].filter(([name]) => name === 'status' || name === 'page')),
  );
  const query = asked.data ?? billsQuery.parse({});
  const { userId } = ctx.session;
  return {
    bills: await listBills(ctx, userId, query),
    status: query.status,
    refunds: await listRefunds(ctx, userId),
  };
}

export function countOpenBills(userId: string) {
  return { waiting: waitingBillCount(userId) };
}
