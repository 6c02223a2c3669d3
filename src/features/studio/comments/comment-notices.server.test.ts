import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from '#lib/id.ts';
import { newMember, testApp, type Member, type Method, type TestApp } from '../../../../tests/support/app.ts';
import { newDrawing } from '../../../../tests/support/studio/drawing.ts';
import { deletedDays } from './comment-limits.ts';
import { commentItem, commentsData, type CommentItem } from './comment.ts';
import { sweepComments } from './sweep-comments.server.ts';

let world: TestApp;
let owner: Member;
let editor: Member;
let commenter: Member;
let viewer: Member;
let stranger: Member;
let design: string;

beforeAll(async () => {
  world = await testApp();
  [owner, editor, commenter, viewer, stranger] = (await Promise.all(
    Array.from({ length: 5 }, () => newMember(world)),
  )) as [Member, Member, Member, Member, Member];
});
afterAll(() => world.close());
beforeEach(async () => {
  design = (await newDrawing(world, owner.token)).id;
  await share(editor, 'edit');
  await share(commenter, 'comment');
  await share(viewer, 'view');
  // Those before this test have been counted.
  await world.db.deleteFrom('limits').where('key', 'like', 'comment%').execute();
});

async function share({ id }: Member, role: 'edit' | 'comment' | 'view'): Promise<void> {
  const now = world.clock.now();
  const row = { id: newId('x', now), design_id: design, user_id: id, role, created_at: now };
  await world.db.insertInto('design_shares').values(row).execute();
}

const place = { level: 'lv_1', at: { x: 1200, y: 800, z: 0 }, room: 'rm_1', item: null };

function ask(who: Member, method: Method, path = '', body?: unknown, key?: string) {
  return world.call(method, `/designs/${design}/comments${path}`, {
    token: who.token,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
}

async function say(who: Member, text: string, at: object = place): Promise<CommentItem> {
  return commentItem.parse((await ask(who, 'POST', '', { text, place: at })).data);
}
async function answer(who: Member, thread: string, text: string): Promise<CommentItem> {
  return commentItem.parse((await ask(who, 'POST', `/${thread}/answers`, { text })).data);
}
async function read(who: Member, after = 0) {
  return commentsData.parse((await ask(who, 'GET', `?after=${after}`)).data);
}

async function noticesOf({ token }: Member) {
  const answer = await world.call('GET', '/user/mails?status=unread&size=100', { token });
  return z
    .object({
      content: z.array(
        z.object({ type: z.string(), link: z.string().nullable(), details: z.record(z.string(), z.unknown()) }),
      ),
    })
    .parse(answer.data)
    .content.filter(({ link }) => link?.includes(design));
}

describe('J9: told as notifications', () => {
  test('the owner, then whoever took part; never of one’s own', async () => {
    const { id } = await say(commenter, 'one');
    expect(await noticesOf(owner)).toMatchObject([
      { type: 'COMMENT_ADDED', link: `/workspace/${design}?comment=${id}`, details: { sender: commenter.nickname } },
    ]);
    expect(await noticesOf(commenter)).toEqual([]);
    await answer(editor, id, 'two');
    expect(await noticesOf(commenter)).toMatchObject([{ type: 'COMMENT_ANSWERED' }]);
    expect(await noticesOf(editor)).toEqual([]);
    expect(await noticesOf(viewer)).toEqual([]);
  });

  test('once a thread until they look, by mail once a design; looking reads the notification', async () => {
    const mails = async () => {
      const rows = await world.db.selectFrom('outbox').select('payload').execute();
      return rows.filter(({ payload }) => JSON.stringify(payload).includes(design)).length;
    };
    const { id } = await say(commenter, 'one');
    await answer(commenter, id, 'and two');
    expect(await noticesOf(owner)).toHaveLength(1);
    await say(commenter, 'three');
    expect(await noticesOf(owner)).toHaveLength(2);
    expect(await mails()).toBe(1);
    const { change } = await read(owner);
    await ask(owner, 'PUT', `/${id}/seen`, { change });
    expect((await read(owner)).seen?.[id]).toBe(change);
    expect(await noticesOf(owner)).toHaveLength(1);
    await answer(commenter, id, 'four');
    expect(await noticesOf(owner)).toHaveLength(2);
  });

  test('who is named with an @ is told that, each time; nobody is who has no right to the design', async () => {
    const people = [owner, editor, commenter, viewer].map(({ id }) => id).toSorted();
    expect((await read(commenter)).people.map(({ id }) => id).toSorted()).toEqual(people);
    expect((await read(viewer)).people, 'who only looks names nobody').toEqual([]);
    const nameOf = async ({ id }: Member) =>
      (await world.db.selectFrom('users').select('nickname').where('id', '=', id).executeTakeFirstOrThrow()).nickname;
    const names = `@${await nameOf(viewer)}, @${await nameOf(stranger)} and @${await nameOf(owner)}`;
    const { id } = await say(commenter, `Look, ${names}`);
    const typesOf = async (who: Member) => (await noticesOf(who)).map(({ type }) => type);
    expect(await typesOf(viewer)).toEqual(['COMMENT_NAMED']);
    expect(await typesOf(owner), 'once, and not as the owner too').toEqual(['COMMENT_NAMED']);
    expect(await typesOf(stranger)).toEqual([]);
    expect(await typesOf(editor)).toEqual([]);
    await answer(editor, id, `And again @${await nameOf(viewer)}`);
    expect(await typesOf(viewer)).toEqual(['COMMENT_NAMED', 'COMMENT_NAMED']);
    await world.db.deleteFrom('design_shares').where('user_id', '=', viewer.id).execute();
    await answer(editor, id, `Once more @${await nameOf(viewer)}`);
    expect(await typesOf(viewer)).toHaveLength(2);
  });

  test('whoever may no longer see the design is not told', async () => {
    const { id } = await say(commenter, 'one');
    await world.db
      .deleteFrom('design_shares')
      .where('user_id', '=', commenter.id)
      .where('design_id', '=', design)
      .execute();
    await answer(owner, id, 'two');
    expect(await noticesOf(commenter)).toEqual([]);
  });
});

describe('what becomes of them', () => {
  test('a copy of the design has none', async () => {
    await say(owner, 'one');
    const copy = await world.call('POST', `/designs/${design}/duplicate`, { token: owner.token, body: {} });
    design = z.object({ id: z.string() }).parse(copy.data).id;
    expect((await read(owner)).comments).toEqual([]);
  });

  test('deleted ones go after their days, with the answers that went; of an emptied design all go', async () => {
    const gone = await say(owner, 'gone');
    const kept = await say(owner, 'kept');
    await answer(owner, kept.id, 'stays');
    await ask(owner, 'DELETE', `/${gone.id}`);
    await ask(owner, 'DELETE', `/${kept.id}`);
    const left = () => world.db.selectFrom('design_comments').select('id').where('design_id', '=', design).execute();
    await sweepComments(world.db, world.clock);
    expect(await left()).toHaveLength(3);
    const later = { now: () => new Date(world.clock.now().getTime() + (deletedDays + 1) * 86_400_000) };
    await sweepComments(world.db, later);
    expect(await left()).toHaveLength(2);
    await world.db.updateTable('designs').set({ emptied_at: world.clock.now() }).where('id', '=', design).execute();
    await sweepComments(world.db, world.clock);
    expect(await left()).toEqual([]);
  });

  test('D3: they stand in one’s data; whoever leaves takes their words and their name with them', async () => {
    const leaving = await newMember(world);
    await share(leaving, 'comment');
    const first = await say(leaving, 'my words');
    await answer(owner, first.id, 'answer');
    const { change } = await read(owner);
    const file = await world.call('GET', '/user/data', { token: leaving.token });
    expect(JSON.stringify(file)).toContain('my words');
    await world.call('DELETE', '/user', { token: leaving.token, body: { password: leaving.password } });
    const news = await read(owner, change);
    expect(news.comments).toMatchObject([{ id: first.id, text: '', by: null, deleted: true }]);
    expect((await read(owner)).comments.map(({ text }) => text)).toEqual(['answer', '']);
    expect(await noticesOf(owner)).toMatchObject([{ details: { sender: '…' } }]);
  });
});
