import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { findFamily } from '#models/library.ts';
import { finishOf } from '#models/materials/library.ts';
import { styles } from '#models/vocabulary.ts';
import type { FamilyOffer } from './family-offer.ts';

const lengths = new Set(['width', 'depth', 'height']);

/** What of a family can be offered made to size, in the reader's language (PRODUCT F3). */
export function readFamily(code: string, locale: Locale): FamilyOffer {
  const family = findFamily(code);
  if (family === null) throw new AppError('not_found');
  return {
    code,
    name: family.name[locale],
    parameters: Object.entries(family.parameters).map(([key, { name, labels = {} }]) => ({
      key,
      name: name[locale],
      length: lengths.has(key),
      labels: Object.fromEntries(Object.entries(labels).map(([value, words]) => [value, words[locale]])),
    })),
    lines: family.lines.map(({ style, values }) => ({
      style,
      name: styles[style][locale],
      values: Object.fromEntries(Object.entries(values).map(([key, list]) => [key, [...list]])),
    })),
    slots: Object.entries(family.slots).map(([key, { name, finishes }]) => ({
      key,
      name: name[locale],
      finishes: finishes.map((id) => ({ id, name: finishOf(id).name[locale], colour: finishOf(id).colour })),
    })),
  };
}
