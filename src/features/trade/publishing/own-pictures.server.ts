import type { Database } from '#db/database.ts';
import { unsavedDays } from '#features/foundation/media/media-limits.ts';
import { claimPicture, lockPictures, releasePicture } from '#features/foundation/media/media.server.ts';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import { picturesInUse } from './publishing-queries.server.ts';

interface Change {
  ownerId: string;
  kind: 'work' | 'product';
  before: readonly string[];
  now: readonly string[];
}

/** Existing pictures stay; a new one must be the person's own and of the right kind. */
export async function claimPictures(db: Database, clock: Clock, { ownerId, kind, before, now }: Change): Promise<void> {
  await lockPictures(db, [...before, ...now]);
  for (const [at, id] of now.entries())
    if (!before.includes(id))
      await claimUnsaved(`pictures.${at}`, () => claimPicture(db, clock, { id, ownerId, kind }));
}

/**
 * After the change is stored: unused ones are released for the sweep. A picture used by an order stays (PRODUCT G3).
 */
export async function releasePictures(db: Database, { ownerId, before, now }: Change): Promise<void> {
  const left = before.filter((id) => !now.includes(id));
  if (left.length === 0) return;
  const used = await picturesInUse(db, left);
  for (const id of left) if (!used.has(id)) await releasePicture(db, { id, ownerId });
}

/**
 * A form names uploads it has kept in a browser, however long: of one that is no longer there, its field says so and for
 * how long it was kept.
 */
export async function claimUnsaved(field: string, claim: () => Promise<unknown>): Promise<void> {
  try {
    await claim();
  } catch (error) {
    if (error instanceof AppError && error.key === 'not_found')
      throw new AppError('upload_gone', { field, values: { days: unsavedDays } });
    throw error;
  }
}
