import type { RequestContext } from '#platform/context.ts';
import { readBank } from './bank-queries.server.ts';
import { readBill } from './bills.server.ts';
import { takesReceipt } from './bill-states.ts';
import type { PayView } from './pay-view.ts';
import { drawQr } from '#features/trade/transfers/qr-drawing.ts';
import { vietQr } from '#features/trade/transfers/viet-qr.ts';

/** What the payer of this bill sees; somebody else's bill is not found. */
export async function payView(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'clock'>,
  userId: string,
  billId: string,
): Promise<PayView> {
  const bill = await readBill(ctx, userId, billId);
  const bank = takesReceipt(bill.status) ? await readBank(ctx.db, ctx.clock.now()) : null;
  return {
    bill,
    bank,
    qr: bank && drawQr(vietQr({ bin: bank.bin, account: bank.account, amount: bill.rest, purpose: bill.reference })),
  };
}
