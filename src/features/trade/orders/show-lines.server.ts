import type { Database } from '#db/database.ts';
import { picturesById } from '#features/foundation/media/media.server.ts';
import type { StoredPicture } from '#lib/picture.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import { mattressOf } from '#models/nominal-width.ts';
import type { RequestContext } from '#platform/context.ts';
import { labelBesideSize } from '#features/catalogue/offers/line-label.ts';
import { writtenChoice } from '#features/catalogue/offers/made-choice.ts';
import { lineName, lineThumbnail } from '#features/catalogue/offers/show-priced.server.ts';
import type { ShownLine } from '#features/catalogue/offers/shown-line.ts';
import type { OrderLineRow } from './order-queries.server.ts';

export type OrderReadContext = Pick<RequestContext, 'db' | 'locale' | 'studio' | 'clock'>;
export type Pictures = Map<string, StoredPicture>;

export function picturesOf(db: Database, lines: readonly { picture: string | null }[]): Promise<Pictures> {
  return picturesById(
    db,
    lines.map(({ picture }) => picture),
  );
}

/** As it was ordered, whatever became of the product. */
export function shownOrdered(row: OrderLineRow, pictures: Pictures, { locale, studio }: OrderReadContext): ShownLine {
  const finishes = row.finishes as Record<string, string>;
  const size = { width: row.width, depth: row.depth, height: row.height };
  return {
    product: row.product_id,
    variant: row.variant_id,
    choice:
      row.parameters === null
        ? ''
        : writtenChoice({ parameters: row.parameters as Record<string, string | number>, finishes }),
    name: lineName(trilingual(row.name), locale),
    label: labelBesideSize(localized(trilingual(row.label), locale), size),
    colour: localized(trilingual(row.colour), locale),
    size,
    mattress: mattressOf(row.model),
    sku: row.sku,
    model: row.model,
    picture: pictures.get(row.picture ?? '') ?? null,
    thumbnail: lineThumbnail(row.model, finishes, studio.edition),
    price: row.unit_price,
    quantity: row.quantity,
    amount: row.amount,
  };
}
