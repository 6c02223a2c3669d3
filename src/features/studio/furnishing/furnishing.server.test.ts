import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { Design } from '#design/document.ts';
import { usualDelivery } from '#features/catalogue/offers/delivery.server.ts';
import { grantQuota } from '#features/people/plans/quotas.server.ts';
import { grantPlan } from '#features/people/plans/subscriptions.server.ts';
import { furnish } from '#layout/furnish.ts';
import { done, onlyRoom, room } from '#layout/testing/room-and-shop.ts';
import { giveRoles, newMember, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../tests/support/market.ts';
import { newDrawing, type Drawing } from '../../../../tests/support/studio/drawing.ts';
import { furnishedPerPerson } from './furnish-limits.ts';
import { furnishData, shelfData, templatesData } from './furnishing.ts';

let world: TestApp;
let lan: Member;
let stranger: Member;
let drawing: Drawing;
const design: Design = room(4200, 3400, 'living');
beforeAll(async () => {
  world = await testApp();
  const { merchant } = await smallMarket(world);
  await giveRoles(world, merchant.id, 'ROLE_MERCHANT');
  // Sold as a living room wants it: what the small market has by itself fits no rule.
  await world.db.updateTable('product_variants').set({ model: livingSofa() }).where('id', '=', 'v_a').execute();
  lan = await newMember(world);
  stranger = await newMember(world);
  drawing = await newDrawing(world, lan.token, design);
});
afterAll(() => world.close());

function livingSofa(): string {
  const placed = furnish(design, onlyRoom(design).id, { style: 'japandi', seed: 1 })?.placements ?? [];
  const sofa = placed.find(({ item }) => item.model.startsWith('sofa-'));
  if (!sofa) throw new Error('no sofa');
  return sofa.item.model;
}

const wish = { room: placeOfRoom(onlyRoom(design)), style: 'japandi', seed: 1, keep: true };
const ask = (body: object, token = lan.token) => world.call('POST', `/designs/${drawing.id}/furnish`, { token, body });

describe('J5: the call that furnishes a room', () => {
  test('three ways as commands with their price, which the design takes as they are; nothing changes before', async () => {
    const answer = furnishData.parse((await ask(wish)).data);
    expect(answer.proposals).toHaveLength(3);
    expect((await drawing.head()).seq).toBe(0);
    const [first] = answer.proposals;
    if (!first) throw new Error('nothing proposed');
    const sent = await drawing.send([{ command: first.command }]);
    expect(sent.results).toMatchObject([{ seq: 1 }]);
    const items = Object.values((await drawing.head()).document.items as Design['items']);
    expect(items).toHaveLength(first.pieces);
    const sofa = items.find(({ product }) => product === ids.sofa);
    expect(sofa).toMatchObject({ variant: 'v_a' });
    expect(first.price).toBeGreaterThanOrEqual(18_500_000);
  });

  test('somebody else’s design is not there, and signed out nobody gets in', async () => {
    expect(await ask(wish, stranger.token)).toMatchObject({ status: 404, error: 'not_found' });
    expect((await world.call('POST', `/designs/${drawing.id}/furnish`, { body: wish })).status).toBe(401);
  });

  test('D4: a room of another design is refused by name', async () => {
    const elsewhere = { level: 'lv_1', at: { x: 900_000, y: 900_000 }, room: 'rm_foreign' };
    const answer = furnishData.parse((await ask({ ...wish, room: elsewhere })).data);
    expect(answer).toEqual({ proposals: [], refused: [{ reason: 'missing_room', room: 'rm_foreign' }] });
  });

  test('a budget holds; too little is a reason, and what is no budget is refused', async () => {
    const empty = await newDrawing(world, lan.token, design);
    const at = (body: object) => world.call('POST', `/designs/${empty.id}/furnish`, { token: lan.token, body });
    const paid = furnishData.parse((await at({ ...wish, budget: 60_000_000 })).data);
    expect(paid.proposals.length).toBeGreaterThan(0);
    for (const { price } of paid.proposals) expect(price).toBeLessThanOrEqual(60_000_000);
    const poor = furnishData.parse((await at({ ...wish, budget: 100_000 })).data);
    expect(poor).toMatchObject({ proposals: [], refused: [{ reason: 'budget', piece: 'sofa' }] });
    for (const budget of [-1, 1.5, 1e15, '30000000', null, { $gt: 0 }])
      expect((await at({ ...wish, budget })).status, String(budget)).toBe(400);
    for (const bad of [{ seed: -1 }, { style: 'gothic' }, { room: { level: 'x'.repeat(65) } }, { more: true }])
      expect((await at({ ...wish, ...bad })).status, JSON.stringify(bad)).toBe(400);
  });

  test('D8: 60 an hour a person, whatever the design', async () => {
    const busy = await newMember(world);
    const own = await newDrawing(world, busy.token, room(1500, 1300));
    const key = `furnish:${busy.id}`;
    const used = { key, hits: furnishedPerPerson.hits - 1, resets_at: new Date(world.clock.now().getTime() + 60_000) };
    await world.db.insertInto('limits').values(used).execute();
    const body = { ...wish, room: placeOfRoom(onlyRoom(room(1500, 1300))) };
    const go = () => world.call('POST', `/designs/${own.id}/furnish`, { token: busy.token, body });
    expect((await go()).status).toBe(200);
    expect(await go()).toMatchObject({ status: 429, error: 'too_many_requests' });
  });
});

test('J6: the shelf is for everyone, and holds only what can be bought and placed', async () => {
  const shelf = shelfData.parse((await world.call('GET', '/furnishing/shelf?style=japandi')).data);
  expect(shelf.map(({ offer }) => offer.variant)).toEqual(expect.arrayContaining(['v_a', 'v_c']));
  expect(shelf.some(({ offer }) => offer.product === ids.hidden)).toBe(false);
  const made = shelf.filter(({ offer }) => offer.product === ids.wardrobe);
  expect(made.length).toBeGreaterThan(0);
  expect(made.every(({ offer }) => offer.stock === null && offer.choice !== undefined)).toBe(true);
  expect((await world.call('GET', '/furnishing/shelf?style=gothic')).status).toBe(400);
});

test('J5: the shelf says what a merchant takes to bring it, to a province or between what and what', async () => {
  const asked = async (query: string) => {
    const shelf = shelfData.parse((await world.call('GET', `/furnishing/shelf?style=japandi${query}`)).data);
    return shelf.find(({ offer }) => offer.variant === 'v_a')?.offer.delivery;
  };
  const usual = await asked('');
  expect(usual).toMatchObject({ from: usualDelivery.fee, to: usualDelivery.fee });
  const merchant_id = usual?.merchant ?? '';
  const days = { days_from: 2, days_to: 4 };
  await world.db
    .insertInto('delivery_terms')
    .values([
      { merchant_id, province: '79', fee: 100_000, ...days },
      { merchant_id, province: '', fee: 900_000, ...days },
    ])
    .execute();
  expect(await asked('')).toMatchObject({ from: 100_000, to: 900_000 });
  expect(await asked('&province=79')).toMatchObject({ from: 100_000, to: 100_000 });
  expect(await asked('&province=01')).toMatchObject({ from: 900_000, to: 900_000 });
  expect((await world.call('GET', '/furnishing/shelf?style=japandi&province=all')).status).toBe(400);
});

describe('D8: AI templates', () => {
  const template = (name: string) => ({
    name,
    type: 'bedroom',
    style: 'japandi',
    pieces: [{ model: 'bed-01k3', finishes: {}, product: 'p_bed', variant: 'v_bed' }],
  });
  const path = '/user/furnish-templates';
  const keep = (token: string, name: string) => world.call('POST', path, { token, body: template(name) });
  const kept = async (token: string) => templatesData.parse((await world.call('GET', path, { token })).data);

  test('not part of the free plan', async () => {
    expect(await kept(stranger.token)).toEqual({ templates: [], allowed: 0 });
    expect(await keep(stranger.token, 'free')).toMatchObject({ status: 403, error: 'quota_not_included' });
  });

  test('K1: a place that was granted beside the plan is used up, given back and used again as any other', async () => {
    const { id, token } = await newMember(world);
    const ctx = { ...world.services, requestId: 'test', address: 'test', session: null };
    await transaction(world.db, (db) =>
      grantQuota(db, ctx, { userId: id, quota: 'aiTemplates', count: 1, reason: { vi: 'Cảm ơn' } }),
    );
    expect((await keep(token, 'one')).status).toBe(200);
    expect(await keep(token, 'two')).toMatchObject({ status: 409, error: 'quota_used_up' });
    const [one] = (await kept(token)).templates;
    expect((await world.call('DELETE', `${path}/${one?.id}`, { token })).status).toBe(200);
    expect((await keep(token, 'two')).status).toBe(200);
    expect(await kept(token)).toMatchObject({ templates: [{ name: 'two' }], allowed: 1 });
  });

  test('ten at once; the eleventh is refused, and deleting one gives its place back', async () => {
    const ctx = { ...world.services, requestId: 'test', address: 'test', session: null };
    await transaction(world.db, (db) =>
      grantPlan(db, ctx, { userId: lan.id, level: 'pro', months: 1, bill: null, why: 'admin' }),
    );
    for (let n = 0; n < 10; n++) expect((await keep(lan.token, `mẫu ${n}`)).status).toBe(200);
    expect(await keep(lan.token, 'eleven')).toMatchObject({ status: 409, error: 'quota_used_up' });
    const { templates, allowed } = await kept(lan.token);
    expect([templates.length, allowed]).toEqual([10, 10]);
    expect(templates.map(({ name }) => name).toSorted()).toEqual(Array.from({ length: 10 }, (_, n) => `mẫu ${n}`));
    const [first] = templates;
    expect(first).toMatchObject({ pieces: [{ variant: 'v_bed' }] });
    const remove = (token: string) => world.call('DELETE', `${path}/${first?.id}`, { token });
    expect(await remove(stranger.token)).toMatchObject({ status: 404 });
    expect((await remove(lan.token)).status).toBe(200);
    expect(await remove(lan.token)).toMatchObject({ status: 404 });
    expect((await keep(lan.token, 'eleven again')).status).toBe(200);
    expect((await kept(lan.token)).templates).toHaveLength(10);
  });

  test('what is no piece of a design is refused', async () => {
    for (const pieces of [
      [],
      [{ model: '<b>', finishes: {} }],
      Array.from({ length: 121 }, () => template('x').pieces[0]),
    ])
      expect((await world.call('POST', path, { token: lan.token, body: { ...template('x'), pieces } })).status).toBe(
        400,
      );
  });
});

test('a piece that stands there is kept: the room gets no second sofa', async () => {
  const item = { id: 'it_own', level: 'lv_1', model: livingSofa(), finishes: {}, at: { x: 2100, y: 2800, z: 0 } };
  const own = done(design, [{ kind: 'item.add', item: { ...item, turn: 0, placement: 'floor', locked: false } }]);
  const { id } = await newDrawing(world, lan.token, own);
  const answer = await world.call('POST', `/designs/${id}/furnish`, { token: lan.token, body: wish });
  for (const { kept, command } of furnishData.parse(answer.data).proposals) {
    expect(kept).toEqual(['it_own']);
    expect(JSON.stringify(command)).not.toContain(ids.sofa);
  }
});
