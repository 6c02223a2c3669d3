import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { newId } from '#lib/id.ts';
import { newMember, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { faultsOfBoth } from '../../../../tests/support/money/both-at-once.ts';
import { newDrawing } from '../../../../tests/support/studio/drawing.ts';
import { commentItem } from './comment.ts';

let world: TestApp;
let owner: Member;
let partner: Member;
let guest: Member;
beforeAll(async () => {
  world = await testApp();
  owner = await newMember(world);
  partner = await newMember(world);
  guest = await newMember(world);
});
afterAll(() => world.close());

async function sharedDesign(): Promise<string> {
  const { id } = await newDrawing(world, owner.token);
  const now = world.clock.now();
  for (const person of [partner, guest])
    await world.db
      .insertInto('design_shares')
      .values({ id: newId('sh', now), design_id: id, user_id: person.id, role: 'comment', created_at: now })
      .execute();
  return id;
}
const place = { level: 'lv_1', at: { x: 1200, y: 800, z: 0 }, room: null, item: null };
const say = async (design: string) =>
  commentItem.parse(
    (await world.call('POST', `/designs/${design}/comments`, { token: partner.token, body: { text: 'Đẹp', place } }))
      .data,
  ).id;
const answer = (design: string, thread: string) => () =>
  world.call('POST', `/designs/${design}/comments/${thread}/answers`, { token: guest.token, body: { text: 'Vâng' } });
const look = (design: string, thread: string) =>
  world.call('PUT', `/designs/${design}/comments/${thread}/seen`, { token: owner.token, body: { change: 1000 } });

test('J9 two designs of the same people are commented at once: one of them is told after the other', async () => {
  // Here the partner has a thread waiting and the owner none, there it is the other way round: one letter each is enough.
  const [here, there] = [await sharedDesign(), await sharedDesign()];
  const before = await say(here);
  await answer(here, before)();
  await look(here, before);
  const news = await say(here);
  await look(here, news);
  await say(there);
  const others = await say(there);
  await look(there, others);
  const holdBox = (db: Database) =>
    db.selectFrom('notice_boxes').select('user_id').where('user_id', '=', owner.id).forUpdate().execute();
  expect(await faultsOfBoth(world, holdBox, answer(here, news), answer(there, others))).toEqual([]);
  const told = await world.db
    .selectFrom('notices')
    .select(['user_id', 'type'])
    .where('type', '=', 'COMMENT_ANSWERED')
    .execute();
  expect(told.filter(({ user_id }) => user_id === owner.id)).toHaveLength(2);
});

test('J9, D3 the owner leaves while others say something in their design: nothing of it stays, and nothing fails', async () => {
  const leaving = await newMember(world);
  const { id } = await newDrawing(world, leaving.token);
  const share = { id: newId('sh', world.clock.now()), design_id: id, role: 'comment' as const };
  await world.db
    .insertInto('design_shares')
    .values({ ...share, user_id: guest.id, created_at: world.clock.now() })
    .execute();
  const said = await world.call('POST', `/designs/${id}/comments`, {
    token: guest.token,
    body: { text: 'Đẹp', place },
  });
  const thread = commentItem.parse(said.data).id;
  const holdFavourites = (db: Database) => sql`lock table favourites in share mode`.execute(db);
  const leave = () => world.call('DELETE', '/user', { token: leaving.token, body: { password: leaving.password } });
  expect(await faultsOfBoth(world, holdFavourites, leave, answer(id, thread))).toEqual([]);
  expect(await world.db.selectFrom('design_comments').select('id').where('design_id', '=', id).execute()).toEqual([]);
});
