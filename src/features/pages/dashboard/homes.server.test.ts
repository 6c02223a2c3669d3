import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, Placed } from '#features/trade/orders/order.ts';
import { confirmAfterSeconds } from '#features/trade/payments/payment-limits.ts';
import { sendRefund } from '#features/trade/payments/refunds.server.ts';
import type { PersonKind } from '#lib/person.ts';
import type { RoleName } from '#lib/permissions.ts';
import type { MemberContext } from '#platform/context.ts';
import { billOwners } from '#server/bill-owners.ts';
import { visitorContext } from '#server/http/request-context.ts';
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
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import {
  confirmBill,
  payBill,
  rejectReceipt,
  requestOf,
  sendReceipt,
  storeReceipt,
} from '../../../../tests/support/money/payments.ts';
import { sectionIn, sectionsFor, sectionsOf } from './dashboard-sections.ts';
import { readDashboard } from './dashboard.server.ts';
import { readOverview } from './overview.server.ts';
import { readOwnProfile } from './own-profile.server.ts';
import { readOnce } from './read-once.server.ts';
import { loadRecords } from './records.server.ts';
import { sectionSources, sourceOf } from './sections.server.ts';

let world: TestApp;
let market: Market;
let buyer: Member;
let admin: Member;
let seller: string;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  await giveRoles(world, market.designer.id, 'ROLE_DESIGNER');
  seller = await signIn(world, market.merchant);
  buyer = await newMember(world);
  admin = await newMember(world, 'ROLE_ADMIN');
});
afterAll(() => world.close());

const kinds: PersonKind[] = ['user', 'designer', 'merchant'];
const at = (query = '') => new URL(`http://localhost/user/user${query}`);

function member(person: Person, ...roles: RoleName[]): MemberContext {
  const viewer = {
    id: person.id,
    nickname: person.nickname,
    initial: '',
    email: person.email,
    avatar: null,
    designerLevel: 'free',
    roles,
    applyStatus: null,
    trialEndsAt: null,
    planEndsAt: null,
    cookieAgreed: false,
    fresh: true,
  };
  return {
    ...visitorContext(world.services, 'test', 'vi'),
    session: { id: 's_test', userId: person.id, by: 'bearer' },
    viewer,
  };
}
const asBuyer = () => member(buyer, 'ROLE_USER');
const asSeller = () => member(market.merchant, 'ROLE_USER', 'ROLE_MERCHANT');
const todosOf = async (ctx: MemberContext, kind: PersonKind) => (await readOverview(ctx, at(), kind)).todos;
const figureOf = async (ctx: MemberContext, kind: PersonKind, key: string) =>
  (await readOverview(ctx, at(), kind)).figures.find((figure) => figure.key === key)?.value;

async function place(token = buyer.token): Promise<Placed['orders'][number]> {
  const body = {
    from: 'product',
    lines: [{ product: ids.sofa, variant: 'v_a', quantity: 1 }],
    receiver: 'Trần Lan',
    mobile: '0912345678',
    buyerEmail: 'lan@mail.example',
    address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
  };
  return ((await world.call('POST', '/user/orders', { token, body })).data as Placed).orders[0]!;
}
/** Paid, and then a moment later. */
async function pay(bill: string): Promise<void> {
  await payBill(world, admin, bill);
  world.clock.advance(confirmAfterSeconds + 1);
}

const roleOf: Record<PersonKind, RoleName> = {
  designer: 'ROLE_DESIGNER',
  merchant: 'ROLE_MERCHANT',
  user: 'ROLE_USER',
};

describe('G3: the sections of a home', () => {
  test('each can be read by who has it, and each kind has its own', async () => {
    const people = { user: await registerPerson(world), designer: market.designer, merchant: market.merchant };
    for (const kind of kinds) {
      const ctx = member(people[kind], 'ROLE_USER', roleOf[kind]);
      for (const { key } of sectionsOf(kind))
        await expect(sourceOf(key).load(ctx, at(), kind, readOnce(ctx)), `${kind} ${key}`).resolves.toBeDefined();
      await expect(readDashboard(ctx, kind)).resolves.toMatchObject({
        nickname: people[kind].nickname,
        sides: kind === 'user' ? ['user'] : [kind, 'user'],
        sections: sectionsOf(kind).map(({ key }) => key),
      });
    }
    expect(
      Object.keys(sectionSources).every((key) =>
        kinds.some((kind) => sectionsOf(kind).some((section) => section.key === key)),
      ),
    ).toBe(true);
  });

  test('what a person holds no permission for is not among theirs', () => {
    expect(sectionsFor('merchant', { roles: ['ROLE_USER'] })).not.toContain('sales');
    expect(sectionsFor('merchant', { roles: ['ROLE_MERCHANT'] })).toContain('sales');
  });

  test('an address names one, and what is none is the first', () => {
    expect(sectionIn('user', new URLSearchParams('tab=bills'))).toBe('bills');
    for (const query of ['', 'tab=', 'tab=nothing', 'tab=constructor'])
      expect(sectionIn('user', new URLSearchParams(query)), query).toBe('overview');
  });
});

describe('G3: what needs doing', () => {
  test('nothing of who only buys: an order needs its own form alone', async () => {
    expect(await todosOf(asBuyer(), 'user')).toEqual([]);
  });

  test('an order waits for money, its receipt comes back with the reason, it is paid, sent and done', async () => {
    const { id, bill } = await place();
    expect(await todosOf(asBuyer(), 'user')).toMatchObject([
      { key: 'pay', values: { kind: 'order', amount: 18_800_000 }, to: `/things/product-bill?order=${id}` },
    ]);
    await sendReceipt(world, bill);
    expect(await todosOf(asBuyer(), 'user')).toEqual([]);
    await rejectReceipt(world, admin, bill, { vi: 'Ảnh mờ quá' });
    expect(await todosOf(asBuyer(), 'user')).toMatchObject([
      { key: 'receipt', tone: 'bad', reason: { text: 'Ảnh mờ quá', lang: 'vi' } },
    ]);
    await sendReceipt(world, bill);
    await confirmBill(world, admin, bill, { amount: 8_000_000 });
    expect(await todosOf(asBuyer(), 'user'), 'the rest').toMatchObject([
      { key: 'pay', values: { kind: 'order', amount: 10_800_000 } },
    ]);
    await pay(bill);
    expect((await todosOf(asSeller(), 'merchant')).filter(({ key }) => key === 'ship')).toMatchObject([
      { values: { count: 1 }, to: '/user/merchant?tab=sales&shelf=toShip' },
    ]);
    expect([
      await figureOf(asSeller(), 'merchant', 'sold'),
      await figureOf(asSeller(), 'merchant', 'owed'),
      await figureOf(asBuyer(), 'user', 'spent'),
    ]).toEqual([18_800_000, 0, 18_800_000]);
    await world.call('POST', `/merchant/orders/${id}/ship`, {
      token: seller,
      body: { carrier: 'GHN', tracking: 'X1' },
    });
    await world.call('POST', `/user/orders/${id}/complete`, { token: buyer.token });
    expect((await todosOf(asSeller(), 'merchant')).map(({ key }) => key)).not.toContain('ship');
    expect(await figureOf(asSeller(), 'merchant', 'owed')).toBe(18_800_000);
  });

  test('a seller without a bank account is asked for one, until it is there', async () => {
    expect((await todosOf(asSeller(), 'merchant')).map(({ key }) => key)).toContain('bank');
    await world.call('PUT', '/user/bank-account', {
      token: seller,
      body: { bin: '970436', account: '0123456789', holder: 'Moc Lang', password: market.merchant.password },
    });
    expect((await todosOf(asSeller(), 'merchant')).map(({ key }) => key)).not.toContain('bank');
  });

  test('a free version about to end, and ended', async () => {
    const ends = (days: number) =>
      world.db
        .updateTable('users')
        .set({ trial_ends_at: new Date(world.clock.now().getTime() + days * 86_400_000) })
        .where('id', '=', buyer.id)
        .execute();
    await ends(3);
    expect((await todosOf(asBuyer(), 'user')).filter(({ key }) => key === 'planEnds')).toMatchObject([
      { values: { days: 3, trial: 'yes', edits: 'no' }, tone: 'warn' },
    ]);
    await ends(-1);
    expect((await todosOf(asBuyer(), 'user')).map(({ key }) => key)).toContain('planEnded');
  });
});

describe('G3: purchases and sales', () => {
  test('both sides see the same sum in the month it was paid; what goes back is taken off', async () => {
    const { id, bill } = await place();
    await pay(bill);
    const bought = await loadRecords(asBuyer(), at(), 'user');
    const sold = await loadRecords(asSeller(), at(), 'merchant');
    expect([
      bought.months.at(-1),
      bought.year.amounts.at(-1),
      sold.year.amounts.at(-1),
      sold.year.counts.at(-1),
    ]).toEqual(['2026-11', 37_600_000, 37_600_000, 2]);
    expect([sold.side, sold.shop]).toMatchObject(['sold', { owed: 18_800_000, held: 18_800_000, paidOut: 0 }]);
    expect(bought.rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', -18_800_000],
      ['payment', -18_800_000],
    ]);
    expect(sold.rows).toMatchObject([{ kind: 'settlement', amount: 18_800_000 }]);
    await world.call('POST', `/user/orders/${id}/cancel`, { token: buyer.token, body: {} });
    const { refunds } = (await world.call('GET', `/user/orders/${id}`, { token: buyer.token })).data as Order;
    await sendRefund(requestOf(world, admin), billOwners(), admin.id, refunds[0]!.id, {
      media: await storeReceipt(world, admin),
      account: null,
    });
    const [after, shop] = [await loadRecords(asBuyer(), at(), 'user'), await loadRecords(asSeller(), at(), 'merchant')];
    expect([after.year.amounts.at(-1), shop.year.amounts.at(-1), shop.year.counts.at(-1)]).toEqual([
      18_800_000, 18_800_000, 1,
    ]);
    expect(after.rows[0]).toMatchObject({
      kind: 'refund',
      amount: 18_800_000,
      to: `/things/product-bill?order=${id}`,
    });
    expect(await figureOf(asBuyer(), 'user', 'spent')).toBe(18_800_000);
  });

  test('goods that come back are taken off the seller’s sales, beside their order; the buyer gets what they cost', async () => {
    const { id, bill } = await place();
    await pay(bill);
    await world.call('POST', `/merchant/orders/${id}/ship`, {
      token: seller,
      body: { carrier: 'GHN', tracking: 'X2' },
    });
    await world.call('POST', `/user/orders/${id}/complete`, { token: buyer.token });
    const before = await loadRecords(asBuyer(), at(), 'user');
    const asked = await world.call('POST', `/user/orders/${id}/returns`, {
      token: buyer.token,
      body: { kind: 'unwanted', lines: [{ position: 0, quantity: 1 }], reason: 'Không vừa', pictures: [] },
    });
    const back = `/merchant/orders/${id}/returns/${(asked.data as Order).returns[0]!.id}`;
    await world.call('POST', `${back}/answer`, { token: seller, body: { agree: true } });
    await world.call('POST', `${back}/received`, { token: seller, body: { restock: true } });
    expect((await loadRecords(asSeller(), at(), 'merchant')).rows[0]).toMatchObject({
      kind: 'return',
      amount: -18_500_000,
      who: buyer.nickname,
      to: `/things/product-bill?order=${id}`,
    });
    const { refunds } = (await world.call('GET', `/user/orders/${id}`, { token: buyer.token })).data as Order;
    await sendRefund(requestOf(world, admin), billOwners(), admin.id, refunds[0]!.id, {
      media: await storeReceipt(world, admin),
      account: null,
    });
    const after = await loadRecords(asBuyer(), at(), 'user');
    expect(before.year.amounts.at(-1)! - after.year.amounts.at(-1)!).toBe(18_500_000);
    expect(before.year.counts.at(-1)! - after.year.counts.at(-1)!, 'all of its goods are back').toBe(1);
  });

  test('a merchant who also buys sees the other side; a stranger sees nothing of either', async () => {
    expect(await loadRecords(asSeller(), at('?side=bought'), 'merchant')).toMatchObject({ side: 'bought', rows: [] });
    const stranger = await registerPerson(world);
    expect(await loadRecords(member(stranger, 'ROLE_USER'), at('?side=sold'), 'user')).toMatchObject({
      side: 'bought',
      sells: false,
      rows: [],
    });
    for (const page of ['-1', '1e9', 'x'])
      expect((await loadRecords(asBuyer(), at(`?page=${page}`), 'user')).page, page).toBe(0);
  });
});

test('G3 a designer’s sales: completed design orders count in their month at the agreed price, beside purchases', async () => {
  const asDesigner = (query = '') =>
    loadRecords(member(market.designer, 'ROLE_USER', 'ROLE_DESIGNER'), at(query), 'designer');
  const now = world.clock.now();
  const talk = (id: string, state: 'COMPLETED' | 'DELIVERED', price: number) =>
    world.db
      .insertInto('design_orders')
      .values({
        id,
        state,
        price,
        buyer_id: buyer.id,
        designer_id: ids.designer,
        contact: '',
        wishes: '',
        work_name: JSON.stringify({ vi: 'Nhà ống' }),
        created_at: now,
        updated_at: now,
      })
      .execute();
  await talk('t_done', 'COMPLETED', 8_500_000);
  await talk('t_open', 'DELIVERED', 1_000_000);
  await world.db
    .insertInto('design_order_entries')
    .values({
      order_id: 't_done',
      position: 0,
      by: 'buyer',
      author_id: buyer.id,
      state: 'COMPLETED',
      price: null,
      at: now,
    })
    .execute();
  const sold = await asDesigner();
  expect(sold).toMatchObject({ side: 'sold', sells: true, shop: null });
  expect([sold.year.amounts.at(-1), sold.year.counts.at(-1)]).toEqual([8_500_000, 1]);
  expect(sold.rows).toMatchObject([
    {
      kind: 'design',
      amount: 8_500_000,
      who: buyer.nickname,
      number: 'Nhà ống',
      to: expect.stringContaining('t_done'),
    },
  ]);
  expect(await asDesigner('?side=bought')).toMatchObject({ side: 'bought', sells: true, rows: [] });
});

test('G5 the way back stays on our own site', async () => {
  expect((await readOwnProfile(asBuyer(), at('?next=/cart'), 'user')).next).toBe('/cart');
  for (const next of ['//evil.example', 'https://evil.example', 'javascript:alert(1)'])
    expect((await readOwnProfile(asBuyer(), at(`?next=${encodeURIComponent(next)}`), 'user')).next, next).toBeNull();
});

describe('G3: the numbers beside the names of sections', () => {
  const countsOf = async (ctx: MemberContext, kind: PersonKind) => (await readDashboard(ctx, kind)).counts;

  test('what there is and what waits, each for who it is of', async () => {
    const person = await newMember(world);
    const asPerson = member(person, 'ROLE_USER');
    const before = (await countsOf(asSeller(), 'merchant')).sales?.waiting ?? 0;
    expect(await countsOf(asPerson, 'user')).toEqual({
      'design-orders': { waiting: 0 },
      designs: { all: 0 },
      bills: { waiting: 0 },
      favourites: { all: 0 },
      reviews: { all: 0 },
    });
    const { bill } = await place(person.token);
    await world.call('PUT', `/user/favourites/${ids.sofa}`, { token: person.token });
    expect(await countsOf(asPerson, 'user')).toMatchObject({ bills: { waiting: 1 }, favourites: { all: 1 } });
    await pay(bill);
    expect(await countsOf(asPerson, 'user')).toMatchObject({ bills: { waiting: 0 }, favourites: { all: 1 } });
    const own = await world.db
      .selectFrom('products')
      .innerJoin('merchants', 'merchants.id', 'merchant_id')
      .select('products.id')
      .where('user_id', '=', market.merchant.id)
      .where('products.status', '<>', 'deleted')
      .execute();
    expect(await countsOf(asSeller(), 'merchant')).toMatchObject({
      sales: { waiting: before + 1 },
      products: { all: own.length },
    });
    expect(own.length).toBeGreaterThan(0);
  });

  test('of who has the role and no shop or studio yet: none', async () => {
    const ctx = member(await newMember(world), 'ROLE_USER', 'ROLE_MERCHANT', 'ROLE_DESIGNER');
    expect(await countsOf(ctx, 'merchant')).toMatchObject({ sales: { waiting: 0 }, products: { all: 0 } });
    expect(await countsOf(ctx, 'designer')).toMatchObject({ works: { all: 0 } });
  });
});

test('I1: how many days a plan still runs is counted on the server, by the time it is asked', async () => {
  const person = await newMember(world);
  const left = async () => (await readDashboard(member(person, 'ROLE_USER'), 'user')).plan.daysLeft;
  expect(await left()).toBe(30);
  world.clock.advance(86_400);
  expect(await left()).toBe(29);
});
