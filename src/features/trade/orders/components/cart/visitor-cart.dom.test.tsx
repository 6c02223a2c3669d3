import { beforeEach, expect, test } from 'vitest';
import { chooseProvince, chosenProvince } from '#features/catalogue/offers/use-province.ts';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../../../tests/support/dom/answer-calls.ts';
import { showPage } from '../../../../../../tests/support/dom/show-page.tsx';
import { orderedSofa } from '../../../../../../tests/support/money/ordered-sofa.ts';
import { readGuestCart, writeGuestCart } from '../../cart/guest-cart.ts';
import { VisitorCart } from './visitor-cart.tsx';

const days = { from: 2, to: 4 };
const line = { ...orderedSofa, id: '0', why: null, stock: 3 };
const group = {
  merchant: { id: 'm_1', name: 'Mộc Lặng' },
  lines: [line],
  goods: 1_000_000,
  delivery: { rest: { fee: 300_000, days }, own: { '79': { fee: 50_000, days } } },
};
const places = {
  provinces: [
    { code: '01', name: 'Hanoi' },
    { code: '79', name: 'Ho Chi Minh City' },
  ],
  usual: '',
};

beforeEach(() => {
  localStorage.clear();
  writeGuestCart([{ product: 'p_1', variant: 'v_1', quantity: 1 }]);
  answerCalls({
    'POST /common/cart': { code: 200, message: '', data: { groups: [group], count: 1, goods: 1_000_000 } },
  });
});

const t = translator('en', 'orders');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  ) ?? null;
const show = () => showPage(() => <VisitorCart places={places} />, { texts: ['orders', 'cards'], viewer: null });
const select = () => document.querySelector<HTMLSelectElement>('aside select');
const bar = () => document.querySelector('[data-bottom-bar]')?.textContent ?? '';

test('P5: the province chosen on a product is the cart’s too; delivery is in the sum', async () => {
  chooseProvince('79');
  show();
  await expect.poll(() => select()?.value).toBe('79');
  expect(document.querySelector('aside')?.textContent).toContain('1,050,000');
  expect(bar(), 'the phone’s bar says the same').toContain('1,050,000');
});

test('P5: how long it can be returned is said before ordering, and leads to the answer in help', async () => {
  show();
  await expect.poll(() => document.querySelector('aside a[href="/help#q_returns"]')?.textContent).toContain('7 days');
});

test('P5: chosen in the cart it is remembered; until then the sum is that of the goods', async () => {
  show();
  await expect.poll(() => select()).not.toBeNull();
  expect(bar()).toContain('1,000,000');
  const found = select();
  if (found) {
    found.value = '01';
    found.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await expect.poll(bar).toContain('1,300,000');
  expect(chosenProvince()).toBe('01');
});

test('P5: what was removed comes back by the toast', async () => {
  show();
  await expect.poll(() => button(t('cart.remove', { name: 'Sofa' }))).not.toBeNull();
  button(t('cart.remove', { name: 'Sofa' }))?.click();
  await expect.poll(() => document.body.textContent).toContain(t('cart.removed', { name: 'Sofa' }));
  expect(readGuestCart()).toEqual([]);
  button(t('cart.undo'))?.click();
  await expect.poll(() => button(t('cart.remove', { name: 'Sofa' }))).not.toBeNull();
  expect(readGuestCart()).toEqual([{ product: 'p_1', variant: 'v_1', quantity: 1 }]);
});

test('P5: where no more can be had, the line says how many there are', async () => {
  const all = { ...line, quantity: 3, amount: 3_000_000 };
  answerCalls({
    'POST /common/cart': {
      code: 200,
      message: '',
      data: { groups: [{ ...group, lines: [all] }], count: 3, goods: 3_000_000 },
    },
  });
  show();
  await expect.poll(() => document.body.textContent).toContain(t('cart.allOfIt', { count: 3 }));
});

test('A2: a cart that is still coming leaves the footer out of sight, so that a reload stays where it was', async () => {
  answerCalls({});
  show();
  await expect.poll(() => document.querySelector('[aria-busy=true].page')?.className).toContain('min-h-[200dvh]');
});

test('P5: what was put in on the page before, and answered only now, is in the cart too', async () => {
  const answered = globalThis.fetch;
  const late = { product: 'p_2', variant: 'v_2', quantity: 1 };
  let asked = 0;
  globalThis.fetch = (...call) => {
    if (asked++ === 0) writeGuestCart([late, ...readGuestCart()]);
    return answered(...call);
  };
  show();
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect.poll(() => readGuestCart()[0]).toEqual(late);
});

test('P5: what is no longer sold leaves with a word, and the rest stays', async () => {
  writeGuestCart([
    { product: 'p_1', variant: 'v_1', quantity: 1 },
    { product: 'p_hidden', variant: 'v_2', quantity: 1 },
  ]);
  show();
  await expect.poll(() => document.body.textContent).toContain(t('cart.gone', { count: 1 }));
  await expect.poll(() => readGuestCart().map(({ product }) => product)).toEqual(['p_1']);
});
