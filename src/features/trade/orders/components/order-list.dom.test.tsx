import { expect, test } from 'vitest';
import { locales, type Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { orderedSofa } from '../../../../../tests/support/money/ordered-sofa.ts';
import type { OrderItem } from '../order.ts';
import { PurchasesSection, SalesSection } from '../orders-section.tsx';
import type { WaitingOrders } from '../returns/waiting-queries.server.ts';
import { OrderList } from './order-list.tsx';
import type { OrderSide } from './order-row.tsx';

const none = { content: [], page: 0, size: 20, total: 0 };
const soldOrder: OrderItem = {
  id: 'o_1',
  number: 'HIEN1-1',
  state: 'PAID',
  merchant: { id: 'm_1', name: 'Mộc Lặng' },
  buyer: 'Lan',
  goods: 4_000_000,
  deliveryFee: 0,
  total: 4_000_000,
  refunded: 0,
  refundDue: 0,
  placedAt: '2026-11-16T02:00:00.000Z',
  payBy: null,
  lines: [],
  returnState: null,
  returnKind: null,
  returnAmount: null,
};
const viewer = viewerOf('u_moc');
const texts = ['orders', 'money'] as const;

function showList(language: Locale, given: { side: OrderSide; returns: boolean; waiting?: WaitingOrders }) {
  showPage(() => <OrderList first={none} waiting={given.waiting ?? null} {...given} />, {
    texts: [...texts],
    language,
    viewer,
  });
}

const title = () => document.querySelector('h2')?.textContent;
const linkTo = (part: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a')].find((each) => each.getAttribute('href')?.endsWith(part));

test.each(locales)(
  'G6 in %s an order list without returns says that there are none, on either side',
  async (language) => {
    const t = translator(language, 'orders');
    showList(language, { side: 'bought', returns: true });
    await expect.poll(title).toBe(t('list.emptyReturns'));
    expect(document.body.textContent).not.toContain(t('list.browse'));
  },
);

test.each(locales)('G3 in %s a shop without returns is told so', async (language) => {
  const t = translator(language, 'orders');
  showList(language, { side: 'sold', returns: true });
  await expect.poll(title).toBe(t('list.emptySoldReturns'));
});

test('G3: who sells sees on each side how much waits there, returns among it', async () => {
  const waiting = { bought: { all: 0, returns: 0 }, sold: { all: 3, returns: 2 } };
  showList('zh', { side: 'bought', returns: false, waiting });
  await expect.poll(() => linkTo('?side=sold')?.querySelector('[data-waiting]')?.textContent).toContain('3');
  expect(linkTo('?side=bought')?.querySelector('[data-waiting]')).toBeNull();
  expect(linkTo('?side=bought&status=returns')?.querySelector('[data-waiting]')).toBeNull();
});

test('G3: on the sold side the returns that wait are counted', async () => {
  const waiting = { bought: { all: 0, returns: 0 }, sold: { all: 3, returns: 2 } };
  showList('zh', { side: 'sold', returns: false, waiting });
  await expect
    .poll(() => linkTo('?side=sold&status=returns')?.querySelector('[data-waiting]')?.textContent)
    .toContain('2');
});

test.each(['bought', 'sold'] as const)('G6 of each order its list says how many there are (%s)', async (side) => {
  const order = { ...soldOrder, lines: [{ ...orderedSofa, quantity: 4 }] };
  const first = { ...none, content: [order, { ...order, id: 'o_2', lines: [orderedSofa, orderedSofa] }], total: 2 };
  showPage(() => <OrderList first={first} waiting={null} side={side} returns={false} />, {
    texts: [...texts, 'cards'],
    language: 'en',
    viewer,
  });
  await expect
    .poll(() => [...document.querySelectorAll('li .font-medium')].map(({ textContent }) => textContent))
    .toEqual(['4 × Sofa', '1 × Sofa and 1 more']);
});

test.each(['toShip', 'open', 'underway', 'returns', 'done'] as const)(
  'O4: the shelf %s of purchases says itself what is empty',
  async (shelf) => {
    showPage(() => <PurchasesSection data={{ shelf, orders: none }} kind="user" title="Đơn" />, {
      texts: [...texts],
      language: 'zh',
      viewer,
    });
    await expect.poll(title).toBe(translator('zh', 'money')(`shelves.none.purchases.${shelf}`));
  },
);

test.each(['toShip', 'open', 'underway', 'returns', 'done'] as const)(
  'G3: the shelf %s of sales says itself what is empty',
  async (shelf) => {
    showPage(() => <SalesSection data={{ shelf, orders: none, returns: [] }} kind="merchant" title="Đơn" />, {
      texts: [...texts],
      language: 'zh',
      viewer,
    });
    await expect.poll(title).toBe(translator('zh', 'money')(`shelves.none.sales.${shelf}`));
  },
);

test.each(locales)('G6 in %s: refunded is what was sent; what is still due is said to be due', async (language) => {
  const t = translator(language, 'orders');
  const row = (given: Partial<OrderItem>) => {
    const first = { ...none, content: [{ ...soldOrder, ...given }], total: 1 };
    return showPage(() => <OrderList first={first} waiting={null} side="bought" returns={false} />, {
      texts: [...texts, 'cards'],
      language,
      viewer,
    });
  };
  const captions = () => [...document.querySelectorAll('.caption.block')].map(({ textContent }) => textContent);
  const said = (key: 'refunded' | 'refundDue', amount: string) =>
    expect.stringMatching(t(`list.${key}`, { amount: `.*${amount}.*` }));
  const due = row({ state: 'REFUND_DUE', refundDue: 1_433_458 });
  await expect.poll(captions).toEqual([said('refundDue', '1[.,]433[.,]458')]);
  due.close();
  row({ state: 'REFUNDED', refunded: 1_433_458 });
  await expect.poll(captions).toEqual([said('refunded', '1[.,]433[.,]458')]);
});
