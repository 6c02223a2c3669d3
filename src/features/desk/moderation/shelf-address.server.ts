import { shelfQuery, type ShelfQuery } from './moderation.ts';

/** What the address of a list says; what it says wrongly is as if it were not there. */
export function shelfAddress({ searchParams }: URL): ShelfQuery {
  const given = Object.fromEntries(
    ['status', 'w', 'after'].flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value.slice(0, 200)]];
    }),
  );
  return shelfQuery.safeParse(given).data ?? shelfQuery.parse({ w: given.w ?? '' });
}
