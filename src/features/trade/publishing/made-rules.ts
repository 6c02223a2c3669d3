import { priceRange } from '#features/catalogue/products/made-price.ts';
import type { MadeToSize } from '#features/catalogue/products/made-to-size.ts';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import type { Family, Line, Value } from '#models/family.ts';
import { findFamily } from '#models/library.ts';
import { productLimits } from './publishing-limits.ts';

const lengths = new Set(['width', 'depth', 'height']);

/**
 * Whether what a workshop offers exists: one line of a family, every parameter with values of that line, finishes of
 * its slots. Refused by name and limit (PRODUCT F3).
 */
export function checkMade(made: MadeToSize, locale: Locale): void {
  const family = findFamily(made.family);
  if (family === null) throw new AppError('invalid_form', { field: 'madeToSize.family' });
  const lines = family.lines.filter(({ style }) => style === made.style);
  if (lines.length === 0) throw new AppError('invalid_form', { field: 'madeToSize.style' });
  checkNames(made, family);
  if (
    !lines.some((line) =>
      Object.entries(made.parameters).every(([name, values]) =>
        values.every((value) => line.values[name]?.includes(value)),
      ),
    )
  )
    throw wrongValue(made, family, lines, locale);
  for (const [slot, finishes] of Object.entries(made.finishes))
    if (!finishes.every((finish) => family.slots[slot]?.finishes.includes(finish)))
      throw new AppError('invalid_form', { field: `madeToSize.finishes.${slot}` });
  if (made.days.to < made.days.from) throw new AppError('invalid_form', { field: 'madeToSize.days.to' });
  const { min, max } = priceRange(made);
  if (min < productLimits.price.least || max > productLimits.price.most)
    throw new AppError('price_limit', { field: 'madeToSize.price.base' });
}

/** Nothing the family does not have, and none of its parameters missing: each is part of the model's id. */
function checkNames({ parameters, finishes, price }: MadeToSize, family: Family): void {
  const missing = Object.keys(family.parameters).find((name) => !Object.hasOwn(parameters, name));
  const strange = Object.keys(parameters).find(
    (name) => !Object.hasOwn(family.parameters, name) || new Set(parameters[name]).size !== parameters[name]?.length,
  );
  const wrong = missing ?? strange;
  if (wrong !== undefined) throw new AppError('invalid_form', { field: `madeToSize.parameters.${wrong.slice(0, 40)}` });
  const slot = Object.keys(finishes).find(
    (name) => !Object.hasOwn(family.slots, name) || new Set(finishes[name]).size !== finishes[name]?.length,
  );
  if (slot !== undefined) throw new AppError('invalid_form', { field: `madeToSize.finishes.${slot.slice(0, 40)}` });
  const dear = Object.keys(price.finishes).find(
    (finish) => !Object.values(finishes).some((list) => list.includes(finish)),
  );
  if (dear !== undefined) throw new AppError('invalid_form', { field: 'madeToSize.price.finishes' });
  // Measures are priced by the metre: with a surcharge for the smallest, nothing could be had for the least it is shown for.
  const form = Object.keys(price.forms).find((key) => {
    const name = key.split(':')[0]!;
    return lengths.has(name) || !parameters[name]?.some((value) => `${name}:${value}` === key);
  });
  if (form !== undefined) throw new AppError('invalid_form', { field: 'madeToSize.price.forms' });
}

function wrongValue({ parameters }: MadeToSize, family: Family, lines: readonly Line[], locale: Locale): AppError {
  const allowed = (name: string): Value[] => [...new Set(lines.flatMap((line) => line.values[name] ?? []))];
  const name =
    Object.keys(parameters).find((each) => parameters[each]?.some((value) => !allowed(each).includes(value))) ??
    'width';
  const field = `madeToSize.parameters.${name}`;
  const title = family.parameters[name]!.name[locale];
  const values = allowed(name);
  if (lengths.has(name))
    return new AppError('size_limit', {
      field,
      values: { name: title, min: Math.min(...values.map(Number)), max: Math.max(...values.map(Number)) },
    });
  return new AppError('choice_unknown', {
    field,
    values: {
      name: title,
      offered: values
        .map((value) => family.parameters[name]?.labels?.[String(value)]?.[locale] ?? String(value))
        .join(locale === 'zh' ? '、' : ', '),
    },
  });
}
