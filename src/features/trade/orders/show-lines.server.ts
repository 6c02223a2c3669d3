import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#db/database.ts';
import { picturesById } from '#features/foundation/media/media.server.ts';
import type { StoredPicture } from '#lib/picture.ts';
import type { Locale } from '#lib/locale.ts';
import { localized, trilingual, type Trilingual } from '#lib/trilingual.ts';
import { mattressOf } from '#models/nominal-width.ts';
import type { RequestContext } from '#platform/context.ts';
import { punctuationOf } from '#text/punctuation.ts';
import { labelBesideSize, sizeText } from '#features/catalogue/offers/line-label.ts';
import { writtenChoice } from '#features/catalogue/offers/made-choice.ts';
import { lineName, lineThumbnail } from '#features/catalogue/offers/show-priced.server.ts';
import { variantWords, type ShownLine } from '#features/catalogue/offers/shown-line.ts';
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
    ...wordsOf(row, locale),
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

/** Where the order is not seen beside it: with its variant, where the order has another line of the same name. */
export function nameAmong(line: OrderLineRow, lines: readonly OrderLineRow[]): Trilingual {
  const name = trilingual(line.name);
  const alike = lines.filter((each) => isDeepStrictEqual(trilingual(each.name), name));
  if (alike.length < 2) return name;
  const inLanguage = ([language, text]: [string, string]) => {
    const locale = language as Locale;
    const { comma } = punctuationOf(locale);
    const full = (row: OrderLineRow) => [text, ...variantWords(wordsOf(row, locale))].join(comma);
    const same = alike.filter((each) => full(each) === full(line)).length > 1;
    return [language, same ? [full(line), sizeText(line)].join(comma) : full(line)];
  };
  return Object.fromEntries(Object.entries(name).map(inLanguage)) as Trilingual;
}

function wordsOf(row: OrderLineRow, locale: Locale): Pick<ShownLine, 'label' | 'colour'> {
  return {
    label: labelBesideSize(localized(trilingual(row.label), locale), row),
    colour: localized(trilingual(row.colour), locale),
  };
}
