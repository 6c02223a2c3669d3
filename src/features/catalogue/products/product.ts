import { z } from 'zod';
import { besidesShape, listShape, pictureShape, localizedShape } from '#features/foundation/search/found.ts';
import { limitedText } from '#platform/limited-text.ts';

/**
 * Shapes of the calls about products (PRODUCT F3), for browser and server. Money is whole đồng, lengths are
 * millimetres.
 */

const named = z.object({ key: z.string(), name: z.string() });
const size = z.object({ width: z.number().int(), depth: z.number().int(), height: z.number().int() });

/** Of a bed of ours: the width of the mattress it is made for; null for everything else. */
const mattressWidth = z.number().int().nullable();

export const productItem = z.object({
  id: z.string(),
  name: localizedShape,
  category: named,
  style: named.nullable(),
  merchant: z.object({ id: z.string(), name: z.string() }),
  picture: pictureShape.nullable(),
  /** A studio picture of its model, where there is no photograph; an address. */
  thumbnail: z.string().nullable(),
  price: z.object({ min: z.number().int(), max: z.number().int() }),
  size,
  madeToSize: z.boolean(),
  inStock: z.boolean(),
  /** Colours it comes in, by their names in the vocabulary. */
  colours: z.array(named),
  /** In stars, by buyers; null where there are no reviews yet. */
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
  /** The variant that a search by size or colour meant, the first that can be had; null where none was meant. */
  match: z
    .object({
      variant: z.string(),
      /** Null in a list by price: that goes by the lowest of the product, and so does the card. */
      price: z.number().int().nullable(),
      size,
      mattress: mattressWidth,
      inStock: z.boolean(),
      /** Its size was asked for, and not only its colour. */
      sized: z.boolean(),
    })
    .nullable(),
});
export type ProductItem = z.infer<typeof productItem>;
export const productListData = listShape(productItem).extend(besidesShape(productItem));
export type ProductList = z.infer<typeof productListData>;

const variant = z.object({
  id: z.string(),
  label: localizedShape.nullable(),
  size,
  mattress: mattressWidth,
  colour: named.nullable(),
  finishes: z.record(z.string(), z.string()),
  model: z.string().nullable(),
  glb: z.string().nullable(),
  thumbnail: z.string().nullable(),
  price: z.number().int(),
  stock: z.number().int(),
  sku: z.string().nullable(),
  /** Before a price cut; null where there was none. */
  priceBefore: z.number().int().nullable(),
  /** Grams; null where unknown. */
  weight: z.number().int().nullable(),
  /** What distinguishes its finish from the others': the slot, where it is one only, the finish and its colour. */
  look: z
    .object({ slot: z.string().nullable(), name: z.string(), colour: z.string(), second: z.string().nullable() })
    .nullable(),
  /** How it is formed otherwise than the others, in plain words. */
  forms: z.array(z.object({ name: z.string(), label: z.string() })),
  /** Where its product is made to size too: the choice that is most like it, as a query. */
  madeLike: z.string().nullable(),
});
export type ProductVariant = z.infer<typeof variant>;

/** The choices of a made-to-size piece: each parameter and finish with its values, named in the reader's language. */
const madeToSize = z.object({
  family: z.string(),
  parameters: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      values: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
  slots: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      finishes: z.array(z.object({ id: z.string(), name: z.string(), colour: z.string() })),
    }),
  ),
  days: z.object({ from: z.number().int(), to: z.number().int() }),
});

export const quoteData = z.object({
  model: z.string(),
  finishes: z.record(z.string(), z.string()),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
  size,
  mattress: mattressWidth,
  price: z.number().int(),
  days: z.object({ from: z.number().int(), to: z.number().int() }),
  thumbnail: z.string(),
  glb: z.string(),
  /** The slots this form has: a finish of any other slot changes nothing. */
  wears: z.array(z.string()),
});
export type QuoteData = z.infer<typeof quoteData>;

export const productDetail = productItem.extend({
  description: localizedShape.nullable(),
  path: z.array(named),
  materials: z.array(named),
  pictures: z.array(pictureShape),
  variants: z.array(variant),
  made: madeToSize.nullable(),
  /** The first choice of a made-to-size piece, quoted. */
  quote: quoteData.nullable(),
  merchant: z.object({
    id: z.string(),
    name: z.string(),
    city: z.string().nullable(),
    phone: z.string().nullable(),
    productCount: z.number().int(),
  }),
  recommended: z.array(productItem),
  /** Works it stands in. */
  works: z.array(z.string()),
});
export type ProductDetail = z.infer<typeof productDetail>;

/** `?finish=frame:oak-pale&width=1800&doors=sliding`: parameters by their own names. */
export const quoteQuery = z.object({ finish: limitedText(600).optional() }).catchall(limitedText(40));
