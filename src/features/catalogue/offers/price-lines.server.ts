import type { Database } from '#db/database.ts';
import { madeToSizeSchema, quoteOf, type MadeToSize } from '#features/catalogue/products/made-to-size.ts';
import type { VariantRow } from '#features/catalogue/products/products.server.ts';
import { looksOf } from '#features/catalogue/products/variant-looks.server.ts';
import { AppError } from '#lib/errors.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { once } from '#lib/once.ts';
import { trilingual, type Trilingual } from '#lib/trilingual.ts';
import { namedColour, wornColour } from './line-colour.ts';
import { choiceFault, choiceLabel, readChoice, writtenChoice } from './made-choice.ts';
import { mostOfOne } from './offer-limits.ts';
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

/** In which language refusals are told, and in which ones what is named is named. */
interface Told {
  locale: Locale;
  names: readonly Locale[];
}

/** What many lines of one product ask of it, found once. */
interface Offer {
  product: OfferedProduct;
  variants: readonly VariantRow[];
  made: () => MadeToSize | null;
  /** Of each variant, for those without a name of their own. */
  finishNames: () => Trilingual[];
}

/** Each line priced, or why it is unavailable. Labels are named in the reader's language alone. */
export function priceEach(
  db: Database,
  wanted: readonly WantedLine[],
  locale: Locale,
): Promise<(PricedLine | AppError)[]> {
  return pricedFrom(db, wanted, { locale, names: [locale] });
}

async function pricedFrom(db: Database, wanted: readonly WantedLine[], told: Told): Promise<(PricedLine | AppError)[]> {
  const ids = wanted.map(({ product }) => product);
  return pricedLines(wanted, await offeredProducts(db, ids), await variantsOfAll(db, ids), told);
}

/** Lines of the same choice are priced once, however many there are. */
export function pricedLines(
  wanted: readonly WantedLine[],
  products: readonly OfferedProduct[],
  variants: readonly VariantRow[],
  told: Told,
): (PricedLine | AppError)[] {
  const ofProduct = Map.groupBy(variants, ({ product_id }) => product_id);
  const offers = new Map(products.map((row) => [row.id, offerOf(row, ofProduct.get(row.id) ?? [], told)]));
  const known = new Map<string, PricedLine | AppError>();
  return wanted.map((line, at) => {
    const same = JSON.stringify([line.product, line.variant ?? null, line.choice ?? '']);
    const priced = known.get(same) ?? pricedLine(line, offers.get(line.product), told);
    known.set(same, priced);
    return priced instanceof AppError ? faultAt(priced, at) : { ...priced, quantity: line.quantity };
  });
}

function offerOf(product: OfferedProduct, variants: readonly VariantRow[], { names }: Told): Offer {
  return {
    product,
    variants,
    made: once(() => madeToSizeSchema.safeParse(product.made_to_size).data ?? null),
    finishNames: once(() => {
      const looks = names.map((locale) => [locale, looksOf(variants, locale)] as const);
      return variants.map((_, at) => Object.fromEntries(looks.map(([locale, all]) => [locale, all[at]?.name ?? ''])));
    }),
  };
}

function pricedLine(line: WantedLine, offer: Offer | undefined, told: Told): PricedLine | AppError {
  if (!offer) return new AppError('not_found', { field: 'product' });
  return isMadeToSize(line, offer) ? pricedMadeToSize(line, offer, told) : pricedVariant(line, offer);
}

/** The fault of a line, said of its place among those that were sent. */
function faultAt({ key, values, faults }: AppError, at: number): AppError {
  return new AppError(key, {
    values,
    faults: faults.map((fault) => ({ ...fault, field: `lines.${at}.${fault.field}` })),
  });
}

/**
 * A line with a choice is made to size, one with a variant is from stock; both may exist of one product. With neither
 * it is what the product's page shows first.
 */
function isMadeToSize({ variant, choice = '' }: WantedLine, { product, variants }: Offer): boolean {
  if (product.made_to_size === null || variant !== undefined) return false;
  return choice !== '' || variants.every(({ stock }) => stock === 0);
}

/** All of them, or the first reason why not; the same choice twice is one line. */
export async function priceAll(db: Database, wanted: readonly WantedLine[], locale: Locale): Promise<PricedLine[]> {
  return together(await priceEach(db, wanted, locale));
}

/**
 * The same to be sold at these prices, in the transaction that does: a seller who leaves meanwhile has left before. An
 * order is read by both sides later, so everything is named in every language.
 */
export async function priceForSale(db: Database, wanted: readonly WantedLine[], locale: Locale): Promise<PricedLine[]> {
  await holdShopsOf(
    db,
    wanted.map(({ product }) => product),
  );
  return together(await pricedFrom(db, wanted, { locale, names: locales }));
}

function together(priced: readonly (PricedLine | AppError)[]): PricedLine[] {
  const lines = priced.map((line) => {
    if (line instanceof AppError) throw line;
    return line;
  });
  const merged = [
    ...Map.groupBy(lines, ({ product, variant, choice }) => `${product} ${variant ?? ''} ${choice}`).values(),
  ].map((same) => ({ ...same[0]!, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }));
  // As many as of one line, in however many it is asked for.
  if (merged.some(({ quantity }) => quantity > mostOfOne)) throw new AppError('invalid_form', { field: 'lines' });
  return merged;
}

export function byMerchant<Line extends { merchant: { id: string } }>(lines: readonly Line[]): Line[][] {
  return [...Map.groupBy(lines, ({ merchant }) => merchant.id).values()];
}

function pricedVariant({ variant: wanted, quantity }: WantedLine, offer: Offer): PricedLine | AppError {
  const { product, variants } = offer;
  const variant =
    wanted === undefined
      ? (variants.find(({ stock }) => stock > 0) ?? variants[0])
      : variants.find(({ id }) => id === wanted);
  if (!variant) return new AppError('not_found', { field: 'variant' });
  const { width, depth, height, sku, model, price, stock } = variant;
  return {
    ...commonFields(product),
    picture: photoOf(product, variant),
    variant: variant.id,
    choice: '',
    label: variantLabel(variant, offer),
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
  offer: Offer,
  { locale, names }: Told,
): PricedLine | AppError {
  const made = offer.made();
  if (made === null) return new AppError('not_found', { field: 'product' });
  const wish = readChoice(choice ?? '');
  if (wish === null) return new AppError('invalid_form', { field: 'choice' });
  const quote = quoteOf(made, wish);
  if ('wrong' in quote) return choiceFault(made, wish, quote.wrong, locale, 'choice');
  const { width, depth, height, model, finishes, parameters, price, days } = quote;
  return {
    ...commonFields(offer.product),
    picture: null,
    variant: null,
    choice: writtenChoice(quote),
    label: choiceLabel(made, quote, names),
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
function variantLabel(variant: VariantRow, { variants, finishNames }: Offer): Trilingual {
  const own = trilingual(variant.label);
  return Object.keys(own).length > 0 ? own : (finishNames()[variants.indexOf(variant)] ?? {});
}
