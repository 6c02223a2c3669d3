import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction, type Database } from '#db/database.ts';
import { uploadData } from '#features/foundation/media/upload.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { unsubscribeLink } from '#features/people/notifications/unsubscribe.server.ts';
import { newMember, testApp, type Answer, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { sendLateNotices } from '../../../../../tests/support/mail/late-notices.ts';
import { ids, smallMarket } from '../../../../../tests/support/market.ts';
import { honestGlb } from '../../../../../tests/support/uploads/models.ts';
import { faultsOfBoth } from '../../../../../tests/support/money/both-at-once.ts';
import { insertOrders } from '../../../../../tests/support/money/insert-orders.ts';
import { formOf } from '../../../../../tests/support/multipart.ts';
import { jpegOf } from '../../../../../tests/support/pictures.ts';
import { sampleBodies } from '../../../../../tests/support/samples.ts';
import { addChair, drawingOf, newDrawing, type Drawing } from '../../../../../tests/support/studio/drawing.ts';
import { designFile, pdfOf } from '../../../../../tests/support/uploads/talk-files.ts';
import { until } from '../../../../../tests/support/until.ts';
import { putPiece } from '../../../../../tests/support/uploads/test-transport.ts';

let world: TestApp;
let owner: Member;
let drawing: Drawing;
let person: Member;
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
  owner = await newMember(world);
  drawing = await newDrawing(world, owner.token);
});
beforeEach(async () => {
  person = await newMember(world);
});
afterAll(() => world.close());

const leave = () => world.call('DELETE', '/user', { token: person.token, body: { password: person.password } });
/** Where whoever leaves has let go of their account, their bills and their talks, and not yet of their pictures. */
const holdFavourites = (db: Database) => sql`lock table favourites in share mode`.execute(db);
const ask = (method: 'POST' | 'PUT', path: string, body: unknown = sampleBodies[`${method} ${path}`]) =>
  world.call(method, path, { token: person.token, body });

async function invited(): Promise<void> {
  const change = { do: 'invite', to: person.email, role: 'edit', prices: true };
  await world.call('PUT', `/designs/${drawing.id}/sharing`, { token: owner.token, body: { change } });
}

async function announced(bytes: number, kind = 'file', name = 'a.pdf'): Promise<string> {
  const { data } = await ask('POST', '/uploads', { kind, name, type: 'application/octet-stream', bytes });
  return uploadData.parse(data).id;
}

async function uploaded(bytes: Buffer, kind: string, name: string): Promise<string> {
  const id = await announced(bytes.byteLength, kind, name);
  await putPiece(world, person.token, id, 0, bytes);
  return id;
}

/** Where rows still name somebody: every column that refers to a person. */
async function rowsAbout(id: string): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass order by 1, 2`.execute(world.db);
  const found = [];
  for (const { table, column } of rows) {
    const hit = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${id} limit 1`.execute(world.db);
    if (hit.rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

interface Write {
  what: string;
  /** What has to be there before; answers the write itself. */
  ready(): Promise<() => Promise<Answer>>;
}

const writes: Write[] = [
  {
    what: 'comments on a design',
    async ready() {
      await invited();
      const { text, place } = sampleBodies['POST /designs/{id}/comments'] ?? {};
      return () => ask('POST', `/designs/${drawing.id}/comments`, { text, place });
    },
  },
  {
    what: 'saves a new design',
    ready: async () => () => ask('POST', '/designs', { document: JSON.parse(String(designFile())) as object }),
  },
  {
    what: 'draws in somebody’s design',
    async ready() {
      await invited();
      const window = drawingOf(world, person.token, drawing.id);
      return async () => window.ask([addChair(1)], { base: (await drawing.head()).seq });
    },
  },
  {
    what: 'draws in a design of their own',
    async ready() {
      const own = await newDrawing(world, person.token);
      return () => own.ask([addChair(1)]);
    },
  },
  {
    what: 'shares a design of their own',
    async ready() {
      const { id } = await newDrawing(world, person.token);
      return () =>
        ask('PUT', `/designs/${id}/sharing`, { change: { do: 'invite', to: owner.email, role: 'edit', prices: true } });
    },
  },
  {
    what: 'reviews what they bought',
    async ready() {
      const order = await insertOrders(world, person.id, { products: [ids.table] });
      return () => ask('POST', `/user/orders/${order}/reviews`, { line: 0, stars: 5, text: 'Gỗ thơm.', pictures: [] });
    },
  },
  {
    what: 'uploads a picture',
    async ready() {
      const form = formOf({ bytes: await jpegOf() });
      return () =>
        world.call('POST', '/media?kind=avatar', { token: person.token, body: form.body, headers: form.headers });
    },
  },
  { what: 'announces a file', ready: async () => () => ask('POST', '/uploads') },
  {
    what: 'sends a piece of a file',
    async ready() {
      const bytes = pdfOf();
      const id = await announced(bytes.byteLength);
      return () => putPiece(world, person.token, id, 0, bytes);
    },
  },
  {
    what: 'finishes a file for a talk',
    async ready() {
      const id = await uploaded(pdfOf(), 'file', 'a.pdf');
      return () => world.call('POST', `/uploads/${id}/file`, { token: person.token });
    },
  },
  {
    what: 'finishes a model',
    async ready() {
      await world.db
        .updateTable('users')
        .set({ roles: ['ROLE_USER', 'ROLE_MERCHANT'] })
        .where('id', '=', person.id)
        .execute();
      const id = await uploaded(honestGlb(), 'model', 'a.glb');
      return () => world.call('POST', `/uploads/${id}/model`, { token: person.token });
    },
  },
  { what: 'chooses notifications', ready: async () => () => ask('PUT', '/user/notice-choices') },
  {
    what: 'turns mails off by the link of one',
    async ready() {
      const token = new URL(unsubscribeLink(world.services, person.id, 'messages')).searchParams.get('stop');
      return () => world.call('POST', '/notices/unsubscribe', { body: { token } });
    },
  },
  {
    what: 'waits for something to be back',
    async ready() {
      const { id } = await world.db
        .updateTable('product_variants')
        .set({ stock: 0 })
        .where('product_id', '=', ids.table)
        .returning('id')
        .executeTakeFirstOrThrow();
      return () => ask('PUT', `/user/stock-watches/${id}`, {});
    },
  },
  { what: 'likes something', ready: async () => () => ask('PUT', `/user/favourites/${ids.lamp}`, {}) },
  { what: 'gives feedback', ready: async () => () => ask('POST', '/common/feedback') },
  {
    what: 'signs in',
    ready: async () => () =>
      world.call('POST', '/auth/login', { body: { mobileOrEmail: person.email, password: person.password } }),
  },
];

test.each(writes)(
  'D3 who leaves in one window $what in another: nothing more is kept than of who leaves alone',
  async ({ ready }) => {
    await ready();
    expect((await leave()).status).toBe(200);
    const kept = await rowsAbout(person.id);
    person = await newMember(world);
    const write = await ready();
    let answer: Answer | undefined;
    const second = async () => (answer = await write());
    expect(await faultsOfBoth(world, holdFavourites, leave, second)).toEqual([]);
    expect(answer?.status).toBeGreaterThanOrEqual(400);
    expect(await rowsAbout(person.id)).toEqual(kept);
  },
);

test('D3 a write that came first is waited for and taken along', async () => {
  const form = formOf({ bytes: await jpegOf() });
  const holdMedia = (db: Database) => sql`lock table media in share mode`.execute(db);
  let answer: Answer | undefined;
  const bring = async () =>
    (answer = await world.call('POST', '/media?kind=avatar', {
      token: person.token,
      body: form.body,
      headers: form.headers,
    }));
  expect(await faultsOfBoth(world, holdMedia, bring, leave)).toEqual([]);
  expect(answer?.status).toBe(200);
  expect(await rowsAbout(person.id)).toEqual([]);
});

test('D3 who deletes their account in two windows has it deleted once', async () => {
  const answers: number[] = [];
  const erase = async () => {
    const { status } = await leave();
    answers.push(status);
  };
  expect(await faultsOfBoth(world, holdFavourites, erase, erase)).toEqual([]);
  expect(answers.toSorted()).toEqual([200, 401]);
});

/** Told while they are leaving: nobody waits for them, and they for nobody. */
async function toldWhile(leaving: () => Promise<Answer>): Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  await world.db.transaction().execute(async (db) => {
    await holdFavourites(db);
    answer = leaving();
    await until(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db);
      return rows.length > 0;
    });
    await transaction(world.db, (other) =>
      sendNotification(other, world.services, [person.id, owner.id], { type: 'FEEDBACK', link: '/notice' }),
    );
  });
  return answer!;
}
const toldOf = async ({ id }: Pick<Member, 'id'>) =>
  (
    await world.db
      .selectFrom('notices')
      .select('type')
      .where('user_id', '=', id)
      .where('type', '=', 'FEEDBACK')
      .execute()
  ).length;

test('D3 what somebody is told while they leave is not kept, nor mailed; others are told', async () => {
  const before = await toldOf(owner);
  expect(await toldWhile(leave)).toMatchObject({ status: 200 });
  await sendLateNotices(world);
  expect(await rowsAbout(person.id)).toEqual([]);
  expect(await toldOf(owner)).toBe(before + 1);
});

test('D3 who stays after all is told a moment later', async () => {
  await sql`create function refuse_leaving() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
    world.db,
  );
  await sql`create trigger refused before delete on favourites execute function refuse_leaving()`.execute(world.db);
  expect(await toldWhile(leave)).toMatchObject({ status: 500 });
  await sql`drop function refuse_leaving cascade`.execute(world.db);
  expect(await toldOf(person)).toBe(0);
  await sendLateNotices(world);
  expect(await toldOf(person)).toBe(1);
});
