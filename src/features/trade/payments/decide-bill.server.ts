import { requireNotOwnMatter } from '#features/people/console/own-matter.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { AppError } from '#lib/errors.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { findBill } from './bill-queries.server.ts';
import { ownerOf, type BillOwner } from './bill-owners.ts';
import { settleBill, type Bill, type Decision } from './bills.server.ts';
import { partiesOf } from './remittance-queries.server.ts';

/**
 * An admin decides on the page of remittances: the bill, what it is for, its audit row and the notification, all or
 * nothing. Never on a bill of their own.
 */
export function decideBill(
  ctx: RequestContext,
  owners: readonly BillOwner[],
  billId: string,
  decision: Decision,
): Promise<{ status: Bill['status'] }> {
  return commit(ctx, async (db) => {
    // An application is decided with its documents, and its bill with it.
    if ((await findBill(db, billId))?.kind === 'joining') throw new AppError('bill_elsewhere');
    const parties = await partiesOf(db, billId);
    if (parties) requireNotOwnMatter(decision.by, [parties.payer, parties.seller]);
    const bill = await settleBill(db, ctx, billId, decision);
    const owner = ownerOf(owners, bill.kind);
    if (decision.decision === 'paid') await owner?.paid(db, ctx, bill);
    else await owner?.rejected(db, ctx, bill, decision.reason);
    if (!owner?.tells) await notifyPayer(db, ctx, bill, decision);
    return { status: bill.status };
  });
}

async function notifyPayer(
  db: RequestContext['db'],
  ctx: RequestContext,
  bill: Bill,
  decision: Decision,
): Promise<void> {
  const link = bill.page === null ? {} : { link: bill.page };
  const details = { reference: bill.reference };
  if (decision.decision === 'paid')
    await sendNotification(db, ctx, [bill.user_id], { type: 'BILL_PAID', details, ...link });
  else
    await sendNotification(db, ctx, [bill.user_id], {
      type: 'BILL_REJECTED',
      details,
      reason: decision.reason,
      ...link,
    });
}
