import type { Database } from '#db/database.ts';
import { madeToSizeSchema, quoteOf } from '#features/catalogue/products/made-to-size.ts';
import type { VariantRow } from '#features/catalogue/products/products.server.ts';
import { looksOf } from '#features/catalogue/products/variant-looks.server.ts';
import { AppError } from '#lib/errors.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { trilingual, type Trilingual } from '#lib/trilingual.ts';
import { namedColour, wornColour } from './line-colour.ts';
import { choiceFault, choiceLabel, readChoice, writtenChoice } from './made-choice.ts';
import { holdShopsOf, offeredProducts, variantsOfAll, type OfferedProduct } from './offer-queries.server.ts';
import type { WantedLine } from './wanted-line.ts';

/** A line with its price from our data: every price and name is ours, never the sender's. */
export interface PricedLine {
  product: string;
  variant: string | null;
  choice: string;
  merchant: { id: string; name: string; userId: string };
  name: Trilingual;
  label: Trilingual;
  colour: Trilingual;
  size: { width: number; depth: number; height: number };
  sku: string | null;
  model: string | null;
  finishes: Record<string, string>;
  parameters: Record<string, string | number> | null;
  picture: string | null;
  price: number;
  quantity: number;
  /** Null: made to order, in so many days. */
  stock: number | null;
  days: { from: number; to: number };
}

/** Each line priced, or why it is unavailable; the same choice twice is one line. */
export async function priceEach(
  db: Database,
  wanted: readonly WantedLine[],
  locale: Locale,
): Promise<(PricedLine | AppError)[]> {
  const ids = wanted.map(({ product }) => product);
  const products = new Map((await offeredProducts(db, ids)).map((row) => [row.id, row]));
  const variants = Map.groupBy(await variantsOfAll(db, ids), ({ product_id }) => product_id);
  return wanted.map((line, at) => {
    const product = products.get(line.product);
    if (!product) return new AppError('not_found', { field: `lines.${at}.product` });
    const own = variants.get(product.id) ?? [];
    return isMadeToSize(line, product, own)
      ? pricedMadeToSize(line, product, locale, at)
      : pricedVariant(line, product, own, at);
  });
}

/**
 * A line with a choice is made to size, one with a variant is from stock; both may exist of one product. With neither
 * it is what the product's page shows first.
 */
function isMadeToSize(
  { variant, choice = '' }: WantedLine,
  { made_to_size }: OfferedProduct,
  variants: readonly VariantRow[],
): boolean {
  if (made_to_size === null || variant !== undefined) return false;
  return choice !== '' || variants.every(({ stock }) => stock === 0);
}

/** All of them, or the first reason why not. */
export async function priceAll(db: Database, wanted: readonly WantedLine[], locale: Locale): Promise<PricedLine[]> {
  const priced = await priceEach(db, wanted, locale);
  const lines = priced.map((line) => {
    if (line instanceof AppError) throw line;
    return line;
  });
  return [
    ...Map.groupBy(lines, ({ product, variant, choice }) => `${product} ${variant ?? ''} ${choice}`).values(),
  ].map((same) => ({ ...same[0]!, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }));
}

/** The same to be sold at these prices, in the transaction that does: a seller who leaves meanwhile has left before. */
export async function priceForSale(db: Database, wanted: readonly WantedLine[], locale: Locale): Promise<PricedLine[]> {
  await holdShopsOf(
    db,
    wanted.map(({ product }) => product),
  );
  return priceAll(db, wanted, locale);
}

export function byMerchant<Line extends { merchant: { id: string } }>(lines: readonly Line[]): Line[][] {
  return [...Map.groupBy(lines, ({ merchant }) => merchant.id).values()];
}

function pricedVariant(
  { variant: wanted, quantity }: WantedLine,
  product: OfferedProduct,
  variants: readonly VariantRow[],
  at: number,
): PricedLine | AppError {
  const variant =
    wanted === undefined
      ? (variants.find(({ stock }) => stock > 0) ?? variants[0])
      : variants.find(({ id }) => id === wanted);
  if (!variant) return new AppError('not_found', { field: `lines.${at}.variant` });
  const { width, depth, height, sku, model, price, stock } = variant;
  return {
    ...commonFields(product),
    picture: photoOf(product, variant),
    variant: variant.id,
    choice: '',
    label: variantLabel(variant, variants),
    colour: namedColour(variant.colour),
    size: { width, depth, height },
    sku,
    model,
    finishes: variant.finishes as Record<string, string>,
    parameters: null,
    price,
    quantity,
    stock,
    days: { from: 0, to: 0 },
  };
}

function pricedMadeToSize(
  { choice, quantity }: WantedLine,
  product: OfferedProduct,
  locale: Locale,
  at: number,
): PricedLine | AppError {
  const made = madeToSizeSchema.safeParse(product.made_to_size).data;
  if (!made) return new AppError('not_found', { field: `lines.${at}.product` });
  const wish = readChoice(choice ?? '');
  if (wish === null) return new AppError('invalid_form', { field: `lines.${at}.choice` });
  const quote = quoteOf(made, wish);
  if ('wrong' in quote) return choiceFault(made, wish, quote.wrong, locale, `lines.${at}.choice`);
  const { width, depth, height, model, finishes, parameters, price, days } = quote;
  return {
    ...commonFields(product),
    picture: null,
    variant: null,
    choice: writtenChoice(quote),
    label: choiceLabel(made, quote),
    colour: wornColour(model, finishes),
    size: { width, depth, height },
    sku: null,
    model,
    finishes,
    parameters,
    price,
    quantity,
    stock: null,
    days,
  };
}

function commonFields({ id, merchant_id, merchant_name, merchant_user, name }: OfferedProduct) {
  return {
    product: id,
    merchant: { id: merchant_id, name: merchant_name, userId: merchant_user },
    name: trilingual(name),
  };
}

/**
 * The photographs are of the first variant; another one, and what is made to size, is shown by the studio's picture,
 * where it has a model.
 */
function photoOf({ pictures }: OfferedProduct, { position, model }: VariantRow): string | null {
  return position === 0 || model === null ? (pictures[0] ?? null) : null;
}

/** Its own name; where it has none, the finish the variants differ in. */
function variantLabel(variant: VariantRow, all: readonly VariantRow[]): Trilingual {
  const own = trilingual(variant.label);
  return Object.keys(own).length > 0
    ? own
    : Object.fromEntries(locales.map((locale) => [locale, looksOf(all, locale)[all.indexOf(variant)]?.name ?? '']));
}
