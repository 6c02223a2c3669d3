import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReactNode } from 'react';
import type { BillData } from '#features/trade/payments/bill.ts';
import { ReceiptForm } from '#features/trade/payments/components/receipt-form.tsx';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../../../tests/support/dom/answer-calls.ts';
import { choose } from '../../../../../../tests/support/dom/choose-file.ts';
import { type } from '../../../../../../tests/support/dom/dialog-layer.tsx';
import { showPage, viewerOf } from '../../../../../../tests/support/dom/show-page.tsx';
import type { Order } from '../../order.ts';
import { ShipForm } from '../ship-form.tsx';
import { ReturnDialog } from './ask-return.tsx';

const line = {
  choice: '',
  name: { text: 'Ghế An', lang: 'vi' },
  label: null,
  size: { width: 1, depth: 1, height: 1 },
  mattress: null,
  picture: null,
  thumbnail: null,
  price: 1_000_000,
  quantity: 1,
};
const order = {
  id: 'o_1',
  side: 'seller',
  state: 'COMPLETED',
  lines: [line],
  returnable: [{ position: 0, quantity: 1 }],
  returnKinds: ['unwanted', 'faulty'],
  returns: [],
  deliveryFee: 0,
} as unknown as Order;
const t = translator('zh', 'orders');

function show(Piece: () => ReactNode, owner = 'u_lan') {
  return showPage(Piece, {
    texts: ['orders', 'cards', 'media', 'payments', 'errors'],
    language: 'zh',
    viewer: viewerOf(owner),
  });
}
const legends = () => [...document.querySelectorAll('legend.sr-only')].map(({ textContent }) => textContent);
const asking = () => <ReturnDialog order={order} open onClose={() => undefined} />;
const area = () => document.querySelector<HTMLTextAreaElement>('textarea');
const kinds = () => [...document.querySelectorAll<HTMLInputElement>('[name=return-kind]')];
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
function write(text: string): void {
  const found = area();
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(found, text);
  found?.dispatchEvent(new Event('input', { bubbles: true }));
}
const submit = () => document.querySelector<HTMLButtonElement>('form [type=submit]')?.click();

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

test('G6: reason and words of a return are there after a reload, for the same person only', async () => {
  const first = show(asking);
  await expect.poll(() => kinds().length).toBe(2);
  kinds()[0]?.click();
  write('颜色和房间不搭');
  await expect.poll(() => sessionStorage.length).toBe(1);
  await expect.poll(() => Object.values(sessionStorage).join()).toContain('颜色和房间不搭');
  first.close();
  const again = show(asking);
  await expect.poll(() => area()?.value).toBe('颜色和房间不搭');
  expect(kinds().map(({ checked }) => checked)).toEqual([true, false]);
  again.close();
  show(asking, 'u_huy');
  await expect.poll(() => area()).not.toBeNull();
  expect(area()?.value).toBe('');
});

test('G6: damage asks for a picture before it is sent, and is not sent without', async () => {
  const asked = answerCalls({ 'POST /user/orders/o_1/returns': { code: 200, data: {} } });
  show(asking);
  await expect.poll(() => kinds().length).toBe(2);
  expect(document.body.textContent).toContain(t('returns.pictures', { most: 6 }));
  kinds()[1]?.click();
  await expect.poll(() => document.body.textContent).toContain(t('returns.picturesNeeded', { most: 6 }));
  write('桌腿裂了');
  await expect.poll(() => area()?.value).toBe('桌腿裂了');
  submit();
  await expect.poll(() => document.body.textContent).toContain(t('returns.picturesMissing'));
  expect(asked).toEqual([]);
});

test('G6: a file that was left out is named, and no longer once the return was sent', async () => {
  answerCalls({ 'POST /user/orders/o_1/returns': { code: 200, data: {} } });
  show(asking);
  await expect.poll(() => kinds().length).toBe(2);
  choose(document.querySelector<HTMLInputElement>('input[type=file]'), new File(['x'], 'list.txt'));
  await expect.poll(() => document.body.textContent).toContain('list.txt');
  kinds()[0]?.click();
  write('颜色和房间不搭');
  await expect.poll(() => area()?.value).toBe('颜色和房间不搭');
  submit();
  await expect.poll(() => document.body.textContent).toContain(t('returns.asked'));
  expect(document.body.textContent).not.toContain('list.txt');
});

test('G6: a return is not sent while its pictures are uploaded: that is said at them, with the focus there', async () => {
  const media = translator('zh', 'media');
  const asked = answerCalls({ 'POST /user/orders/o_1/returns': { code: 200, data: {} } });
  show(asking);
  await expect.poll(() => kinds().length).toBe(2);
  choose(document.querySelector<HTMLInputElement>('input[type=file]'), new File(['x'], 'a.png', { type: 'image/png' }));
  await expect.poll(() => document.body.textContent).toContain('a.png');
  kinds()[0]?.click();
  write('颜色和房间不搭');
  await expect.poll(() => area()?.value).toBe('颜色和房间不搭');
  submit();
  await expect.poll(() => document.activeElement?.textContent).toBe(media('several.still'));
  expect(asked).toEqual([]);
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === media('upload.stop'))?.click();
  await expect.poll(() => document.body.textContent).not.toContain(media('several.still'));
  submit();
  await expect.poll(() => asked.length).toBe(1);
});

test('G3: carrier and number of a parcel are there after a reload, and gone once it is sent', async () => {
  const asked = answerCalls({ 'POST /merchant/orders/o_1/ship': { code: 200, data: {} } });
  const first = show(() => <ShipForm order={order} />);
  await expect.poll(() => field('tracking')).not.toBeNull();
  const chosen = document.querySelector('select');
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(chosen, 'GHN');
  chosen?.dispatchEvent(new Event('change', { bubbles: true }));
  const number = field('tracking');
  if (number) type(number, 'GHN123');
  await expect.poll(() => Object.values(sessionStorage).join()).toContain('GHN123');
  first.close();
  show(() => <ShipForm order={order} />);
  await expect.poll(() => field('tracking')?.value).toBe('GHN123');
  expect(document.querySelector('select')?.value).toBe('GHN');
  submit();
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test('G5: the note beside a receipt is there after a reload', async () => {
  const bill = { id: 'h_1', amount: 1_000_000, received: 0 } as unknown as BillData;
  const form = () => <ReceiptForm bill={bill} onSent={() => undefined} />;
  const first = show(form);
  await expect.poll(() => area()).not.toBeNull();
  write('从我先生的账户转出');
  await expect.poll(() => Object.values(sessionStorage).join()).toContain('从我先生的账户转出');
  first.close();
  show(form);
  await expect.poll(() => area()?.value).toBe('从我先生的账户转出');
});

test('O7: a report says before it is sent what it asks for: a part, a return with refund, or a refund alone', async () => {
  const onWay = { ...order, state: 'SHIPPED', returnKinds: ['part', 'faulty', 'missing'] } as Order;
  show(() => <ReturnDialog order={onWay} open onClose={() => undefined} />);
  await expect.poll(() => kinds().length).toBe(3);
  expect(document.body.textContent).toContain(t('returns.reportText'));
  kinds()[0]?.click();
  await expect.poll(() => document.body.textContent).toContain(t('returns.asksFor.part'));
  expect(document.querySelector('[data-amount]'), 'a part brings no money').toBeNull();
  kinds()[1]?.click();
  await expect.poll(() => document.body.textContent).toContain(t('returns.asksFor.faulty'));
  kinds()[2]?.click();
  await expect.poll(() => document.body.textContent).toContain(t('returns.asksFor.missing'));
  expect(document.body.textContent).not.toContain(t('returns.asksFor.faulty'));
});

test('G6: of two lines of one chair, the fields for how many have names that differ', async () => {
  const of = (text: string) => ({ ...line, colour: { text, lang: 'zh' } });
  const two = {
    ...order,
    lines: [of('黑色'), of('棕色')],
    returnable: [0, 1].map((position) => ({ position, quantity: 1 })),
  } as unknown as Order;
  show(() => <ReturnDialog order={two} open onClose={() => undefined} />);
  await expect.poll(legends).toEqual(['Ghế An，黑色', 'Ghế An，棕色']);
  expect(document.body.textContent).toContain(translator('zh', 'orders')('order.colour', { name: '棕色' }));
});
