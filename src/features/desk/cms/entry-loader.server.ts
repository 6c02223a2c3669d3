import { data } from 'react-router';
import type { Terms } from '#features/foundation/search/vocabulary.ts';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import type { RequestContext } from '#platform/context.ts';
import { readEntry, type EntryOf } from './entries.server.ts';
import type { EntryKind } from './entry-kinds.server.ts';
import type { EntryTable } from './entry-queries.server.ts';

/** The entry a console page edits: null for `new`; a 404 page for an unknown id. */
export async function entryAt<T extends EntryTable, Form extends object>(
  ctx: Pick<RequestContext, 'db'>,
  kind: EntryKind<T, Form>,
  id: string,
): Promise<EntryOf<Form> | null> {
  return id === 'new' ? null : foundOr404(readEntry(ctx.db, kind, id.slice(0, 64)));
}

export async function foundOr404<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.key === 'not_found') throw data(null, { status: 404 });
    throw error;
  }
}

/** Values with their names, for a field that offers them. */
export function choicesOf(terms: Terms, locale: Locale): { value: string; text: string }[] {
  return Object.entries(terms).map(([value, names]) => ({ value, text: names[locale] }));
}
