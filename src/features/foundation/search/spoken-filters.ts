import { families } from '#models/library.ts';
import { familyKey } from './family-key.ts';
import type { ListAddress } from './list-address.ts';
import type { ListKind } from './list-kind.ts';
import { countsSeats } from './seats.ts';
import { spokenPrice, type SpokenPrice } from './words/spoken-price.ts';
import { spokenSeats } from './words/spoken-seats.ts';
import type { Concepts } from './concepts.ts';
import { namesKind } from './words/names-kind.ts';
import { readWords } from './words/read-words.ts';

export interface SpokenFilters {
  /** The address with what was said of price and people as its own filters. */
  address: ListAddress;
  price: SpokenPrice | null;
  /** As it was said; null where nothing was, or it cannot be filtered by. */ seats: string | null;
  /** Said of things of which nobody knows for how many they are: it is left out, and told. */ left: string | null;
}

/** Where things have prices and seats: what the words say of them is the address's own. */
export function withSpokenFilters(given: ListAddress, kind: ListKind, concepts: Concepts): SpokenFilters {
  const price = kind.sized ? spokenPrice(given.words) : null;
  const address = price ? { ...given, words: price.rest, priceFrom: price.from, priceTo: price.to } : given;
  const said = Object.hasOwn(kind.filters, 'seats') ? spokenSeats(address.words) : null;
  if (said === null) return { address, price, seats: null, left: null };
  const words = said.rest;
  if (!mayBeCounted(words, concepts)) return { address: { ...address, words }, price, seats: null, left: said.text };
  const filters = { ...address.filters, seats: said.seats.map(String) };
  return { address: { ...address, words, filters }, price, seats: said.text, left: null };
}

/** Seats are known of sofas, benches and tables, not of lamps. Where no kind is named they find whatever has them. */
function mayBeCounted(words: string, concepts: Concepts): boolean {
  const kinds = readWords(words, concepts, { sizes: true, prices: true }).terms.filter(namesKind);
  const named = new Set(kinds.flatMap(({ concepts: all }) => all.map(({ value }) => value)));
  return (
    named.size === 0 ||
    families.some((family) => countsSeats(family) && (named.has(familyKey(family)) || named.has(family.category)))
  );
}
