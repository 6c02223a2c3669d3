import type { Trilingual } from '#lib/trilingual.ts';
import { formatLocale, locales } from '#lib/locale.ts';
import { finishOf } from '#models/materials/library.ts';
import { valueWords } from '#models/value-words.ts';
import { seenFinishes, type Look } from './look.ts';

/**
 * How a variant differs from the product's others: width, height, form, finish, in that order. A form that is a bare
 * number (seat height) goes with the measures and is not repeated.
 */
export function labelOf(looks: readonly Look[], look: Look): Trilingual {
  if (looks.length < 2) return {};
  return Object.fromEntries(locales.map((locale) => [locale, wordsOf(looks, look, locale).join(', ')]));
}

function wordsOf(looks: readonly Look[], look: Look, locale: (typeof locales)[number]): string[] {
  const { family, choice } = look;
  const differ = (of: (each: Look) => unknown) => new Set(looks.map(of)).size > 1;
  const measures = (['width', 'depth', 'height'] as const).filter((key) => differ((each) => each[key]));
  const forms = Object.keys(family.parameters).filter(
    (key) =>
      !['width', 'depth', 'height'].includes(key) &&
      differ((each) => each.choice[key]) &&
      !(measures.length > 0 && typeof choice[key] === 'number'),
  );
  const worn = seenFinishes(look).filter(([slot]) => differ((each) => each.finishes[slot]));
  return [
    ...(measures.length > 0
      ? [`${measures.map((key) => centimetres(Number(choice[key]), locale)).join(' × ')} cm`]
      : []),
    ...forms.map((key) => valueWords(family.parameters[key], choice[key] ?? '', locale)),
    ...worn
      .map(([, id]) => finishOf(id).name[locale])
      .filter((name, i, all) => all.indexOf(name) === i)
      .slice(0, 2),
  ];
}

function centimetres(millimetres: number, locale: (typeof locales)[number]): string {
  return (millimetres / 10).toLocaleString(formatLocale(locale), { useGrouping: false });
}
