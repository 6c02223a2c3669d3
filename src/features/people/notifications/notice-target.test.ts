import { expect, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { textValues } from './notice-details.ts';
import { noticeTarget } from './notice.ts';

test('I1: a notification leads straight to what it is about; somebody’s words are read first', () => {
  const link = '/things/product-bill?order=o_1';
  expect(noticeTarget({ id: 'n_1', link, reason: null })).toBe(link);
  expect(noticeTarget({ id: 'n_1', link, reason: { text: 'Hết gỗ', lang: 'vi' } })).toBe('/notice?id=n_1');
  expect(noticeTarget({ id: 'n_1', link: null, reason: null })).toBe('/notice?id=n_1');
});

test('I1: a notification names what was ordered, and one from before it did reads as it did', () => {
  const t = translator('zh', 'notices');
  expect(t('types.ORDER_SHIPPED.line', textValues({ number: 'HIEN1-1' }))).toBe('订单 HIEN1-1。');
  expect(t('types.ORDER_SHIPPED.line', { number: 'HIEN1-1', thing: '圆桌', more: 2 })).toBe(
    '订单 HIEN1-1（圆桌，另有 2 种产品）。',
  );
});
