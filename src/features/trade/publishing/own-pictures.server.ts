import type { Database } from '#db/database.ts';
import { claimPicture, lockPictures, releasePicture } from '#features/foundation/media/media.server.ts';
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
  for (const id of now) if (!before.includes(id)) await claimPicture(db, clock, { id, ownerId, kind });
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
