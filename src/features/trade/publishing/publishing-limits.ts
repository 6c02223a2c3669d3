/**
 * Limits of the forms; the browser shows them, the server checks the same. Money is whole đồng, lengths are
 * millimetres, weights grams.
 */
export const mostPictures = 20;
export const workLimits = { name: 120, description: 4_000, styles: 3, area: 100_000, viewer: 500 } as const;
/** The texts of `price_limit` … in errors.json contain these figures. */
export const productLimits = {
  name: 120,
  description: 4_000,
  label: 60,
  variants: 40,
  price: { least: 1_000, most: 2_000_000_000 },
  stock: 100_000,
  length: 20_000,
  weight: 5_000_000,
  sku: 40,
} as const;

/** An hour of one person: opening a large one takes a second of a core. */
export const designFilesPerPerson = { hits: 60, seconds: 3600 };
