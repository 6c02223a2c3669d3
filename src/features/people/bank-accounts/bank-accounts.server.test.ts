import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';

let world: TestApp;
let seller: Person;
let token: string;
beforeAll(async () => {
  world = await testApp();
  seller = await registerPerson(world);
  await giveRoles(world, seller.id, 'ROLE_USER', 'ROLE_MERCHANT');
  token = await signIn(world, seller);
});
afterAll(() => world.close());

const given = { bin: '970436', account: '0011 2233 4455', holder: ' TRAN  THI LAN ' };
const put = (body: object, by = token) =>
  world.call('PUT', '/user/bank-account', { token: by, body: { password: seller.password, ...body } });
const records = () =>
  world.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('action', '=', 'user.bank_account')
    .orderBy('id')
    .execute();

test('G3 a seller says where they are paid; each change is recorded without the number, and told', async () => {
  expect((await world.call('GET', '/user/bank-account', { token })).data).toBeNull();
  expect((await put(given)).data).toMatchObject({
    bin: '970436',
    bank: 'Vietcombank',
    account: '001122334455',
    holder: 'TRAN THI LAN',
  });
  expect((await put(given)).status).toBe(200);
  expect((await put({ ...given, account: '9988.7766' })).data).toMatchObject({ account: '99887766' });
  const rows = await records();
  expect(rows, 'saving the same again changes nothing').toHaveLength(2);
  expect(rows[1]).toMatchObject({
    before: { account: '•••• 4455' },
    after: { account: '•••• 7766', bank: 'Vietcombank' },
  });
  expect(JSON.stringify(rows)).not.toContain('001122334455');
  const notices = await world.db
    .selectFrom('notices')
    .select(['type', 'link'])
    .where('user_id', '=', seller.id)
    .where('type', 'like', 'BANK_ACCOUNT_%')
    .orderBy('type')
    .execute();
  expect(notices, 'the first is added, not changed').toEqual(
    ['BANK_ACCOUNT_ADDED', 'BANK_ACCOUNT_CHANGED'].map((type) => ({ type, link: '/user/merchant?tab=profile' })),
  );
});

test('G3 who found the window open but does not know the password changes nothing; the person hears of each change by mail', async () => {
  const stands = (await world.call('GET', '/user/bank-account', { token })).data;
  expect(await put({ ...given, password: 'Not-the-password-1' })).toMatchObject({
    status: 400,
    error: 'old_password_error',
    field: 'password',
  });
  expect(await world.call('PUT', '/user/bank-account', { token, body: given })).toMatchObject({
    status: 400,
    field: 'password',
  });
  expect((await world.call('GET', '/user/bank-account', { token })).data).toEqual(stands);
  expect(await records()).toHaveLength(2);
  const letters = (await world.db.selectFrom('outbox').select('payload').execute()).map(({ payload }) =>
    JSON.stringify(payload),
  );
  expect(letters.filter((letter) => letter.includes(seller.email) && letter.includes('7766'))).toHaveLength(1);
});

test('G3 what is no bank, no number or no name is refused by its field; who sells nothing has no account', async () => {
  for (const [body, error, field] of [
    [{ ...given, bin: '000000' }, 'bank_unknown', 'bin'],
    [{ ...given, account: '12' }, 'bank_number', 'account'],
    [{ ...given, account: '12/34567' }, 'bank_number', 'account'],
    [{ ...given, holder: '<b>' }, 'bank_holder', 'holder'],
  ] as const) {
    expect(await put(body)).toMatchObject({ status: 400, error, field });
  }
  const other = await signIn(world, await registerPerson(world));
  expect(await put(given, other)).toMatchObject({ status: 403, error: 'merchant_first' });
  expect((await world.call('GET', '/user/bank-account', { token: other })).data, 'nobody sees another’s').toBeNull();
});

test('D3 it is among what one takes along, and goes with the person', async () => {
  expect((await world.call('GET', '/user/data', { token })).data).toMatchObject({
    bankAccount: { account: '99887766' },
  });
  expect((await world.call('DELETE', '/user', { token, body: { password: seller.password } })).status).toBe(200);
  expect(await world.db.selectFrom('bank_accounts').select('user_id').execute()).toEqual([]);
});
