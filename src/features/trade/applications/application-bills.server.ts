import type { Database } from '#db/database.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { closeBill, livingBill, openBill } from '#features/trade/payments/bills.server.ts';
import { bookFee } from '#features/trade/ledger/ledger.server.ts';
import type { BillOwner } from '#features/trade/payments/bill-owners.ts';
import { openRefund } from '#features/trade/payments/refunds.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { appliedPlans } from './application.ts';
import { applicationPage } from './application-page.ts';
import { applicationOfBill, type ApplicationRow } from './application-queries.server.ts';
import { requireStep } from './application-states.ts';
import { joiningAmount } from './joining-amount.server.ts';
import { passApplication } from './pass-application.server.ts';
import { submitForReview } from './submit-for-review.server.ts';

/**
 * The bill of an application: the plan's price, or the merchant's joining fee. A bill of the same amount is kept with
 * its reference. Money already sent was for the amount then: a price that changed since does not matter, only another
 * plan is refused. Where joining is free there is no bill, and nothing to wait for.
 */
export async function billFor(
  db: Database,
  ctx: RequestContext,
  row: ApplicationRow,
  before: Pick<ApplicationRow, 'plan'>,
): Promise<{ billId: string | null; remitted: boolean }> {
  const amount = await amountOf(db, row);
  const living = await livingBill(db, { userId: row.user_id, kind: 'joining', subject: row.id });
  if (living?.status === 'SUBMITTED') {
    if (row.plan !== before.plan) throw new AppError('invalid_form', { field: 'plan' });
    return { billId: living.id, remitted: true };
  }
  if (living?.amount === amount) return { billId: living.id, remitted: false };
  if (living) await closeBill(db, ctx, living.id);
  if (amount === 0) return { billId: null, remitted: true };
  const bill = await openBill(db, ctx, {
    userId: row.user_id,
    kind: 'joining',
    subject: row.id,
    amount,
    payBy: null,
    page: pages[applicationPage[row.type]].path,
  });
  return { billId: bill.id, remitted: false };
}

async function amountOf(db: Database, row: ApplicationRow): Promise<number> {
  if (row.type === 'merchant') return joiningAmount(db);
  const price = appliedPlans.find(({ code }) => code === row.plan)?.price;
  if (price === undefined) throw new AppError('invalid_form', { field: 'plan' });
  return price;
}

/**
 * A receipt submits the application for review. Its bill is settled with the application and nowhere else: documents
 * and money are decided together.
 */
export const applicationBillOwner: BillOwner = {
  kind: 'joining',
  tells: true,
  onlyWithReceipt: true,
  async submitted(db, ctx, bill) {
    const row = await applicationOfBill(db, bill.id);
    if (!row) throw new AppError('not_found');
    requireStep(row.state, 'remit');
    await submitForReview(db, ctx, row, 'remit');
  },
  async paid(db, ctx, bill) {
    const row = await applicationOfBill(db, bill.id);
    // The applicant has left meanwhile, and the application with them: nothing is paid for, so the money goes back.
    if (!row) {
      await openRefund(db, ctx, { bill, why: 'cancelled', amount: bill.amount });
      return;
    }
    if (bill.decided_by === null) throw new AppError('not_found');
    await bookFee(db, ctx, bill, { actorId: bill.decided_by });
    await passApplication(db, ctx, row.id, bill.decided_by);
  },
  short: refuseSeparateDecision,
  rejected: refuseSeparateDecision,
};

function refuseSeparateDecision(): Promise<never> {
  return Promise.reject(new AppError('bill_elsewhere'));
}
