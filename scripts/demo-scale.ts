import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { scaleDemo } from '#demo/scale/scale-demo.server.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { migrate } from '#db/migrate.ts';

/**
 * `npm run demo:scale -- --products 1000000 --merchants 5000 --works 200000`: fills a database of its own (`--data`, or
 * DATABASE_URL) for benchmarks.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    merchants: { type: 'string', default: '5000' },
    works: { type: 'string', default: '20000' },
    designers: { type: 'string', default: '2000' },
    data: { type: 'string', default: '.hien-scale' },
  },
});
const log = (line: string) => process.stderr.write(`${(performance.now() / 1000).toFixed(1).padStart(7)} s  ${line}\n`);
const url = process.env.DATABASE_URL;
const embedded = url === undefined ? await startEmbeddedDatabase({ dataDir: resolve(values.data), log }) : null;
const db = openDatabase(url ?? embedded!.url);
try {
  await migrate(db, { log });
  await scaleDemo(
    db,
    {
      products: Number(values.products),
      merchants: Number(values.merchants),
      works: Number(values.works),
      designers: Number(values.designers),
    },
    log,
  );
  log('done');
} finally {
  await closeDatabase(db);
  await embedded?.stop();
}
