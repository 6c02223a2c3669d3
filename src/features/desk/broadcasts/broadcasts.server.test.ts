import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localMailer } from '#platform/mail.server.ts';
import { localSms } from '#platform/sms.server.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import type { NoticePage } from '#features/people/notifications/notice.ts';
import { until } from '../../../../tests/support/until.ts';
import type { BroadcastItem, ReachData } from './broadcast.ts';
import { deliverBroadcast } from './deliver-broadcast.server.ts';

let world: TestApp;
let admin: Person;
let token: string;
const designers: Person[] = [];
beforeAll(async () => {
  world = await testApp();
  admin = await registerPerson(world);
  await giveRoles(world, admin.id, 'ROLE_ADMIN');
  token = await signIn(world, admin);
  for (let n = 0; n < 3; n++) {
    const person = await registerPerson(world);
    await giveRoles(world, person.id, 'ROLE_DESIGNER');
    designers.push(person);
  }
  // Many more, as rows: what is proved is that each is told once.
  await sql`insert into users (id, email, nickname, password_hash, locale, created_at, updated_at)
    select 'u_many' || n, 'many' || n || '@mail.example', 'Người ' || n, 'x', (array['zh', 'en', 'vi'])[1 + n % 3],
    now(), now() from generate_series(1, 200) n`.execute(world.db);
});
afterAll(() => world.close());

const ask = (path: string, body: unknown) => world.call('POST', `/admin/broadcasts${path}`, { token, body });
const words = {
  subject: { en: 'We rest', vi: 'Nghỉ Tết' },
  message: { en: 'From Monday.', vi: 'Từ thứ Hai.' },
  link: '/help',
};
const reach = async (audience: object) => (await ask('/reach', { audience })).data as ReachData;
const send = async (audience: object) => ask('', { audience, ...words, reach: (await reach(audience)).reach });
const told = (details: object) =>
  world.db
    .selectFrom('notices')
    .select(['user_id', 'details', 'link'])
    .where('type', '=', 'ADMIN_MESSAGE')
    .where(sql`details`, '@>', sql`${JSON.stringify(details)}::jsonb`)
    .execute();
const deliver = (id: string, limits?: { part: number; turn: number }) => deliverBroadcast(world.services, id, limits);
const waiting = async () =>
  (
    await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs where key like 'broadcast:%'`.execute(
      world.db,
    )
  ).rows[0]!.n;

describe('M1, I1 a message of the house to one, a role or all', () => {
  test('how many it reaches is counted first, without those who want no news; another number than was seen is refused', async () => {
    expect(await reach({ to: 'role', role: 'ROLE_DESIGNER' })).toEqual({ reach: 3, without: 0, person: null });
    const lan = designers[0]!;
    expect(await reach({ to: 'person', person: lan.email.toUpperCase() })).toMatchObject({
      reach: 1,
      person: { id: lan.id, nickname: lan.nickname },
    });
    const off = { site: false, mail: false };
    await world.call('PUT', '/user/notice-choices', {
      token: await signIn(world, lan),
      body: { account: off, orders: off, messages: off, stock: off, works: off, house: off },
    });
    expect(await reach({ to: 'role', role: 'ROLE_DESIGNER' })).toEqual({ reach: 2, without: 1, person: null });
    expect(await ask('', { audience: { to: 'all' }, ...words, reach: 1 })).toMatchObject({
      status: 409,
      data: { reach: 203 },
    });
    expect(await ask('/reach', { audience: { to: 'person', person: 'nobody@mail.example' } })).toMatchObject({
      status: 404,
    });
    expect(await world.db.selectFrom('broadcasts').selectAll().execute()).toEqual([]);
  });

  test('the call only writes it down; the job tells everyone once, in their language, whatever cuts it off', async () => {
    const sent = await send({ to: 'all' });
    const { id } = sent.data as BroadcastItem;
    expect(sent.data).toMatchObject({ status: 'sending', told: 0, reach: 203 });
    expect([await told({}), await waiting()]).toEqual([[], 1]);

    await deliver(id, { part: 20, turn: 2 });
    expect(await told({})).toHaveLength(40);
    // Two workers at once, as after a restart, and a turn that dies in the middle of a part.
    const dying = {
      ...world.services,
      keys: new Proxy(world.services.keys, {
        get() {
          throw new Error('cut off');
        },
      }),
    };
    await world.db
      .insertInto('notice_choices')
      .values({ user_id: 'u_many99', topic: 'house', site: true, mail: true })
      .execute();
    await Promise.allSettled([
      deliver(id, { part: 20, turn: 3 }),
      deliver(id, { part: 20, turn: 3 }),
      deliverBroadcast(dying, id, { part: 20, turn: 100 }),
    ]);
    await deliver(id);
    await deliver(id);

    const all = await told({});
    expect(new Set(all.map((notice) => notice.user_id)).size).toBe(all.length);
    expect(all).toHaveLength(203);
    expect(all).toContainEqual({ user_id: 'u_many2', details: { subject: words.subject }, link: '/help' });
    expect(all).toContainEqual({ user_id: 'u_many3', details: { subject: words.subject }, link: '/help' });
    expect((await world.call('GET', '/admin/broadcasts', { token })).data).toMatchObject({
      rows: [{ id, status: 'sent', told: 203, sender: admin.nickname }],
    });
    expect(
      await world.db.selectFrom('audit').select(['action', 'after']).where('target', '=', id).execute(),
    ).toMatchObject([{ action: 'broadcast.sent', after: { audience: 'all', reach: 203, subject: words.subject } }]);
  });

  test('the worker of the house takes it up by itself', async () => {
    const jobs = await startJobs({
      ...world.services,
      url: world.url,
      mailer: localMailer(world.db, world.clock),
      sms: localSms(world.db, world.clock),
      settings: () => world.services.settings,
      log: () => undefined,
    });
    try {
      const { id } = (await send({ to: 'person', person: designers[2]!.id })).data as BroadcastItem;
      await until(
        async () =>
          (await world.db.selectFrom('broadcasts').select('status').where('id', '=', id).executeTakeFirstOrThrow())
            .status === 'sent',
      );
      const reader = await signIn(world, designers[2]!);
      const subject = async (locale: 'en' | 'vi' | 'zh') =>
        ((await world.call('GET', '/user/mails', { token: reader, locale })).data as NoticePage).content[0]!.details
          .subject;
      expect(
        [await subject('vi'), await subject('en'), await subject('zh')],
        'in the language it is read in, or the nearest',
      ).toEqual(['Nghỉ Tết', 'We rest', 'We rest']);
    } finally {
      await jobs.stop();
    }
  });

  test('one that is stopped tells nobody more; a second stop is 409 with how it is', async () => {
    const { id } = (await send({ to: 'role', role: 'ROLE_USER' })).data as BroadcastItem;
    await deliver(id, { part: 1, turn: 1 });
    const before = (await told({})).length;
    expect((await ask(`/${id}/stop`, undefined)).data).toMatchObject({ status: 'stopped', told: 1 });
    await deliver(id);
    expect(await told({})).toHaveLength(before);
    expect(await ask(`/${id}/stop`, undefined)).toMatchObject({ status: 409, data: { status: 'stopped' } });
    expect((await ask('/n_none/stop', undefined)).status).toBe(404);
  });

  test('a retried request is one message; a link elsewhere and words in no language are refused', async () => {
    const body = { audience: { to: 'person', person: designers[1]!.id }, ...words, reach: 1 };
    const once = () =>
      world.call('POST', '/admin/broadcasts', { token, body, headers: { 'idempotency-key': 'broadcast-1234' } });
    const first = await once();
    const again = await once();
    expect((again.data as BroadcastItem).id).toBe((first.data as BroadcastItem).id);
    for (const bad of [
      { link: 'https://elsewhere.example' },
      { link: 'javascript:x' },
      { subject: {} },
      { message: { en: 'x'.repeat(2_001) } },
      { reach: 0 },
      { audience: { to: 'role', role: 'ROLE_KING' } },
    ])
      expect((await ask('', { ...body, ...bad })).status).toBe(400);
  });
});
