import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { giveRoles, newMember, signIn, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import { newDrawing } from '../../../../tests/support/studio/drawing.ts';
import type { DesignOrder } from './design-order.ts';

let world: TestApp;
let market: Market;
let buyer: Member;
let designer: string;
let talk: string;
let design: string;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await giveRoles(world, market.designer.id, 'ROLE_DESIGNER');
});
afterAll(() => world.close());
beforeEach(async () => {
  designer = await signIn(world, market.designer);
  buyer = await newMember(world);
  const brief = { wishes: 'Căn hộ 62 m²', contact: 'lan@mail.example', mobile: '0912345678' };
  const asked = await world.call('POST', '/user/design-orders', {
    token: buyer.token,
    body: { work: ids.work, ...brief },
  });
  talk = (asked.data as { id: string }).id;
  design = (await newDrawing(world, designer)).id;
});

const attach = (token: string, role = 'comment') =>
  world.call('PUT', `/design-orders/${talk}/designs/${design}`, { token, body: { role } });
const rights = async () =>
  ((await world.call('GET', `/designs/${design}`, { token: buyer.token })).data as { rights?: object } | null)?.rights;
const read = async (token: string) =>
  (await world.call('GET', `/design-orders/${talk}`, { token })).data as DesignOrder;

describe('J9: a designer and a client look at a design together', () => {
  test('attached, both see it in the talk and the client may comment or look; taken back, no more', async () => {
    expect(await rights()).toBeUndefined();
    expect((await attach(designer)).status).toBe(200);
    for (const token of [designer, buyer.token])
      expect((await read(token)).designs).toMatchObject([{ id: design, role: 'comment' }]);
    expect(await rights()).toMatchObject({ role: 'comment', edit: false, comment: true });
    expect((await attach(designer, 'view')).status).toBe(200);
    expect(await rights()).toMatchObject({ role: 'view', comment: false });
    const back = await world.call('DELETE', `/design-orders/${talk}/designs/${design}`, { token: designer });
    expect((back.data as DesignOrder).designs).toEqual([]);
    expect(await rights()).toBeUndefined();
  });

  test('only the designer, only their own design, only a right to look or comment', async () => {
    expect((await attach(buyer.token)).error).toBe('forbidden');
    expect((await attach((await newMember(world)).token)).error).toBe('not_found');
    expect((await attach(designer, 'edit')).status).toBe(400);
    const theirs = (await newDrawing(world, buyer.token)).id;
    const foreign = await world.call('PUT', `/design-orders/${talk}/designs/${theirs}`, {
      token: designer,
      body: { role: 'view' },
    });
    expect(foreign.error).toBe('not_found');
    expect(await rights()).toBeUndefined();
  });

  test('an order that came to nothing takes it along', async () => {
    await attach(designer);
    await world.call('POST', `/design-orders/${talk}/cancel`, { token: buyer.token, body: {} });
    expect(await rights()).toBeUndefined();
    expect((await attach(designer)).error).toBe('design_order_state');
  });

  test('completed, it stays', async () => {
    const step = (name: string, token: string, body: object = {}) =>
      world.call('POST', `/design-orders/${talk}/${name}`, { token, body });
    await attach(designer);
    await step('accept', designer);
    await step('begin', buyer.token, { price: null });
    await step('deliver', designer);
    expect((await step('complete', buyer.token)).data).toMatchObject({ state: 'COMPLETED' });
    expect(await rights()).toMatchObject({ role: 'comment' });
  });

  test('who was invited by hand keeps that right when the talk ends', async () => {
    await world.call('PUT', `/designs/${design}/sharing`, {
      token: designer,
      body: { change: { do: 'invite', to: buyer.email, role: 'edit', prices: true } },
    });
    expect((await attach(designer)).error).toBe('already_shared');
    await world.call('POST', `/design-orders/${talk}/cancel`, { token: buyer.token, body: {} });
    expect(await rights()).toMatchObject({ role: 'edit' });
  });
});
