import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  giveRoles,
  newMember,
  signIn,
  testApp,
  type Answer,
  type Member,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import { faultsOfBoth } from '../../../../tests/support/money/both-at-once.ts';
import { requestOf } from '../../../../tests/support/money/payments.ts';
import { newDrawing } from '../../../../tests/support/studio/drawing.ts';
import type { Database } from '#db/database.ts';
import { markOpened } from '#features/studio/sharing/shared-with-me.server.ts';
import type { Sharing } from '#features/studio/sharing/sharing.ts';
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

  const holdTalk = (db: Database) =>
    db.selectFrom('design_orders').select('id').where('id', '=', talk).forUpdate().execute();

  test('attached while it comes to nothing, it is not shared', async () => {
    expect(await faultsOfBoth(world, holdTalk, end, () => attach(designer))).toEqual([]);
    expect(await rights()).toBeUndefined();
  });

  test('a message sent while it comes to nothing is not written', async () => {
    const write = () =>
      world.call('POST', `/design-orders/${talk}/messages`, { token: designer, body: { text: 'Chào bạn' } });
    expect(await faultsOfBoth(world, holdTalk, end, write)).toEqual([]);
    expect((await read(buyer.token)).entries.at(-1)).toMatchObject({ state: 'CANCELLED' });
  });

  test('somebody comments on it while it comes to nothing: the design before those who are told', async () => {
    const other = await newMember(world);
    await attach(designer);
    await share({ do: 'invite', to: other.email, role: 'comment', prices: false });
    const place = { level: 'lv_1', at: { x: 1200, y: 800, z: 0 }, room: null, item: null };
    const comment = () =>
      world.call('POST', `/designs/${design}/comments`, { token: other.token, body: { text: 'Đẹp', place } });
    const holdNoticesOfDesigner = (db: Database) =>
      db
        .selectFrom('notice_boxes')
        .select('user_id')
        .where('user_id', '=', market.designer.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
    expect(await faultsOfBoth(world, holdNoticesOfDesigner, end, comment)).toEqual([]);
    expect(await rights()).toBeUndefined();
    const said = await world.db.selectFrom('design_comments').select('text').where('design_id', '=', design).execute();
    expect(said).toEqual([{ text: 'Đẹp' }]);
  });

  test.each([{ first: 'the end' }, { first: 'the change' }])(
    'a right changed by hand while it comes to nothing is given or refused, never lost: $first first',
    async ({ first }) => {
      await attach(designer);
      const id = await shareOfTalk();
      const holdShare = (db: Database) =>
        db.selectFrom('design_shares').select('id').where('id', '=', id).forUpdate().execute();
      let answer: Answer | undefined;
      const give = async () => {
        const change = { do: 'change', share: id, role: 'edit', prices: true };
        answer = await world.call('PUT', `/designs/${design}/sharing`, { token: designer, body: { change } });
        return answer;
      };
      const [one, other] = first === 'the end' ? [end, give] : [give, end];
      expect(await faultsOfBoth(world, holdShare, one, other)).toEqual([]);
      if (answer?.status === 200) expect(await rights()).toMatchObject({ role: 'edit' });
      else expect([answer?.status, await rights()]).toEqual([404, undefined]);
    },
  );

  test('completed, it stays', async () => {
    const step = (name: string, token: string, body: object = {}) =>
      world.call('POST', `/design-orders/${talk}/${name}`, { token, body });
    await attach(designer);
    await step('accept', designer);
    await step('begin', buyer.token, { price: null, terms: '' });
    await step('deliver', designer);
    expect((await step('complete', buyer.token)).data).toMatchObject({ state: 'COMPLETED' });
    expect(await rights()).toMatchObject({ role: 'comment' });
  });

  const share = async (change: object, token = designer) => {
    const answer = await world.call('PUT', `/designs/${design}/sharing`, { token, body: { change } });
    expect(answer.status, JSON.stringify(answer)).toBe(200);
    return answer.data as Sharing;
  };
  const end = () => world.call('POST', `/design-orders/${talk}/cancel`, { token: buyer.token, body: {} });
  const shareOfTalk = async () => {
    const { people } = (await world.call('GET', `/designs/${design}/sharing`, { token: designer })).data as Sharing;
    return people.find((person) => person.talk === talk)!.id;
  };

  test('more that is given by hand to who has it from the talk stays when the talk ends, and the talk shows it until then', async () => {
    await attach(designer, 'view');
    await share({ do: 'change', share: await shareOfTalk(), role: 'edit', prices: false });
    expect((await read(buyer.token)).designs).toMatchObject([{ id: design, role: 'edit' }]);
    expect((await attach(designer, 'view')).status, 'the talk takes nothing back').toBe(200);
    expect(await rights()).toMatchObject({ role: 'edit' });
    await end();
    expect(await rights()).toMatchObject({ role: 'edit', prices: false });
  });

  test('so does what was asked for and allowed', async () => {
    await attach(designer, 'view');
    await world.call('POST', `/designs/${design}/edit-request`, { token: buyer.token });
    await share({ do: 'answer', person: buyer.id, allow: true });
    await end();
    expect(await rights()).toMatchObject({ role: 'edit' });
  });

  test('who is invited by hand beside the talk keeps that, and no more of the talk, also once they have opened it', async () => {
    await attach(designer, 'comment');
    await share({ do: 'invite', to: buyer.email, role: 'view', prices: false });
    await markOpened(requestOf(world, buyer), buyer.id, design);
    expect(await rights()).toMatchObject({ role: 'comment', prices: true });
    await end();
    expect(await rights()).toMatchObject({ role: 'view', prices: false });
  });

  test('taken out of the talk, what was given by hand stays too; less than the talk gave is no right of its own', async () => {
    await attach(designer, 'comment');
    await share({ do: 'change', share: await shareOfTalk(), role: 'edit', prices: true });
    await world.call('DELETE', `/design-orders/${talk}/designs/${design}`, { token: designer });
    expect(await rights()).toMatchObject({ role: 'edit' });
    const [left] = (await share({ do: 'link', role: 'view', prices: false })).people;
    await share({ do: 'remove', share: left!.id });
    await attach(designer, 'comment');
    await share({ do: 'change', share: await shareOfTalk(), role: 'view', prices: true });
    await end();
    expect(await rights()).toBeUndefined();
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
