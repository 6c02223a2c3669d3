import { glbFileAddress, glbPictureAddress } from '#features/foundation/glb/glb.ts';
import { glbAddress, pictureAddress, type Finishes } from '#features/catalogue/models/model-links.ts';
import { colours, namedTerms, nameOf } from '#features/foundation/search/vocabulary.ts';
import type { Locale } from '#lib/locale.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import { findFamily, findModel } from '#models/library.ts';
import { mattressOf } from '#models/nominal-width.ts';
import { finishOf } from '#models/materials/library.ts';
import { styles } from '#models/vocabulary.ts';
import { categoryNames } from './category.ts';
import { madeLike } from './choices/made-like.ts';
import type { VariantMatch } from './choices/matching-variant.ts';
import { slotsOfModel } from './looks/slots-of-model.ts';
import { formsOf, looksOf } from './variant-looks.server.ts';
import { madeToSizeSchema, quoteOf, type MadeToSize, type Quote } from './made-to-size.ts';
import type { ShownProduct, ShownVariant } from './product-queries.server.ts';
import { ratingOf } from './rating.ts';
import type { ProductDetail, ProductItem, ProductVariant, QuoteData } from './product.ts';
import { wishQuery } from './wish-address.ts';

/** In which language, and with which edition of the studio's pictures. */
export interface ProductDisplayOptions {
  locale: Locale;
  edition: string;
}

export function productItemOf(row: ShownProduct, display: ProductDisplayOptions): ProductItem {
  const { locale } = display;
  return {
    id: row.id,
    name: localized(trilingual(row.name), locale) ?? { text: categoryName(row.category, locale), lang: locale },
    category: { key: row.category, name: categoryName(row.category, locale) },
    style: styleOf(row.style, locale),
    merchant: { id: row.merchant_id, name: row.merchant_name },
    picture: row.picture,
    thumbnail: studioOf(row, display),
    price: { min: row.price_min, max: row.price_max },
    size: { width: row.width, depth: row.depth, height: row.height },
    madeToSize: row.made_to_size !== null,
    inStock: row.in_stock,
    colours: namedTerms(colours, row.colours, locale),
    rating: ratingOf(row.ratings),
    match: null,
  };
}

/** The card of a product, as the variant a search meant. */
export function withMatch(
  item: ProductItem,
  { variant, sized }: VariantMatch,
  display: ProductDisplayOptions,
): ProductItem {
  const finishes = variant.finishes as Record<string, string>;
  return {
    ...item,
    thumbnail: thumbnailOf(variant.model, finishes, display) ?? item.thumbnail,
    match: {
      variant: variant.id,
      price: variant.price,
      size: { width: variant.width, depth: variant.depth, height: variant.height },
      mattress: mattressOf(variant.model),
      inStock: variant.stock > 0,
      sized,
    },
  };
}

/** Of its first variant; of a made-to-size piece, as its workshop makes it first. */
export function studioOf(
  { model, finishes, made_to_size }: Pick<ShownProduct, 'model' | 'finishes' | 'made_to_size'>,
  display: ProductDisplayOptions,
): string | null {
  if (model !== null || made_to_size === null) return thumbnailOf(model, finishes ?? {}, display);
  const made = madeToSizeSchema.safeParse(made_to_size).data;
  const first = made && quoteOf(made, { parameters: {}, finishes: {} });
  return first && !('wrong' in first) ? thumbnailOf(first.model, first.finishes, display) : null;
}

/** Each with the name of its finish, and what its workshop would make like it. */
export function variantsShown(
  rows: readonly ShownVariant[],
  made: MadeToSize | null,
  display: ProductDisplayOptions,
): ProductVariant[] {
  const looks = looksOf(rows, display.locale);
  const forms = formsOf(rows, display.locale);
  return rows.map((row, at) => {
    const like = made && madeLike({ model: row.model, finishes: row.finishes as Record<string, string> }, made);
    const query = like && new URLSearchParams(wishQuery(like)).toString();
    return variantOf(row, { look: looks[at] ?? null, forms: forms[at] ?? [], madeLike: query }, display);
  });
}

function variantOf(
  row: ShownVariant,
  told: Pick<ProductVariant, 'look' | 'forms' | 'madeLike'>,
  display: ProductDisplayOptions,
): ProductVariant {
  const finishes = row.finishes as Record<string, string>;
  return {
    id: row.id,
    label: localized(trilingual(row.label), display.locale),
    size: { width: row.width, depth: row.depth, height: row.height },
    mattress: mattressOf(row.model),
    colour: namedOf(row.colour, nameOf(colours, row.colour, display.locale)),
    finishes,
    model: row.model,
    glb: row.model ? glbAddress(row.model, finishes, display.edition) : row.glb && glbFileAddress(row.glb),
    thumbnail: thumbnailOf(row.model, finishes, display, 960) ?? (row.glb && glbPictureAddress(row.glb)),
    price: row.price,
    stock: row.stock,
    sku: row.sku,
    priceBefore: row.price_before,
    weight: row.weight,
    ...told,
  };
}

export function quoteDataOf({ width, depth, height, ...quote }: Quote, { edition }: ProductDisplayOptions): QuoteData {
  const worn = findModel(quote.model);
  return {
    ...quote,
    size: { width, depth, height },
    mattress: mattressOf(quote.model),
    thumbnail: pictureAddress(quote.model, { size: 960, shape: 'square', finishes: quote.finishes, edition }),
    glb: glbAddress(quote.model, quote.finishes, edition),
    wears: worn ? [...slotsOfModel(worn)] : [],
  };
}

/** The choices of a made-to-size piece as text; null where its family no longer exists. */
export function madeOf(made: MadeToSize, locale: Locale): ProductDetail['made'] {
  const family = findFamily(made.family);
  if (family === null) return null;
  return {
    family: made.family,
    days: made.days,
    parameters: Object.entries(family.parameters).flatMap(([key, { name, labels }]) =>
      made.parameters[key]
        ? [
            {
              key,
              name: name[locale],
              values: made.parameters[key].map((value) => ({
                value: String(value),
                label: labels?.[String(value)]?.[locale] ?? String(value),
              })),
            },
          ]
        : [],
    ),
    slots: Object.entries(family.slots).flatMap(([key, slot]) =>
      made.finishes[key]
        ? [
            {
              key,
              name: slot.name[locale],
              finishes: made.finishes[key].map((id) => ({
                id,
                name: finishOf(id).name[locale],
                colour: finishOf(id).colour,
              })),
            },
          ]
        : [],
    ),
  };
}

function categoryName(key: string, locale: Locale): string {
  return nameOf(categoryNames, key, locale) ?? key;
}

function styleOf(key: string | null, locale: Locale) {
  return namedOf(key, nameOf(styles, key, locale));
}

function namedOf(key: string | null, name: string | null): { key: string; name: string } | null {
  return key === null || name === null ? null : { key, name };
}

function thumbnailOf(
  model: string | null,
  finishes: Finishes,
  { edition }: ProductDisplayOptions,
  size = 480,
): string | null {
  return model === null
    ? null
    : pictureAddress(model, { size, shape: size > 480 ? 'square' : 'portrait', finishes, edition });
}
