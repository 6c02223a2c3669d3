import { looksOf } from '#features/catalogue/products/variant-looks.server.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { formatLocale, locales, type Locale } from '#lib/locale.ts';
import { isAbsent, valueWords } from '#models/value-words.ts';
import { coloursOf, type Look } from './look.ts';

/**
 * How each variant of a product differs from its others: width, height, form, finish, in that order. A form that is a
 * bare number (seat height) goes with the measures and is not repeated.
 */
export function labelsOf(looks: readonly Look[]): Trilingual[] {
  if (looks.length < 2) return looks.map(() => ({}));
  const finishes = new Map(locales.map((locale) => [locale, finishNames(looks, locale)]));
  return looks.map((look, at) =>
    Object.fromEntries(
      locales.map((locale) => {
        const finish = finishes.get(locale)![at]!;
        const size = look.told ? [look.told[locale]] : formWords(looks, look, locale, finish.length > 0);
        return [locale, [...size, ...finish].join(', ')];
      }),
    ),
  );
}

/** As the product's page names them; nothing where all wear the same. */
function finishNames(looks: readonly Look[], locale: Locale): string[][] {
  const rows = looks.map((look) => ({
    model: look.model,
    finishes: look.finishes,
    colour: coloursOf([look])[0] ?? null,
  }));
  const names = looksOf(rows, locale).map((look) => look?.name ?? '');
  return names.map((name) => (name === '' || new Set(names).size === 1 ? [] : [name]));
}

/** What it does not have is left out, unless there is nothing else to say. */
function formWords(looks: readonly Look[], { family, choice }: Look, locale: Locale, others: boolean): string[] {
  const differ = (of: (each: Look) => unknown) => new Set(looks.map(of)).size > 1;
  const measures = (['width', 'depth', 'height'] as const).filter((key) => differ((each) => each[key]));
  const forms = Object.keys(family.parameters).filter(
    (key) =>
      !['width', 'depth', 'height'].includes(key) &&
      differ((each) => each.choice[key]) &&
      !(measures.length > 0 && typeof choice[key] === 'number'),
  );
  const having = forms.filter((key) => !isAbsent(family.parameters[key], choice[key] ?? ''));
  const told = others || measures.length + having.length > 0 ? having : forms;
  return [
    ...(measures.length > 0
      ? [`${measures.map((key) => centimetres(Number(choice[key]), locale)).join(' × ')} cm`]
      : []),
    ...told.map((key) => valueWords(family.parameters[key], choice[key] ?? '', locale)),
  ];
}

function centimetres(millimetres: number, locale: Locale): string {
  return (millimetres / 10).toLocaleString(formatLocale(locale), { useGrouping: false });
}
