import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { newId } from '#lib/id.ts';
import { contentHash } from '#platform/storage/content-hash.ts';
import { unsavedDays } from '#features/foundation/media/media-limits.ts';
import { sweepGlbs } from '#features/foundation/glb/glbs.server.ts';
import { newMember, signIn, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { glbRow } from '../../../../../tests/support/uploads/glb-rows.ts';
import { keepDesigns } from '../keeping/keep-designs.server.ts';

let world: TestApp;
let person: Member;
beforeAll(async () => {
  world = await testApp();
  person = await newMember(world);
});
afterAll(() => world.close());

/** Its row alone: nobody opens the file. */
async function model(ownerId = person.id): Promise<string> {
  const id = newId('gl', world.clock.now());
  await world.db
    .insertInto('glbs')
    .values(glbRow(id, ownerId, world.clock.now()))
    .execute();
  return id;
}

async function make(body: object = {}, token = person.token): Promise<string> {
  const answer = await world.call('POST', '/designs', { token, body });
  expect(answer).toMatchObject({ status: 200 });
  return (answer.data as { id: string }).id;
}
const put = (design: string, glb: string, token = person.token) =>
  world.call('PUT', `/designs/${design}/glbs/${glb}`, { token });
const isThere = async (id: string) =>
  (await world.db.selectFrom('glbs').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
/** Sessions end meanwhile. */
async function days(count: number): Promise<void> {
  world.clock.advance(count * 86_400);
  person.token = await signIn(world, person);
}

test('J3 an uploaded model stays while a design has it, and is its owner’s alone', async () => {
  const design = await make();
  const stays = await model();
  const goes = await model();
  expect(await put(design, stays)).toMatchObject({ status: 200 });
  expect(await put(design, stays), 'twice is once').toMatchObject({ status: 200 });
  await world.db
    .updateTable('glbs')
    .set({ created_at: new Date(world.clock.now().getTime() - (unsavedDays + 1) * 86_400_000) })
    .execute();
  await sweepGlbs(world.db, world.clock);
  expect([await isThere(stays), await isThere(goes)]).toEqual([true, false]);
  const { rows } = (await world.call('GET', '/glbs', { token: person.token })).data as {
    rows: { id: string; used: boolean }[];
  };
  expect(rows.map(({ id, used }) => [id, used])).toEqual([[stays, true]]);
  const file = await world.app.inject({ url: `/glbs/${stays}.glb`, headers: { host: 'localhost:3000' } });
  expect(file.statusCode, 'nobody else sees it').toBe(404);
});

test('J3 somebody else’s model, somebody else’s design: not found', async () => {
  const other = await newMember(world);
  const foreign = await model(other.id);
  const design = await make();
  expect(await put(design, foreign)).toMatchObject({ status: 404 });
  expect(await put(design, foreign, other.token)).toMatchObject({ status: 404 });
  expect(await put(design, 'gl_nothing')).toMatchObject({ status: 404 });
});

test('J3 a copy keeps it too; with the last design it goes', async () => {
  const mine = await model();
  const item = {
    id: 'it_1',
    level: 'lv_1',
    model: mine,
    at: { x: 0, y: 0, z: 0 },
    turn: 0,
    finishes: {},
    placement: 'floor',
    locked: false,
  };
  const first = await make({ document: { ...newDesign('one'), items: { it_1: item } } });
  const copy = await world.call('POST', `/designs/${first}/duplicate`, { token: person.token, body: {} });
  const second = (copy.data as { id: string }).id;
  for (const [design, there] of [
    [first, true],
    [second, false],
  ] as const) {
    await world.call('DELETE', `/designs/${design}`, { token: person.token });
    await days(33);
    await keepDesigns(world.db, world.clock);
    await sweepGlbs(world.db, world.clock);
    expect(await isThere(mine)).toBe(there);
  }
});

test('J9 whoever may see a design sees the models in it, and no others', async () => {
  const owner = await newMember(world);
  const friend = await newMember(world);
  const design = await make({}, owner.token);
  const stands = await model(owner.id);
  const another = await model(owner.id);
  await world.services.storage.put(new Uint8Array([1, 2, 3]));
  await world.db
    .updateTable('glbs')
    .set({ hash: contentHash(new Uint8Array([1, 2, 3])) })
    .where('id', '=', stands)
    .execute();
  await put(design, stands, owner.token);
  const sizes = (token?: string) => world.call('GET', `/designs/${design}/glbs`, { token });
  const file = async (glb: string, token?: string) =>
    (
      await world.app.inject({
        url: `/api/designs/${design}/glbs/${glb}`,
        headers: { host: 'localhost:3000', ...(token && { authorization: `Bearer ${token}` }) },
      })
    ).statusCode;
  expect((await sizes(friend.token)).status).toBe(404);
  expect(await file(stands, friend.token)).toBe(404);
  expect(await file(stands)).toBe(401);
  const change = { do: 'invite', to: friend.email, role: 'view', prices: false };
  const shared = await world.call('PUT', `/designs/${design}/sharing`, { token: owner.token, body: { change } });
  expect(shared).toMatchObject({ status: 200 });
  expect((await sizes(friend.token)).data).toEqual([{ id: stands, size: { width: 1, depth: 1, height: 1 } }]);
  expect([await file(stands, friend.token), await file(another, friend.token)]).toEqual([200, 404]);
});
