import type { Database } from '#db/database.ts';
import { dropIndex, writeIndex } from '#features/foundation/search/write-index.server.ts';
import { trilingual, type Trilingual } from '#lib/trilingual.ts';
import type { Clock } from '#platform/clock.ts';
import { findDesigner, upsertDesigner } from './designer-queries.server.ts';

export interface DesignerInput {
  id: string;
  userId: string;
  name: string;
  headline: Trilingual;
  about: Trilingual;
  city: string | null;
  styles: string[];
  years: number;
  avatar?: string | null;
  cover?: string | null;
  popularity?: number;
  status?: 'listed' | 'unlisted';
  createdAt?: Date;
}

/** Stores a designer's public profile, and indexes it. */
export async function saveDesigner(db: Database, clock: Clock, given: DesignerInput): Promise<void> {
  const {
    id,
    userId,
    name,
    headline,
    about,
    city,
    styles,
    years,
    avatar = null,
    cover = null,
    popularity = 0,
    status = 'listed',
    createdAt = clock.now(),
  } = given;
  await upsertDesigner(db, {
    id,
    user_id: userId,
    name,
    headline: JSON.stringify(headline),
    about: JSON.stringify(about),
    city,
    styles,
    years,
    avatar,
    cover,
    popularity,
    status,
    created_at: createdAt,
    updated_at: clock.now(),
  });
  await indexDesigner(db, clock, id);
}

async function indexDesigner(db: Database, clock: Clock, id: string): Promise<void> {
  const row = await findDesigner(db, id);
  if (!row) return dropIndex(db, 'designers', id);
  await writeIndex(db, clock, 'designers', {
    id,
    names: [row.name],
    about: [trilingual(row.headline), trilingual(row.about)],
    facets: { style: row.styles, city: row.city ? [row.city] : [] },
    popularity: row.popularity,
    newest: row.created_at,
  });
}
