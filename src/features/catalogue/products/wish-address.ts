import { readFinishes, writtenFinishes } from '#features/catalogue/models/model-links.ts';
import type { Wish } from './made-to-size.ts';
import type { ProductDetail } from './product.ts';

type Made = NonNullable<ProductDetail['made']>;

/**
 * The choices in an address, by the names of the quote call; what this piece does not offer is left to the workshop's
 * default.
 */
export function wishIn(params: URLSearchParams, made: Made): Wish {
  const finishes = readFinishes(params.get('finish')) ?? {};
  return {
    parameters: Object.fromEntries(
      made.parameters.flatMap(({ key }) =>
        [params.get(key)].flatMap((value) => (value === null ? [] : [[key, value]])),
      ),
    ),
    finishes: Object.fromEntries(
      made.slots.flatMap(({ key }) => (finishes[key] === undefined ? [] : [[key, finishes[key]]])),
    ),
  };
}

/** The same choice as the query of a quote. */
export function wishQuery({ parameters, finishes }: Wish): Record<string, string> {
  const finish = writtenFinishes(finishes);
  return { ...parameters, ...(finish === '' ? {} : { finish }) };
}

/** The page's own address with the choice in it. */
export function wishAddress(params: URLSearchParams, wish: Wish): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(wishQuery(wish))) next.set(name, value);
  return `?${next.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}
