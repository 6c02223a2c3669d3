import { transaction, type Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { dropScaled, droppedHashes, dropUnclaimed, forgetDropped, lockBytes, isUsed } from './media-queries.server.ts';
import { unsavedDays } from './media-limits.ts';
import { mediaKinds, ruleOf } from './media-rules.ts';
import { sweepUploads } from './sweep-uploads.server.ts';

const day = 86_400_000;
const atOnce = 500;

/**
 * Deletes what was not claimed within a day, or within the time a form may wait for its owner; then unreferenced bytes.
 * A picture's scaled copies follow in the same sweep.
 */
export async function sweepMedia(db: Database, clock: Clock, storage: Storage): Promise<void> {
  await sweepUploads(db, clock);
  const now = clock.now();
  await transaction(db, async (db) => {
    for (const drafted of [true, false]) {
      const kinds = mediaKinds.filter((kind) => (ruleOf(kind).drafted ?? false) === drafted);
      const before = new Date(now.getTime() - (drafted ? unsavedDays : 1) * day);
      await dropUnclaimed(db, { kinds, before }, now);
    }
  });
  for (let hashes = await droppedHashes(db, atOnce); hashes.length > 0; hashes = await droppedHashes(db, atOnce)) {
    for (const hash of hashes) await deleteBytes(db, clock, storage, hash);
  }
}

/** The row goes last: an interrupted sweep is repeated. */
async function deleteBytes(db: Database, clock: Clock, storage: Storage, hash: string): Promise<void> {
  await transaction(db, async (db) => {
    await lockBytes(db, hash);
    if (!(await isUsed(db, hash))) {
      await storage.delete(hash);
      await dropScaled(db, hash, clock.now());
    }
    await forgetDropped(db, hash);
  });
}
