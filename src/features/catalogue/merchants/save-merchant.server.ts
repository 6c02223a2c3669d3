import type { Expression } from 'kysely';
import type { Database } from '#db/database.ts';
import { profileColumns, profileIndex, type ProfileInput } from '#features/catalogue/profiles/profile.server.ts';
import { dropIndex, writeIndex } from '#features/foundation/search/write-index.server.ts';
import type { Clock } from '#platform/clock.ts';
import { findMerchant, setProductCount, upsertMerchant } from './merchant-queries.server.ts';

export interface MerchantInput extends ProfileInput {
  scope: string[];
  address?: string | null;
  phone?: string | null;
}

/** Stores a merchant's public profile, and indexes it. */
export async function saveMerchant(db: Database, clock: Clock, given: MerchantInput): Promise<void> {
  await upsertMerchant(db, {
    ...profileColumns(given, clock.now()),
    scope: given.scope,
    address: given.address ?? null,
    phone: given.phone ?? null,
  });
  await indexMerchant(db, clock, given.id);
}

/** How many of their products are published; counted by products. */
export function saveProductCount(db: Database, id: string, count: Expression<number>): Promise<void> {
  return setProductCount(db, id, count);
}

async function indexMerchant(db: Database, clock: Clock, id: string): Promise<void> {
  const row = await findMerchant(db, id);
  if (!row) return dropIndex(db, 'merchants', id);
  await writeIndex(db, clock, 'merchants', {
    ...profileIndex(row),
    facets: { scope: row.scope, city: row.city ? [row.city] : [] },
    hidden: { category: row.scope },
  });
}
