import { banks } from '#features/people/bank-accounts/banks.ts';
import { readBankAccount } from '#features/people/bank-accounts/bank-accounts.server.ts';
import type { ConsoleList } from '#features/people/console/console-list.ts';
import { askedOrder, consolePageSize, decodeCursor, pageOf, placeIn } from '#features/people/console/keyset.server.ts';
import { drawQr } from '#features/trade/transfers/qr-drawing.ts';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { vietQr } from '#features/trade/transfers/viet-qr.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { statementOf } from './ledger.server.ts';
import { safeToPay, type DuePayout, type MadePayout, type PayeeBank, type PayoutDetail } from './payout.ts';
import { returnableSince } from '#features/catalogue/offers/return-terms.ts';
import { shopPurpose } from './shop-purpose.ts';
import { monthsBetween } from './statement.ts';
import { firstEntryAt } from './statement-queries.server.ts';
import {
  dueRows,
  dueSorts,
  payoutRows,
  payoutSorts,
  returnableSalesOf,
  shopOf,
  sortedDue,
  sortedPayouts,
} from './payout-queries.server.ts';
import { accountChangedDays } from './ledger-limits.ts';

type PayoutReadContext = Pick<RequestContext, 'db' | 'clock'>;

/** What the console shows of money owed to shops (PRODUCT G6): who is owed how much, what was paid, one shop. */
export async function listDue(
  ctx: PayoutReadContext,
  after: string | null,
  sort: string | null = null,
): Promise<ConsoleList<DuePayout>> {
  const limit = consolePageSize + 1;
  const order = askedOrder({ sort, after }, dueSorts, limit);
  const place = decodeCursor(after);
  const from =
    place && Number.isSafeInteger(Number(place[0])) ? { owed: Number(place[0]), id: String(place[1]) } : null;
  const found =
    order === null
      ? await dueRows(ctx.db, returnableSince(ctx.clock.now()), from, limit)
      : await sortedDue(ctx.db, returnableSince(ctx.clock.now()), order);
  const { rows, next } = pageOf(found, (row) => placeIn(order, row, [row.owed, row.merchant]));
  return {
    rows: rows.map(({ last_paid, bank_changed, merchant, name, owed, fresh }) => ({
      merchant,
      name,
      owed,
      fresh,
      lastPaidAt: last_paid?.toISOString() ?? null,
      bank: bankStanding(ctx, bank_changed),
    })),
    next,
  };
}

function bankStanding(ctx: PayoutReadContext, changed: Date | null): DuePayout['bank'] {
  if (changed === null) return 'missing';
  return isRecent(ctx, changed) ? 'recent' : 'known';
}

export async function listMade(
  { db }: PayoutReadContext,
  after: string | null,
  sort: string | null = null,
): Promise<ConsoleList<MadePayout>> {
  const limit = consolePageSize + 1;
  const order = askedOrder({ sort, after }, payoutSorts, limit);
  const before = Number(decodeCursor(after)?.[0] ?? Number.NaN);
  const found =
    order === null
      ? await payoutRows(db, Number.isSafeInteger(before) ? before : null, limit)
      : await sortedPayouts(db, order);
  const { rows, next } = pageOf(found, (row) => placeIn(order, row, [row.number, row.id]));
  return {
    rows: rows.map(({ id, merchant, name, amount, memo, at, by, receipt, bin, account, holder }) => ({
      id,
      merchant,
      name,
      amount,
      memo,
      by: by ?? '',
      to: bin === null ? null : { bank: banks[bin] ?? bin, account: account ?? '', holder: holder ?? '' },
      at: at.toISOString(),
      picture: receipt && `/api/media/${receipt}/file`,
    })),
    next,
  };
}

export async function readPayout(ctx: PayoutReadContext, merchantId: string): Promise<PayoutDetail> {
  const shop = await shopOf(ctx.db, merchantId);
  if (!shop) throw new AppError('not_found');
  const { balance: owed, entries } = await statementOf(ctx, merchantId);
  const fresh = await returnableSalesOf(ctx.db, merchantId, returnableSince(ctx.clock.now()));
  const bank = await bankOf(ctx, shop.user_id);
  const [next] = (await dueRows(ctx.db, returnableSince(ctx.clock.now()), null, 2)).filter(
    ({ merchant, owed: others }) => merchant !== merchantId && others > 0,
  );
  return {
    merchant: shop.id,
    name: shop.name,
    userId: shop.user_id,
    owed,
    fresh,
    entries,
    months: monthsBetween(await firstEntryAt(ctx.db, merchantId), ctx.clock.now()),
    bank,
    qr: bank && codeOf(bank, safeToPay({ owed, fresh }), shop.id),
    next: next?.merchant ?? null,
  };
}

async function bankOf(ctx: PayoutReadContext, userId: string): Promise<PayeeBank | null> {
  const account = await readBankAccount(ctx, userId);
  return account && { ...account, recent: isRecent(ctx, new Date(account.updatedAt)) };
}

function isRecent({ clock }: PayoutReadContext, changed: Date): boolean {
  return clock.now().getTime() - changed.getTime() < accountChangedDays * 86_400_000;
}

/** Scanned with the company's banking app. */
function codeOf(bank: PayeeBank, amount: number, merchantId: string) {
  return amount < leastTransfer
    ? null
    : drawQr(
        vietQr({
          bin: bank.bin,
          account: bank.account,
          amount,
          purpose: shopPurpose(merchantId),
        }),
      );
}
