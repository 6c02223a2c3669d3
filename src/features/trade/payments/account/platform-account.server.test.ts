import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Person,
  type TestApp,
} from '../../../../../tests/support/app.ts';
import { visitorContext } from '#server/http/request-context.ts';
import type { BankAccount, PlatformAccount } from '../bank.ts';
import { openBill } from '../bills.server.ts';
import { payView } from '../pay-view.server.ts';

interface Admin extends Person {
  token: string;
}

let world: TestApp;
let first: Admin;
let second: Admin;
beforeAll(async () => {
  world = await testApp();
  first = await newAdmin();
  second = await newAdmin();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('platform_accounts').execute();
  await world.db.deleteFrom('notices').execute();
  await world.db.deleteFrom('outbox').execute();
});

/** Time passes, and whoever still works signs in again: a token lasts for minutes. */
async function later(seconds: number): Promise<void> {
  world.clock.advance(seconds);
  for (const admin of [first, second]) admin.token = await signIn(world, admin);
}

async function newAdmin(): Promise<Admin> {
  const person = await registerPerson(world);
  await giveRoles(world, person.id, 'ROLE_ADMIN');
  return { ...person, token: await signIn(world, person) };
}

const vietcombank: BankAccount = {
  bin: '970436',
  bank: 'Vietcombank',
  account: '0011001234567',
  holder: 'CONG TY HIEN',
};
const techcombank: BankAccount = { bin: '970407', bank: 'Techcombank', account: '19030000001', holder: 'CONG TY HIEN' };
const state = async (by = first) =>
  (await world.call('GET', '/admin/settings/bank', { token: by.token })).data as PlatformAccount;
const change = (account: object, given: { by?: Admin; seen?: number; password?: string } = {}) => {
  const { by = first, seen = 0, password = by.password } = given;
  return world.call('PUT', '/admin/settings/bank', { token: by.token, body: { seen, account, password } });
};
const stop = (id: number, by = second) =>
  world.call('POST', '/admin/settings/bank/stop', { token: by.token, body: { id } });
const records = () =>
  world.db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('target', '=', 'bank')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
const notices = () =>
  world.db.selectFrom('notices').select(['user_id', 'type', 'link']).orderBy('user_id').orderBy('id').execute();
const both = () => [first.id, second.id].toSorted();

/** An account in force, and the number of its change. */
async function inForce(): Promise<number> {
  const set = await change(vietcombank);
  expect(set.status).toBe(200);
  await world.db.deleteFrom('notices').execute();
  return (set.data as PlatformAccount).seen;
}

test('B12 D15 the first account is in force at once; a wrong one is refused by its field, and so is a wrong password', async () => {
  for (const [wrong, field] of [
    [{ bin: '97043' }, 'account.bin'],
    [{ account: 'x y' }, 'account.account'],
    [{ holder: '' }, 'account.holder'],
  ] as const)
    expect(await change({ ...vietcombank, ...wrong })).toMatchObject({ status: 400, field });
  expect(await change(vietcombank, { password: 'not-my-password' })).toMatchObject({
    status: 400,
    error: 'old_password_error',
    field: 'password',
  });
  expect(await state()).toEqual({ seen: 0, current: null, coming: null });
  expect(await change(vietcombank)).toMatchObject({ status: 200 });
  expect(await state()).toMatchObject({ current: { account: vietcombank, by: first.nickname }, coming: null });
});

test('B12 D15 another account takes effect after 60 minutes and not before; every admin is told, here and by mail', async () => {
  const seen = await inForce();
  const made = await change(techcombank, { seen });
  const effective = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
  expect(made).toMatchObject({
    status: 200,
    data: {
      current: { account: vietcombank },
      coming: { account: techcombank, by: first.nickname, effectiveAt: effective },
    },
  });
  expect(await notices()).toEqual(
    both().map((user_id) => ({ user_id, type: 'PLATFORM_ACCOUNT_CHANGED', link: '/admin/settings#bank' })),
  );
  const letters = JSON.stringify(await world.db.selectFrom('outbox').select('payload').execute());
  for (const admin of [first, second]) expect(letters).toContain(admin.email);
  expect(await records()).toMatchObject([
    {
      action: 'setting.changed',
      actor_id: first.id,
      before: { bank: 'Vietcombank' },
      after: { bank: 'Techcombank', account: techcombank.account, effective },
    },
  ]);
  await later(3599);
  expect(await state()).toMatchObject({ current: { account: vietcombank }, coming: { account: techcombank } });
  await later(1);
  expect(await state()).toMatchObject({ current: { account: techcombank }, coming: null });
});

test('B12 D15 any admin stops it meanwhile, once; what was in force stays, on record and told', async () => {
  const seen = await inForce();
  const { coming } = (await change(techcombank, { seen })).data as PlatformAccount;
  const id = coming?.id ?? 0;
  const stopped = await Promise.all([stop(id, second), stop(id, first)]);
  expect(stopped.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(stopped.find(({ status }) => status === 409)).toMatchObject({
    error: 'account_change_over',
    state: 'stopped',
    data: { current: { account: vietcombank }, coming: null },
  });
  expect((await notices()).filter(({ type }) => type === 'PLATFORM_ACCOUNT_STOPPED').map((row) => row.user_id)).toEqual(
    both(),
  );
  expect(await records()).toMatchObject([{ action: 'setting.stopped', before: { account: techcombank.account } }]);
  await later(7200);
  expect(await state()).toMatchObject({ current: { account: vietcombank }, coming: null });
});

test('B12 D15 once it took effect it cannot be stopped: the refusal says so and carries what is in force', async () => {
  const seen = await inForce();
  const { coming } = (await change(techcombank, { seen })).data as PlatformAccount;
  await later(3600);
  expect(await stop(coming?.id ?? 0)).toMatchObject({
    status: 409,
    error: 'account_change_over',
    state: 'effective',
    data: { current: { account: techcombank } },
  });
  expect((await stop(999_999)).status).toBe(404);
  expect((await state()).current?.account).toEqual(techcombank);
});

test('B12 D15 of two admins who change it at once one succeeds; a window that has not seen the last change is refused', async () => {
  const seen = await inForce();
  const other = { ...techcombank, account: '19039999999' };
  const answers = await Promise.all([change(techcombank, { seen, by: first }), change(other, { seen, by: second })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late).toMatchObject({ error: 'account_waiting', data: { current: { account: vietcombank } } });
  await later(3600);
  expect(await change(other, { seen, by: second }), 'the window still shows the account before').toMatchObject({
    status: 409,
    error: 'conflict',
    data: { current: { account: (await state()).current?.account } },
  });
});

test('D15 saving what is in force changes nothing and tells nobody', async () => {
  const seen = await inForce();
  expect(await change(vietcombank, { seen })).toMatchObject({ status: 200, data: { seen, coming: null } });
  expect(await notices()).toEqual([]);
});

test('D15 a bill stays payable to the account first shown on it; one not opened before shows the account in force then', async () => {
  const seen = await inForce();
  const ctx = visitorContext(world.services, 'test', 'en');
  const bill = (subject: string) =>
    openBill(world.db, ctx, { userId: first.id, kind: 'plan', subject, amount: 1_790_000, payBy: null });
  const [shown, unopened] = [await bill('shown'), await bill('unopened')];
  const look = (id: string) => payView(ctx, first.id, id);
  expect((await look(shown.id)).bank).toEqual(vietcombank);
  const code = (await look(shown.id)).qr;
  await change(techcombank, { seen });
  expect((await look(shown.id)).bank, 'while the change waits').toEqual(vietcombank);
  await later(3600);
  expect(await look(shown.id)).toMatchObject({ bank: vietcombank, qr: code });
  expect((await look(unopened.id)).bank).toEqual(techcombank);
});
