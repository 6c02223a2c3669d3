import type { Database } from '#db/database.ts';
import { picturesById } from '#features/foundation/media/media.server.ts';
import { pictureAddress } from '#features/catalogue/models/model-links.ts';
import type { Locale } from '#lib/locale.ts';
import type { StoredPicture } from '#lib/picture.ts';
import { localized, trilingual, type LocalizedText, type Trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import { writtenChoice } from '#features/catalogue/offers/made-choice.ts';
import type { OrderLineRow } from './order-queries.server.ts';
import type { ShownLine } from './order.ts';
import type { PricedLine } from '#features/catalogue/offers/price-lines.server.ts';

export type OrderReadContext = Pick<RequestContext, 'db' | 'locale' | 'studio' | 'clock'>;
export type Pictures = Map<string, StoredPicture>;

export function picturesOf(db: Database, lines: readonly { picture: string | null }[]): Promise<Pictures> {
  return picturesById(
    db,
    lines.map(({ picture }) => picture),
  );
}

export function shownPriced(
  line: PricedLine,
  pictures: Pictures,
  { locale, studio }: OrderReadContext,
): ShownLine & { stock: number | null } {
  const { product, variant, choice, size, sku, model, price, quantity, stock } = line;
  return {
    product,
    variant,
    choice,
    name: nameOf(line.name, locale),
    label: localized(line.label, locale),
    size,
    sku,
    model,
    picture: pictures.get(line.picture ?? '') ?? null,
    thumbnail: thumbnailOf(model, line.finishes, studio.edition),
    price,
    quantity,
    amount: price * quantity,
    stock,
  };
}

/** As it was ordered, whatever became of the product. */
export function shownOrdered(row: OrderLineRow, pictures: Pictures, { locale, studio }: OrderReadContext): ShownLine {
  const finishes = row.finishes as Record<string, string>;
  return {
    product: row.product_id,
    variant: row.variant_id,
    choice:
      row.parameters === null
        ? ''
        : writtenChoice({ parameters: row.parameters as Record<string, string | number>, finishes }),
    name: nameOf(trilingual(row.name), locale),
    label: localized(trilingual(row.label), locale),
    size: { width: row.width, depth: row.depth, height: row.height },
    sku: row.sku,
    model: row.model,
    picture: pictures.get(row.picture ?? '') ?? null,
    thumbnail: thumbnailOf(row.model, finishes, studio.edition),
    price: row.unit_price,
    quantity: row.quantity,
    amount: row.amount,
  };
}

function nameOf(name: Trilingual, locale: Locale): LocalizedText {
  return localized(name, locale) ?? { text: '–', lang: locale };
}

/** The same picture as on cards: it is cached already. */
function thumbnailOf(model: string | null, finishes: Record<string, string>, edition: string): string | null {
  return model === null ? null : pictureAddress(model, { size: 480, shape: 'portrait', finishes, edition });
}
