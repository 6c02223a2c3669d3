import { expect, test } from 'vitest';
import { carriers, needsTracking, ownDelivery, trackingLink } from './carriers.ts';

test('P2: a link where the carrier is known, by whichever of its names', () => {
  for (const name of ['GHN', 'ghn', 'Giao Hàng Nhanh', 'giao hang nhanh'])
    expect(trackingLink(name, 'A1')).toBe('https://donhang.ghn.vn/?order_code=A1');
  expect(trackingLink('Viettel Post', 'VTP 1')).toContain('VTP%201');
  expect(trackingLink('J&T Express', '84')).toContain('jtexpress.vn');
  for (const { name, page } of carriers) {
    expect(page).toMatch(/^https:\/\/[a-z.]+\/.*\{number\}/);
    expect(trackingLink(name, '"><script>')).not.toMatch(/[<>"]/);
  }
});

test('P2: none for a stranger, for own delivery, or without a number', () => {
  expect(trackingLink('Xe nhà bác Tư', '1')).toBeNull();
  expect(trackingLink(ownDelivery, '1')).toBeNull();
  expect(trackingLink('GHN', null)).toBeNull();
  expect(trackingLink('GHN', '')).toBeNull();
  expect([needsTracking('GHN'), needsTracking(ownDelivery)]).toEqual([true, false]);
});
