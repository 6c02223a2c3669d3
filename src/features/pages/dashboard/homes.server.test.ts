import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookRefund } from '#features/trade/ledger/ledger.server.ts';
import type { Placed } from '#features/trade/orders/order.ts';
import { orderBillOwner } from '#features/trade/orders/order-bill-owner.server.ts';
import { bookedOf } from '#features/trade/orders/order-steps.server.ts';
import type { PersonKind } from '#lib/person.ts';
import type { RoleName } from '#lib/permissions.ts';
import type { MemberContext } from '#platform/context.ts';
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
import { sectionIn, sectionsFor, sectionsOf } from './dashboard-sections.ts';
import { readDashboard } from './dashboard.server.ts';
import { readOverview } from './overview.server.ts';
import { readOwnProfile } from './own-profile.server.ts';
import { loadRecords } from './records.server.ts';
import { sectionSources, sourceOf } from './sections.server.ts';

let world: TestApp;
let market: Market;
let buyer: Member;
let seller: string;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  await giveRoles(world, market.designer.id, 'ROLE_DESIGNER');
  seller = await signIn(world, market.merchant);
  buyer = await newMember(world);
});
afterAll(() => world.close());

const kinds: PersonKind[] = ['user', 'designer', 'merchant'];
const at = (query = '') => new URL(`http://localhost/user/user${query}`);

function member(person: Person, ...roles: RoleName[]): MemberContext {
  const viewer = {
    id: person.id,
    nickname: person.nickname,
    email: person.email,
    avatar: null,
    designerLevel: 'free',
    roles,
    applyStatus: null,
    trialEndsAt: null,
    planEndsAt: null,
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

async function place(): Promise<string> {
  const body = {
    from: 'product',
    lines: [{ product: ids.sofa, variant: 'v_a', quantity: 1 }],
    receiver: 'Trần Lan',
    mobile: '0912345678',
    buyerEmail: 'lan@mail.example',
    address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
  };
  return ((await world.call('POST', '/user/orders', { token: buyer.token, body })).data as Placed).orders[0]!.id;
}
const rowOf = (id: string) => world.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function billStep(id: string, step: 'submitted' | 'paid' | 'rejected') {
  const reason = JSON.stringify({ vi: 'Ảnh mờ quá' });
  await world.db
    .updateTable('bills')
    .set({
      status: { submitted: 'SUBMITTED', paid: 'PAID', rejected: 'REJECTED' }[step] as 'PAID',
      ...(step === 'rejected' ? { reason } : {}),
    })
    .where('subject', '=', id)
    .execute();
  const bill = await world.db.selectFrom('bills').selectAll().where('subject', '=', id).executeTakeFirstOrThrow();
  const ctx = visitorContext(world.services, 'test', 'en');
  await world.db
    .transaction()
    .execute((db) =>
      step === 'rejected'
        ? orderBillOwner.rejected(db, ctx, bill, { vi: 'Ảnh mờ quá' })
        : orderBillOwner[step](db, ctx, bill),
    );
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
        await expect(sourceOf(key).load(ctx, at(), kind), `${kind} ${key}`).resolves.toBeDefined();
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
  test('a gap of the profile, then nothing', async () => {
    expect(await todosOf(asBuyer(), 'user')).toMatchObject([
      { key: 'profile', values: { fields: 'city' }, to: '/user/user?tab=profile' },
    ]);
    expect((await world.call('PUT', '/user', { token: buyer.token, body: { city: 'Huế' } })).status).toBe(200);
    expect(await todosOf(asBuyer(), 'user')).toEqual([]);
  });

  test('an order waits for money, its receipt comes back with the reason, it is paid, sent and done', async () => {
    const id = await place();
    expect(await todosOf(asBuyer(), 'user')).toMatchObject([
      { key: 'pay', values: { kind: 'order', amount: 18_800_000 }, to: `/things/product-bill?order=${id}` },
    ]);
    await billStep(id, 'submitted');
    expect(await todosOf(asBuyer(), 'user')).toEqual([]);
    await billStep(id, 'rejected');
    expect(await todosOf(asBuyer(), 'user')).toMatchObject([
      { key: 'receipt', tone: 'bad', reason: { text: 'Ảnh mờ quá', lang: 'vi' } },
    ]);
    await billStep(id, 'submitted');
    await billStep(id, 'paid');
    expect((await todosOf(asSeller(), 'merchant')).filter(({ key }) => key === 'ship')).toMatchObject([
      { values: { count: 1 } },
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
      { values: { days: 3, trial: 'yes' }, tone: 'warn' },
    ]);
    await ends(-1);
    expect((await todosOf(asBuyer(), 'user')).map(({ key }) => key)).toContain('planEnded');
  });
});

describe('G3: purchases and sales', () => {
  test('both sides see the same sum in the month it was paid; what goes back is taken off', async () => {
    const id = await place();
    await billStep(id, 'submitted');
    await billStep(id, 'paid');
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
    const order = await rowOf(id);
    await world.db.transaction().execute((db) => bookRefund(db, world, bookedOf(order), { actorId: null }));
    expect((await loadRecords(asBuyer(), at(), 'user')).year.amounts.at(-1)).toBe(18_800_000);
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

test('G5 the way back stays on our own site', async () => {
  expect((await readOwnProfile(asBuyer(), at('?next=/cart'), 'user')).next).toBe('/cart');
  for (const next of ['//evil.example', 'https://evil.example', 'javascript:alert(1)'])
    expect((await readOwnProfile(asBuyer(), at(`?next=${encodeURIComponent(next)}`), 'user')).next, next).toBeNull();
});
