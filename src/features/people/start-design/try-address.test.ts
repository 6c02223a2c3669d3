import { expect, test } from 'vitest';
import { templateAddress, triedIn, tryAddress, withoutTried } from './try-address.ts';

const read = (address: string) => triedIn(new URL(address, 'https://hien.example').searchParams);

test.each([
  [{ product: 'p_sofa', variant: 'v_oat' }],
  [{ product: 'p_shelf', choice: 'width=1800&finish=body:oak' }],
  [{ model: 'sofa-0ns0', finish: 'seat:boucle-oat' }],
])('J7 what is tried is in the address, there and back: %o', (tried) => {
  expect(read(tryAddress(tried))).toEqual(tried);
});

test.each(['/workspace/new', '/workspace/new?product=%3Cscript%3E', `/workspace/new?model=${'a'.repeat(65)}`])(
  'J7 what nobody sells is nothing to try: %s',
  (address) => expect(read(address)).toBeNull(),
);

test('J7 once it is in hand the address is without it, and keeps the rest', () => {
  expect(withoutTried('?product=p_sofa&variant=v_oat&lang=vi')).toBe('?lang=vi');
  expect(withoutTried('?model=sofa-0ns0')).toBe('');
  expect(withoutTried('?lang=vi')).toBe('?lang=vi');
});

test('J6 a template without an account', () => {
  expect(templateAddress('w_japandi')).toBe('/workspace/new?template=w_japandi');
});
