import type { Difference } from '#design/compare/compare-designs.ts';
import type { HomeList } from '../../ports/list-port.ts';

/** What each piece counts for in a list's sum; pieces that cannot be had are not named. */
export function pricesByItem({ lines }: HomeList): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap(({ items, available, offer }) =>
      offer ? items.slice(0, available).map((item): [string, number] => [item, offer.price]) : [],
    ),
  );
}

/** By how much a difference changes the sum; zero where neither side can be had. Whole đồng. */
export function priceOf(
  { id }: Pick<Difference, 'id'>,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): number {
  return (after.get(id) ?? 0) - (before.get(id) ?? 0);
}
