import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { seededRng } from '#lib/random.ts';
import { ready } from '../../e2e/support/server.ts';
import { cleanups, databaseOf, migratedFolder, startServer } from './built-server.ts';
import { serverPid } from './database-folder.ts';
import { createDesignStorm } from './design-storm.ts';

const whole = { lost: 0, doubled: 0, different: 0 };

test('WORKSPACE §5: Node and the database are killed twice each amid commands: none acknowledged is lost, none is applied twice', async () => {
  const dataDir = await migratedFolder();
  let server = await startServer({}, dataDir);
  const db = await databaseOf(dataDir);
  const rng = seededRng(20_261_116);
  const storm = createDesignStorm(db, rng);
  await storm.enter([server], { fresh: 2 });
  for (let round = 0; round < 2; round++) {
    const dying = once(server.process, 'exit');
    await storm.rage({ until: 15 + Math.floor(rng.next() * 20), atLast: () => server.process.kill('SIGKILL') });
    await dying;
    server = await startServer({}, dataDir);
    await storm.enter([server]);
    await storm.settle();
    expect(await storm.check()).toMatchObject(whole);
    await storm.rage({
      until: 15 + Math.floor(rng.next() * 20),
      atLast: () => process.kill(serverPid(dataDir), 'SIGKILL'),
    });
    await ready(server.url, server.process, server.output);
    await storm.settle();
    expect(await storm.check()).toMatchObject(whole);
  }
  const { acknowledged } = await storm.check();
  expect(acknowledged).toBeGreaterThan(100);
});

test('WORKSPACE §4: two servers on one database: one is killed, what it acknowledged is at the other, and all agree', async () => {
  const dataDir = await migratedFolder();
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  cleanups.push(() => database.stop());
  const db = openDatabase(database.url);
  cleanups.push(() => closeDatabase(db));
  const shared = { DATABASE_URL: database.url, HIEN_SECRET: 'one secret for both machines, long enough' };
  const [one, two] = await Promise.all([startServer(shared), startServer({ ...shared, HIEN_ROLE: 'web' })]);
  const storm = createDesignStorm(db, seededRng(7), { windows: 4, secret: shared.HIEN_SECRET });
  await storm.enter([one, two], { fresh: 2 });
  const dying = once(one.process, 'exit');
  await storm.rage({ until: 40, atLast: () => one.process.kill('SIGKILL') });
  await dying;
  await storm.enter([two]);
  await storm.settle();
  expect(await storm.check()).toMatchObject(whole);
  await storm.rage({ until: 20 });
  expect(await storm.check()).toMatchObject(whole);
});
