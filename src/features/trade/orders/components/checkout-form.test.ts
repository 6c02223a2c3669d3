import { expect, test } from 'vitest';
import { orderBody } from '../order.ts';
import { checkoutShape, emptyCheckout, inputOf, type CheckoutForm } from './checkout-form.ts';

const shape = checkoutShape(
  (key) => key,
  (input) => input,
);
const empty = emptyCheckout({ receiver: '', mobile: '', buyerEmail: '', address: null }, []);
const filled: CheckoutForm = {
  ...empty,
  receiver: 'Lan',
  mobile: '0912 345 678',
  buyerEmail: 'lan@mail.example',
  address: { ...empty.address, province: '79', ward: { code: '26882', name: 'An Hội Tây' }, detail: '12 Lê Lợi' },
};

function faultsOf(form: CheckoutForm): Record<string, string> {
  const { error } = shape.safeParse(form);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

test('G1: each empty input is named with its own words, those of the address too', () => {
  expect(faultsOf(empty)).toEqual({
    receiver: 'receiver',
    mobile: 'mobile',
    buyerEmail: 'email',
    province: 'province',
    ward: 'ward',
    detail: 'detail',
  });
});

test('G1: an invoice is judged only where one is wanted', () => {
  expect(faultsOf({ ...filled, taxCode: 'x' })).toEqual({});
  expect(faultsOf({ ...filled, wantsInvoice: true, taxCode: '123', invoiceEmail: 'nobody' })).toEqual({
    company: 'company',
    taxCode: 'taxCode',
    invoiceAddress: 'invoiceAddress',
    invoiceEmail: 'email',
  });
});

test('G1: what was filled in is what the call takes', () => {
  const invoice = {
    wantsInvoice: true,
    company: 'Mây',
    taxCode: ' 0312345678-001 ',
    invoiceAddress: '1 Hàng Bạc',
    invoiceEmail: 'ke.toan@mail.example',
  };
  const body = shape.parse({ ...filled, ...invoice, remark: 'Gọi trước' });
  const sent = orderBody.parse({ ...body, from: 'cart', lines: [{ product: 'p_1', quantity: 1 }] });
  expect(sent).toMatchObject({
    receiver: 'Lan',
    buyerEmail: 'lan@mail.example',
    address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
    remark: 'Gọi trước',
    invoice: { company: 'Mây', taxCode: '0312345678-001', address: '1 Hàng Bạc', email: 'ke.toan@mail.example' },
  });
  expect(shape.parse(filled)).not.toHaveProperty('invoice');
  expect(shape.parse(filled)).not.toHaveProperty('remark');
});

test.each([
  ['address.ward', 'ward'],
  ['invoice.address', 'invoiceAddress'],
  ['invoice.email', 'invoiceEmail'],
  ['invoice.taxCode', 'taxCode'],
  ['mobile', 'mobile'],
])('G1: what the server says of %s stands at the input %s', (path, input) => {
  expect(inputOf(path)).toBe(input);
});
