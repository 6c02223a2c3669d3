import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { mostReplaced } from './offer-limits.ts';
import { nearestVariants, type Replaced } from './offer-queries.server.ts';
import { priceEach, type PricedLine } from './price-lines.server.ts';

/** A side may be longer by this much, in millimetres. */
const tolerance = 20;
/** How many are offered in place of one. */
const most = 3;

type Sides = Replaced['size'];
export interface Missing extends Omit<Replaced, 'most'> {
  /** The free space it stands in, where that is known. */
  gap?: Sides | undefined;
}

/**
 * What fits instead of each (DECISIONS D2): of the same kind, no side longer than the original's (or the free space),
 * in stock for all of them, the nearest price first. Nothing for null, nor beyond what is looked up at once.
 */
export async function replacementsFor(
  db: Database,
  missing: readonly (Missing | null)[],
  locale: Locale,
): Promise<PricedLine[][]> {
  const asked = missing.flatMap((each, at) => (each === null ? [] : [{ at, ...each }])).slice(0, mostReplaced);
  const found = await nearestVariants(
    db,
    asked.map(({ at: _, gap, ...each }) => ({ ...each, most: allowed(each.size, gap) })),
    most,
  );
  const lines = await priceEach(
    db,
    found.map(({ at, product, variant }) => ({ product, variant, quantity: asked[at]!.quantity })),
    locale,
  );
  const byPlace = Map.groupBy(lines.keys(), (number) => asked[found[number]!.at]!.at);
  return missing.map((_, at) =>
    (byPlace.get(at) ?? []).flatMap((number) => {
      const line = lines[number];
      return line && !(line instanceof AppError) ? [line] : [];
    }),
  );
}

function allowed(size: Sides, gap: Sides | undefined): Sides {
  const side = (name: keyof Sides) => Math.max(size[name] + tolerance, gap?.[name] ?? 0);
  return { width: side('width'), depth: side('depth'), height: side('height') };
}
