import type { Expression } from 'kysely';
import type { Database } from '#db/database.ts';
import { dropIndex, writeIndex } from '#features/foundation/search/write-index.server.ts';
import { trilingual, type Trilingual } from '#lib/trilingual.ts';
import type { Clock } from '#platform/clock.ts';
import { findMerchant, setProductCount, upsertMerchant } from './merchant-queries.server.ts';

export interface MerchantInput {
  id: string;
  userId: string;
  name: string;
  headline: Trilingual;
  about: Trilingual;
  city: string | null;
  scope: string[];
  address?: string | null;
  phone?: string | null;
  avatar?: string | null;
  cover?: string | null;
  popularity?: number;
  status?: 'listed' | 'unlisted';
  createdAt?: Date;
}

/** Stores a merchant's public profile, and indexes it. */
export async function saveMerchant(db: Database, clock: Clock, given: MerchantInput): Promise<void> {
  const {
    id,
    userId,
    name,
    headline,
    about,
    city,
    scope,
    address = null,
    phone = null,
    avatar = null,
    cover = null,
    popularity = 0,
    status = 'listed',
    createdAt = clock.now(),
  } = given;
  await upsertMerchant(db, {
    id,
    user_id: userId,
    name,
    headline: JSON.stringify(headline),
    about: JSON.stringify(about),
    city,
    scope,
    address,
    phone,
    avatar,
    cover,
    popularity,
    status,
    created_at: createdAt,
    updated_at: clock.now(),
  });
  await indexMerchant(db, clock, id);
}

/** How many of their products are published; counted by products. */
export function saveProductCount(db: Database, id: string, count: Expression<number>): Promise<void> {
  return setProductCount(db, id, count);
}

async function indexMerchant(db: Database, clock: Clock, id: string): Promise<void> {
  const row = await findMerchant(db, id);
  if (!row) return dropIndex(db, 'merchants', id);
  await writeIndex(db, clock, 'merchants', {
    id,
    names: [row.name],
    about: [trilingual(row.headline), trilingual(row.about)],
    facets: { scope: row.scope, city: row.city ? [row.city] : [] },
    hidden: { category: row.scope },
    popularity: row.popularity,
    newest: row.created_at,
  });
}
