import { filterNames } from '#features/foundation/search/filter-names.ts';
import { colours, nameOf } from '#features/foundation/search/vocabulary.ts';
import type { Locale } from '#lib/locale.ts';
import { findModel } from '#models/library.ts';
import { findFinish } from '#models/materials/library.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { styles } from '#models/vocabulary.ts';
import { colourLooks } from './colour-looks.ts';
import { slotsOfModel } from './looks/slots-of-model.ts';
import type { VariantRow } from './product-queries.server.ts';
import type { ProductVariant } from './product.ts';

type Look = ProductVariant['look'];
type VariantFinish = Pick<VariantRow, 'model' | 'colour' | 'finishes'>;

const lengths: ReadonlySet<string> = new Set(['width', 'depth', 'height']);

/**
 * Name and look of each variant's finish, wherever it is named: by the slots in which the variants differ, else by its
 * colour. Null where nothing differs. Only what its form has and shows is named.
 */
export function looksOf(rows: readonly VariantFinish[], locale: Locale): Look[] {
  const worn = rows.map(finishesOf);
  const slots = varyingSlots(rows, worn);
  return rows.map((row, at) => lookOf(row, worn[at]!, slots, locale) ?? colourLook(row.colour, locale));
}

/**
 * How each variant is formed otherwise than the others: `Arms: none`. Lengths and finishes apart; what it does not have
 * is left out, unless there is nothing else to say. Of one without a model nothing is known, and the others do not differ
 * from it.
 */
export function formsOf(rows: readonly VariantFinish[], locale: Locale): ProductVariant['forms'][] {
  const models = rows.map(({ model }) => (model === null ? null : findModel(model)));
  const choices = models.flatMap((found) => (found ? [found.choice] : []));
  const keys = [...new Set(choices.flatMap((choice) => Object.keys(choice)))].filter(
    (key) => !lengths.has(key) && new Set(choices.map((choice) => choice[key])).size > 1,
  );
  return models.map((found) => {
    const having = keys.filter((key) => found?.choice[key] !== 'none');
    return (having.length > 0 ? having : keys).flatMap((key) => {
      const value = found?.choice[key];
      if (found === null || value === undefined) return [];
      if (key === 'style') return [{ name: filterNames.style[locale], label: styles[found.choice.style][locale] }];
      const parameter = found.family.parameters[key];
      const label = parameter?.labels?.[String(value)]?.[locale] ?? String(value);
      return parameter ? [{ name: parameter.name[locale], label }] : [];
    });
  });
}

/** What it wears and shows, given or by default. */
function finishesOf({ model, finishes }: VariantFinish): Record<string, string> {
  const given = finishes as Record<string, string>;
  const found = model === null ? null : findModel(model);
  if (found === null) return given;
  const shown = slotsOfModel(found);
  const bySlot = Object.entries(slotFinishes(found.family, found.choice, given));
  return Object.fromEntries(bySlot.filter(([slot]) => shown.includes(slot)));
}

function varyingSlots(rows: readonly VariantFinish[], worn: readonly Record<string, string>[]): string[] {
  const given = new Set(rows.flatMap(({ finishes }) => Object.keys(finishes)));
  // In the family's order: what makes most of the piece comes first.
  const ordered = rows.flatMap(({ model }) =>
    model === null ? [] : Object.keys(findModel(model)?.family.slots ?? {}),
  );
  const slots = [...new Set([...ordered, ...given])].filter((slot) => given.has(slot));
  const several = slots.filter((slot) => new Set(worn.map((each) => each[slot])).size > 1);
  return several.length > 0 ? several : slots.slice(0, 1);
}

function lookOf(
  { model }: VariantFinish,
  worn: Readonly<Record<string, string>>,
  slots: readonly string[],
  locale: Locale,
): Look {
  const finishes = [...new Set(slots.flatMap((slot) => findFinish(worn[slot] ?? '') ?? []))];
  const [first] = finishes;
  if (first === undefined) return null;
  // Two say enough: a third is a detail the picture shows.
  const names = [...new Set(finishes.map(({ name }) => name[locale]))].slice(0, 2);
  return {
    slot: slots.length === 1 ? slotName(model, slots.join(), locale) : null,
    name: names.join(locale === 'zh' ? '、' : ', '),
    colour: first.colour,
    second: finishes.find(({ colour }) => colour !== first.colour)?.colour ?? null,
  };
}

function slotName(model: string | null, slot: string, locale: Locale): string | null {
  return (model === null ? null : findModel(model))?.family.slots[slot]?.name[locale] ?? null;
}

function colourLook(colour: string | null, locale: Locale): Look {
  const name = nameOf(colours, colour, locale);
  const look = colour === null ? undefined : colourLooks[colour];
  return name === null || look === undefined ? null : { slot: null, name, colour: look, second: null };
}
