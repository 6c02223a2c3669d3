import { z } from 'zod';
import { limitedText } from '#platform/limited-text.ts';

/**
 * Paging of calls has one form: `cursor` in, `next` out; null where the list ends. The names used before it was so are
 * still taken, and the OpenAPI page marks them deprecated.
 */
const hint = '`next` of the page before';
const former = { deprecated: true, description: 'Use `cursor`' } as const;

/** For a list that goes on after a place in it. */
export function cursorFields<Former extends 'after' | 'before', Place extends z.ZodType>(name: Former, place: Place) {
  const fields = { cursor: place.optional().describe(hint), [name]: place.optional().meta(former) };
  return fields as Record<'cursor' | Former, z.ZodOptional<Place>>;
}

/** Where to go on; null for the first page. */
export function placeOf<Place>(query: { cursor?: Place; after?: Place; before?: Place }): Place | null {
  return query.cursor ?? query.after ?? query.before ?? null;
}

/** For a list in numbered pages, counted from 0: its cursor is the number of a page. */
export function pageFields(most = 10_000) {
  return {
    cursor: limitedText(20).regex(/^\d+$/).transform(Number).pipe(z.number().max(most)).optional().describe(hint),
    page: z.coerce.number().int().min(0).max(most).default(0).meta(former),
  };
}

/** The query with the page it really asks for. */
export function atPage<Query extends { cursor?: number; page: number }>({ cursor, ...query }: Query) {
  return { ...query, page: cursor ?? query.page };
}

export const nextField = { next: z.string().nullable() };

/** A numbered page with where it goes on. */
export function withNext<Page extends { page: number; size: number }>(
  page: Page,
  total: number,
): Page & { next: string | null } {
  return { ...page, next: (page.page + 1) * page.size < total ? String(page.page + 1) : null };
}
