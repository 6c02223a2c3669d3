import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, openDatabase, type Database } from '#db/database.ts';
import { usualRenderLimits } from '#server/pages/render-places.ts';
import { newMember, testApp, type Answer, type Member, type TestApp } from '../../../tests/support/app.ts';
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

const { atOnce, waiting } = usualRenderLimits;
const lines = [{ product: 'p_none', quantity: 1 }];
const quote = ({ token }: Member) => world.call('POST', '/user/orders/quote', { token, body: { lines } });
const pieces = [{ items: ['it_1'], model: 'sofa-0', product: 'p_none' }];
const list = (from: string) => world.call('POST', '/common/list', { from, body: { pieces } });
const cart = (from: string) => world.call('POST', '/common/cart', { from, body: { lines } });

async function running(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(beside);
  return rows[0]?.n ?? 0;
}

test.each([
  { of: 'one person’s quotes', ask: () => quote(crowd), neighbour: () => quote(other) },
  {
    of: 'the homes on one address’s screens',
    ask: () => list('203.0.113.8'),
    neighbour: () => list('198.51.100.10'),
  },
  { of: 'one address’s carts', ask: () => cart('203.0.113.7'), neighbour: () => cart('198.51.100.9') },
])(
  'V2.1.3: of $of a few are priced at a time, the rest wait or are told to come back; others are served',
  async ({ ask, neighbour }) => {
    const answers: Answer[] = [];
    const asked = await beside.transaction().execute(async (db) => {
      // Whoever prices something waits here.
      await sql`lock table products in access exclusive mode`.execute(db);
      const many = Array.from({ length: atOnce + waiting + 8 }, async () => answers.push(await ask()));
      await until(() => answers.length === 8);
      // What was let in has yet to come to what is locked.
      await until(async () => (await running()) >= atOnce);
      expect(answers.map(({ status, error }) => [status, error])).toEqual(
        answers.map(() => [429, 'too_many_requests']),
      );
      expect(await running()).toBe(atOnce);
      const next = neighbour();
      await until(async () => (await running()) === atOnce + 1);
      return [...many, next];
    });
    await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  },
);
