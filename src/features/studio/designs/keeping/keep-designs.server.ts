import { transaction, type Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import { autoVersion, keepingDays } from '../design-limits.ts';
import { letDesignGlbsGo } from '../glbs/design-glbs.server.ts';
import { letPicturesGo } from '../pictures/design-pictures.server.ts';
import { lockDesign } from '../design-log-queries.server.ts';
import { binnedSince, emptyDesigns, idleDesigns, sweepLog, thinVersions } from './keeping-queries.server.ts';
import { keepHead } from '../versions.server.ts';

const day = 86_400_000;
/** In one sweep; the next one goes on. */
const atOnce = 500;

/** The keeping rules (DECISIONS D3): versions of what was left alone, fewer of the old ones, the log, the bin. */
export async function keepDesigns(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  for (const id of await idleDesigns(db, new Date(now.getTime() - autoVersion.idleMinutes * 60_000), atOnce))
    await saveIdle(db, id, now);
  await thinVersions(db, {
    all: ago(keepingDays.all),
    hourly: ago(keepingDays.hourly),
    daily: ago(keepingDays.daily),
  });
  await sweepLog(db, ago(keepingDays.log));
  await transaction(db, async (db) => {
    const ids = await binnedSince(db, ago(keepingDays.bin), atOnce);
    await letPicturesGo(db, ids);
    await letDesignGlbsGo(db, ids);
    await emptyDesigns(db, { ids, now, all: false });
  });
}

async function saveIdle(db: Database, id: string, now: Date): Promise<void> {
  await transaction(db, async (db) => {
    const design = await lockDesign(db, id);
    if (design && design.seq > design.saved_seq) await keepHead(db, design, { why: 'auto', name: null, by: null, now });
  });
}
