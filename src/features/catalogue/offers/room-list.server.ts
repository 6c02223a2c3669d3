import { picturesById } from '#features/foundation/media/media.server.ts';
import { familyKey } from '#features/foundation/search/family-key.ts';
import { lookHash } from '#features/catalogue/products/products.server.ts';
import { madeToSizeSchema } from '#features/catalogue/products/made-to-size.ts';
import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { findModel } from '#models/library.ts';
import type { RequestContext } from '#platform/context.ts';
import { mostOfOne } from './offer-limits.ts';
import { soldMadeToSize, soldVariants } from './offer-queries.server.ts';
import { priceEach, type PricedLine } from './price-lines.server.ts';
import { replacementsFor, type Missing } from './replacements.server.ts';
import { resolveOffer, type WantedPiece } from './resolve-offer.ts';
import type { RoomLine, RoomList, RoomOffer } from './room-list.ts';
import { lineThumbnail, shownPriced } from './show-priced.server.ts';
import type { WantedLine } from './wanted-line.ts';

/** One piece as it stands in a design. */
export interface RoomPiece extends Omit<WantedPiece, 'quantity'> {
  item: string;
  /** The free space it stands in, where that is known. */ gap?: Missing['gap'];
}
/** Equal pieces, and what is bought for them. */
interface Bundle {
  pieces: WantedPiece & Pick<RoomPiece, 'gap'>;
  items: string[];
  offer: PricedLine | null;
}
type OfferContext = Pick<RequestContext, 'db' | 'locale' | 'studio'>;

/**
 * The one list of a room: what page, cart and sum agree on to the đồng (PRODUCT O1). `sold`: without what nobody sells,
 * of which a whole home has many.
 */
export async function roomListOf(
  ctx: OfferContext,
  pieces: readonly RoomPiece[],
  { sold = false } = {},
): Promise<RoomList> {
  const all = await offeredBundles(ctx.db, pieces, ctx.locale);
  const bundles = sold ? all.filter(({ offer }) => offer !== null) : all;
  const instead = await replacementsFor(ctx.db, bundles.map(replacedOf), ctx.locale);
  const pictures = await picturesById(
    ctx.db,
    [...bundles.flatMap(({ offer }) => offer ?? []), ...instead.flat()].map(({ picture }) => picture),
  );
  const shown = (line: PricedLine): RoomOffer => ({
    ...shownPriced(line, pictures, ctx),
    finishes: line.finishes,
    days: line.days,
    merchant: { id: line.merchant.id, name: line.merchant.name },
  });
  const lines = bundles.map(({ pieces, items, offer }, at): RoomLine => {
    const { state, available } = availability(offer, pieces.quantity);
    return {
      key: items[0]!,
      items,
      quantity: pieces.quantity,
      available,
      amount: available * (offer?.price ?? 0),
      state,
      offer: offer && shown(offer),
      piece: offer ? null : pieceOf(pieces, ctx),
      instead: instead[at]!.map(shown),
    };
  });
  return {
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    count: lines.reduce((sum, { available }) => sum + available, 0),
    unsold: all.filter(({ offer }) => offer === null).length,
  };
}

/** The same list as it is put in a cart: all that can be had now. */
export async function roomWanted(
  db: Database,
  pieces: readonly RoomPiece[],
  locale: Locale,
): Promise<{ lines: PricedLine[]; missing: number }> {
  const offered = (await offeredBundles(db, pieces, locale)).flatMap(({ offer, pieces: { quantity } }) => {
    const { available, state } = availability(offer, quantity);
    return offer ? [{ line: { ...offer, quantity: available }, whole: state === 'sold' }] : [];
  });
  return {
    lines: offered.flatMap(({ line }) => (line.quantity > 0 ? [line] : [])),
    missing: offered.filter(({ whole }) => !whole).length,
  };
}

async function offeredBundles(db: Database, pieces: readonly RoomPiece[], locale: Locale): Promise<Bundle[]> {
  const groups = [...Map.groupBy(pieces, groupKey).values()].map((same) => ({
    pieces: { ...same[0]!, quantity: Math.min(same.length, mostOfOne) },
    items: same.map(({ item }) => item),
  }));
  const offers = await resolveAll(
    db,
    groups.map(({ pieces }) => pieces),
  );
  // Pieces that name their product and pieces that only look like it are bought as one.
  const together = [
    ...Map.groupBy(
      groups.map((group, at) => ({ ...group, wanted: offers[at] ?? null })),
      ({ wanted, items }) => (wanted ? `${wanted.product} ${wanted.variant ?? ''} ${wanted.choice ?? ''}` : items[0]!),
    ).values(),
  ].map((same) => ({
    wanted: same[0]!.wanted,
    items: same.flatMap(({ items }) => items),
    pieces: { ...same[0]!.pieces, quantity: Math.min(mostOfOne, sum(same.map(({ pieces }) => pieces.quantity))) },
  }));
  const able = together.filter(({ wanted }) => wanted !== null);
  const priced = await priceEach(
    db,
    able.map(({ wanted, pieces: { quantity } }): WantedLine => ({ ...wanted!, quantity })),
    locale,
  );
  const lineOf = new Map(able.map((bundle, at) => [bundle, priced[at]]));
  return together.map((bundle) => {
    const line = lineOf.get(bundle);
    return { pieces: bundle.pieces, items: bundle.items, offer: line && !(line instanceof AppError) ? line : null };
  });
}

/** Pieces nobody could tell apart. */
function groupKey({ model, finishes, product, variant, choice }: RoomPiece): string {
  const look = model === null ? '' : lookHash(model, finishes);
  return [look, product ?? '', variant ?? '', choice ?? ''].join(' ');
}

async function resolveAll(db: Database, pieces: readonly WantedPiece[]) {
  const looks = pieces.map(({ model, finishes }) => (model === null ? null : lookHash(model, finishes)));
  const named = [...new Set(pieces.flatMap(({ product }) => product ?? []))];
  const variants = await soldVariants(db, [...new Set(looks.flatMap((look) => look ?? []))], named);
  const categories = pieces.map(categoryOf);
  const made = (await soldMadeToSize(db, [...new Set(categories.flatMap((key) => key ?? []))], named)).flatMap(
    ({ id, category, made_to_size }) => {
      const parsed = madeToSizeSchema.safeParse(made_to_size).data;
      return parsed ? [{ product: id, category, made: parsed }] : [];
    },
  );
  // By what they are looked for: going through all of them for each piece would stop the server for a whole storey.
  const sold = { byLook: Map.groupBy(variants, lookOf), byProduct: Map.groupBy(variants, productOf) };
  const toSize = { byKind: Map.groupBy(made, ({ category }) => category), byProduct: Map.groupBy(made, productOf) };
  return pieces.map((piece, at) =>
    resolveOffer(piece, {
      variants: either(sold.byLook.get(looks[at] ?? ''), sold.byProduct.get(piece.product ?? '')).map(
        ({ look, ...variant }) => ({ ...variant, alike: look === looks[at] }),
      ),
      made: either(toSize.byKind.get(categories[at] ?? ''), toSize.byProduct.get(piece.product ?? '')),
    }),
  );
}

function lookOf({ look }: { look: string }): string {
  return look;
}

function productOf({ product }: { product: string }): string {
  return product;
}

/** Each once. */
function either<Row>(some: readonly Row[] = [], others: readonly Row[] = []): Row[] {
  return [...new Set([...some, ...others])];
}

function availability(offer: PricedLine | null, quantity: number): Pick<RoomLine, 'state' | 'available'> {
  if (offer === null) return { state: 'notSold', available: 0 };
  if (offer.stock === null || offer.stock >= quantity) return { state: 'sold', available: quantity };
  return { state: offer.stock > 0 ? 'few' : 'soldOut', available: offer.stock };
}

/** Only what cannot be had as it stands is looked for; null otherwise, and where nothing is known of its kind. */
function replacedOf({ pieces, offer }: Bundle): Missing | null {
  const category = categoryOf(pieces);
  const size = offer?.size ?? sizeOf(pieces);
  if (category === null || size === null || availability(offer, pieces.quantity).state === 'sold') return null;
  const { quantity, gap } = pieces;
  return { category, size, gap, price: offer?.price ?? null, quantity, not: offer?.variant ?? null };
}

function categoryOf({ model }: WantedPiece): string | null {
  const found = model === null ? null : findModel(model);
  return found && familyKey(found.family);
}

function sizeOf({ model }: WantedPiece) {
  const choice = model === null ? undefined : findModel(model)?.choice;
  return choice ? { width: Number(choice.width), depth: Number(choice.depth), height: Number(choice.height) } : null;
}

/** A piece of the library by its kind; a file nobody sells has no name here. */
function pieceOf(pieces: WantedPiece, { locale, studio }: OfferContext): RoomLine['piece'] {
  const found = pieces.model === null ? null : findModel(pieces.model);
  const size = sizeOf(pieces);
  return found && size
    ? {
        name: found.family.name[locale],
        size,
        thumbnail: lineThumbnail(pieces.model, pieces.finishes, studio.edition),
      }
    : null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}
