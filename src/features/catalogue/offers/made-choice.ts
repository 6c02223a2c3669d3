import { readFinishes } from '#features/catalogue/models/model-links.ts';
import type { MadeToSize, Quote, Wish } from '#features/catalogue/products/made-to-size.ts';
import { wishQuery } from '#features/catalogue/products/wish-address.ts';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { findFamily } from '#models/library.ts';
import { findFinish } from '#models/materials/library.ts';
import { isAbsent, valueWords } from '#models/value-words.ts';

/** A choice as sent and stored: `width=1800&doors=sliding&finish=frame:oak-pale`. Null where it is malformed. */
export function readChoice(choice: string): Wish | null {
  const { finish, ...parameters } = Object.fromEntries(new URLSearchParams(choice));
  const finishes = readFinishes(finish);
  return finishes === null ? null : { parameters, finishes };
}

/** The same choice is always written the same way, so that it is the same line of a cart. */
export function writtenChoice({ parameters, finishes }: Pick<Quote, 'parameters' | 'finishes'>): string {
  const sorted = (record: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(record)
        .map(([key, value]) => [key, String(value)])
        .sort(([a = ''], [b = '']) => a.localeCompare(b)),
    );
  return new URLSearchParams(wishQuery({ parameters: sorted(parameters), finishes: sorted(finishes) }))
    .toString()
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',');
}

/** The choice as text in these languages; what is offered in one form only is left out, and what
 * it does not have, unless there is nothing else to say. */
export function choiceLabel(made: MadeToSize, quote: Quote, names: readonly Locale[]): Trilingual {
  const family = findFamily(made.family);
  if (family === null) return {};
  return Object.fromEntries(
    names.map((locale) => {
      const open = Object.entries(quote.parameters).filter(
        ([key]) => !lengths.has(key) && (made.parameters[key]?.length ?? 0) > 1,
      );
      const having = open.filter(([key, value]) => !isAbsent(family.parameters[key], value));
      const worn = Object.entries(quote.finishes)
        .filter(([slot]) => (made.finishes[slot]?.length ?? 0) > 1)
        .map(([, id]) => findFinish(id)?.name[locale] ?? id);
      const told = having.length + worn.length > 0 ? having : open;
      const forms = told.map(([key, value]) => valueWords(family.parameters[key], value, locale));
      return [locale, [...forms, ...worn].join(' · ')];
    }),
  );
}

const lengths = new Set(['width', 'depth', 'height']);

/**
 * Why a choice is not offered, with the limit it breaks: a measure outside its range, or a form that is not offered.
 */
export function choiceFault(made: MadeToSize, wish: Wish, wrong: string, locale: Locale, field: string): AppError {
  const family = findFamily(made.family);
  const name =
    ownValue(family?.parameters, wrong)?.name[locale] ??
    ownValue(family?.slots, wrong)?.name[locale] ??
    wrong.slice(0, 40);
  const offered = ownValue(made.parameters, wrong) ?? ownValue(made.finishes, wrong) ?? [];
  const numbers = offered.map(Number).filter((each) => Number.isFinite(each));
  const min = Math.min(...numbers);
  const max = Math.max(...numbers);
  const wished = Number(wish.parameters[wrong]);
  if (lengths.has(wrong) && numbers.length > 0 && !(wished >= min && wished <= max))
    return new AppError('size_limit', { field, values: { name, min, max } });
  const named = offered.map(
    (each) =>
      ownValue(family?.parameters, wrong)?.labels?.[String(each)]?.[locale] ??
      findFinish(String(each))?.name[locale] ??
      String(each),
  );
  return new AppError('choice_unknown', {
    field,
    values: { name, offered: named.slice(0, 12).join(locale === 'zh' ? '、' : ', ') || '–' },
  });
}

/** The name is the sender's: `constructor` is no measure, though every object has one. */
function ownValue<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
