import { closeDatabase, openDatabase } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { createStudio } from '#features/catalogue/models/studio.server.ts';
import { startBuiltServer } from '../e2e/support/server.ts';
import { firstFive } from '../tests/support/ask-labelled.ts';
import { labelledQueries } from '../tests/support/labelled-queries.ts';
import { report } from './support/report.ts';

/*
 * Two hundred labelled questions, a third in each language, over the demo world: the right answer among the first
 * five in at least 95 of a hundred (PRODUCT F5). The built server loads that world.
 */
const server = await startBuiltServer({ HIEN_DEMO: '1' });
const embedded = await startEmbeddedDatabase({ dataDir: server.dataDir, log: () => undefined });
const db = openDatabase(embedded.url);
const studio = createStudio(server.dataDir);

try {
  const asked = await Promise.all(
    labelledQueries.map(async (query) => ({
      ...query,
      right: (await firstFive({ db, studio }, query)).some((found) => query.means.includes(found)),
    })),
  );
  const share = (list: typeof asked) =>
    Math.round((list.filter(({ right }) => right).length / list.length) * 1000) / 10;
  report('labelled queries', {
    queries: asked.length,
    rightPercent: share(asked),
    ...Object.fromEntries(
      (['en', 'zh', 'vi'] as const).map((language) => [
        `${language}Percent`,
        share(asked.filter((each) => each.language === language)),
      ]),
    ),
    missed:
      asked
        .filter(({ right }) => !right)
        .map(({ words }) => words)
        .join(', ') || 'none',
  });
} finally {
  await studio.close();
  await closeDatabase(db);
  await embedded.stop();
  await server.stop();
}
