import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { PageOfPersonTable } from '#db/tables/columns.ts';
import type { picturesById } from '#features/foundation/media/media.server.ts';
import { find } from '#features/foundation/search/find.server.ts';
import type { ListAddress } from '#features/foundation/search/list-address.ts';
import type { ListKind } from '#features/foundation/search/list-kind.ts';
import { cities, nameOf } from '#features/foundation/search/vocabulary.ts';
import type { Locale } from '#lib/locale.ts';
import { localized, trilingual, type Trilingual } from '#lib/trilingual.ts';

/** What a designer's and a merchant's public page have in common, as it is given. */
export interface ProfileInput {
  id: string;
  userId: string;
  name: string;
  headline: Trilingual;
  about: Trilingual;
  city: string | null;
  avatar?: string | null;
  cover?: string | null;
  popularity?: number;
  status?: 'listed' | 'unlisted';
  createdAt?: Date;
}

export function profileColumns(given: ProfileInput, now: Date): Insertable<PageOfPersonTable> {
  return {
    id: given.id,
    user_id: given.userId,
    name: given.name,
    headline: JSON.stringify(given.headline),
    about: JSON.stringify(given.about),
    city: given.city,
    avatar: given.avatar ?? null,
    cover: given.cover ?? null,
    popularity: given.popularity ?? 0,
    status: given.status ?? 'listed',
    created_at: given.createdAt ?? now,
    updated_at: now,
  };
}

type Profile = Selectable<PageOfPersonTable>;

/** What the search knows of every profile; its own facets come beside. */
export function profileIndex(row: Profile) {
  return {
    id: row.id,
    names: [row.name],
    about: [trilingual(row.headline), trilingual(row.about)],
    popularity: row.popularity,
    newest: row.created_at,
  };
}

/** What every card of a profile shows. */
export function profileHead(row: Profile, pictures: Awaited<ReturnType<typeof picturesById>>, locale: Locale) {
  const city = nameOf(cities, row.city, locale);
  return {
    id: row.id,
    name: row.name,
    headline: localized(trilingual(row.headline), locale),
    city: row.city !== null && city !== null ? { key: row.city, name: city } : null,
    avatar: pictures.get(row.avatar ?? '') ?? null,
    cover: pictures.get(row.cover ?? '') ?? null,
  };
}

/** Up to four others that these filters find, the popular first. */
export async function profilesAlike(
  db: Database,
  kind: ListKind,
  { id, filters, locale }: { id: string; filters: ListAddress['filters']; locale: Locale },
): Promise<string[]> {
  const found = await find(
    db,
    kind,
    { words: '', filters, sort: 'popular', fits: null, priceFrom: null, priceTo: null },
    { size: 5, locale, facets: false },
  );
  return found.ids.filter((each) => each !== id).slice(0, 4);
}
