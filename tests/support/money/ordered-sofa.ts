import type { Order } from '#features/trade/orders/order.ts';

/** A line of an order or a cart, as pages are given it. */
export const orderedSofa: Order['lines'][number] = {
  product: 'p_1',
  variant: 'v_1',
  choice: '',
  name: { text: 'Sofa', lang: 'en' },
  label: null,
  colour: null,
  size: { width: 1, depth: 1, height: 1 },
  mattress: null,
  sku: '',
  model: null,
  picture: null,
  thumbnail: null,
  price: 1_000_000,
  quantity: 1,
  amount: 1_000_000,
};
