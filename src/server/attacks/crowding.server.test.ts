import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, openDatabase, type Database } from '#db/database.ts';
import { saveMerchant } from '#features/catalogue/merchants/save-merchant.server.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';
import {
  giveRoles,
  newMember,
  setStatus,
  testApp,
  type Answer,
  type Member,
  type TestApp,
} from '../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../tests/support/market.ts';
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

test.each([
  {
    what: 'signed out everywhere',
    happens: ({ token }: Member) => world.call('POST', '/auth/logout:everywhere', { token }),
    refusal: [401, 'login_required'],
  },
  {
    what: 'suspended',
    happens: ({ id }: Member) => setStatus(world, id, 'suspended'),
    refusal: [401, 'login_required'],
  },
  {
    what: 'no merchant any more',
    happens: ({ id }: Member) => beside.updateTable('users').set({ roles: [] }).where('id', '=', id).execute(),
    refusal: [403, 'forbidden'],
  },
])('D3: what waits in the line of who is $what meanwhile does not happen', async ({ happens, refusal }) => {
  const seller = await newMember(world, 'ROLE_MERCHANT');
  const shop = `m_${seller.id}`;
  await saveMerchant(world.db, world.clock, {
    id: shop,
    userId: seller.id,
    name: 'Mộc Lặng',
    headline: {},
    about: {},
    city: 'bacninh',
    scope: ['seating'],
    phone: '0900000000',
    address: 'Xưởng 3, phường Võ Cường, Bắc Ninh',
  });
  const terms = [{ province: '', fee: 1, days: { from: 1, to: 2 } }];
  const change = () =>
    world.call('PUT', '/merchant/delivery-terms', { token: seller.token, body: { terms, version: 'any' } });
  const asked = await crowded(4, change, `delivery:${shop}`, async () => {
    await until(async () => (await waiting()) === 3);
    await happens(seller);
  });
  const refused = (await Promise.all(asked)).filter(({ status }) => status === refusal[0]);
  expect(refused.map(({ status, error }) => [status, error])).toEqual([refusal]);
});

test('G2: however many buy what one has locked, a few of them hold a connection; others are served meanwhile', async () => {
  const { merchant } = await smallMarket(world);
  await giveRoles(world, merchant.id, 'ROLE_MERCHANT');
  const buyers = await Promise.all(Array.from({ length: 12 }, () => newMember(world)));
  const body = {
    from: 'product',
    lines: [{ product: ids.sofa, variant: 'v_a', quantity: 1 }],
    receiver: 'Trần Lan',
    mobile: '0912345678',
    buyerEmail: 'lan@mail.example',
    address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
  };
  const asked = await beside.transaction().execute(async (db) => {
    await db.updateTable('product_variants').set({ stock: 12 }).where('id', '=', 'v_a').execute();
    const orders = buyers.map(({ token }) => world.call('POST', '/user/orders', { token, body }));
    await until(async () => (await waiting()) > 1);
    for (let again = 0; again < 5; again++) expect(await announce(other)).toMatchObject({ status: 200 });
    expect(await waiting()).toBeLessThanOrEqual(4);
    return orders;
  });
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(buyers.map(() => 200));
});
