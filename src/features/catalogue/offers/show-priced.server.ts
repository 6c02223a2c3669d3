import { pictureAddress } from '#features/catalogue/models/model-links.ts';
import type { Locale } from '#lib/locale.ts';
import type { StoredPicture } from '#lib/picture.ts';
import { localized, type LocalizedText, type Trilingual } from '#lib/trilingual.ts';
import { mattressOf } from '#models/nominal-width.ts';
import type { RequestContext } from '#platform/context.ts';
import { labelBesideSize } from './line-label.ts';
import type { PricedLine } from './price-lines.server.ts';
import type { ShownLine } from './shown-line.ts';

/** A priced line in the reader's language. */
export function shownPriced(
  line: PricedLine,
  pictures: ReadonlyMap<string, StoredPicture>,
  { locale, studio }: Pick<RequestContext, 'locale' | 'studio'>,
): ShownLine & { product: string; stock: number | null } {
  const { product, variant, choice, size, sku, model, price, quantity, stock } = line;
  return {
    product,
    variant,
    choice,
    name: lineName(line.name, locale),
    label: labelBesideSize(localized(line.label, locale), size),
    colour: localized(line.colour, locale),
    size,
    mattress: mattressOf(model),
    sku,
    model,
    picture: pictures.get(line.picture ?? '') ?? null,
    thumbnail: lineThumbnail(model, line.finishes, studio.edition),
    price,
    quantity,
    amount: price * quantity,
    stock,
  };
}

export function lineName(name: Trilingual, locale: Locale): LocalizedText {
  return localized(name, locale) ?? { text: '–', lang: locale };
}

/** The same picture as on cards: it is cached already. */
export function lineThumbnail(
  model: string | null,
  finishes: Readonly<Record<string, string>>,
  edition: string,
): string | null {
  return model === null ? null : pictureAddress(model, { size: 480, shape: 'portrait', finishes, edition });
}
