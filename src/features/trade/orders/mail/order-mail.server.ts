import type { Database } from '#db/database.ts';
import { addressLine, type SavedAddress } from '#features/foundation/addresses/address.ts';
import { provinceName } from '#features/foundation/addresses/province-names.ts';
import type { UserRow } from '#features/people/accounts/users.server.ts';
import { lineWords } from '#features/catalogue/offers/line-words.server.ts';
import type { PricedLine } from '#features/catalogue/offers/price-lines.server.ts';
import type { Bill } from '#features/trade/payments/bills.server.ts';
import { showBank } from '#features/trade/payments/pay-view.server.ts';
import { formatLocale, timeZone } from '#lib/locale.ts';
import type { RequestContext } from '#platform/context.ts';
import { keyedHash } from '#platform/keys.server.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import { enqueue } from '#platform/outbox-queries.server.ts';
import { keptDateFormat } from '#text/kept-date-format.ts';
import { translator } from '#text/messages.server.ts';
import { purchaseAddress } from '../order.ts';
import { strangersMailsADay } from '../order-limits.ts';

interface OrderMail {
  buyer: Pick<UserRow, 'email' | 'nickname'>;
  bill: Bill;
  /** As typed at the order. */ to: string;
  receiver: string;
  mobile: string;
  address: SavedAddress;
  orders: { merchant: string; number: string; lines: readonly PricedLine[]; goods: number; fee: number }[];
}

/**
 * To the buyer, in the transaction of the order: what was ordered, what it comes to, how to pay. It goes to the address
 * of the account, and to the one typed at the order where that is another. That one nobody has proven, so it is written
 * to only a few times a day, and nothing in its mail is words somebody typed, buyer or seller: name,
 * recipient, street, shop and what was ordered are told to the account alone.
 */
export async function sendOrderMail(db: Database, ctx: RequestContext, order: OrderMail): Promise<void> {
  const values = await valuesOf(db, ctx, order);
  const send = (to: string, told: Record<'greeting' | 'lines' | 'goesTo', string>) =>
    enqueue(db, ctx.clock, {
      kind: 'mail',
      letter: { to, locale: ctx.locale, template: 'orderPlaced', values: { ...values, ...told } },
    });
  const own = order.buyer.email;
  const typed = order.to.trim().toLowerCase();
  const t = translator(ctx.locale, 'mail');
  const { receiver, mobile, address } = order;
  const nickname = order.buyer.nickname.trim();
  const goesTo = t('orderPlaced.recipient', { receiver, mobile, address: addressLine(address, ctx.locale) });
  const greeting = nickname === '' ? t('orderPlaced.hello') : t('orderPlaced.helloNamed', { nickname });
  await send(own, { greeting, lines: linesOf(ctx, order), goesTo });
  if (typed === own || !(await mayWriteTo(db, ctx, typed))) return;
  const place = `${address.ward.name}, ${provinceName(address.province, ctx.locale)}`;
  await send(typed, {
    greeting: t('orderPlaced.hello'),
    lines: piecesOf(ctx, order),
    goesTo: t('orderPlaced.place', { place }),
  });
}

function mayWriteTo(db: Database, { clock, keys }: RequestContext, email: string): Promise<boolean> {
  return takeLimitSlot(db, clock, {
    key: `order-mail:${keyedHash(keys.lookup, 'email', email)}`,
    hits: strangersMailsADay,
    seconds: 86_400,
  });
}

async function valuesOf(
  db: Database,
  ctx: RequestContext,
  { bill, orders }: OrderMail,
): Promise<Record<string, string>> {
  const t = translator(ctx.locale, 'mail');
  const money = (amount: number) => t('orderPlaced.money', { amount });
  const goods = orders.reduce((sum, order) => sum + order.goods, 0);
  const fee = orders.reduce((sum, order) => sum + order.fee, 0);
  const bank = await showBank({ ...ctx, db }, bill.id);
  return {
    number: bill.reference,
    amount: money(bill.amount),
    until: bill.pay_by === null ? '' : momentIn(ctx, bill.pay_by),
    sums: t('orderPlaced.sums', {
      goods: money(goods),
      delivery: money(fee),
      total: money(goods + fee),
    }),
    bank: bank === null ? t('orderPlaced.noBank') : t('orderPlaced.bank', { ...bank }),
    link: `${ctx.settings.origin}${bill.page ?? purchaseAddress(bill.id)}`,
  };
}

function linesOf({ locale }: RequestContext, { orders }: OrderMail): string {
  const t = translator(locale, 'mail');
  return orders
    .map(({ merchant, number, lines }) =>
      [
        t('orderPlaced.merchant', { merchant, number }),
        ...lines.map((line) =>
          t('orderPlaced.line', {
            count: line.quantity,
            name: lineWords(line, locale),
            amount: t('orderPlaced.money', { amount: line.price * line.quantity }),
          }),
        ),
      ].join('\n'),
    )
    .join('\n\n');
}

/** The same in figures alone. */
function piecesOf({ locale }: RequestContext, { orders }: OrderMail): string {
  const t = translator(locale, 'mail');
  return orders
    .map(({ number, lines, goods }) =>
      t('orderPlaced.pieces', {
        number,
        count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        amount: t('orderPlaced.money', { amount: goods }),
      }),
    )
    .join('\n');
}

function momentIn({ locale }: RequestContext, moment: Date): string {
  return keptDateFormat(formatLocale(locale), { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment);
}
