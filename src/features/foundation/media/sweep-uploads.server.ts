import { transaction, type Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import { dropUploads, untouchedUploads, uploadsOf } from './upload-queries.server.ts';

const day = 86_400_000;
const atOnce = 200;

/** Deletes uploads untouched for a day. */
export async function sweepUploads(db: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - day);
  for (
    let ids = await untouchedUploads(db, before, atOnce);
    ids.length > 0;
    ids = await untouchedUploads(db, before, atOnce)
  ) {
    const dropped = ids;
    await transaction(db, (db) => dropUploads(db, dropped, clock.now()));
  }
}

/** Deletes all unfinished uploads of a person. */
export async function dropUploadsOf(db: Database, clock: Clock, ownerId: string): Promise<void> {
  await dropUploads(
    db,
    (await uploadsOf(db, ownerId)).map(({ id }) => id),
    clock.now(),
  );
}
