import { expect, test } from 'vitest';
import { showPage } from '../../../../../tests/support/dom/show-page.tsx';
import { NothingToOrder } from './nothing-to-order.tsx';

const ordered = { at: '2026-11-19T14:02:00.000Z', number: 'HIENF37WF7AJ', to: '/things/product-bill?order=o_1' };

test.each([
  ['vi', 'Bạn đã đặt lúc 21:02 19 tháng 11, 2026, mã HIENF37WF7AJ.'],
  ['en', 'Ordered on 19 November 2026 at 21:02'],
  ['zh', '2026年11月19日 21:02'],
] as const)('what was ordered a moment ago is named with its time, in %s', (language, said) => {
  showPage(() => <NothingToOrder why={{ ordered, emptyCart: true }} />, { texts: ['orders'], language });
  expect(document.body.textContent).toContain(said);
});
