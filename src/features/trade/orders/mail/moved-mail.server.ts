import { lineWords } from '#features/catalogue/offers/line-words.server.ts';
import { formatLocale, locales, timeZone, type Locale } from '#lib/locale.ts';
import { trilingual, type Trilingual } from '#lib/trilingual.ts';
import { keptDateFormat } from '#text/kept-date-format.ts';
import { translator } from '#text/messages.server.ts';
import type { OrderLineRow, OrderRow } from '../order-queries.server.ts';
import { ownDelivery } from '../shipping/carriers.ts';

/** What the mail about a parcel says beside its line: who brings it, under which number, since when, and what is in it. */
export function shippedMail(order: OrderRow, lines: readonly OrderLineRow[], at: Date): Trilingual {
  return inEveryLanguage((locale) => {
    const t = translator(locale, 'mail');
    const { carrier, tracking } = order;
    return [
      carrier === ownDelivery ? t('orderMoved.own') : t('orderMoved.carrier', { carrier: carrier ?? '' }),
      ...(tracking === null ? [] : [t('orderMoved.tracking', { tracking })]),
      t('orderMoved.sentOn', { date: dayIn(locale, at) }),
      ...piecesOf(lines, locale),
    ].join('\n');
  });
}

/** The same of a payment: what it was for, what it came to, and when it is expected. */
export function paidMail(
  orders: readonly OrderRow[],
  lines: ReadonlyMap<string, readonly OrderLineRow[]>,
  at: Date,
): Trilingual {
  const amount = orders.reduce((sum, { total }) => sum + total, 0);
  return inEveryLanguage((locale) => {
    const t = translator(locale, 'mail');
    return [
      t('orderMoved.paid', { amount: t('orderPlaced.money', { amount }) }),
      t('orderMoved.paidOn', { date: dayIn(locale, at) }),
      ...byNumber(orders).flatMap(({ id, number, merchant_name, days_from, days_to }) => [
        '',
        t('orderMoved.order', { merchant: merchant_name, number }),
        ...piecesOf(lines.get(id) ?? [], locale),
        t('orderMoved.days', { from: days_from, to: days_to }),
      ]),
    ].join('\n');
  });
}

/** As they are numbered, one for each merchant of the purchase. */
function byNumber(orders: readonly OrderRow[]): OrderRow[] {
  return orders.toSorted((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
}

function piecesOf(lines: readonly OrderLineRow[], locale: Locale): string[] {
  const t = translator(locale, 'mail');
  return lines.map(({ name, label, colour, width, depth, height, model, quantity }) => {
    const words = { name: trilingual(name), label: trilingual(label), colour: trilingual(colour) };
    return t('orderMoved.line', {
      count: quantity,
      name: lineWords({ ...words, size: { width, depth, height }, model }, locale),
    });
  });
}

function inEveryLanguage(write: (locale: Locale) => string): Trilingual {
  return Object.fromEntries(locales.map((locale) => [locale, write(locale)]));
}

function dayIn(locale: Locale, at: Date): string {
  return keptDateFormat(formatLocale(locale), { dateStyle: 'long', timeZone }).format(at);
}
