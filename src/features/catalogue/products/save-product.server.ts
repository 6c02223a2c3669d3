import type { Expression } from 'kysely';
import { z } from 'zod';
import { transaction, type Database } from '#db/database.ts';
import { familyOfKey } from '#features/foundation/search/family-key.ts';
import { dropIndex, writeIndex } from '#features/foundation/search/write-index.server.ts';
import { saveProductCount } from '#features/catalogue/merchants/save-merchant.server.ts';
import { AppError } from '#lib/errors.ts';
import { trilingual, type Trilingual } from '#lib/trilingual.ts';
import { nominalFacet } from '#features/foundation/search/search-document.ts';
import type { FinishKind } from '#models/materials/finish.ts';
import { nominalWidth } from '#models/nominal-width.ts';
import type { Style } from '#models/vocabulary.ts';
import type { Clock } from '#platform/clock.ts';
import { categoryNames, categoryPath } from './category.ts';
import { saveLooks } from './looks/variant-look.server.ts';
import { extremes, priceRange } from './made-price.ts';
import { madeToSizeSchema, type MadeToSize } from './made-to-size.ts';
import { seatsOfProduct } from './choices/product-seats.ts';
import { ratingOf } from './rating.ts';
import { priceBandOf, wellRated, widthBandOf } from './product-list.ts';
import {
  enqueueIndexing,
  findProduct,
  lockProduct,
  setProductStatus,
  setRatings,
  shelvedProductsOf,
  upsertProduct,
  upsertVariants,
  variantsOf,
  type NewProduct,
  type ProductRow,
} from './product-queries.server.ts';

export interface VariantInput {
  id: string;
  label?: Trilingual;
  width: number;
  depth: number;
  height: number;
  colour?: string | null;
  finishes?: Record<string, string>;
  model?: string | null;
  glb?: string | null;
  price: number;
  priceBefore?: number | null;
  weight?: number | null;
  stock: number;
  sku?: string | null;
}
/** A product as a merchant (or the demo world) enters it; what follows from its variants is computed here. */
export interface ProductInput {
  id: string;
  merchantId: string;
  category: string;
  name: Trilingual;
  description: Trilingual;
  style: Style | null;
  materials: FinishKind[];
  colours: string[];
  pictures: string[];
  variants: VariantInput[];
  madeToSize: MadeToSize | null;
  popularity?: number;
  status: ProductRow['status'];
  createdAt?: Date;
}

/** Stores a product with its variants, its search row and its maker's count, in the caller's transaction. */
export async function saveProduct(db: Database, clock: Clock, given: ProductInput): Promise<void> {
  if (!Object.hasOwn(categoryNames, given.category)) throw new AppError('invalid_form', { field: 'category' });
  await upsertProduct(db, rowOf(given, clock.now()));
  await upsertVariants(
    db,
    given.id,
    given.variants.map(
      (
        {
          id,
          label = {},
          colour = null,
          finishes = {},
          model = null,
          glb = null,
          sku = null,
          priceBefore = null,
          weight = null,
          ...rest
        },
        position,
      ) => ({
        id,
        product_id: given.id,
        position,
        label: JSON.stringify(label),
        finishes: JSON.stringify(finishes),
        colour,
        model,
        glb,
        sku,
        price_before: priceBefore,
        weight,
        ...rest,
      }),
    ),
  );
  await saveLooks(db, await variantsOf(db, given.id));
  await indexProduct(db, clock, given.id);
  await saveProductCount(db, given.merchantId, shelvedProductsOf(given.merchantId));
}

export async function shelveProduct(
  db: Database,
  clock: Clock,
  id: string,
  status: ProductRow['status'],
): Promise<void> {
  const row = await setProductStatus(db, id, status, clock.now());
  if (!row) throw new AppError('not_found');
  await indexProduct(db, clock, id);
  await saveProductCount(db, row.merchant_id, shelvedProductsOf(row.merchant_id));
}

export { lockProduct } from './product-queries.server.ts';

/** How many gave each number of stars; counted by reviews, which locks the product first. */
export function saveRatings(db: Database, id: string, ratings: Expression<number[]>): Promise<void> {
  return setRatings(db, id, ratings);
}

/**
 * Indexed by a job once the transaction has committed: whoever waits for what it has locked does not wait for this too,
 * and of two who each sold the last of a variant the later one is seen.
 */
export async function indexLater(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await enqueueIndexing(db, { products: [...new Set(ids)].toSorted() });
}

const indexPayload = z.object({ products: z.array(z.string()) });

/** What `indexLater` asked for. Locked one after another, so that what was read is still so when it is written. */
export async function indexProducts(db: Database, clock: Clock, payload: unknown): Promise<void> {
  for (const id of indexPayload.parse(payload).products)
    await transaction(db, async (db) => {
      await lockProduct(db, id);
      await indexProduct(db, clock, id);
    });
}

/** Unpublished products are removed from the index. */
export async function indexProduct(db: Database, clock: Clock, id: string): Promise<void> {
  const product = await findProduct(db, id);
  if (!product || product.status !== 'shelved' || product.merchant_status !== 'listed')
    return dropIndex(db, 'products', id);
  const variants = await variantsOf(db, id);
  const stocked = product.made_to_size !== null || variants.some(({ stock }) => stock > 0);
  const widths = variants.map(({ width }) => width);
  const labels = variants.map(({ label }) => trilingual(label));
  await writeIndex(db, clock, 'products', productDocument(product, stocked, { widths, labels }), product);
}

type Indexed = Pick<
  ProductRow,
  | 'id'
  | 'merchant_id'
  | 'category'
  | 'name'
  | 'description'
  | 'style'
  | 'materials'
  | 'colours'
  | 'price_min'
  | 'width'
  | 'made_to_size'
  | 'popularity'
  | 'created_at'
  | 'ratings'
> & { merchant_name: string };

/**
 * What a product is found by: its own name, its kind, its maker. Styles, rooms and other names of its kind are indexed
 * as facets.
 */
export function productDocument(
  product: Indexed,
  stocked: boolean,
  { widths, labels }: { widths: readonly number[]; labels: readonly Trilingual[] } = {
    widths: [product.width],
    labels: [],
  },
) {
  const family = familyOfKey(product.category);
  const called = family ? widths.flatMap((width) => nominalWidth(family, width) ?? []) : [];
  const seats = seatsOfProduct({
    category: product.category,
    widths: [...widths, ...madeWidths(product.made_to_size)],
    names: [trilingual(product.name), ...labels],
  });
  const path = categoryPath(product.category);
  const ofRooms = family?.rooms ?? [];
  const facets = {
    category: path,
    room: ofRooms,
    style: product.style ? [product.style] : [],
    material: product.materials,
    colour: product.colours,
    price: [priceBandOf(product.price_min)],
    width: [widthBandOf(product.width)],
    made: product.made_to_size === null ? [] : ['yes'],
    stock: stocked ? ['yes'] : [],
    rating: (ratingOf(product.ratings)?.average ?? 0) >= wellRated ? ['four'] : [],
  };
  return {
    id: product.id,
    names: [trilingual(product.name), product.merchant_name, categoryNames[product.category] ?? {}],
    about: [trilingual(product.description)],
    facets,
    hidden: { merchant: [product.merchant_id], [nominalFacet]: called.map(String), seats: seats.map(String) },
    popularity: product.popularity,
    newest: product.created_at,
    price: product.price_min,
  };
}

function madeWidths(stored: unknown): number[] {
  return (madeToSizeSchema.safeParse(stored).data?.parameters.width ?? []).map(Number);
}

function rowOf(given: ProductInput, now: Date): NewProduct {
  const {
    id,
    merchantId,
    category,
    name,
    description,
    style,
    materials,
    colours,
    pictures,
    variants,
    madeToSize,
    popularity = 0,
    status,
    createdAt = now,
  } = given;
  const first = variants[0];
  const size = madeToSize ? extremes(madeToSize).min : first;
  if (!size) throw new AppError('invalid_form', { field: 'variants' });
  const made = madeToSize ? priceRange(madeToSize) : null;
  const prices = [...variants.map(({ price }) => price), ...(made ? [made.min, made.max] : [])];
  return {
    id,
    merchant_id: merchantId,
    category,
    name: JSON.stringify(name),
    description: JSON.stringify(description),
    style,
    materials,
    colours,
    pictures,
    width: size.width,
    depth: size.depth,
    height: size.height,
    price_min: Math.min(...prices),
    price_max: Math.max(...prices),
    made_to_size: madeToSize ? JSON.stringify(madeToSize) : null,
    popularity,
    status,
    created_at: createdAt,
    updated_at: now,
  };
}
