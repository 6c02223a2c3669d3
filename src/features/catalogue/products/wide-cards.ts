import type { ProductItem } from './product.ts';

type Measured = Pick<ProductItem, 'id' | 'size'>;

const bays = 4;
/** Items per page: a rendered page is not rearranged when the next one comes. */
const part = 24;
/** At least this many narrow cards before a wide one, and between two. */
const apart = 3;

/**
 * Long low pieces, a sofa or a bench, are two columns wide now and then, so that rows vary: as many as let the last row
 * of a page end full, none where that is impossible.
 */
export function wideCards(items: readonly Measured[]): ReadonlySet<string> {
  const parts = Array.from({ length: Math.ceil(items.length / part) }, (_, at) =>
    items.slice(at * part, (at + 1) * part),
  );
  return new Set(parts.flatMap(wideOf));
}

function wideOf(items: readonly Measured[]): string[] {
  const fitting: string[] = [];
  let since = 0;
  for (const { id, size } of items) {
    const takes = since >= apart && size.width >= 1.8 * size.height;
    if (takes) fitting.push(id);
    since = takes ? 0 : since + 1;
  }
  const wanted = bays - (items.length % bays);
  return fitting.length >= wanted ? fitting.slice(0, wanted) : [];
}
