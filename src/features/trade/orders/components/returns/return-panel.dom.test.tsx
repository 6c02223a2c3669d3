import { expect, test } from 'vitest';
import { answerCalls } from '../../../../../../tests/support/dom/answer-calls.ts';
import { type } from '../../../../../../tests/support/dom/dialog-layer.tsx';
import { showPage, viewerOf } from '../../../../../../tests/support/dom/show-page.tsx';
import type { Order } from '../../order.ts';
import type { ReturnData } from '../../returns/return.ts';
import { ReturnPanel } from './return-panel.tsx';

const wanted: ReturnData = {
  id: 'rt_1',
  kind: 'faulty',
  lines: [{ position: 0, quantity: 2 }],
  amount: 8_500_000,
  state: 'ASKED',
  reason: null,
  answer: null,
  pictures: [],
  askedAt: '2026-11-16T03:00:00Z',
  updatedAt: '2026-11-16T03:00:00Z',
  sendBy: null,
  answerBy: null,
  comesBy: null,
  notCome: 0,
  instead: false,
  partSent: false,
  carrier: null,
  tracking: null,
  returnTo: null,
};
const order = {
  id: 'o_1',
  merchant: { id: 'm_moc', name: 'Mộc Lặng' },
  lines: [{ name: { text: 'Ghế An', lang: 'vi' }, quantity: 2, price: 4_000_000 }],
  returns: [],
  deliveryFee: 500_000,
} as unknown as Order;
const button = (name: string, within = '') =>
  [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].find((each) => each.textContent === name);
const said = () => document.body.textContent ?? '';

function show(given: Partial<ReturnData>, as: 'user' | 'merchant', of = order) {
  showPage(() => <ReturnPanel order={of} wanted={{ ...wanted, ...given }} as={as} />, {
    texts: ['orders', 'cards', 'media'],
    language: 'vi',
    viewer: viewerOf('u_moc'),
  });
}

test('G6 agreeing to a return, and that it is back, are asked once more with sum and pieces', async () => {
  const answer = { code: 200, data: {} };
  const asked = answerCalls({
    'POST /merchant/orders/o_1/returns/rt_1/answer': answer,
    'POST /merchant/orders/o_1/returns/rt_1/received': answer,
  });
  show({}, 'merchant');
  await expect.poll(() => button('Đồng ý nhận lại')).toBeTruthy();
  expect(said()).toContain('Người mua báo hàng hư hỏng hoặc có lỗi, yêu cầu trả hàng và hoàn tiền');
  button('Đồng ý nhận lại')?.click();
  await expect.poll(() => document.querySelector('dialog[open]')?.textContent).toMatch(/8\.500\.000.*2 × Ghế An/);
  expect(asked).toEqual([]);
  button('Đồng ý nhận lại', 'dialog[open]')?.click();
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ agree: true }]);
});

test('G6 the buyer of an agreed return reads where to send it, and who pays for that', async () => {
  show(
    {
      state: 'AGREED',
      sendBy: '2026-11-30T03:00:00Z',
      returnTo: { address: 'Xưởng 3, phường Võ Cường, Bắc Ninh', phone: '0900000000' },
    },
    'user',
  );
  await expect.poll(said).toMatch(/Xưởng 3, phường Võ Cường, Bắc Ninh.*0900000000.*Nhà bán hàng chịu phí gửi về/);
});

test('G6 the buyer corrects what was said about the way back', async () => {
  const asked = answerCalls({ 'POST /user/orders/o_1/returns/rt_1/sent': { code: 200, data: {} } });
  show({ state: 'SENT', carrier: 'GHN', tracking: 'V1' }, 'user');
  await expect.poll(() => button('Sửa đơn vị hoặc mã vận đơn')).toBeTruthy();
  button('Sửa đơn vị hoặc mã vận đơn')?.click();
  const field = () => document.querySelector<HTMLInputElement>('[name=tracking]');
  await expect.poll(() => field()?.value).toBe('V1');
  const offered = document.querySelector<HTMLInputElement>('[name=carrier]')?.getAttribute('list');
  expect(document.getElementById(offered ?? '')?.children.length, 'the carriers one knows').toBeGreaterThan(3);
  if (field()) type(field()!, 'V2');
  button('Sửa đơn vị hoặc mã vận đơn')?.click();
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ carrier: 'GHN', tracking: 'V2' }]);
});

test('G6 giving a claim up is asked once more, and only then done', async () => {
  const asked = answerCalls({ 'POST /user/orders/o_1/returns/rt_1/withdraw': { code: 200, data: {} } });
  show({}, 'user');
  await expect.poll(() => button('Rút yêu cầu')).toBeTruthy();
  button('Rút yêu cầu')?.click();
  await expect.poll(() => document.querySelector('dialog[open]')?.textContent).toContain('Rút yêu cầu này?');
  expect(asked).toEqual([]);
  button('Rút yêu cầu', 'dialog[open]')?.click();
  await expect.poll(() => asked.length).toBe(1);
});

test.each(['ASKED', 'AGREED', 'SENT', 'DECLINED'] as const)(
  'G6 pictures can be added to a return while it is open: %s',
  async (state) => {
    show({ state }, 'user');
    await expect.poll(said).toContain('Ghế An');
    expect(button('Thêm ảnh') !== undefined).toBe(state !== 'DECLINED');
  },
);

test('G6 that it is back is asked as a question about the goods, with the refund', async () => {
  show({ state: 'SENT' }, 'merchant');
  await expect.poll(() => button('Đã nhận lại hàng')).toBeTruthy();
  button('Đã nhận lại hàng')?.click();
  await expect
    .poll(() => document.querySelector('dialog[open] h2')?.textContent)
    .toMatch(/^Xác nhận đã nhận lại hàng và hoàn .*8\.500\.000.*\?$/);
});

const part = { kind: 'part', amount: 0 } as const;

test('O7 a merchant sends the part that is missing, with its number where there is one; no sum is spoken of', async () => {
  const asked = answerCalls({ 'POST /merchant/orders/o_1/returns/rt_1/part': { code: 200, data: {} } });
  show(part, 'merchant');
  await expect.poll(() => button('Gửi linh kiện')).toBeTruthy();
  expect(said()).toContain('Người mua báo thiếu hoặc hỏng linh kiện, xin gửi bù');
  expect(said()).not.toMatch(/hoàn 0|trừ vào số dư/);
  expect(said(), 'or takes it back, for its price').toContain('Đồng ý nhận lại hàng và hoàn 8.500.000');
  expect(button('Không gửi được')).toBeTruthy();
  button('Gửi linh kiện')?.click();
  await expect.poll(() => document.querySelector('dialog[open] [name=carrier]')).not.toBeNull();
  button('Gửi linh kiện', 'dialog[open]')?.click();
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{}]);
});

test('O7 a part that is sent anew has no number of the parcel that did not come', async () => {
  const asked = answerCalls({ 'POST /merchant/orders/o_1/returns/rt_1/part': { code: 200, data: {} } });
  show({ ...part, carrier: 'GHN', tracking: 'P1', notCome: 1 }, 'merchant');
  await expect.poll(() => button('Gửi linh kiện')).toBeTruthy();
  expect(said(), 'it is still told').toContain('P1');
  button('Gửi linh kiện')?.click();
  await expect.poll(() => document.querySelector('dialog[open] [name=tracking]')).not.toBeNull();
  button('Gửi linh kiện', 'dialog[open]')?.click();
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{}]);
});

test('O7 the buyer says that the part is here, and reads when that counts as said', async () => {
  const asked = answerCalls({ 'POST /user/orders/o_1/returns/rt_1/came': { code: 200, data: {} } });
  show({ ...part, state: 'SENT', comesBy: '2026-11-30T03:00:00Z' }, 'user');
  await expect.poll(() => button('Linh kiện đã tới')).toBeTruthy();
  expect(said()).toContain('30 tháng 11, 2026');
  expect(button('Sửa đơn vị hoặc mã vận đơn'), 'it is not theirs to send').toBeFalsy();
  button('Linh kiện đã tới')?.click();
  await expect.poll(() => asked).toHaveLength(1);
});

test('O7 the buyer says that the part did not come, asked once more; after twice nothing more is sent', async () => {
  const asked = answerCalls({ 'POST /user/orders/o_1/returns/rt_1/not-come': { code: 200, data: {} } });
  show({ ...part, state: 'SENT', comesBy: '2026-11-30T03:00:00Z', notCome: 1 }, 'user');
  await expect.poll(() => button('Linh kiện chưa tới')).toBeTruthy();
  button('Linh kiện chưa tới')?.click();
  await expect.poll(() => document.querySelector('dialog[open]')?.textContent).toContain('hai lần không tới');
  expect(asked).toEqual([]);
  button('Linh kiện chưa tới', 'dialog[open]')?.click();
  await expect.poll(() => asked).toHaveLength(1);
});

test('O7 a merchant whose part did not come twice takes the piece back or says why not', async () => {
  show({ ...part, notCome: 2 }, 'merchant');
  await expect.poll(said).toContain('Linh kiện đã gửi 2 lần mà chưa tới');
  expect(button('Gửi linh kiện')).toBeFalsy();
  expect(button('Không gửi được')).toBeTruthy();
});

test('O7 a part that lapsed is spoken of as a part', async () => {
  show({ ...part, state: 'LAPSED', instead: true }, 'user');
  await expect.poll(said).toContain('Yêu cầu gửi linh kiện đã đóng');
  expect(said()).toContain('thay vì gửi linh kiện');
});

test.each([
  ['its variant', { label: { text: 'đen', lang: 'vi' } }, { label: { text: 'nâu', lang: 'vi' } }, 'đen'],
  ['its colour', { colour: { text: 'đen', lang: 'vi' } }, { colour: { text: 'nâu', lang: 'vi' } }, 'đen'],
  ['its size', {}, { size: { width: 2, depth: 2, height: 2 } }, '1 × 1 × 1 mm'],
])(
  'G6 of two lines of one chair, the request and its questions say which is meant: by %s',
  async (_, one, two, words) => {
    const chair = {
      ...order.lines[0],
      label: null,
      colour: null,
      mattress: null,
      size: { width: 1, depth: 1, height: 1 },
    };
    const lines = [
      { ...chair, ...one },
      { ...chair, ...two },
    ];
    show({}, 'merchant', { ...order, lines } as unknown as Order);
    await expect.poll(() => button('Đồng ý nhận lại')).toBeTruthy();
    expect(said()).toContain(`2 × Ghế An, ${words}`);
    button('Đồng ý nhận lại')?.click();
    await expect.poll(() => document.querySelector('dialog[open]')?.textContent).toContain(`2 × Ghế An, ${words}`);
  },
);
