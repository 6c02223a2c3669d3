import type { Database } from '#db/database.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { closeBill, livingBill, openBill, type Bill } from '#features/trade/payments/bills.server.ts';
import { saveApplyStatus } from '#features/people/accounts/standing.server.ts';
import { bookFee } from '#features/trade/ledger/ledger.server.ts';
import type { BillContext, BillOwner } from '#features/trade/payments/bill-owners.ts';
import { openRefund } from '#features/trade/payments/refunds.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { readSetting } from '#platform/settings-queries.server.ts';
import { applicationPage } from './application-page.ts';
import { addEvent, applicationOfBill, stepApplication, type ApplicationRow } from './application-queries.server.ts';
import { requireStep, stateError } from './application-states.ts';
import { isBillOfPlan, planPriceOf } from './billed-plan.server.ts';
import { passApplication } from './pass-application.server.ts';
import { submitForReview } from './submit-for-review.server.ts';
import { endApplication, givenUpFor } from './withdraw.server.ts';

/**
 * The bill of an application: the plan's price, or the merchant's joining fee. A bill of the same amount is kept with
 * its reference. Money already sent was for the amount then: a price that changed since does not matter. It counts for
 * the plan the bill was opened for, whatever the draft says: another one is refused while a receipt is under review;
 * what had arrived for the former one goes back. Where joining is free there is no bill, and nothing to wait for.
 */
export async function billFor(
  db: Database,
  ctx: RequestContext,
  row: ApplicationRow,
): Promise<{ billId: string | null; remitted: boolean }> {
  const amount = await amountOf(db, row);
  const living = await livingBill(db, { userId: row.user_id, kind: 'joining', subject: row.id });
  if (living?.status === 'SUBMITTED') {
    if (!isBillOfPlan(row, living)) throw new AppError('price_request_error', { field: 'plan' });
    return { billId: living.id, remitted: true };
  }
  const kept = living && (living.amount === amount || (living.received > 0 && isBillOfPlan(row, living)));
  if (kept) return { billId: living.id, remitted: false };
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
  if (row.type === 'merchant') return (await readSetting(db, 'joining')).merchant;
  const price = planPriceOf(row);
  if (price === undefined) throw new AppError('price_request_error', { field: 'plan' });
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
    if (row.refusal !== null || row.withdrawn_at !== null) {
      await endApplication(db, ctx, row, bill.decided_by);
      await openRefund(db, ctx, { bill, why: givenUpFor(row), amount: bill.amount });
      return;
    }
    if (bill.decided_by === null) throw new AppError('not_found');
    await bookFee(db, ctx, bill, { actorId: bill.decided_by });
    await passApplication(db, ctx, row.id, bill.decided_by);
  },
  short: awaitRest,
  stillOwed: owedUnlessGivenUp,
  rejected: () => Promise.reject(new AppError('bill_elsewhere')),
  takenBack: refuseNoMore,
};

/** It was not declined after all. What waited for other documents before waits for them again. */
async function refuseNoMore(db: Database, { clock }: BillContext, bill: Bill): Promise<void> {
  const row = await applicationOfBill(db, bill.id);
  if (!row || row.refusal === null) return;
  const wasTurnedDown = row.decided_at !== null && row.withdrawn_at === null;
  const state = wasTurnedDown ? 'REJECTED' : 'AUDITING';
  if (!(await stepApplication(db, row.id, 'resume', { state, refusal: null, updated_at: clock.now() })))
    throw stateError(row.state);
}

/** Nothing more is owed for what was declined or withdrawn: the part that has arrived goes back. */
async function owedUnlessGivenUp(
  db: Database,
  ctx: BillContext,
  bill: Bill,
): Promise<number | 'declined' | 'withdrawn'> {
  const row = await applicationOfBill(db, bill.id);
  if (!row || (row.refusal === null && row.withdrawn_at === null)) return bill.amount;
  await endApplication(db, ctx, row, bill.decided_by);
  return givenUpFor(row);
}

/** What has arrived is kept; the rest is asked for, and its receipt submits the application again. */
async function awaitRest(db: Database, { clock }: BillContext, bill: Bill): Promise<null> {
  const row = await applicationOfBill(db, bill.id);
  if (!row) throw new AppError('not_found');
  const now = clock.now();
  const change = { state: 'AWAITING_REMITTANCE', updated_at: now } as const;
  if (!(await stepApplication(db, row.id, 'short', change))) throw stateError(row.state);
  await addEvent(db, { applicationId: row.id, at: now, actorId: bill.decided_by, step: 'short' });
  await saveApplyStatus(db, row.user_id, 'AWAITING_REMITTANCE');
  return null;
}
