import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { faultsOfBoth } from '../../../../tests/support/money/both-at-once.ts';
import { until } from '../../../../tests/support/until.ts';
import { listPeople } from './people-list.server.ts';
import type { Database } from '#db/database.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { lockAdmins } from '#features/people/accounts/my-data/last-admin.server.ts';

let world: TestApp;
let admin: Person;
let token: string;
const reason = { vi: 'Đăng quảng cáo', en: 'Advertising' };
beforeAll(async () => {
  world = await testApp({ HIEN_DEMO: '0' });
  admin = await registerPerson(world);
  const second = await registerPerson(world);
  await giveRoles(world, admin.id, 'ROLE_ADMIN');
  await giveRoles(world, second.id, 'ROLE_ADMIN');
  token = await signIn(world, admin);
});
afterAll(() => world.close());

const suspend = (id: string, body: unknown = { reason }) =>
  world.call('POST', `/admin/users/${id}/suspend`, { token, body });
const restore = (id: string) =>
  world.call('POST', `/admin/users/${id}/restore`, { token, body: { reason: { en: 'Sorted out' } } });
const auditOf = (target: string, action: string) =>
  world.db
    .selectFrom('audit')
    .selectAll()
    .where('target', '=', target)
    .where('action', '=', action)
    .orderBy('id')
    .execute();

describe('M1 suspending', () => {
  test('the next call is 401, signing in is refused, and it is told by notice and mail with its reason', async () => {
    const person = await registerPerson(world);
    const first = await signIn(world, person);
    const other = await signIn(world, person);
    expect(await suspend(person.id)).toMatchObject({
      status: 200,
      data: { status: 'suspended', roles: ['ROLE_USER'] },
    });
    for (const each of [first, other])
      expect(await world.call('GET', '/user', { token: each })).toMatchObject({ status: 401, error: 'login_required' });
    expect(
      await world.call('POST', '/auth/login', { body: { mobileOrEmail: person.email, password: person.password } }),
    ).toMatchObject({ status: 403, error: 'account_suspended' });
    expect(
      await world.db.selectFrom('notices').select(['type', 'reason']).where('user_id', '=', person.id).execute(),
    ).toEqual([{ type: 'ACCOUNT_SUSPENDED', reason }]);
    const letters = await world.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
    expect(
      letters.map(({ payload }) => payload as { to: string; template: string }).filter(({ to }) => to === person.email),
    ).toContainEqual(expect.objectContaining({ template: 'notice' }));
    expect(await auditOf(person.id, 'user.suspended')).toEqual([
      expect.objectContaining({
        actor_id: admin.id,
        before: { status: 'active' },
        after: { status: 'suspended', reason },
      }),
    ]);
  });

  test('ended sessions are said to every process, which closes their streams', async () => {
    const person = await registerPerson(world);
    const stream = await signIn(world, person);
    const { sid } = JSON.parse(Buffer.from(stream.split('.')[1]!, 'base64url').toString()) as { sid: string };
    await suspend(person.id);
    expect(await world.db.selectFrom('sessions').select(['revoked_why']).where('id', '=', sid).execute()).toEqual([
      { revoked_why: 'account suspended' },
    ]);
  });

  test('restored, the person signs in again, with the old sessions still over', async () => {
    const person = await registerPerson(world);
    const old = await signIn(world, person);
    await suspend(person.id);
    expect(await restore(person.id)).toMatchObject({ status: 200, data: { status: 'active' } });
    expect(await world.call('GET', '/user', { token: old })).toMatchObject({ status: 401 });
    expect(await world.call('GET', '/user', { token: await signIn(world, person) })).toMatchObject({ status: 200 });
  });

  test('what does not lead on is 409 with the state as it is', async () => {
    const person = await registerPerson(world);
    expect(await restore(person.id)).toMatchObject({
      status: 409,
      error: 'person_state',
      message: 'This account is active.',
    });
    await suspend(person.id);
    expect(await suspend(person.id)).toMatchObject({
      status: 409,
      error: 'person_state',
      message: 'This account is already suspended.',
    });
    expect(await suspend('u_nobody')).toMatchObject({ status: 404 });
  });

  test('two admins at once: one decides, the other sees the result', async () => {
    const person = await registerPerson(world);
    const answers = await Promise.all([suspend(person.id), suspend(person.id), suspend(person.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await auditOf(person.id, 'user.suspended')).toHaveLength(1);
  });

  test.each([
    [{}],
    [{ reason: {} }],
    [{ reason: { en: '  ' } }],
    [{ reason: { fr: 'non' } }],
    [{ reason: { en: 'x'.repeat(1001) } }],
    [{ reason, more: 1 }],
  ])('%j is refused before anything happens', async (body) => {
    const person = await registerPerson(world);
    expect((await suspend(person.id, body)).status).toBe(400);
    expect(await auditOf(person.id, 'user.suspended')).toEqual([]);
  });

  test('waits for who changes roles before it takes hold of the person: nobody waits in a circle', async () => {
    const person = await registerPerson(world);
    await giveRoles(world, person.id, 'ROLE_ADMIN');
    let answer: ReturnType<typeof suspend> | undefined;
    await world.db.transaction().execute(async (db) => {
      await lockAdmins(db);
      answer = suspend(person.id);
      await until(
        async () =>
          (
            await sql`select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid
              from pg_database where datname = current_database())`.execute(world.db)
          ).rows.length > 0,
      );
      await sql`select 1 from users where id = ${person.id} for update nowait`.execute(db);
    });
    expect(await answer).toMatchObject({ status: 200 });
    await giveRoles(world, person.id);
  });

  test('nobody decides about themselves', async () => {
    expect(await suspend(admin.id)).toMatchObject({ status: 409, error: 'not_yourself' });
  });
});

describe('M1 roles', () => {
  const rolesOf = async (id: string) =>
    (await world.db.selectFrom('users').select('roles').where('id', '=', id).executeTakeFirstOrThrow()).roles;
  const put = (id: string, wanted: string[], seen: string[]) =>
    world.call('PUT', `/admin/users/${id}/roles`, { token, body: { roles: wanted, seen } });
  const roles = async (id: string, wanted: string[]) => put(id, wanted, await rolesOf(id));

  test('in a window of before nothing is given again that was taken away, nor taken that was given', async () => {
    const person = await registerPerson(world);
    await giveRoles(world, person.id, 'ROLE_ADMIN');
    const shown = await rolesOf(person.id);
    expect((await put(person.id, ['ROLE_DESIGNER'], shown)).status).toBe(200);
    expect(await put(person.id, [...shown, 'ROLE_MERCHANT'], shown)).toMatchObject({ status: 409, error: 'conflict' });
    expect(await put(person.id, [], shown)).toMatchObject({ status: 409, error: 'conflict' });
    expect(await rolesOf(person.id)).toEqual(['ROLE_USER', 'ROLE_DESIGNER']);
    expect((await put(person.id, ['ROLE_MERCHANT'], ['ROLE_DESIGNER'])).status).toBe(200);
    await giveRoles(world, person.id);
  });

  test('given and taken, with before and after in the record; the role of a user stays', async () => {
    const person = await registerPerson(world);
    expect(await roles(person.id, ['ROLE_DESIGNER'])).toMatchObject({
      status: 200,
      data: { roles: ['ROLE_USER', 'ROLE_DESIGNER'] },
    });
    expect(await roles(person.id, [])).toMatchObject({ status: 200, data: { roles: ['ROLE_USER'] } });
    expect((await auditOf(person.id, 'user.roles')).map(({ before, after }) => [before, after])).toEqual([
      [{ roles: ['ROLE_USER'] }, { roles: ['ROLE_USER', 'ROLE_DESIGNER'] }],
      [{ roles: ['ROLE_USER', 'ROLE_DESIGNER'] }, { roles: ['ROLE_USER'] }],
    ]);
  });

  test('who becomes an admin is signed out and needs a new password, because admins’ are always strict', async () => {
    const person = await registerPerson(world, { password: 'short1' });
    const old = await signIn(world, person);
    expect(await roles(person.id, ['ROLE_ADMIN'])).toMatchObject({ status: 200 });
    expect(await world.call('GET', '/user', { token: old })).toMatchObject({ status: 401 });
    expect(
      await world.call('POST', '/auth/login', { body: { mobileOrEmail: person.email, password: 'short1' } }),
    ).toMatchObject({ status: 400, error: 'login_failed' });
    expect(await world.db.selectFrom('notices').select('type').where('user_id', '=', person.id).execute()).toEqual([
      { type: 'ROLE_ADMIN_GIVEN' },
    ]);
    await roles(person.id, []);
  });

  test('an admin does not take the role from themselves', async () => {
    expect(await roles(admin.id, [])).toMatchObject({ status: 409, error: 'not_yourself' });
  });

  test('a made-up role is refused', async () => {
    expect(await roles((await registerPerson(world)).id, ['ROLE_OWNER'])).toMatchObject({ status: 400 });
  });
});

describe('M1 sessions of a person', () => {
  test('one is ended and the others stand; then all', async () => {
    const person = await registerPerson(world);
    const tokens = [await signIn(world, person), await signIn(world, person), await signIn(world, person)];
    const idOf = (each: string) =>
      (JSON.parse(Buffer.from(each.split('.')[1]!, 'base64url').toString()) as { sid: string }).sid;
    expect(
      await world.call('DELETE', `/admin/users/${person.id}/sessions/${idOf(tokens[0]!)}`, { token }),
    ).toMatchObject({ status: 200 });
    const statuses = async () =>
      Promise.all(tokens.map(async (each) => (await world.call('GET', '/user', { token: each })).status));
    expect(await statuses()).toEqual([401, 200, 200]);
    expect(await world.call('DELETE', `/admin/users/${person.id}/sessions`, { token })).toMatchObject({ status: 200 });
    expect(await statuses()).toEqual([401, 401, 401]);
    expect(
      await world.call('DELETE', `/admin/users/${admin.id}/sessions/${idOf(tokens[1]!)}`, { token }),
    ).toMatchObject({ status: 404 });
  });
});

describe('M1 the list of people', () => {
  const all = { words: '', role: null, status: null, down: true, after: null } as const;

  test('is walked page by page with nobody missing or doubled, in both directions', async () => {
    for (let n = 0; n < 7; n++) await registerPerson(world);
    for (const down of [true, false]) {
      const seen: string[] = [];
      for (let after: string | null = null, more = true; more; more = after !== null) {
        const { rows, next } = await listPeople(world, { ...all, down, after }, 3);
        seen.push(...rows.map(({ id }) => id));
        after = next;
      }
      const everyone = await world.db
        .selectFrom('users')
        .select('id')
        .where('status', '<>', 'deleted')
        .orderBy('created_at', down ? 'desc' : 'asc')
        .orderBy('id', down ? 'desc' : 'asc')
        .execute();
      expect(seen).toEqual(everyone.map(({ id }) => id));
    }
  });

  test('finds by any part of name, mail, phone and id, with accents or without, and takes % for what it is', async () => {
    const person = await registerPerson(world, { nickname: 'Nguyễn Thị Đào', email: 'dao_1@hue.example' });
    const found = async (words: string) => (await listPeople(world, { ...all, words })).rows.map(({ id }) => id);
    for (const words of ['nguyen thi dao', 'ĐÀO', 'Thị', 'o_1@hue', person.mobile.slice(-7), person.id.slice(4), 'Ng'])
      expect(await found(words), words).toContain(person.id);
    const local = person.mobile.replace('+84', '0');
    for (const words of [local, local.replace(/^(\d{4})(\d{3})/, '$1 $2 '), local.replace(/^0/, '84')])
      expect(await found(words), words).toEqual([person.id]);
    for (const words of ['o%1@hue', 'dao-1', 'hị Đà%']) expect(await found(words), words).not.toContain(person.id);
    const chinese = await registerPerson(world, { nickname: '小安' });
    expect(await found('小安')).toEqual([chinese.id]);
  });

  test('by role and state', async () => {
    const admins = await listPeople(world, { ...all, role: 'ROLE_ADMIN' });
    expect(admins.rows).toHaveLength(2);
    expect(
      (await listPeople(world, { ...all, role: 'ROLE_USER' })).rows.every(({ roles }) => roles.join() === 'ROLE_USER'),
    ).toBe(true);
    expect((await listPeople(world, { ...all, status: 'suspended' })).rows.length).toBeGreaterThan(0);
    expect(
      (await listPeople(world, { ...all, status: 'suspended' })).rows.every(({ status }) => status === 'suspended'),
    ).toBe(true);
  });

  test('nonsense in the address begins at the beginning', async () => {
    const first = await listPeople(world, all);
    for (const after of [
      '',
      'x',
      '!!',
      Buffer.from('["a"]').toString('base64url'),
      Buffer.from('["no date","u_1"]').toString('base64url'),
    ])
      expect(await listPeople(world, { ...all, after })).toEqual(first);
  });
});

test('M1 CSV: what people wrote is never run by a spreadsheet', async () => {
  await registerPerson(world, { nickname: '=HYPERLINK("http://evil.example")' });
  const answer = await world.call('GET', '/admin/users/export?w=HYPERLINK', { token });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="hien-people.csv"');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.data).toContain('"\'=HYPERLINK(""http://evil.example"")"');
  expect(await world.call('GET', '/admin/users/export')).toMatchObject({ status: 401 });
});

test('M1 a decision about somebody who is being notified: one after the other', async () => {
  const person = await registerPerson(world);
  const notify = () => sendNotification(world.db, world.services, [person.id], { type: 'FEEDBACK', link: '/help' });
  await notify();
  const holdBox = (db: Database) =>
    db.selectFrom('notice_boxes').select('user_id').where('user_id', '=', person.id).forUpdate().execute();
  expect(await faultsOfBoth(world, holdBox, notify, () => suspend(person.id))).toEqual([]);
});
