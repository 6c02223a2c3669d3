import { merchantOfUser } from '#features/catalogue/merchants/merchants.server.ts';
import { readBank, type TransferAccount } from '#features/trade/transfers/platform-account.server.ts';
import { drawQr, type QrDrawing } from '#features/trade/transfers/qr-drawing.ts';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { vietQr } from '#features/trade/transfers/viet-qr.ts';
import type { MemberContext } from '#platform/context.ts';
import type { Statement } from './book.ts';
import { commissionNow, type CommissionNow } from './commission.server.ts';
import { statementOf } from './ledger.server.ts';
import { shopPurpose } from './shop-purpose.ts';
import { monthsBetween } from './statement.ts';
import { firstEntryAt } from './statement-queries.server.ts';

/** Where a shop that owes us transfers it to; no bank transfers less than the least. */
export interface Repaying {
  bank: TransferAccount;
  amount: number;
  purpose: string;
  qr: QrDrawing;
}
export interface StatementData extends Statement {
  months: string[];
  repaying: Repaying | null;
  /** What a notice of a change leads here for. */ commission: CommissionNow;
}

/** What we owe the person's shop and why, in the merchant's dashboard; or what it owes us, and how to pay it back. */
export async function loadStatement(ctx: MemberContext): Promise<StatementData> {
  // Someone with the role but no shop yet has an empty one.
  const shop = (await merchantOfUser(ctx.db, ctx.session.userId))?.id ?? '';
  const statement = await statementOf(ctx, shop);
  return {
    ...statement,
    months: monthsBetween(await firstEntryAt(ctx.db, shop), ctx.clock.now()),
    repaying: statement.balance < 0 ? await repayingOf(ctx, shop, -statement.balance) : null,
    commission: await commissionNow(ctx),
  };
}

async function repayingOf({ db, clock }: MemberContext, shop: string, owes: number): Promise<Repaying | null> {
  const bank = await readBank(db, clock.now());
  if (bank === null) return null;
  const amount = Math.max(owes, leastTransfer);
  const purpose = shopPurpose(shop);
  return { bank, amount, purpose, qr: drawQr(vietQr({ bin: bank.bin, account: bank.account, amount, purpose })) };
}
