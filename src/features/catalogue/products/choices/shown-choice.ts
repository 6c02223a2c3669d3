import type { StoredPicture } from '#lib/picture.ts';
import type { ProductDetail, ProductVariant, QuoteData } from '../product.ts';

/** What the page shows for the current choice: a variant, or a made-to-size piece as quoted. */
export interface ShownChoice {
  /** Null: made to size. */
  variant: string | null;
  price: number;
  priceBefore: number | null;
  size: { width: number; depth: number; height: number };
  mattress: number | null;
  model: string | null;
  finishes: Readonly<Record<string, string>>;
  glb: string | null;
  /** The studio's picture of it. */
  thumbnail: string | null;
  /** The product's own photograph, where it shows this choice. */
  photo: StoredPicture | null;
  /** Null: made to order. */
  stock: number | null;
  sku: string | null;
  weight: number | null;
}

/** The photographs are of the first variant; another one is shown by the studio's picture, where it has a model. */
export function shownVariant(product: ProductDetail, variant: ProductVariant): ShownChoice {
  const { price, priceBefore, size, mattress, model, finishes, glb, thumbnail, stock, sku, weight } = variant;
  const first = variant.id === product.variants[0]?.id || thumbnail === null;
  return {
    variant: variant.id,
    price,
    priceBefore,
    size,
    mattress,
    model,
    finishes,
    glb,
    thumbnail,
    photo: first ? (product.pictures[0] ?? null) : null,
    stock,
    sku,
    weight,
  };
}

export function shownQuote(
  product: ProductDetail,
  { price, size, mattress, model, finishes, glb, thumbnail }: QuoteData,
): ShownChoice {
  const first = product.quote?.model === model && JSON.stringify(product.quote.finishes) === JSON.stringify(finishes);
  return {
    variant: null,
    price,
    priceBefore: null,
    size,
    mattress,
    model,
    finishes,
    glb,
    thumbnail,
    photo: first ? (product.pictures[0] ?? null) : null,
    stock: null,
    sku: null,
    weight: null,
  };
}
