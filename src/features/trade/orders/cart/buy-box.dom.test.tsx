import { beforeEach, expect, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { BuyBar, BuyBox } from '../buy-box.tsx';
import { CartLink } from './cart-link.tsx';
import { CartSync } from './cart-sync.tsx';
import { readGuestCart, writeGuestCart } from './guest-cart.ts';

const t = translator('en', 'orders');
const line = { product: 'p_1', variant: 'v_1' };
const one = { wanted: 1, onWanted: () => undefined };
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === name) ?? null;
const badge = () => document.querySelector('[data-cart]')?.textContent ?? null;
const toastLink = () => document.querySelector<HTMLAnchorElement>('[data-toast] a');
const priced = (why: 'few' | null) => ({
  code: 200,
  message: '',
  data: { groups: [{ lines: [{ id: '0', ...line, choice: '', why, stock: 1 }] }], count: 1, goods: 1 },
});

beforeEach(() => localStorage.clear());

function show(stock: number | null, viewer: ReturnType<typeof viewerOf> | null = null) {
  return showPage(
    () => (
      <>
        <CartLink />
        <BuyBox line={line} stock={stock} blocked={null} {...one} />
      </>
    ),
    { texts: ['orders'], viewer },
  );
}

test('P5: a visitor puts something in the cart: kept, counted in the header, and the toast leads there', async () => {
  const asked = answerCalls({ 'POST /common/cart': priced(null) });
  show(5);
  await expect.poll(() => button(t('buy.add'))).not.toBeNull();
  button(t('buy.add'))?.click();
  await expect.poll(badge).toBe('1');
  expect(toastLink()?.textContent).toBe(t('buy.see'));
  expect(toastLink()?.getAttribute('href')).toBe('/cart');
  expect(readGuestCart()).toEqual([{ ...line, quantity: 1 }]);
  expect(
    asked.map(({ path }) => path),
    'no call that needs an account',
  ).toEqual(['/common/cart']);
});

test('P5: two pieces put in before the first is answered are both in a visitor’s cart', async () => {
  answerCalls({ 'POST /common/cart': priced(null) });
  const answered = globalThis.fetch;
  const waiting: (() => void)[] = [];
  globalThis.fetch = (...asked) =>
    new Promise((resolve, reject) => {
      waiting.push(() => void answered(...asked).then(resolve, reject));
    });
  const other = { product: 'p_2', variant: 'v_2' };
  showPage(
    () => (
      <>
        <BuyBox line={line} stock={5} blocked={null} {...one} />
        <BuyBox line={other} stock={5} blocked={null} {...one} />
      </>
    ),
    { texts: ['orders'], viewer: null },
  );
  const adds = () => [...document.querySelectorAll('button')].filter((each) => each.textContent === t('buy.add'));
  await expect.poll(() => adds().length).toBe(2);
  for (const add of adds()) add.click();
  await expect.poll(() => waiting.length).toBe(2);
  for (const answer of waiting.toReversed()) answer();
  await expect
    .poll(() =>
      readGuestCart()
        .map(({ product }) => product)
        .toSorted(),
    )
    .toEqual(['p_1', 'p_2']);
});

test.each(['few', null] as const)(
  'P5: the bag counts at once, and goes back where it was refused (%s)',
  async (why) => {
    answerCalls({ 'POST /common/cart': priced(why) });
    const answered = globalThis.fetch;
    const waiting: (() => void)[] = [];
    globalThis.fetch = (...asked) =>
      new Promise((resolve, reject) => {
        waiting.push(() => void answered(...asked).then(resolve, reject));
      });
    show(5);
    await expect.poll(() => button(t('buy.add'))).not.toBeNull();
    button(t('buy.add'))?.click();
    await expect.poll(badge, { message: 'before anybody has answered' }).toBe('1');
    expect(waiting).toHaveLength(1);
    expect(readGuestCart()).toEqual([]);
    waiting[0]?.();
    await expect.poll(() => document.querySelector('[data-toast]')).not.toBeNull();
    await expect.poll(badge).toBe(why === null ? '1' : null);
  },
);

test('P5: more than there is stays out of a visitor’s cart too', async () => {
  answerCalls({ 'POST /common/cart': priced('few') });
  show(5);
  await expect.poll(() => button(t('buy.add'))).not.toBeNull();
  button(t('buy.add'))?.click();
  await expect
    .poll(() => document.querySelector('[data-toast=warning]')?.textContent)
    .toContain(t('cart.few', { count: 1 }));
  expect(readGuestCart()).toEqual([]);
});

test('P5: signed in, what a visitor had put in becomes theirs', async () => {
  writeGuestCart([{ ...line, quantity: 2 }]);
  const asked = answerCalls({
    'POST /user/cart/merge': { code: 200, message: '', data: { added: 1, missing: 0, count: 2 } },
    'GET /user/cart/count': { code: 200, message: '', data: { count: 0 } },
  });
  showPage(() => <CartSync />, { texts: [], viewer: viewerOf('u_lan') });
  await expect.poll(() => readGuestCart()).toEqual([]);
  expect(asked).toContainEqual({
    method: 'POST',
    path: '/user/cart/merge',
    query: '',
    body: { lines: [{ ...line, quantity: 2 }] },
    key: expect.any(String) as string,
  });
});

test('P5: what could not be merged stays in the browser', async () => {
  writeGuestCart([{ ...line, quantity: 2 }]);
  const asked = answerCalls({ 'POST /user/cart/merge': { code: 503, message: '', error: 'unavailable', data: null } });
  showPage(() => <CartSync />, { texts: [], viewer: viewerOf('u_lan') });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(readGuestCart()).toEqual([{ ...line, quantity: 2 }]);
});

test('P5: what is sold out can be waited for, and no longer', async () => {
  const watching = (variants: string[]) => ({ code: 200, message: '', data: { variants } });
  answerCalls({
    'GET /user/stock-watches': watching([]),
    'GET /user/cart/count': { code: 200, message: '', data: { count: 0 } },
    'PUT /user/stock-watches/v_1': watching(['v_1']),
    'DELETE /user/stock-watches/v_1': watching([]),
  });
  show(0, viewerOf('u_lan'));
  await expect.poll(() => button(t('watch.ask'))).not.toBeNull();
  button(t('watch.ask'))?.click();
  await expect.poll(() => button(t('watch.stop'))).not.toBeNull();
  button(t('watch.stop'))?.click();
  await expect.poll(() => button(t('watch.ask'))).not.toBeNull();
});

test('P5: the bar of a phone and the page have one state of the alert', async () => {
  const watching = (variants: string[]) => ({ code: 200, message: '', data: { variants } });
  answerCalls({
    'GET /user/stock-watches': watching([]),
    'GET /user/cart/count': { code: 200, message: '', data: { count: 0 } },
    'PUT /user/stock-watches/v_both': watching(['v_both']),
  });
  const sold = { line: { product: 'p_1', variant: 'v_both' }, stock: 0, blocked: null };
  showPage(
    () => (
      <>
        <BuyBox {...sold} {...one} />
        <BuyBar {...sold} wanted={1} />
      </>
    ),
    { texts: ['orders'], viewer: viewerOf('u_lan') },
  );
  const named = (name: string) => [...document.querySelectorAll('button')].filter((each) => each.textContent === name);
  await expect.poll(() => named(t('watch.ask')).length).toBe(2);
  named(t('watch.ask'))[0]?.click();
  await expect.poll(() => named(t('watch.stop')).length).toBe(2);
});
