import { shelfQuery, shelfSearchLength, type ShelfQuery } from './moderation.ts';

/** The query of a list's address; invalid values are ignored, and of a search that is too long the end. */
export function shelfAddress({ searchParams }: URL): ShelfQuery {
  const given = Object.fromEntries(
    ['status', 'w', 'sort', 'after'].flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, name === 'w' ? value.slice(0, shelfSearchLength) : value]];
    }),
  );
  return shelfQuery.safeParse(given).data ?? shelfQuery.safeParse({ w: given.w ?? '' }).data ?? shelfQuery.parse({});
}
