import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { migrationsFolder, readMigrations } from '#db/migration-files.ts';
import {
  giveRoles,
  newMember,
  registerPerson,
  signIn,
  testApp,
  type Member,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { saveDesigner } from '#features/catalogue/designers/save-designer.server.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import { until } from '../../../../tests/support/until.ts';
import { uploadPicture } from '../../../../tests/support/applicants.ts';
import { faultsOfBoth } from '../../../../tests/support/money/both-at-once.ts';
import type { DesignOrder } from './design-order.ts';
import { notifyUnseen } from './expire-design-orders.server.ts';

let world: TestApp;
let market: Market;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await giveRoles(world, market.designer.id, 'ROLE_DESIGNER');
});
afterAll(() => world.close());

const contact = 'zalo 0912 999 888';
const ask = async (person: Person, token: string) =>
  (
    (
      await world.call('POST', '/consultations', {
        token,
        body: { work: ids.work, contact, message: `Tôi là ${person.nickname}, nhà ở 5 Lê Lợi.` },
      })
    ).data as { id: string }
  ).id;
/** Without a work: another talk than a question about one. */
const order = async ({ token, mobile }: Member) =>
  (
    (
      await world.call('POST', '/user/design-orders', {
        token,
        body: { designer: ids.designer, wishes: 'Phòng khách sáng sủa', contact, mobile },
      })
    ).data as { id: string }
  ).id;
const read = async (id: string, token: string) =>
  (await world.call('GET', `/design-orders/${id}`, { token })).data as DesignOrder;

describe('I1: live', () => {
  test('what one says reaches the other’s open stream by name of the talk, and nobody else’s', async () => {
    await world.app.listen({ host: '127.0.0.1', port: 0 });
    const origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
    const buyer = await registerPerson(world);
    const stranger = await registerPerson(world);
    const token = await signIn(world, buyer);
    const other = await signIn(world, stranger);
    const designer = await signIn(world, market.designer);
    const id = await ask(buyer, token);
    const ears = await Promise.all([designer, other].map((each) => hear(origin, each)));
    await world.call('POST', `/design-orders/${id}/messages`, { token, body: { text: 'Bạn ơi' } });
    await until(() => ears[0]!.text.includes(`{"type":"NONE","talk":"${id}"}`));
    await world.call('POST', '/user/sse-ticket', { token: other });
    expect(ears[1]!.text).not.toContain(id);
    for (const ear of ears) ear.cut();
  });
});

/** Reads a stream as it comes; done once it has said that it is open. */
async function hear(origin: string, token: string) {
  const cutting = new AbortController();
  const response = await fetch(`${origin}/api/sse`, {
    headers: { authorization: `Bearer ${token}` },
    signal: cutting.signal,
  });
  const ear = { text: '', cut: () => cutting.abort() };
  void (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) ear.text += chunk;
  })().catch(() => undefined);
  await until(() => ear.text.includes('CONNECTED'));
  return ear;
}

describe('D3: my data and leaving', () => {
  test('the export has one’s own talks with one’s own words, on either side; not the other’s', async () => {
    const buyer = await registerPerson(world);
    const token = await signIn(world, buyer);
    const id = await ask(buyer, token);
    const designer = await signIn(world, market.designer);
    await world.call('POST', `/design-orders/${id}/messages`, {
      token: designer,
      body: { text: 'Lời của nhà thiết kế' },
    });
    const mine = JSON.stringify((await world.call('GET', '/user/data', { token })).data);
    expect(mine).toContain(contact);
    expect((await world.call('GET', '/user/data', { token })).data).toMatchObject({
      designOrders: [
        { id, side: 'buyer', brief: { contact }, said: [{ text: `Tôi là ${buyer.nickname}, nhà ở 5 Lê Lợi.` }] },
      ],
    });
    const theirs = (await world.call('GET', '/user/data', { token: designer })).data as {
      designOrders: { id: string; brief: unknown; said: { text: string }[] }[];
    };
    expect(theirs.designOrders.find((each) => each.id === id)).toMatchObject({
      brief: null,
      said: [{ text: 'Lời của nhà thiết kế' }],
    });
  });

  test('who leaves in one window sends files in another: one after the other', async () => {
    const buyer = await newMember(world);
    const id = await ask(buyer, buyer.token);
    const file = await uploadPicture(world, buyer, 'talk');
    const hold = (db: Database) => sql`lock table favourites in share mode`.execute(db);
    const leave = () => world.call('DELETE', '/user', { token: buyer.token, body: { password: buyer.password } });
    const send = () =>
      world.call('POST', `/design-orders/${id}/messages`, { token: buyer.token, body: { files: [file] } });
    expect(await faultsOfBoth(world, hold, leave, send)).toEqual([]);
    const said = await world.db.selectFrom('design_order_entries').select('files').where('order_id', '=', id).execute();
    expect(said.flatMap(({ files }) => files)).toEqual([]);
  });

  test('who leaves in one window asks a designer in another: nothing is kept of somebody who has gone', async () => {
    const buyer = await newMember(world);
    const hold = (db: Database) => sql`lock table favourites in share mode`.execute(db);
    const leave = () => world.call('DELETE', '/user', { token: buyer.token, body: { password: buyer.password } });
    const asked = () => ask(buyer, buyer.token).catch(() => null);
    expect(await faultsOfBoth(world, hold, leave, asked)).toEqual([]);
    expect(await world.db.selectFrom('design_orders').select('id').where('buyer_id', '=', buyer.id).execute()).toEqual(
      [],
    );
  });

  test('the same files in two talks at once, in another order: one after the other', async () => {
    const buyer = await newMember(world);
    const talks = [await ask(buyer, buyer.token), await order(buyer)];
    const files: string[] = [];
    for (let n = 0; n < 3; n++) files.push(await uploadPicture(world, buyer, 'talk'));
    const hold = (db: Database) =>
      db.updateTable('media').set({ claimed_at: world.clock.now() }).where('id', '=', files[1]!).execute();
    const send = (talk: number, some: string[]) => () =>
      world.call('POST', `/design-orders/${talks[talk]}/messages`, { token: buyer.token, body: { files: some } });
    expect(await faultsOfBoth(world, hold, send(0, files), send(1, files.toReversed()))).toEqual([]);
  });

  test('who leaves takes words and contact along, out of notices and feedback too; what was under way ends and is told', async () => {
    const buyer = await registerPerson(world, { nickname: 'Hồ Thị Riêng' });
    const token = await signIn(world, buyer);
    const id = await ask(buyer, token);
    await world.call('POST', '/common/feedback', { token, body: { message: 'Trang rất dễ dùng.', contact } });
    expect(await world.call('DELETE', '/user', { token, body: { password: buyer.password } })).toMatchObject({
      status: 200,
    });
    for (const table of ['design_orders', 'design_order_entries', 'feedback'] as const) {
      const text = JSON.stringify(
        (
          await sql`select * from ${sql.table(table)}
            ${table === 'feedback' ? sql`` : sql`where ${sql.ref(table === 'design_orders' ? 'id' : 'order_id')} = ${id}`}`.execute(
            world.db,
          )
        ).rows,
      );
      for (const word of [contact, 'Lê Lợi', 'Riêng']) expect(text, table).not.toContain(word);
    }
    const told = JSON.stringify(
      await world.db
        .selectFrom('notices')
        .select(['details', 'reason'])
        .where('user_id', '=', market.designer.id)
        .where('link', 'like', `%${id}`)
        .execute(),
    );
    for (const word of [contact, 'Lê Lợi', 'Riêng']) expect(told).not.toContain(word);
    expect(
      await world.db
        .selectFrom('feedback')
        .select(['message', 'user_id'])
        .where('message', '=', 'Trang rất dễ dùng.')
        .execute(),
    ).toEqual([{ message: 'Trang rất dễ dùng.', user_id: null }]);
    world.clock.advance(600);
    await notifyUnseen(world.db, world.services);
    const designer = await signIn(world, market.designer);
    expect(await read(id, designer)).toMatchObject({
      state: 'CLOSED',
      wishes: '',
      buyer: { contact: '', mobile: null },
      entries: [{ text: '' }, { by: 'buyer', state: 'CLOSED' }],
    });
    expect(
      await world.db
        .selectFrom('notices')
        .select('details')
        .where('user_id', '=', market.designer.id)
        .where('type', '=', 'ORDER_DESIGN_MOVED')
        .where('link', 'like', `%${id}`)
        .execute(),
    ).toEqual([{ details: { sender: '…', state: 'CLOSED' } }]);
  });
});

describe('F2: letters kept before there were talks', () => {
  test('each becomes a talk under its own id, open for both', async () => {
    const buyer = await registerPerson(world);
    const token = await signIn(world, buyer);
    const files = readMigrations(migrationsFolder());
    const before = /create table consultations[\s\S]*?;\n/.exec(
      files.find(({ name }) => name.endsWith('market'))!.text,
    )![0];
    await sql
      .raw(`drop table design_order_entries, design_order_sides, design_orders cascade; ${before}`)
      .execute(world.db);
    await sql`insert into consultations (id, sender_id, designer_id, work_id, contact, message, status, created_at, updated_at)
      values ('k_old', ${buyer.id}, ${ids.designer}, ${ids.work}, ${contact}, 'Chào bạn', 'open', now(), now()),
      ('k_shut', ${buyer.id}, ${ids.designer}, null, ${contact}, 'Xong', 'closed', now(), now())`.execute(world.db);
    await sql.raw(files.find(({ name }) => name.endsWith('design-orders'))!.text).execute(world.db);
    await sql
      .raw(/alter table design_orders[^;]*;/.exec(files.find(({ name }) => name.endsWith('talk-files'))!.text)![0])
      .execute(world.db);
    const designer = await signIn(world, market.designer);
    expect(await read('k_old', designer)).toMatchObject({
      state: 'ASKED',
      unread: 0,
      work: { name: { text: 'Flat by the river' } },
      buyer: { contact },
      entries: [{ position: 1, by: 'buyer', text: 'Chào bạn' }],
    });
    expect(
      await world.call('POST', '/design-orders/k_old/messages', {
        token: designer,
        body: { text: 'Chào bạn, tôi đây' },
      }),
    ).toMatchObject({ status: 200, data: { position: 2 } });
    expect(await read('k_shut', token)).toMatchObject({ state: 'CLOSED', work: null });
  });
});

test('G3: a question asked while its talk is closed begins another: in a closed one nobody could answer', async () => {
  const buyer = await newMember(world);
  const designer = await signIn(world, market.designer);
  const question = (message: string) =>
    world.call('POST', '/consultations', { token: buyer.token, body: { designer: ids.designer, contact, message } });
  const idOf = (answer: { data: unknown }) => (answer.data as { id: string }).id;
  const first = idOf(await question('Nhà hướng tây'));
  let second = '';
  const faults = await faultsOfBoth(
    world,
    (db: Database) => db.selectFrom('design_orders').select('id').where('id', '=', first).forUpdate().execute(),
    () => world.call('POST', `/design-orders/${first}/close`, { token: designer, body: {} }),
    async () => {
      second = idOf(await question('Còn hướng nam?'));
    },
  );
  expect(faults).toEqual([]);
  expect(second).not.toBe(first);
  const { state, entries } = (await world.call('GET', `/design-orders/${second}`, { token: buyer.token }))
    .data as DesignOrder;
  expect([state, entries.map(({ text }) => text)]).toEqual(['ASKED', ['Còn hướng nam?']]);
});

describe('G3: of what happens at the same moment', () => {
  const question = (by: Member, designer: string) =>
    world.call('POST', '/consultations', { token: by.token, body: { designer, contact, message: 'Nhà hướng tây' } });

  test('asked in several windows about the same, it is one talk with all that was said', async () => {
    const buyer = await newMember(world);
    const answers = await Promise.all([1, 2, 3].map(() => question(buyer, ids.designer)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const talks = await world.db.selectFrom('design_orders').selectAll().where('buyer_id', '=', buyer.id).execute();
    expect(talks).toMatchObject([{ state: 'ASKED', entries: 3 }]);
  });

  test('a designer who is leaving is not asked: nobody would answer', async () => {
    const designer = await newMember(world, 'ROLE_DESIGNER');
    const profile = { headline: {}, about: {}, city: 'hue', styles: [], years: 1, popularity: 1 };
    await saveDesigner(world.db, world.clock, { ...profile, id: 'd_leaving', userId: designer.id, name: 'An' });
    const buyer = await newMember(world);
    let asked: number | undefined;
    const faults = await faultsOfBoth(
      world,
      (db: Database) => sql`lock table favourites in share mode`.execute(db),
      () => world.call('DELETE', '/user', { token: designer.token, body: { password: designer.password } }),
      async () => {
        asked = (await question(buyer, 'd_leaving')).status;
      },
    );
    expect([faults, asked]).toEqual([[], 404]);
    expect(await world.db.selectFrom('design_orders').select('id').where('buyer_id', '=', buyer.id).execute()).toEqual(
      [],
    );
  });
});
