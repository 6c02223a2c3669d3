import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from '#lib/id.ts';
import { newMember, testApp, type Member, type Method, type TestApp } from '../../../../tests/support/app.ts';
import { newDrawing } from '../../../../tests/support/studio/drawing.ts';
import { until } from '../../../../tests/support/until.ts';
import { linkHash } from '#features/studio/sharing/link-cookie.server.ts';
import { commentLimits, commentsPerPerson } from './comment-limits.ts';
import { commentItem, commentsData, type CommentItem } from './comment.ts';

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

describe('J9: comments pinned to a place', () => {
  test('said, answered, edited and resolved: everyone who may see it reads the same, with names and numbers', async () => {
    const first = await say(commenter, '  Cửa rộng 900 được không?  ');
    expect(first).toMatchObject({ number: 1, text: 'Cửa rộng 900 được không?', place, by: { id: commenter.id } });
    expect(await say(editor, 'two')).toMatchObject({ number: 2 });
    const reply = await answer(owner, first.id, 'Được');
    expect(reply).toMatchObject({ thread: first.id, number: null, place: null });
    const edited = await ask(owner, 'PATCH', `/${reply.id}`, { text: 'Được, 950' });
    expect(edited.data).toMatchObject({ text: 'Được, 950', edited: true });
    const done = await ask(commenter, 'PUT', `/${first.id}/resolved`, { resolved: true });
    expect(done.data).toMatchObject({ resolved: { by: { id: commenter.id } } });
    for (const who of [owner, editor, commenter, viewer]) {
      const { comments } = await read(who);
      expect(comments.map(({ text, resolved }) => [text, resolved !== null]).toSorted()).toEqual([
        ['Cửa rộng 900 được không?', true],
        ['two', false],
        ['Được, 950', false],
      ]);
    }
  });

  test('a window asks for what came after the last change it knows, and hears of deletions', async () => {
    const first = await say(owner, 'one');
    const { change } = await read(viewer);
    await say(owner, 'two');
    await ask(owner, 'DELETE', `/${first.id}`);
    const news = await read(viewer, change);
    expect(news.comments.map(({ text, deleted }) => [text, deleted])).toEqual([
      ['two', false],
      ['', true],
    ]);
    expect((await read(viewer, news.change)).comments).toEqual([]);
  });

  test('D4: what was pinned to a piece keeps where on it; when the piece goes, windows say where it stood', async () => {
    const item = { id: 'it_sofa', offset: { x: -300, y: 0, z: 420 } };
    const { id } = await say(commenter, 'softer?', { ...place, at: { x: 1200.4, y: 799.6, z: 0 }, item });
    const [row] = (await read(owner)).comments;
    expect(row?.place).toEqual({ ...place, item });
    const last = { ...place, at: { x: 3000, y: 800, z: 420 }, item };
    expect((await ask(editor, 'PUT', `/${id}/place`, { place: last })).data).toMatchObject({ place: last });
    const { change } = await read(owner);
    await ask(commenter, 'PUT', `/${id}/place`, { place: last });
    expect((await read(owner)).change).toBe(change);
  });

  test('a pin is moved by who set it or who may edit, by nobody else who may comment', async () => {
    const { id } = await say(owner, 'here');
    const { id: own } = await say(commenter, 'and here');
    const moved = { ...place, at: { x: 1, y: 2, z: 0 } };
    const move = async (who: Member, comment: string) =>
      (await ask(who, 'PUT', `/${comment}/place`, { place: moved })).status;
    expect(await move(commenter, id)).toBe(404);
    const stands = (await read(owner)).comments.find((each) => each.id === id)?.place;
    expect(stands).toEqual(place);
    expect([await move(commenter, own), await move(editor, id), await move(owner, id)]).toEqual([200, 200, 200]);
  });
});

test('J9: on the design’s stream others hear at once that something was said, and what is theirs to read', async () => {
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = world.app.server.address() as AddressInfo;
  const cut = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/designs/${design}/stream`, {
    headers: { authorization: `Bearer ${viewer.token}` },
    signal: cut.signal,
  });
  let heard = '';
  const listening = (async () => {
    for await (const piece of response.body ?? []) heard += new TextDecoder().decode(piece);
  })().catch(() => undefined);
  await until(() => heard.includes('event: rights'));
  const { id } = await say(commenter, 'my words');
  await until(() => heard.includes('event: comments'));
  await ask(owner, 'PUT', `/${id}/resolved`, { resolved: true });
  await until(() => heard.split('event: comments').length > 2);
  expect(heard).not.toContain('my words');
  expect((await read(viewer)).comments).toMatchObject([{ text: 'my words', resolved: { by: { id: owner.id } } }]);
  cut.abort();
  await listening;
});

describe('D12: who may', () => {
  test('viewers read and are refused by name; for strangers the design does not exist; signed out nobody gets in', async () => {
    const { id } = await say(owner, 'one');
    expect((await read(viewer)).may).toEqual({ comment: false, deleteAny: false });
    expect((await read(commenter)).may).toEqual({ comment: true, deleteAny: false });
    expect((await read(owner)).may).toEqual({ comment: true, deleteAny: true });
    const tries: [Method, string, unknown][] = [
      ['POST', '', { text: 'x', place }],
      ['POST', `/${id}/answers`, { text: 'x' }],
      ['PATCH', `/${id}`, { text: 'x' }],
      ['DELETE', `/${id}`, undefined],
      ['PUT', `/${id}/resolved`, { resolved: true }],
      ['PUT', `/${id}/place`, { place }],
    ];
    for (const [method, path, body] of tries) {
      expect(await ask(viewer, method, path, body), `${method} ${path}`).toMatchObject({ error: 'comment_denied' });
      expect(await ask(stranger, method, path, body), `${method} ${path}`).toMatchObject({ status: 404 });
    }
    expect(await ask(stranger, 'GET')).toMatchObject({ status: 404 });
    expect((await world.call('GET', `/designs/${design}/comments`)).status).toBe(401);
    expect((await ask(viewer, 'PUT', `/${id}/seen`, { change: 1 })).status).toBe(200);
  });

  test('a visitor with a link reads and says nothing, whatever the link allows', async () => {
    await say(owner, 'one');
    const secret = 'abcdefghijklmnopqrstuv';
    const now = world.clock.now();
    await world.db
      .insertInto('design_links')
      .values({
        id: newId('x', now),
        design_id: design,
        hash: linkHash(secret),
        role: 'comment',
        prices: true,
        created_at: now,
        expires_at: new Date(now.getTime() + 60_000),
      })
      .execute();
    const path = `/designs/${design}/comments`;
    const seen = commentsData.parse((await world.call('GET', path, { cookies: { share: secret } })).data);
    expect(seen).toMatchObject({ comments: [{ text: 'one' }], may: { comment: false }, seen: null });
    const tried = await world.call('POST', path, { cookies: { share: secret }, body: { text: 'x', place } });
    expect(tried.status).toBe(401);
  });

  test('one changes one’s own words alone; the owner may delete any, answers stay', async () => {
    const first = await say(commenter, 'one');
    const reply = await answer(editor, first.id, 'two');
    expect(await ask(owner, 'PATCH', `/${first.id}`, { text: 'x' })).toMatchObject({ status: 404 });
    expect(await ask(editor, 'DELETE', `/${first.id}`)).toMatchObject({ status: 404 });
    expect((await ask(owner, 'DELETE', `/${first.id}`)).data).toMatchObject({ text: '', deleted: true });
    expect((await answer(commenter, first.id, 'three')).thread).toBe(first.id);
    await ask(owner, 'DELETE', `/${reply.id}`);
    expect(await ask(editor, 'PATCH', `/${reply.id}`, { text: 'x' })).toMatchObject({ status: 404 });
  });

  test('a comment of another design is not found, nor an answer where a thread is meant', async () => {
    const { id } = await say(owner, 'one');
    const reply = await answer(owner, id, 'two');
    expect(await ask(owner, 'POST', `/${reply.id}/answers`, { text: 'x' })).toMatchObject({ status: 404 });
    design = (await newDrawing(world, owner.token)).id;
    expect(await ask(owner, 'POST', `/${id}/answers`, { text: 'x' })).toMatchObject({ status: 404 });
    expect(await ask(owner, 'PUT', `/${id}/resolved`, { resolved: true })).toMatchObject({ status: 404 });
  });

  test('in the bin nothing is said, and what was said can be read', async () => {
    await say(owner, 'one');
    await world.call('DELETE', `/designs/${design}`, { token: owner.token });
    expect(await ask(owner, 'POST', '', { text: 'x', place })).toMatchObject({ error: 'comment_denied' });
    expect((await read(owner)).comments).toHaveLength(1);
  });
});

describe('bad input', () => {
  test('empty, blank, too long, a point outside, ids that are none, more than asked', async () => {
    for (const text of ['', '   ', 'x'.repeat(commentLimits.text + 1), null, 7])
      expect((await ask(owner, 'POST', '', { text, place })).status, String(text).slice(0, 9)).toBe(400);
    for (const bad of [
      { ...place, at: { x: 1e9, y: 0, z: 0 } },
      { ...place, at: { x: 0, y: Number.NaN, z: 0 } },
      { ...place, level: 'nowhere' },
      { ...place, room: '<b>' },
      { ...place, item: { id: 'it_1' } },
      { ...place, more: true },
      null,
    ])
      expect((await ask(owner, 'POST', '', { text: 'x', place: bad })).status, JSON.stringify(bad)).toBe(400);
    expect((await read(owner)).comments).toEqual([]);
  });

  test('markup is text, as long as there may be', async () => {
    const text = `<img src=x onerror=alert(1)>${'ạ'.repeat(commentLimits.text - 28)}`;
    expect((await say(owner, text)).text).toBe(text);
  });

  test('a double click says it once', async () => {
    const key = 'k'.repeat(32);
    const body = { text: 'once', place };
    const answers = await Promise.all([ask(owner, 'POST', '', body, key), ask(owner, 'POST', '', body, key)]);
    const retried = await ask(owner, 'POST', '', body, key);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(retried.status).toBe(200);
    expect((await read(owner)).comments).toHaveLength(1);
  });

  test('two who resolve at once: the first one did, and it is told once', async () => {
    const { id } = await say(owner, 'one');
    const both = await Promise.all(
      [editor, commenter].map((who) => ask(who, 'PUT', `/${id}/resolved`, { resolved: true })),
    );
    const by = both.map(({ data }) => commentItem.parse(data).resolved?.by?.id);
    expect(by[0]).toBe(by[1]);
    expect((await noticesOf(owner)).filter(({ type }) => type === 'COMMENT_RESOLVED')).toHaveLength(1);
  });

  test('an answer to what is resolved opens it again', async () => {
    const { id } = await say(owner, 'one');
    await ask(owner, 'PUT', `/${id}/resolved`, { resolved: true });
    await answer(commenter, id, 'not yet');
    expect((await read(owner)).comments.find((each) => each.id === id)?.resolved).toBeNull();
  });

  test('so many a minute of one person, and so many of one design', async () => {
    const [minute] = commentsPerPerson;
    const used = {
      key: `comment:${owner.id}`,
      hits: minute.hits - 1,
      resets_at: new Date(world.clock.now().getTime() + 60_000),
    };
    await world.db.insertInto('limits').values(used).execute();
    expect((await ask(owner, 'POST', '', { text: 'last', place })).status).toBe(200);
    expect(await ask(owner, 'POST', '', { text: 'x', place })).toMatchObject({ error: 'too_many_requests' });
    const { change } = await read(editor);
    const row = (n: number) => ({
      id: newId('co', world.clock.now()),
      design_id: design,
      number: n + 2,
      at: world.clock.now(),
      text: 'x',
      level: 'lv_1',
      x: 0,
      y: 0,
      z: 0,
      change: change + n + 1,
    });
    await world.db
      .insertInto('design_comments')
      .values(Array.from({ length: commentLimits.ofDesign - 1 }, (_, n) => row(n)))
      .execute();
    expect(await ask(editor, 'POST', '', { text: 'x', place })).toMatchObject({ error: 'comments_full' });
  });
});
