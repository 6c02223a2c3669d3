import { expect, test } from 'vitest';
import { SalesSection } from '#features/trade/orders/orders-section.tsx';
import type { OrderItem } from '#features/trade/orders/order.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../tests/support/dom/answer-calls.ts';
import { showPage, viewerOf } from '../../../../tests/support/dom/show-page.tsx';
import { orderedSofa } from '../../../../tests/support/money/ordered-sofa.ts';
import { sectionSources } from './sections.server.ts';

const line: OrderItem['lines'][number] = {
  ...orderedSofa,
  name: { text: 'Giường Đầu Nan', lang: 'vi' },
  size: { width: 1880, depth: 2150, height: 1000 },
  mattress: 1800,
};
const order: OrderItem = {
  id: 'o_1',
  number: 'HIEN1-1',
  state: 'PAID',
  merchant: { id: 'm_1', name: 'Mộc Lặng' },
  buyer: 'Lan',
  goods: 1_000_000,
  deliveryFee: 0,
  total: 1_000_000,
  refunded: 0,
  refundDue: 0,
  placedAt: '2026-11-16T02:00:00.000Z',
  payBy: null,
  lines: [line],
  returnState: null,
  returnKind: null,
  returnAmount: null,
};

test.each(locales)('G3 in %s: the orders to fill say the mattress of a bed', async (language) => {
  answerCalls({});
  const orders = { content: [order], page: 0, size: 20, total: 1 };
  showPage(() => <SalesSection data={{ shelf: 'toShip', orders, returns: [] }} kind="merchant" title="" />, {
    texts: sectionSources.sales.texts,
    language,
    viewer: viewerOf('u_moc'),
  });
  const words = translator(language, 'cards')('mattress', { metres: 1.8 });
  await expect.poll(() => document.querySelector('details')?.textContent).toContain(words);
  expect(document.querySelector('a[href*="o_1"]')?.textContent).toContain(words);
});
