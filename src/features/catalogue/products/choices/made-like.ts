import { findModel } from '#models/library.ts';
import type { Value } from '#models/family.ts';
import { quoteOf, type MadeToSize, type Wish } from '../made-to-size.ts';

/** What a variant is: a model of the library in its finishes. */
interface Look {
  model: string | null;
  finishes: Readonly<Record<string, string>>;
}

/**
 * The choice made to size that is most like a variant: its form, its finishes and the nearest lengths, as far as the
 * workshop offers them. Null where it makes nothing of this kind.
 */
export function madeLike({ model, finishes }: Look, made: MadeToSize): Wish | null {
  const found = model === null ? null : findModel(model);
  if (found === null || found.family.code !== made.family) return null;
  const wish: Wish = {
    parameters: Object.fromEntries(
      Object.entries(made.parameters).flatMap(([key, offered]) => {
        const value = nearest(offered, found.choice[key]);
        return value === null ? [] : [[key, String(value)]];
      }),
    ),
    finishes: Object.fromEntries(
      Object.entries(made.finishes).flatMap(([slot, offered]) => {
        const worn = finishes[slot];
        return worn !== undefined && offered.includes(worn) ? [[slot, worn]] : [];
      }),
    ),
  };
  return 'wrong' in quoteOf(made, wish) ? null : wish;
}

/** A form that is not offered is left to the workshop's first; of lengths the nearest is meant. */
function nearest(offered: readonly Value[], value: Value | undefined): Value | null {
  if (value === undefined) return null;
  if (offered.includes(value)) return value;
  const lengths = offered.filter((each) => typeof each === 'number');
  if (typeof value === 'string' || lengths.length === 0) return null;
  return lengths.toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value))[0] ?? null;
}
