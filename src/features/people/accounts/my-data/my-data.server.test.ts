import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { loadDemo } from '#demo/load-demo.server.ts';
import { demoPassword } from '#features/people/accounts/demo-accounts.ts';
import { saveDesigner } from '#features/catalogue/designers/save-designer.server.ts';
import { createDesign } from '#features/studio/designs/designs.server.ts';
import { saveMerchant } from '#features/catalogue/merchants/save-merchant.server.ts';
import { checkedText } from '#features/studio/designs/checked-design.ts';
import {
  newMember,
  registerPerson,
  registrationForm,
  signIn,
  testApp,
  tokenOf,
  type Member,
  type TestApp,
} from '../../../../../tests/support/app.ts';

let world: TestApp;
let person: Member;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  const registered = await registerPerson(world);
  const token = await signIn(world, registered, {
    from: '203.0.113.50',
    headers: { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X) Firefox/150.0' },
  });
  person = { ...registered, token };
});

const erase = (password: string, options = {}) =>
  world.call('DELETE', '/user', { token: person.token, body: { password }, ...options });

describe('D3: export my data', () => {
  test('has the account, the sessions and the history of this person', async () => {
    const answer = await world.call('GET', '/user/data', { token: person.token });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="hien-my-data.json"');
    expect(answer.data).toMatchObject({
      exportedAt: world.clock.now().toISOString(),
      account: { id: person.id, email: person.email, mobile: person.mobile, nickname: person.nickname },
      sessions: [{ device: 'Firefox, macOS', address: '203.0.113.50', current: true }],
      history: [
        { action: 'session.opened', address: '203.0.113.50' },
        { action: 'session.opened' },
        { action: 'user.registered' },
      ],
    });
  });

  test('has what this person drew and said, and not what others did', async () => {
    const other = await registerPerson(world);
    await createDesign(world.db, world.clock, { ownerId: person.id, name: 'My studio', text: checkedText(studio()) });
    await createDesign(world.db, world.clock, { ownerId: other.id, name: 'Not mine', text: checkedText(studio()) });
    await world.call('POST', '/common/feedback', {
      token: person.token,
      body: { message: 'The lamp is too warm for my taste.', contact: 'me@mail.example' },
    });
    const data = (await world.call('GET', '/user/data', { token: person.token })).data as {
      designs: { name: string; document: { levels: unknown } }[];
      feedback: { message: string }[];
      designOrders: unknown[];
    };
    expect(data.designs.map(({ name }) => name)).toEqual(['My studio']);
    expect(data.designs[0]!.document).toEqual(JSON.parse(JSON.stringify(studio())));
    expect(data).toMatchObject({
      feedback: [{ message: 'The lamp is too warm for my taste.', contact: 'me@mail.example' }],
      designOrders: [],
    });
  });

  test('has the account first, then what each feature keeps, always in one order', async () => {
    const { data } = await world.call('GET', '/user/data', { token: person.token });
    expect(Object.keys(data as object)).toEqual([
      'exportedAt',
      'account',
      'sessions',
      'history',
      'pictures',
      'models',
      'designs',
      'designWork',
      'designsSharedWithMe',
      'designsShared',
      'designLinks',
      'designComments',
      'aiTemplates',
      'renders',
      'feedback',
      'designOrders',
      'talkFiles',
      'plans',
      'quota',
      'applications',
      'bills',
      'refunds',
      'bankAccount',
      'payouts',
      'notices',
      'noticeChoices',
      'cart',
      'orders',
      'addresses',
      'waitingFor',
      'favourites',
      'reviews',
      'reports',
    ]);
  });

  test('has nobody else’s, and no hash', async () => {
    const other = await registerPerson(world);
    await signIn(world, other);
    const text = JSON.stringify((await world.call('GET', '/user/data', { token: person.token })).data);
    expect(text).not.toContain(other.email);
    expect(text).not.toMatch(/argon2|hash/i);
  });
});

describe('D3: delete my account', () => {
  test('needs the password', async () => {
    expect(await erase('wrong one')).toMatchObject({ status: 400, error: 'old_password_error', field: 'password' });
    expect(await world.call('DELETE', '/user', { token: person.token })).toMatchObject({
      status: 400,
      error: 'field_pwd',
      field: 'password',
    });
    expect((await world.call('GET', '/user', { token: person.token })).status).toBe(200);
  });

  test('ends every session and every way in', async () => {
    const answer = await world.call('POST', '/auth/login', {
      body: { mobileOrEmail: person.email, password: person.password },
    });
    expect(await erase(person.password)).toMatchObject({
      status: 200,
      data: null,
      cookies: { token: '', refresh: '' },
    });
    for (const each of [person.token, tokenOf(answer)])
      expect((await world.call('GET', '/user', { token: each })).status).toBe(401);
    expect(
      (await world.call('GET', '/user/refresh-token', { cookies: { refresh: answer.cookies.refresh! } })).status,
    ).toBe(401);
    for (const mobileOrEmail of [person.email, person.mobile, `deleted:${person.id}`]) {
      expect(
        await world.call('POST', '/auth/login', { body: { mobileOrEmail, password: person.password } }),
      ).toMatchObject({ status: 400, error: 'login_failed' });
    }
  });

  test('nothing that names the person is left in their row, their sessions or the audit record', async () => {
    await world.call('PUT', '/user', {
      token: person.token,
      body: {
        city: 'Hội An',
        companyName: 'Mộc',
        introduction: 'about me',
        livingAddress: '18 Nguyễn Thái Học',
        contactPhone: '0912 345 678',
        styles: ['japandi'],
      },
    });
    await erase(person.password);
    const row = await world.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();
    const filled = Object.entries(row)
      .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
      .map(([name]) => name);
    expect(filled.sort()).toEqual([
      'created_at',
      'email',
      'found_by',
      'id',
      'locale',
      'roles',
      'status',
      'trial_ends_at',
      'updated_at',
    ]);
    expect(row).toMatchObject({
      id: person.id,
      email: `deleted:${person.id}`,
      status: 'deleted',
      roles: ['ROLE_USER'],
      locale: 'en',
    });
    for (const table of ['users', 'sessions', 'audit', 'codes', 'limits', 'workspace_tokens'] as const) {
      const text = JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(world.db)).rows);
      for (const word of [
        person.email,
        person.mobile,
        person.mobile.slice(3),
        person.nickname,
        'Nguyễn Thái Học',
        'about me',
      ])
        expect(text).not.toContain(word);
    }
    expect(await world.db.selectFrom('sessions').select('id').where('user_id', '=', person.id).execute()).toEqual([]);
  });

  test('nor on the pages they had as a designer and a merchant; the shop keeps its name, which orders are about', async () => {
    const profile = {
      userId: person.id,
      headline: { vi: 'Gọi 0912 345 678' },
      about: { vi: 'Ở ngõ 5 Lê Lợi' },
      city: 'hoian',
    };
    await saveDesigner(world.db, world.clock, {
      ...profile,
      id: 'd_leaving',
      name: 'Hồ Thị Riêng',
      styles: [],
      years: 1,
    });
    await saveMerchant(world.db, world.clock, {
      ...profile,
      id: 'm_leaving',
      name: 'Xưởng Mộc',
      scope: [],
      address: '5 Lê Lợi',
      phone: '0912345678',
    });
    await erase(person.password);
    for (const table of ['designers', 'merchants', 'search_designers', 'search_merchants'] as const) {
      const text = JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(world.db)).rows);
      for (const word of ['Riêng', 'Lê Lợi', '0912', 'hoian']) expect(text, `${table}: ${word}`).not.toContain(word);
    }
    expect(await world.db.selectFrom('merchants').select('name').where('user_id', '=', person.id).execute()).toEqual([
      { name: 'Xưởng Mộc' },
    ]);
  });

  test('the record that someone went stays, and a letter says goodbye', async () => {
    await erase(person.password);
    const trail = await world.db
      .selectFrom('audit')
      .select('action')
      .where('target', '=', person.id)
      .orderBy('id')
      .execute();
    expect(trail.map((row) => row.action)).toEqual([
      'user.registered',
      'session.opened',
      'session.opened',
      'session.ended',
      'user.deleted',
    ]);
    const last = await world.db.selectFrom('outbox').select('payload').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(last.payload).toMatchObject({ to: person.email, template: 'accountDeleted' });
  });

  test('email and phone are free again, for a new account that is another one', async () => {
    await erase(person.password);
    world.clock.advance(86_400);
    const form = await registrationForm(world, person);
    const again = await world.call('POST', '/auth/register', { body: form });
    expect(again.status).toBe(200);
    expect((again.data as { id: string }).id).not.toBe(person.id);
  });

  test('an open way into the workspace closes with it', async () => {
    const way = (await world.call('GET', '/user/coohom-token', { token: person.token })).data as { token: string };
    await erase(person.password);
    expect((await world.call('POST', '/workspace/redeem', { body: { token: way.token } })).status).toBe(410);
  });

  test('the last admin stays: without one nobody could give the role again', async () => {
    const { token, password } = await newMember(world, 'ROLE_ADMIN');
    const leave = () => world.call('DELETE', '/user', { token, body: { password } });
    expect(await leave()).toMatchObject({ status: 409, error: 'last_admin' });
    expect((await world.call('GET', '/user', { token })).status, 'nothing has ended').toBe(200);
    await newMember(world, 'ROLE_ADMIN');
    expect((await leave()).status).toBe(200);
  });

  test('two at once: one goes, none fails with a 500', async () => {
    const answers = await Promise.all([erase(person.password), erase(person.password), erase(person.password)]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.every((answer) => answer.status < 500)).toBe(true);
  });

  test('N5: a demo account belongs to everyone and cannot be deleted', async () => {
    await loadDemo(world.db, world.clock, world.services.hasher);
    const demo = await signIn(world, { email: 'lan@hien.example', password: demoPassword });
    expect(await world.call('DELETE', '/user', { token: demo, body: { password: demoPassword } })).toMatchObject({
      status: 403,
      error: 'forbidden',
    });
    expect((await world.call('GET', '/user', { token: demo })).status).toBe(200);
  });
});
