import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { newMember, type Member } from '../../../../tests/support/app.ts';
import { faultsOfBoth } from '../../../../tests/support/money/both-at-once.ts';
import { requestOf } from '../../../../tests/support/money/payments.ts';
import { newDrawing } from '../../../../tests/support/studio/drawing.ts';
import { openSharingDesk } from '../../../../tests/support/studio/sharing-desk.ts';
import { markOpened } from './shared-with-me.server.ts';

const { world, lan, change, invited, ask } = await openSharingDesk();

const shareOf = ({ id }: Member) =>
  world.db.selectFrom('design_shares').select(['id', 'role']).where('user_id', '=', id);
const holdShare = (id: string) => (db: Database) =>
  db.selectFrom('design_shares').select('id').where('id', '=', id).forUpdate().execute();

test('D12 a right that its owner lessens while the guest opens the design is lessened', async () => {
  const { id } = await newDrawing(world, lan.token);
  const minh = await newMember(world);
  const mobile = '+84903000444';
  await world.db.updateTable('users').set({ mobile }).where('id', '=', minh.id).execute();
  await change(id, { do: 'invite', to: minh.email, role: 'edit', prices: true });
  await change(id, { do: 'invite', to: mobile, role: 'view', prices: true });
  const { id: share } = await shareOf(minh).executeTakeFirstOrThrow();
  const lessen = () => change(id, { do: 'change', share, role: 'view', prices: true });
  const open = () => markOpened(requestOf(world, minh), minh.id, id);
  expect(await faultsOfBoth(world, holdShare(share), lessen, open)).toEqual([]);
  expect(await shareOf(minh).execute()).toEqual([{ id: share, role: 'view' }]);
});

test.each([{ first: 'leaving' }, { first: 'the answer' }])(
  'D3 who leaves while an owner answers their request to edit: one after the other, $first first',
  async ({ first }) => {
    const { id } = await newDrawing(world, lan.token);
    const minh = await invited(id, 'view');
    await ask(minh, 'POST', `/designs/${id}/edit-request`);
    const { id: share } = await shareOf(minh).executeTakeFirstOrThrow();
    const leave = () => ask(minh, 'DELETE', '/user', { password: minh.password });
    const allow = () =>
      ask(lan, 'PUT', `/designs/${id}/sharing`, { change: { do: 'answer', person: minh.id, allow: true } });
    const [one, other] = first === 'leaving' ? [leave, allow] : [allow, leave];
    expect(await faultsOfBoth(world, holdShare(share), one, other)).toEqual([]);
    expect(await shareOf(minh).execute()).toEqual([]);
  },
);

test('D3 an owner who leaves while a guest opens the design: one after the other', async () => {
  const owner = await newMember(world);
  const { id } = await newDrawing(world, owner.token);
  const minh = await newMember(world);
  await change(id, { do: 'invite', to: minh.email, role: 'view', prices: true }, owner);
  const { id: share } = await shareOf(minh).executeTakeFirstOrThrow();
  const leave = () => ask(owner, 'DELETE', '/user', { password: owner.password });
  const open = () => markOpened(requestOf(world, minh), minh.id, id);
  expect(await faultsOfBoth(world, holdShare(share), leave, open)).toEqual([]);
  expect(await shareOf(minh).execute()).toEqual([]);
});

/** Where whoever leaves has let go of their notices and what is shared with them, and not yet of their favourites. */
const holdFavourites = (db: Database) => sql`lock table favourites in share mode`.execute(db);
const left = async (contact: string, id: string) =>
  world.db
    .selectFrom('design_shares')
    .select(['user_id', 'contact'])
    .where((is) => is.or([is('contact', '=', contact), is('user_id', '=', id)]))
    .execute();

test.each([
  { first: 'leaving', mobile: '+84903000555' },
  { first: 'the invitation', mobile: '+84903000556' },
])(
  'D3 who leaves while an owner invites them again, whom they had invited before: one after the other, $first first',
  async ({ first, mobile }) => {
    const { id } = await newDrawing(world, lan.token);
    await change(id, { do: 'invite', to: mobile, role: 'view', prices: true });
    const minh = await newMember(world);
    await world.db.updateTable('users').set({ mobile }).where('id', '=', minh.id).execute();
    // They were told of something before, and have a counter.
    await change((await newDrawing(world, lan.token)).id, { do: 'invite', to: minh.email, role: 'view', prices: true });
    const { id: share } = await world.db
      .selectFrom('design_shares')
      .select('id')
      .where('contact', '=', mobile)
      .executeTakeFirstOrThrow();
    const leave = () => ask(minh, 'DELETE', '/user', { password: minh.password });
    const again = () =>
      ask(lan, 'PUT', `/designs/${id}/sharing`, { change: { do: 'invite', to: mobile, role: 'edit', prices: true } });
    const [one, other] = first === 'leaving' ? [leave, again] : [again, leave];
    expect(await faultsOfBoth(world, holdShare(share), one, other)).toEqual([]);
    expect((await left(mobile, minh.id)).filter(({ user_id }) => user_id !== null)).toEqual([]);
  },
);

test('D3 who is invited while they leave is nobody to the design: the contact waits for whoever has it next', async () => {
  const { id } = await newDrawing(world, lan.token);
  const minh = await newMember(world);
  const leave = () => ask(minh, 'DELETE', '/user', { password: minh.password });
  const invite = () =>
    ask(lan, 'PUT', `/designs/${id}/sharing`, { change: { do: 'invite', to: minh.email, role: 'edit', prices: true } });
  expect(await faultsOfBoth(world, holdFavourites, leave, invite)).toEqual([]);
  expect(await left(minh.email, minh.id)).toEqual([{ user_id: null, contact: minh.email }]);
});
