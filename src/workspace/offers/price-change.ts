import type { OffersPort } from '../ports/offers-port.ts';
import { offerFor, type Bought } from './offer-for.ts';

/** What changes cost together, where both prices are known; the rest is counted. Whole đồng. */
export async function priceChange(
  port: OffersPort,
  changes: readonly { readonly was: Bought; readonly is: Bought }[],
): Promise<{ difference: number; unknown: number }> {
  const differences = await Promise.all(
    changes.map(async ({ was, is }) => {
      const [before, after] = await Promise.all([offerFor(port, was), offerFor(port, is)]);
      return before && after ? after.price - before.price : null;
    }),
  );
  const known = differences.filter((difference) => difference !== null);
  return { difference: known.reduce((sum, each) => sum + each, 0), unknown: differences.length - known.length };
}
