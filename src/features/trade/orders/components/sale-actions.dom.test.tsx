import { expect, test } from 'vitest';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import type { OrderItem } from '../order.ts';
import { SaleActions } from './sale-actions.tsx';

const order: OrderItem = {
  id: 'o_1',
  number: 'H1',
  state: 'PAID',
  merchant: { id: 'm_1', name: 'Mộc' },
  buyer: 'Lan',
  goods: 2_000_000,
  deliveryFee: 0,
  total: 2_000_000,
  refunded: 0,
  refundDue: 0,
  placedAt: '2026-11-18T03:00:00.000Z',
  payBy: null,
  lines: [
    {
      product: 'p_1',
      variant: 'v_1',
      choice: '',
      name: { text: 'Bàn Lam', lang: 'vi' },
      label: { text: 'Óc chó 160', lang: 'vi' },
      colour: null,
      mattress: null,
      size: { width: 1600, depth: 800, height: 750 },
      sku: '',
      model: null,
      picture: null,
      thumbnail: null,
      price: 2_000_000,
      quantity: 1,
      amount: 2_000_000,
    },
  ],
  returnKind: null,
  returnState: null,
  returnAmount: null,
};
const parcel = {
  receiver: 'Trần Lan',
  mobile: '+84912345678',
  address: {
    form: 'two',
    province: { code: '79', name: 'Thành phố Hồ Chí Minh' },
    ward: { code: '26882', name: 'Phường An Hội Tây' },
    detail: '12 Lê Lợi',
    written: null,
  },
  remark: 'Gọi trước',
};

test('G3 who ships from the list sees what, to whom and where; to cancel stands apart from it', async () => {
  const asked = answerCalls({ 'GET /merchant/orders/o_1': { code: 200, data: parcel } });
  showPage(() => <SaleActions order={order} />, { texts: ['orders', 'money'], viewer: viewerOf('u_moc') });
  const details = () => document.querySelector('details');
  await expect.poll(details).not.toBeNull();
  expect(asked).toEqual([]);
  details()!.open = true;
  details()!.dispatchEvent(new Event('toggle'));
  for (const part of ['Trần Lan', '+84912345678', '12 Lê Lợi', 'Óc chó 160', 'Gọi trước'])
    await expect.poll(() => details()?.textContent, { message: part }).toContain(part);
  const cancel = [...details()!.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel order');
  const ship = details()!.querySelector('form [type=submit]');
  expect(ship?.parentElement?.contains(cancel ?? null)).toBe(false);
  expect(cancel?.parentElement?.className).toContain('border-t');
});
