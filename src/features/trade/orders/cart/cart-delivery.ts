import { termFor } from '#features/catalogue/offers/delivery.ts';
import type { Cart } from '../order.ts';

type Group = Cart['groups'][number];

/** Where it can be brought to, and where the person has had things brought so far. */
export interface CartPlaces {
  provinces: readonly { code: string; name: string }[];
  usual: string;
}

/** A merchant of whom nothing can be had now brings nothing. */
export function isOrdered({ lines }: Group): boolean {
  return lines.some(({ why }) => why === null);
}

/** What bringing everything costs there; null until it is known where to. */
export function deliveryFee({ groups }: Cart, province: string): number | null {
  if (province === '') return null;
  return groups.filter(isOrdered).reduce((sum, { delivery }) => sum + termFor(delivery, province).fee, 0);
}
