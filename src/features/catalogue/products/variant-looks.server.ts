import { colours, nameOf } from '#features/foundation/search/vocabulary.ts';
import type { Locale } from '#lib/locale.ts';
import { findModel } from '#models/library.ts';
import { findFinish } from '#models/materials/library.ts';
import { colourLooks } from './colour-looks.ts';
import type { VariantRow } from './product-queries.server.ts';
import type { ProductVariant } from './product.ts';

type Look = ProductVariant['look'];
type VariantFinish = Pick<VariantRow, 'model' | 'colour' | 'finishes'>;

/**
 * Name and look of each variant's finish: by the slots in which the variants differ, else by its colour. Null where
 * nothing differs.
 */
export function looksOf(rows: readonly VariantFinish[], locale: Locale): Look[] {
  const varying = varyingSlots(rows);
  return rows.map((row) => lookOf(row, varying, locale) ?? colourLook(row.colour, locale));
}

function varyingSlots(rows: readonly VariantFinish[]): string[] {
  const slots = [...new Set(rows.flatMap(({ finishes }) => Object.keys(finishes)))];
  const several = slots.filter((slot) => new Set(rows.map((row) => finishIn(row, slot))).size > 1);
  return several.length > 0 ? several : slots.slice(0, 1);
}

function lookOf(row: VariantFinish, slots: readonly string[], locale: Locale): Look {
  const worn = slots.flatMap((slot) => findFinish(finishIn(row, slot) ?? '') ?? []);
  const [first] = worn;
  if (first === undefined) return null;
  const names = [...new Set(worn.map(({ name }) => name[locale]))];
  return {
    slot: slots.length === 1 ? slotName(row.model, slots.join(), locale) : null,
    name: names.join(locale === 'zh' ? '、' : ', '),
    colour: first.colour,
  };
}

function slotName(model: string | null, slot: string, locale: Locale): string | null {
  return (model === null ? null : findModel(model))?.family.slots[slot]?.name[locale] ?? null;
}

function finishIn({ finishes }: VariantFinish, slot: string): string | undefined {
  return (finishes as Record<string, string>)[slot];
}

function colourLook(colour: string | null, locale: Locale): Look {
  const name = nameOf(colours, colour, locale);
  const look = colour === null ? undefined : colourLooks[colour];
  return name === null || look === undefined ? null : { slot: null, name, colour: look };
}
