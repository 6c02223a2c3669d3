import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { loadDemo } from '#db/demo/load-demo.server.ts';
import { loadWorld } from '#db/demo/load-world.server.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { migrate } from '#db/migrate.ts';
import { createStudio } from '#features/models/studio.server.ts';
import { systemClock } from '#platform/clock.ts';
import { createPasswordHasher } from '#platform/password-hasher.server.ts';
import { folderStorage } from '#platform/storage/folder-storage.server.ts';
import { firstFive } from '../tests/support/ask-labelled.ts';
import { labelledQueries } from '../tests/support/labelled-queries.ts';
import { report } from './support/report.ts';

/* Two hundred labelled questions, a third in each language, over the demo world: the right answer among the first five in at least 95 of a hundred (PRODUCT F5). */
const dataDir = await mkdtemp(join(tmpdir(), 'hien-queries-'));
const embedded = await startEmbeddedDatabase({ dataDir, log: () => undefined });
const db = openDatabase(embedded.url);
const studio = createStudio(dataDir);

try {
  await migrate(db);
  const hasher = await createPasswordHasher();
  await loadDemo(db, systemClock, hasher);
  await loadWorld(db, systemClock, hasher, folderStorage(join(dataDir, 'media')));
  const asked = await Promise.all(labelledQueries.map(async (query) => ({ ...query, right: (await firstFive({ db, studio }, query)).some((found) => query.means.includes(found)) })));
  const share = (list: typeof asked) => Math.round((list.filter(({ right }) => right).length / list.length) * 1000) / 10;
  report('labelled queries', {
    queries: asked.length, rightPercent: share(asked), ...Object.fromEntries((['en', 'zh', 'vi'] as const).map((language) => [`${language}Percent`, share(asked.filter((each) => each.language === language))])),
    missed: asked.filter(({ right }) => !right).map(({ words }) => words).join(', ') || 'none',
  });
} finally {
  await studio.close();
  await closeDatabase(db);
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
