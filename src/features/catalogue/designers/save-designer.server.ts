import type { Database } from '#db/database.ts';
import { profileColumns, profileIndex, type ProfileInput } from '#features/catalogue/profiles/profile.server.ts';
import { dropIndex, writeIndex } from '#features/foundation/search/write-index.server.ts';
import type { Clock } from '#platform/clock.ts';
import { findDesigner, upsertDesigner } from './designer-queries.server.ts';

export interface DesignerInput extends ProfileInput {
  styles: string[];
  years: number;
}

/** Stores a designer's public profile, and indexes it. */
export async function saveDesigner(db: Database, clock: Clock, given: DesignerInput): Promise<void> {
  await upsertDesigner(db, { ...profileColumns(given, clock.now()), styles: given.styles, years: given.years });
  await indexDesigner(db, clock, given.id);
}

async function indexDesigner(db: Database, clock: Clock, id: string): Promise<void> {
  const row = await findDesigner(db, id);
  if (!row) return dropIndex(db, 'designers', id);
  await writeIndex(db, clock, 'designers', {
    ...profileIndex(row),
    facets: { style: row.styles, city: row.city ? [row.city] : [] },
  });
}
