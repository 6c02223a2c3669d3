import { transaction } from '#db/database.ts';
import { lockBytes } from '#features/foundation/media/stored-bytes.server.ts';
import { isKept, keepLight } from '#features/studio/live-light/live-light.server.ts';
import { readHomeLight } from '#models/light/light-file.ts';
import type { Clock } from '#platform/clock.ts';
import { contentHash } from '#platform/storage/content-hash.ts';
import type { DemoPictures } from './demo-pictures.server.ts';
import { readLightFile } from './lights/light-folder.ts';

/** Demo works come baked (DECISIONS D9): the committed light of a home, for the version that is shown. */
export async function demoLight(
  { db, storage }: Pick<DemoPictures, 'db' | 'storage'>,
  clock: Clock,
  home: string,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const bytes = readLightFile(home);
  if (!bytes || (await isKept(db, id, contentHash(bytes)))) return;
  const light = await readHomeLight(bytes);
  if (!light) throw new Error(`the light of ${home} cannot be read`);
  await transaction(db, async (db) => {
    await lockBytes(db, contentHash(bytes));
    const hash = await storage.put(bytes);
    const { print, hour } = light;
    await keepLight(db, clock.now(), { designId: id, version, hour, print, hash, bytes: bytes.byteLength });
  });
}
