import { afterAll, beforeEach } from 'vitest';
import type { DesignOrder } from '#features/trade/design-orders/design-order.ts';
import { giveRoles, newMember, signIn, testApp, type Member } from '../app.ts';
import { ids, smallMarket } from '../market.ts';

/** A server for the talks of a test file with a designer; `buyer` is another one in each of its tests. */
export async function openTalkDesk() {
  const world = await testApp();
  afterAll(() => world.close());
  const market = await smallMarket(world);
  await giveRoles(world, market.designer.id, 'ROLE_DESIGNER');
  const designer: Member = { ...market.designer, token: '' };
  const buyer = await someone();
  beforeEach(async () => {
    designer.token = await signIn(world, designer);
    Object.assign(buyer, await someone());
  });

  async function someone(): Promise<Member> {
    const person = await newMember(world);
    await world.db.updateTable('users').set({ city: 'Huế' }).where('id', '=', person.id).execute();
    return person;
  }
  const post = (path: string, token: string, body?: unknown, key?: string) =>
    world.call('POST', path, { token, body, headers: key ? { 'idempotency-key': key } : {} });

  return {
    world,
    market,
    designer,
    buyer,
    someone,
    post,
    ask: async (message = 'Nhà tôi hướng tây, có làm được không?', token = buyer.token) =>
      idOf(await post('/consultations', token, { work: ids.work, contact: 'lan@mail.example', message })),
    order: async (token = buyer.token) =>
      idOf(await post('/user/design-orders', token, { work: ids.work, ...designBrief })),
    step: (id: string, name: string, token: string, body?: unknown) =>
      post(`/design-orders/${id}/${name}`, token, body),
    say: (id: string, token: string, text: string, files: string[] = []) =>
      post(`/design-orders/${id}/messages`, token, { text, files }),
    read: async (id: string, token: string, query = '') =>
      (await world.call('GET', `/design-orders/${id}${query}`, { token })).data as DesignOrder,
    look: (id: string, token: string, position: number) =>
      world.call('PUT', `/design-orders/${id}/seen`, { token, body: { position } }),
    noticesOf: (userId: string, type: string) =>
      world.db
        .selectFrom('notices')
        .selectAll()
        .where('user_id', '=', userId)
        .where('type', '=', type)
        .orderBy('seq')
        .execute(),
    lettersTo: async (to: string) =>
      (await world.db.selectFrom('outbox').select('payload').execute()).filter(
        ({ payload }) => (payload as { to: string }).to === to,
      ).length,
  };
}

export const designBrief = {
  wishes: 'Căn hộ 62 m², hai người và một con mèo.',
  contact: 'lan@mail.example',
  mobile: '0912345678',
  area: 62,
  budget: 60_000_000,
  address: 'Huế',
};

export const idOf = ({ data }: { data: unknown }) => (data as { id: string }).id;
