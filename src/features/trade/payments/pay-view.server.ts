import { readBank } from '#features/trade/transfers/platform-account.server.ts';
import { drawQr } from '#features/trade/transfers/qr-drawing.ts';
import { vietQr } from '#features/trade/transfers/viet-qr.ts';
import type { RequestContext } from '#platform/context.ts';
import type { BankAccount } from './bank.ts';
import { shownAccount, storeShownAccount } from './account/bank-queries.server.ts';
import { askedFor } from './bill.ts';
import { readBill } from './bills.server.ts';
import { takesReceipt } from './bill-states.ts';
import type { PayView } from './pay-view.ts';

/** What the payer of this bill sees; somebody else's bill is not found. The code asks for what is still owed. */
export async function payView(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'clock'>,
  userId: string,
  billId: string,
): Promise<PayView> {
  const bill = await readBill(ctx, userId, billId);
  const bank = takesReceipt(bill.status)
    ? ((await shownAccount(ctx.db, billId)) ?? (await showBank(ctx, billId)))
    : null;
  return {
    bill,
    bank,
    qr:
      bank && drawQr(vietQr({ bin: bank.bin, account: bank.account, amount: askedFor(bill), purpose: bill.reference })),
  };
}

/**
 * The account a bill is paid to, shown for the first time: the one in force then. A transfer takes days at times, so a
 * bill stays payable to what its payer has copied.
 */
export async function showBank(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  billId: string,
): Promise<BankAccount | null> {
  const bank = await readBank(db, clock.now());
  return bank && storeShownAccount(db, billId, bank);
}
