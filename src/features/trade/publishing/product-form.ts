import { z } from 'zod';
import { versionField } from '#features/foundation/texts/entry-fields.ts';
import { lineField, textsField, textsShape } from '#features/foundation/texts/text-fields.ts';
import { glbData } from '#features/foundation/glb/glb.ts';
import { madeToSizeSchema } from '#features/catalogue/products/made-to-size.ts';
import { pictureShape, localizedShape } from '#features/foundation/search/found.ts';
import { colours } from '#features/foundation/search/vocabulary.ts';
import { locales } from '#lib/locale.ts';
import { kinds } from '#models/materials/finish.ts';
import { styles } from '#models/vocabulary.ts';
import { limitedText } from '#platform/limited-text.ts';
import { productLimits } from './publishing-limits.ts';
import { idField, keyOf, neededTexts, ownPageHead, ownStates, picturesField } from './shelf.ts';

const dong = z
  .number({ error: 'price_limit' })
  .int({ error: 'price_limit' })
  .min(productLimits.price.least, { error: 'price_limit' })
  .max(productLimits.price.most, { error: 'price_limit' });
const count = z
  .number({ error: 'stock_limit' })
  .int({ error: 'stock_limit' })
  .min(0, { error: 'stock_limit' })
  .max(productLimits.stock, { error: 'stock_limit' });
const length = z
  .number({ error: 'length_limit' })
  .int({ error: 'length_limit' })
  .min(1, { error: 'length_limit' })
  .max(productLimits.length, { error: 'length_limit' });

const variantForm = z
  .strictObject({
    /** Of one that is there already; a new one has none. */
    id: idField.optional(),
    label: textsField({ most: productLimits.label, needed: false }).default({}),
    width: length,
    depth: length,
    height: length,
    colour: keyOf(colours).nullable().default(null),
    price: dong,
    /** Before a price cut. */
    priceBefore: dong.nullable().default(null),
    stock: count,
    /** The stock when the form was opened: sales since are subtracted, not overwritten. */
    stockSeen: count.optional(),
    sku: lineField(0, productLimits.sku).nullable().default(null),
    weight: z.number().int().min(1).max(productLimits.weight).nullable().default(null),
    /** A model of the library with its finishes, or an uploaded one. */
    model: limitedText(64).nullable().default(null),
    finishes: z.record(limitedText(30), limitedText(40)).default({}),
    glb: idField.nullable().default(null),
  })
  .refine(({ price, priceBefore }) => priceBefore === null || priceBefore > price, {
    error: 'price_before',
    path: ['priceBefore'],
  });
export type VariantForm = z.infer<typeof variantForm>;

/** A workshop's made-to-size offer and its prices; `made-rules.ts` checks it against the family. */
const made = z.strictObject({
  ...madeToSizeSchema.shape,
  price: z.strictObject({ ...madeToSizeSchema.shape.price.shape, base: dong }),
  days: z.strictObject(madeToSizeSchema.shape.days.shape),
});

const form = {
  category: limitedText(60).min(1, { error: 'field_required' }),
  name: neededTexts(productLimits.name),
  description: textsField({ most: productLimits.description, lines: true, needed: false }).default({}),
  style: keyOf(styles).nullable().default(null),
  materials: z.array(keyOf(kinds)).max(8).default([]),
  /** Beside those of its variants. */
  colours: z.array(keyOf(colours)).max(13).default([]),
  pictures: picturesField.default([]),
  variants: z.array(variantForm).max(productLimits.variants, { error: 'variants_limit' }).default([]),
  madeToSize: made.nullable().default(null),
};
export const newProduct = z.strictObject({ ...form, shelve: z.boolean().default(false) });
export const changedProduct = z.strictObject({ ...form, version: versionField });
/** From the list: how many of each, and how many there were when one looked. */
export const stockBody = z.strictObject({
  variants: z
    .array(z.strictObject({ id: idField, stock: count, stockSeen: count }))
    .min(1)
    .max(productLimits.variants, { error: 'variants_limit' }),
});
export type StockBody = z.infer<typeof stockBody>;
export type ProductForm = Omit<z.infer<typeof newProduct>, 'shelve'>;

const head = {
  id: z.string(),
  version: z.number().int(),
  status: z.enum(ownStates),
  updatedAt: z.string(),
  /** Taken down by us: it cannot be published again. */
  held: z.boolean(),
};

export const ownProduct = z.object({
  ...head,
  /** Why we took it down. */
  heldReason: textsShape.nullable(),
  category: z.string(),
  name: textsShape,
  description: textsShape,
  style: z.string().nullable(),
  materials: z.array(z.string()),
  colours: z.array(z.string()),
  pictures: z.array(pictureShape.extend({ id: z.string() })),
  variants: z.array(
    z.object({
      id: z.string(),
      label: textsShape,
      width: z.number().int(),
      depth: z.number().int(),
      height: z.number().int(),
      colour: z.string().nullable(),
      price: z.number().int(),
      priceBefore: z.number().int().nullable(),
      stock: z.number().int(),
      sku: z.string().nullable(),
      weight: z.number().int().nullable(),
      model: z.string().nullable(),
      finishes: z.record(z.string(), z.string()),
      glb: glbData.nullable(),
    }),
  ),
  madeToSize: madeToSizeSchema.nullable(),
});
export type OwnProduct = z.infer<typeof ownProduct>;

const ownProductItem = z.object({
  ...head,
  name: localizedShape,
  missing: z.array(z.enum(locales)),
  category: z.string(),
  picture: pictureShape.nullable(),
  thumbnail: z.string().nullable(),
  price: z.object({ min: z.number().int(), max: z.number().int() }),
  /** Of all variants together; null where it is only made to order. */
  stock: z.number().int().nullable(),
  variants: z.number().int(),
  soldOut: z.number().int(),
  madeToSize: z.boolean(),
});
export type OwnProductItem = z.infer<typeof ownProductItem>;
export const ownProductPage = z.object({ content: z.array(ownProductItem), ...ownPageHead });
export type OwnProductPage = z.infer<typeof ownProductPage>;
