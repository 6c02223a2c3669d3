import { z } from 'zod';
import type { LocalizedText } from '#lib/trilingual.ts';
import { pictureShape, localizedShape } from '#features/foundation/search/found.ts';

const size = z.object({ width: z.number().int(), depth: z.number().int(), height: z.number().int() });

/** A line as shown: in the cart and before ordering with current values, in an order as it was ordered. */
export const shownLine = z.object({
  product: z.string().nullable(),
  variant: z.string().nullable(),
  choice: z.string(),
  name: localizedShape,
  label: localizedShape.nullable(),
  /** Null where the merchant named none. */
  colour: localizedShape.nullable(),
  size,
  /** Of a bed of ours: the width of the mattress it is made for. */
  mattress: z.number().int().nullable(),
  sku: z.string().nullable(),
  model: z.string().nullable(),
  picture: pictureShape.nullable(),
  thumbnail: z.string().nullable(),
  price: z.number().int(),
  quantity: z.number().int(),
  amount: z.number().int(),
});
export type ShownLine = z.infer<typeof shownLine>;

/** A variant that is called by its colour, or a choice of finishes that names it, need not say it again. */
export function isSaid(colour: LocalizedText, label: LocalizedText | null): boolean {
  return label !== null && label.text.toLowerCase().includes(colour.text.toLowerCase());
}

/** Which variant it is: its label, and the colour where that does not say it. */
export function variantWords({ label, colour }: Pick<ShownLine, 'label' | 'colour'>): string[] {
  return [label, colour && !isSaid(colour, label) ? colour : null].flatMap((part) => part?.text ?? []);
}
