import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newMember, testApp, giveRoles, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../tests/support/market.ts';
import { faultsOfBoth } from '../../../../tests/support/money/both-at-once.ts';
import type { KeptAddress } from './address-book.ts';
import { mostAddresses } from './address-book-limits.ts';

let world: TestApp;
let lan: Member;
beforeAll(async () => {
  world = await testApp();
  const market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  lan = await newMember(world);
});
afterAll(() => world.close());

const home = {
  receiver: 'Lan',
  mobile: '0912345678',
  address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
};
const office = { ...home, receiver: 'Lan, văn phòng', address: { ...home.address, detail: '1 Nguyễn Huệ' } };
const add = (body: unknown, person = lan) => world.call('POST', '/user/addresses', { token: person.token, body });
const list = async (person = lan) =>
  (await world.call('GET', '/user/addresses', { token: person.token })).data as KeptAddress[];
const names = async (person = lan) => (await list(person)).map(({ receiver, isDefault }) => [receiver, isDefault]);

describe('P5: the address book', () => {
  test('several; the first is the default until another is; edited, removed', async () => {
    expect((await add(home)).status).toBe(200);
    await add(office);
    expect(await names()).toEqual([
      ['Lan', true],
      ['Lan, văn phòng', false],
    ]);
    const [first, second] = await list();
    expect(first).toMatchObject({ mobile: '+84912345678', address: { province: { code: '79' }, detail: '12 Lê Lợi' } });
    const put = (id: string, body: unknown) => world.call('PUT', `/user/addresses/${id}`, { token: lan.token, body });
    await put(second!.id, { ...office, receiver: 'Văn phòng', isDefault: true });
    expect(await names()).toEqual([
      ['Văn phòng', true],
      ['Lan', false],
    ]);
    await world.call('DELETE', `/user/addresses/${second!.id}`, { token: lan.token });
    expect(await names()).toEqual([['Lan', true]]);
  });

  test('what does not exist is refused by its field; twenty at most; nobody else’s is there', async () => {
    expect(await add({ ...home, address: { ...home.address, ward: '00001' } })).toMatchObject({
      status: 400,
      error: 'address_unknown',
    });
    expect((await add({ ...home, mobile: '12' })).status).toBe(400);
    expect((await add({ ...home, receiver: ' ' })).status).toBe(400);
    expect((await add({ ...home, receiver: 'x'.repeat(81) })).status).toBe(400);
    const huy = await newMember(world);
    const [own] = await list();
    for (const method of ['PUT', 'DELETE'] as const)
      expect(
        (
          await world.call(method, `/user/addresses/${own!.id}`, {
            token: huy.token,
            ...(method === 'PUT' ? { body: home } : {}),
          })
        ).status,
      ).toBe(404);
    for (let n = 0; n < mostAddresses; n += 1) await add({ ...home, receiver: `Huy ${n}` }, huy);
    expect(await add(home, huy)).toMatchObject({ status: 409, error: 'list_full' });
    expect((await list(huy)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('an order keeps the address it was sent to, once, where one wants it; a full book stops no order', async () => {
    const minh = await newMember(world);
    const order = (given: Record<string, unknown>) =>
      world.call('POST', '/user/orders', {
        token: minh.token,
        body: {
          from: 'product',
          lines: [{ product: ids.wardrobe, quantity: 1 }],
          ...home,
          buyerEmail: minh.email,
          ...given,
        },
      });
    expect((await order({})).status).toBe(200);
    expect(await list(minh)).toEqual([]);
    for (const _ of [1, 2]) expect((await order({ keepAddress: true })).status).toBe(200);
    expect(await names(minh)).toEqual([['Lan', true]]);
    for (let n = 1; n < mostAddresses; n += 1) await add({ ...home, receiver: `Minh ${n}` }, minh);
    expect((await order({ keepAddress: true, receiver: 'Ai đó' })).status).toBe(200);
    expect(await list(minh)).toHaveLength(mostAddresses);
  });

  test('an order that keeps its address and an admin who decides about its buyer do not wait for each other', async () => {
    const mai = await newMember(world);
    const admin = await newMember(world, 'ROLE_ADMIN');
    const lines = [{ product: ids.wardrobe, quantity: 1 }];
    const body = { from: 'product', lines, ...home, buyerEmail: mai.email, keepAddress: true };
    const order = () => world.call('POST', '/user/orders', { token: mai.token, body });
    expect((await order()).status).toBe(200);
    const faults = await faultsOfBoth(
      world,
      (db) => db.selectFrom('notice_boxes').select('user_id').where('user_id', '=', mai.id).forUpdate().execute(),
      order,
      () =>
        world.call('PUT', `/admin/users/${mai.id}/roles`, {
          token: admin.token,
          body: { roles: ['ROLE_DESIGNER'], seen: [] },
        }),
    );
    expect(faults).toEqual([]);
    expect(await list(mai)).toHaveLength(1);
  });

  test('D3: it is in the export, and gone with the account', async () => {
    const an = await newMember(world);
    await add(home, an);
    const exported = (await world.call('GET', '/user/data', { token: an.token })).data as { addresses: KeptAddress[] };
    expect(exported.addresses).toMatchObject([{ receiver: 'Lan', address: { detail: '12 Lê Lợi' } }]);
    const gone = await world.call('DELETE', '/user', { token: an.token, body: { password: an.password } });
    expect(gone.status).toBe(200);
    expect(await world.db.selectFrom('addresses').selectAll().where('user_id', '=', an.id).execute()).toEqual([]);
  });
});
