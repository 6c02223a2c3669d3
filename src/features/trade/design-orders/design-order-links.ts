import { pages } from '#features/catalogue/content/addresses.ts';

/** The address of a conversation. */
export function designOrderAddress(order: string): string {
  return `${pages.designBill.path}?order=${order}`;
}

/** The form of an order: of a work (`w_…`), or of a designer (`d_…`). */
export function orderDesignAddress(thing: string): string {
  return `${pages.designBill.path}?${thing.startsWith('w_') ? 'work' : 'designer'}=${encodeURIComponent(thing)}`;
}
