import { banks } from '#features/people/bank-accounts/banks.ts';
import { readBankAccount } from '#features/people/bank-accounts/bank-accounts.server.ts';
import type { ConsoleList } from '#features/people/console/console-list.ts';
import { askedOrder, consolePageSize, decodeCursor, pageOf, placeIn } from '#features/people/console/keyset.server.ts';
import { drawQr } from '#features/trade/transfers/qr-drawing.ts';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { vietQr } from '#features/trade/transfers/viet-qr.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { countPayouts } from './ledger-queries.server.ts';
import { statementOf } from './ledger.server.ts';
import { safeToPay, type DuePayout, type MadePayout, type PayeeBank, type PayoutDetail } from './payout.ts';
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

/** For who asks whether a shop may leave. */
export { returnWindowOpen } from './payout-queries.server.ts';

type PayoutReadContext = Pick<RequestContext, 'db' | 'clock'>;

/** In which order, and of which shops. */
interface ListChoice {
  sort?: string | null;
  words?: string;
}

/** What the console shows of money owed to shops (PRODUCT G6): who is owed how much, what was paid, one shop. */
export async function listDue(
  ctx: PayoutReadContext,
  after: string | null,
  { sort = null, words = '' }: ListChoice = {},
): Promise<ConsoleList<DuePayout>> {
  const limit = consolePageSize + 1;
  const order = askedOrder({ sort, after }, dueSorts, limit);
  const place = decodeCursor(after);
  const from =
    place && Number.isSafeInteger(Number(place[0])) ? { owed: Number(place[0]), id: String(place[1]) } : null;
  const found =
    order === null
      ? await dueRows(ctx.db, { now: ctx.clock.now(), words }, from, limit)
      : await sortedDue(ctx.db, { now: ctx.clock.now(), words }, order);
  const { rows, next } = pageOf(found, (row) => placeIn(order, row, [row.owed, row.merchant]));
  return {
    rows: rows.map(({ last_paid, bank_given, bank_changed, merchant, name, owed, fresh }) => ({
      merchant,
      name,
      owed,
      fresh,
      lastPaidAt: last_paid?.toISOString() ?? null,
      bank: bankStanding(ctx, bank_given, bank_changed),
    })),
    next,
  };
}

function bankStanding(ctx: PayoutReadContext, given: Date | null, changed: Date | null): DuePayout['bank'] {
  if (given === null || changed === null) return 'missing';
  if (!isRecent(ctx, changed)) return 'known';
  return given.getTime() === changed.getTime() ? 'first' : 'changed';
}

export async function listMade(
  { db }: PayoutReadContext,
  after: string | null,
  { sort = null, words = '' }: ListChoice = {},
): Promise<ConsoleList<MadePayout>> {
  const limit = consolePageSize + 1;
  const order = askedOrder({ sort, after }, payoutSorts, limit);
  const before = Number(decodeCursor(after)?.[0] ?? Number.NaN);
  const found =
    order === null
      ? await payoutRows(db, words, Number.isSafeInteger(before) ? before : null, limit)
      : await sortedPayouts(db, words, order);
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
  // Before what is owed: a payout that is recorded meanwhile is not taken for one that is shown.
  const paid = await countPayouts(ctx.db, merchantId);
  const { balance: owed, entries } = await statementOf(ctx, merchantId);
  const fresh = await returnableSalesOf(ctx.db, merchantId, ctx.clock.now());
  const bank = await bankOf(ctx, shop.user_id);
  const [next] = (await dueRows(ctx.db, { now: ctx.clock.now() }, null, 2)).filter(
    ({ merchant, owed: others }) => merchant !== merchantId && others > 0,
  );
  return {
    merchant: shop.id,
    name: shop.name,
    userId: shop.user_id,
    owed,
    fresh,
    paid,
    entries,
    months: monthsBetween(await firstEntryAt(ctx.db, merchantId), ctx.clock.now()),
    bank,
    qr: bank && codeOf(bank, safeToPay({ owed, fresh }), shop.id),
    next: next?.merchant ?? null,
  };
}

async function bankOf(ctx: PayoutReadContext, userId: string): Promise<PayeeBank | null> {
  const account = await readBankAccount(ctx, userId);
  if (account === null) return null;
  const { givenAt, ...bank } = account;
  const standing = bankStanding(ctx, new Date(givenAt), new Date(account.updatedAt));
  return { ...bank, standing: standing === 'missing' ? 'known' : standing };
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
