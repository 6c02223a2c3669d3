import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import type { KeptAddress } from '#features/people/address-book/address-book.ts';
import { dropAllDrafts } from '#ui/fields/kept-draft.ts';
import { type } from '../../../../../../tests/support/dom/dialog-layer.tsx';
import { answerCalls, type AskedCall } from '../../../../../../tests/support/dom/answer-calls.ts';
import { showPage, viewerOf } from '../../../../../../tests/support/dom/show-page.tsx';
import { lansAddress } from '../../../../../../tests/support/money/kept-address.ts';
import type { CheckoutView } from '../../checkout.server.ts';
import { Checkout } from '../checkout.tsx';

const quote = { groups: [], goods: 100, fee: 20, total: 120 };
const home: KeptAddress = { ...lansAddress, mobile: '+84912345678' };

function view(buyer: string, addresses: KeptAddress[] = []): CheckoutView {
  return {
    from: 'cart',
    buyer,
    lines: [{ product: 'p_1', variant: 'v_1', quantity: 1 }],
    quote,
    last: { receiver: 'Lan', mobile: '0912345678', buyerEmail: 'lan@mail.example', address: null },
    addresses,
    provinces: [{ code: '79', name: 'Thành phố Hồ Chí Minh' }],
  };
}

function show(buyer = 'u_lan', addresses: KeptAddress[] = []) {
  return showPage(() => <Checkout view={view(buyer, addresses)} />, {
    texts: ['orders', 'cards', 'addresses'],
    viewer: viewerOf(buyer),
  });
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`);
async function write(name: string, text: string): Promise<void> {
  await expect.poll(() => field(name)).not.toBeNull();
  const found = field(name);
  if (found) typeIn(found, text);
}
function typeIn(found: HTMLInputElement, text: string): void {
  if (found instanceof HTMLTextAreaElement) {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(found, text);
    found.dispatchEvent(new Event('input', { bubbles: true }));
  } else type(found, text);
}
const place = () => document.querySelector<HTMLButtonElement>('form [type=submit]')?.click();
const radios = () => [...document.querySelectorAll<HTMLInputElement>('[name=kept-address]')];
const refused = { code: 403, message: 'No.', error: 'forbidden', data: null };

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

test('what was typed is there after leaving, and for the same person only', async () => {
  const first = show();
  await write('detail', '12 Lê Lợi');
  await write('remark', 'Gọi trước');
  await expect.poll(() => sessionStorage.length).toBe(1);
  first.close();
  const second = show();
  await expect.poll(() => field('remark')?.value).toBe('Gọi trước');
  expect(field('detail')?.value).toBe('12 Lê Lợi');
  second.close();
  const other = show('u_huy');
  await expect.poll(() => field('remark')).not.toBeNull();
  expect(field('remark')?.value).toBe('');
  other.close();
  dropAllDrafts();
  show();
  await expect.poll(() => field('remark')).not.toBeNull();
  expect(field('remark')?.value, 'signed out, nothing stays').toBe('');
});

test.each(locales)('G1: before the province is known the sum is no total, in %s', async (language) => {
  const t = translator(language, 'orders');
  const sum = () => document.querySelector('output[data-total]')?.parentElement?.parentElement?.textContent ?? '';
  for (const fee of [null, 20]) {
    const shown = { ...view('u_lan'), quote: { ...quote, fee } };
    const page = showPage(() => <Checkout view={shown} />, {
      texts: ['orders', 'cards', 'addresses'],
      language,
      viewer: viewerOf('u_lan'),
    });
    await expect.poll(sum).toContain(t(fee === null ? 'checkout.beforeDelivery' : 'checkout.total'));
    expect(sum().includes(t('checkout.total'))).toBe(fee !== null);
    page.close();
  }
});

test('P5: how long it can be returned is said beside the total', async () => {
  show();
  await expect.poll(() => document.querySelector('a[href="/help#q_returns"]')?.textContent).toContain('7 days');
});

test('a refusal leaves the form as it was; an order that is placed clears it', async () => {
  answerCalls({ 'POST /user/orders': refused });
  show('u_lan', [home]);
  await write('remark', 'Tầng 3');
  place();
  await expect.poll(() => document.querySelector('[data-toast=error]')).not.toBeNull();
  expect(field('remark')?.value).toBe('Tầng 3');
  expect(sessionStorage.length).toBe(1);
  const orders = [{ id: 'o_1', number: 'H1', bill: 'h_1', merchant: { id: 'm', name: 'M' }, total: 120 }];
  const asked: AskedCall[] = answerCalls({
    'POST /user/orders': { code: 200, message: '', data: { placement: 'o_0', bill: 'h_1', orders } },
    'GET /user/cart/count': { code: 200, message: '', data: { count: 0 } },
  });
  place();
  await expect.poll(() => sessionStorage.length).toBe(0);
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    receiver: 'Lan',
    remark: 'Tầng 3',
    address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
    total: 120,
  });
});

test('G1: a price that changed meanwhile is said, and no field is blamed for it', async () => {
  const values = { amount: 130 };
  const fault = { field: 'total', error: 'price_changed', message: 'Changed.', values };
  answerCalls({
    'POST /user/orders': { code: 409, message: 'Changed.', error: 'price_changed', field: 'total', faults: [fault] },
    'POST /user/orders/quote': { code: 200, message: '', data: { ...quote, total: 130 } },
  });
  show('u_lan', [home]);
  await write('remark', 'Tầng 3');
  place();
  await expect.poll(() => document.querySelector('[data-toast=error]')?.textContent).toContain('Changed.');
  await expect.poll(() => document.querySelector('form [type=submit]')?.getAttribute('aria-busy')).not.toBe('true');
  expect(document.querySelector('form')?.textContent).not.toContain(translator('en', 'orders')('checkout.fix'));
});

test('P5: an address of the book is chosen, another typed; looking at the others loses nothing typed', async () => {
  show('u_lan', [home]);
  await expect.poll(() => radios().map(({ checked }) => checked)).toEqual([true, false]);
  expect(field('detail'), 'nothing to type').toBeNull();
  radios()[1]?.click();
  await write('detail', '1 Nguyễn Huệ');
  radios()[0]?.click();
  await expect.poll(() => field('detail')).toBeNull();
  radios()[1]?.click();
  await expect.poll(() => field('detail')?.value).toBe('1 Nguyễn Huệ');
});

test('B2: in another language the names of the order follow, and nothing typed is lost', async () => {
  const named = (name: string): CheckoutView => ({
    ...view('u_lan'),
    quote: { ...quote, groups: [{ ...groupOf(name) }] },
  });
  const [english, chinese] = [named('Sofa'), named('沙发')];
  showPage(
    function Page() {
      const [again, setAgain] = useState(false);
      return (
        <>
          <button type="button" id="again" onClick={() => setAgain(true)}>
            again
          </button>
          <Checkout view={again ? chinese : english} />
        </>
      );
    },
    { texts: ['orders', 'cards', 'addresses'], viewer: viewerOf('u_lan') },
  );
  await write('remark', 'Tầng 3');
  expect(document.body.textContent).toContain('Sofa');
  document.getElementById('again')?.click();
  await expect.poll(() => document.body.textContent).toContain('沙发');
  expect(field('remark')?.value).toBe('Tầng 3');
});

function groupOf(name: string): CheckoutView['quote']['groups'][number] {
  return {
    merchant: { id: 'm_1', name: 'Mộc Lặng' },
    lines: [
      {
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
        price: 100,
        quantity: 1,
        amount: 100,
        stock: 3,
      },
    ],
    goods: 100,
    delivery: { fee: 20, days: { from: 2, to: 4 } },
    total: 120,
  };
}
