import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, openDatabase, type Database } from '#db/database.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';
import { newMember, testApp, type Answer, type Member, type TestApp } from '../../../tests/support/app.ts';
import { sampleBodies } from '../../../tests/support/samples.ts';
import { until } from '../../../tests/support/until.ts';

let world: TestApp;
/** Connections of its own: those of the server may all be taken. */
let beside: Database;
let crowd: Member;
let other: Member;
beforeAll(async () => {
  world = await testApp();
  beside = openDatabase(world.url);
  crowd = await newMember(world);
  other = await newMember(world);
});
afterAll(async () => {
  await closeDatabase(beside);
  await world.close();
});

const announce = ({ token }: Member) => world.call('POST', '/uploads', { token, body: sampleBodies['POST /uploads'] });

async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(beside);
  return rows[0]?.n ?? 0;
}

/** What came of so many calls at once of one person, all of which wait for what is theirs while `meanwhile` runs. */
function crowded(calls: number, ask: () => Promise<Answer>, lock: string, meanwhile: () => Promise<void>) {
  return beside.transaction().execute(async (db) => {
    await lockName(db, lock);
    const asked = Array.from({ length: calls }, ask);
    await until(async () => (await waiting()) > 1);
    await meanwhile();
    return asked;
  });
}

test('V2.1.3: of one person’s many calls that wait for one lock, a few hold a connection; others are served meanwhile', async () => {
  const asked = await crowded(
    40,
    () => announce(crowd),
    `uploads:${crowd.id}`,
    async () => {
      for (let again = 0; again < 5; again++) expect(await announce(other)).toMatchObject({ status: 200 });
      expect(await world.call('GET', '/user', { token: crowd.token })).toMatchObject({ status: 200 });
      expect(await waiting()).toBeLessThanOrEqual(3);
    },
  );
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test('V2.1.3: more than can wait are told to be slower, and none is lost', async () => {
  const asked = await crowded(
    130,
    () => announce(crowd),
    `uploads:${crowd.id}`,
    async () => {},
  );
  const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(27);
  expect(await announce(other)).toMatchObject({ status: 200 });
});

test('V2.1.3: leaving many times at once holds no more', async () => {
  const leaver = await newMember(world);
  const leave = () => world.call('DELETE', '/user', { token: leaver.token, body: { password: leaver.password } });
  const asked = await crowded(20, leave, `account:${leaver.id}`, async () => {
    expect(await announce(other)).toMatchObject({ status: 200 });
    expect(await waiting()).toBeLessThanOrEqual(3);
  });
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});
