import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { expect, test, vi } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { punctuationOf } from '#text/punctuation.ts';
import { answerCalls } from '../../../../../../tests/support/dom/answer-calls.ts';
import { showPage, viewerOf } from '../../../../../../tests/support/dom/show-page.tsx';
import { announceCartCount, useCartCount } from '../../cart/cart-count.ts';
import type { Cart } from '../../order.ts';
import { OwnCart } from './own-cart.tsx';

const days = { from: 2, to: 4 };
const empty: Cart = { groups: [], count: 0, goods: 0 };

function cartWith(name: string): Cart {
  return {
    groups: [
      {
        merchant: { id: 'm_1', name: 'Mộc Lặng' },
        lines: [
          {
            id: 'l_1',
            why: null,
            product: 'p_1',
            variant: 'v_1',
            choice: '',
            name: { text: name, lang: 'en' },
            label: null,
            colour: null,
            size: { width: 1, depth: 1, height: 1 },
            mattress: null,
            sku: '',
            model: null,
            picture: null,
            thumbnail: null,
            price: 1_000_000,
            quantity: 2,
            amount: 2_000_000,
            stock: 3,
          },
        ],
        goods: 2_000_000,
        delivery: { rest: { fee: 300_000, days }, own: {} },
      },
    ],
    count: 2,
    goods: 2_000_000,
  };
}
const [english, chinese] = [cartWith('Sofa'), cartWith('沙发')];
const places = { provinces: [], usual: '' };
const t = translator('en', 'orders');
const text = () => document.body.textContent;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  ) ?? null;

function Page() {
  const [again, setAgain] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAgain(true)}>
        again
      </button>
      <OwnCart first={again ? chinese : english} ordered={null} places={places} />
    </>
  );
}
const show = () => showPage(Page, { texts: ['orders', 'cards'], viewer: viewerOf('u_lan') });

test('B2: the cart is shown as it is loaded again, in another language', async () => {
  show();
  await expect.poll(text).toContain('Sofa');
  button('again')?.click();
  await expect.poll(text).toContain('沙发');
});

test('P5: what was removed is put back from the toast, as many as there were', async () => {
  const answer = (data: unknown) => ({ code: 200, message: '', data });
  const asked = answerCalls({
    'DELETE /user/cart/l_1': answer(empty),
    'POST /user/cart/merge': answer({ count: 2, added: 1, missing: 0 }),
    'GET /user/cart': answer(english),
  });
  show();
  await expect.poll(() => button(t('cart.remove', { name: 'Sofa' }))).not.toBeNull();
  button(t('cart.remove', { name: 'Sofa' }))?.click();
  await expect.poll(text).toContain(t('cart.removed', { name: 'Sofa' }));
  button(t('cart.undo'))?.click();
  await expect.poll(() => button(t('cart.remove', { name: 'Sofa' }))).not.toBeNull();
  expect(asked.find(({ path }) => path === '/user/cart/merge')?.body).toEqual({
    lines: [{ product: 'p_1', variant: 'v_1', quantity: 2 }],
  });
});

test.each(locales)('P5 in %s: a bed is called by its mattress wherever the cart names it', async (language) => {
  const words = translator(language, 'cards')('mattress', { metres: 1.8 });
  const { groups, ...sums } = cartWith('Giường');
  const beds = groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, mattress: 1800 })) }));
  answerCalls({ 'DELETE /user/cart/l_1': { code: 200, message: '', data: empty } });
  showPage(() => <OwnCart first={{ ...sums, groups: beds }} ordered={null} places={places} />, {
    texts: ['orders', 'cards'],
    language,
    viewer: viewerOf('u_lan'),
  });
  const name = `Giường${punctuationOf(language).comma}${words}`;
  const own = translator(language, 'orders');
  await expect.poll(() => button(own('cart.remove', { name }))).not.toBeNull();
  expect(document.querySelector('legend')?.textContent).toBe(name);
  button(own('cart.remove', { name }))?.click();
  await expect.poll(text).toContain(own('cart.removed', { name }));
});

test('P5: an emptied cart is seen from its top, wherever its lines had been left: the purchase just made is named there', async () => {
  window.scrollTo(0, 1200);
  const ordered = { at: '2026-11-16T03:00:00.000Z', number: 'HIEN1', to: '/things/product-bill?bill=h_1' };
  showPage(() => <OwnCart first={empty} ordered={ordered} places={places} />, {
    texts: ['orders', 'cards'],
    viewer: viewerOf('u_lan'),
  });
  await expect.poll(text).toContain(t('cart.ordered', { number: 'HIEN1' }));
  await expect.poll(() => window.scrollY).toBe(0);
});

test('P5: from an emptied cart one gets to the purchase just made, where scrolling answers with a promise as well', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => Promise.resolve());
  const complaints = vi.spyOn(console, 'error');
  const ordered = { at: '2026-11-16T03:00:00.000Z', number: 'HIEN1', to: '/things/product-bill?bill=h_1' };
  const { close } = showPage(() => <OwnCart first={empty} ordered={ordered} places={places} />, {
    texts: ['orders', 'cards'],
    viewer: viewerOf('u_lan'),
  });
  await expect.poll(text).toContain(t('cart.ordered', { number: 'HIEN1' }));
  await expect.poll(() => vi.mocked(window.scrollTo).mock.calls.length).toBe(1);
  close();
  expect(complaints.mock.calls).toEqual([]);
});

test('P5: what another tab puts into the cart is shown here, and its number is asked for', async () => {
  const asked = answerCalls({ 'GET /user/cart/count': { code: 200, data: { count: 7 } } });
  function Own() {
    const { cart } = useRouteLoaderData('root') as { cart: Cart };
    return (
      <>
        <output>{useCartCount()}</output>
        <OwnCart first={cart} ordered={null} places={places} />
      </>
    );
  }
  showPage(Own, {
    texts: ['orders', 'cards'],
    viewer: viewerOf('u_lan'),
    root: { cart: english },
    load: () => ({ cart: chinese }),
  });
  await expect.poll(text).toContain('Sofa');
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('7');
  // Our own word is no other tab's.
  announceCartCount(2);
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('2');
  const others = new BroadcastChannel('hien:cart');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name: it never leaves ours
  others.postMessage(performance.timeOrigin - 1);
  await expect.poll(text).toContain('沙发');
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('7');
  others.close();
  expect(asked.map(({ path }) => path)).toEqual(['/user/cart/count', '/user/cart/count']);
});

test.each(locales)('P5: what is no longer sold is not taken out without a word, in %s', async (language) => {
  const left = { ...empty, gone: 2 };
  showPage(() => <OwnCart first={left} ordered={null} places={places} />, {
    texts: ['orders', 'cards'],
    language,
    viewer: viewerOf('u_lan'),
  });
  await expect.poll(text).toContain(translator(language, 'orders')('cart.gone', { count: 2 }));
});

test('G5: two colours of one sofa have quantity fields with names that differ', async () => {
  const { groups, ...rest } = english;
  const inTwo = {
    ...rest,
    groups: groups.map((group) => ({
      ...group,
      lines: group.lines.flatMap((line) =>
        ['Black', 'Brown'].map((text) => ({ ...line, id: text, variant: text, colour: { text, lang: 'en' as const } })),
      ),
    })),
  };
  showPage(() => <OwnCart first={inTwo} ordered={null} places={places} />, {
    texts: ['orders', 'cards'],
    viewer: viewerOf('u_lan'),
  });
  await expect
    .poll(() => [...document.querySelectorAll('legend')].map(({ textContent }) => textContent))
    .toEqual(expect.arrayContaining(['Sofa, Black', 'Sofa, Brown']));
});
