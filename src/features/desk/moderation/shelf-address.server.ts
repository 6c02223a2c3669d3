import { shelfQuery, type ShelfQuery } from './moderation.ts';

/** The query of a list's address; invalid values are ignored. */
export function shelfAddress({ searchParams }: URL): ShelfQuery {
  const given = Object.fromEntries(
    ['status', 'w', 'sort', 'after'].flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value.slice(0, 500)]];
    }),
  );
  return shelfQuery.safeParse(given).data ?? shelfQuery.parse({ w: given.w ?? '' });
}
