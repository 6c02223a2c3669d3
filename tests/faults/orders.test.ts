import { once } from 'node:events';
import { expect, test } from 'vitest';
import { seededRng } from '#lib/random.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { moneyFaults } from '../support/money/money-faults.ts';
import { databaseOf, migratedFolder, startServer } from './built-server.ts';
import { offerFew, OrderStorm } from './order-storm.ts';

const demo = { HIEN_DEMO: '1' };
const pieces = 6;
const commission = 333;

test('G2, G6: Node is killed twice amid orders, refunds and payouts: nothing lost or done twice, the book is zero and replays', async () => {
  const dataDir = await migratedFolder();
  let server = await startServer(demo, dataDir);
  const db = await databaseOf(dataDir);
  const rng = seededRng(20_261_115);
  const storm = new OrderStorm(db, rng, await offerFew(db, pieces));
  // What the demo brought was completed when the house kept nothing.
  const begun = new Date();
  const rateAt = (placed: Date) => (placed < begun ? 0 : commission);
  await writeSetting(db, 'commission', { basisPoints: commission }, begun);
  for (let kills = 0; kills < 2; kills++) {
    await storm.enter(server.url);
    const dying = once(server.process, 'exit');
    await storm.rage({ until: 15 + Math.floor(rng.next() * 15), atLast: () => server.process.kill('SIGKILL') });
    await dying;
    expect(await storm.lost(), 'acknowledged and not there').toEqual([]);
    expect(await moneyFaults(db, { variant: storm.variant.id, pieces, rateAt })).toEqual([]);
    server = await startServer(demo, dataDir);
  }
  await storm.enter(server.url);
  await storm.retryUnanswered();
  await storm.rage({ until: 20 });
  expect(await storm.lost(), 'acknowledged and not there').toEqual([]);
  expect(await moneyFaults(db, { variant: storm.variant.id, pieces, rateAt })).toEqual([]);
  expect(await storm.doubled(begun), 'each key one order').toBe(0);
  expect(storm.answered.size, 'kinds of steps that were taken').toBeGreaterThan(6);
});
