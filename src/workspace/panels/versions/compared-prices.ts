import type { Difference } from '#design/compare/compare-designs.ts';
import type { HomeList } from '../../ports/list-port.ts';

/**
 * What each piece counts for in a list's sum; pieces that cannot be had are not named. Where fewer can be had than stand
 * there, those that are the same goods on both sides have them first: only `exchanged` ones explain a difference.
 */
export function pricesByItem({ lines }: HomeList, exchanged: ReadonlySet<string>): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap(({ items, available, offer }) => {
      const had = items.toSorted((a, b) => Number(exchanged.has(a)) - Number(exchanged.has(b))).slice(0, available);
      return offer ? had.map((item): [string, number] => [item, offer.price]) : [];
    }),
  );
}

/** What each piece is sold as. */
export function namesByItem({ lines }: HomeList): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap(({ items, offer }) => (offer ? items.map((item): [string, string] => [item, offer.name]) : [])),
  );
}

/** Pieces that are there on one side only, or are other goods on the other. */
export function exchangedItems(differences: readonly Difference[]): ReadonlySet<string> {
  const goods = new Set<Difference['kinds'][number]>(['model', 'finish', 'purchase']);
  const exchanged = differences.filter(({ how, kinds }) => how !== 'changed' || kinds.some((kind) => goods.has(kind)));
  return new Set(exchanged.map(({ id }) => id));
}

/** By how much a difference changes the sum; zero where neither side can be had. Whole đồng. */
export function priceOf(
  { id }: Pick<Difference, 'id'>,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): number {
  return (after.get(id) ?? 0) - (before.get(id) ?? 0);
}
