import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#lib/api-failure.ts';
import { commentsServer, spot } from '../../../tests/support/workspace/comments-port.ts';
import { pressOn } from '../../../tests/support/workspace/show-in-editor.tsx';
import { lettersOf } from './comment-avatar.tsx';
import { openComments, settled } from '../../../tests/support/workspace/open-comments.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('J9: pins and list', () => {
  test('every comment of the storey is pinned by its number, read aloud with what became of it', async () => {
    const server = commentsServer();
    server.say('James White', 'Can the doorway be 900?');
    server.say('u_me', 'mine');
    server.say('Lan', 'done', { resolved: { at: '2026-11-15T03:00:00Z', by: null } });
    const { pins, rows, press, button, place } = await openComments(server);
    expect(pins()).toEqual(['Comment 1, unread', 'Comment 2']);
    expect(rows()).toEqual(['Can the doorway be 900?', 'mine']);
    expect(button(/^Comments/).textContent).toContain('2 open, 2 unread');
    await press('Resolved');
    expect([rows(), pins()]).toEqual([['done'], ['Comment 3, resolved, unread']]);
    await press('Mine');
    expect(rows()).toEqual(['mine']);
    expect(place.querySelector('.cm-badge')?.textContent).toContain('2');
  });

  test('markup is shown as it was typed', async () => {
    const server = commentsServer();
    server.say('Lan', '<img src=x onerror=alert(1)>');
    const { rows, place } = await openComments(server);
    expect(rows()).toEqual(['<img src=x onerror=alert(1)>']);
    expect(place.querySelector('img')).toBeNull();
  });

  test('what others say arrives at once and is said aloud', async () => {
    const { server, rows, place } = await openComments(commentsServer());
    expect(rows()).toEqual([]);
    expect(place.textContent).toContain('No comments on this design yet.');
    await act(async () => void server.say('Lan', 'and now?'));
    await settled();
    expect(rows()).toEqual(['and now?']);
    expect(place.querySelector('output')?.textContent).toBe('New comment from Lan: and now?');
  });

  test('it goes with its piece, stays where that stood last, and the server is told that', async () => {
    const server = commentsServer();
    const item = { id: 'it_chair', offset: { x: 100, y: 0, z: 400 } };
    const { id } = server.say('Lan', 'softer?', { place: { ...spot, at: { x: 2100, y: 1500, z: 400 }, item } });
    const { driver, place } = await openComments(server);
    const pin = () => place.querySelector<HTMLElement>('button.cm-pin')?.style.left;
    expect(pin()).toBe('210px');
    await act(
      async () =>
        void driver.editor.session.perform({ kind: 'item.move', id: 'it_chair', at: { x: 4000, y: 1500, z: 0 } }),
    );
    expect(pin()).toBe('410px');
    await act(async () => void driver.editor.session.perform({ kind: 'things.remove', ids: ['it_chair'] }));
    await settled();
    expect(pin()).toBe('410px');
    expect(server.said.get(id)?.place).toMatchObject({ at: { x: 4100, y: 1500, z: 400 }, item });
    await act(async () => void driver.press('Mod+KeyZ'));
    expect(pin()).toBe('410px');
  });

  test('one whose storey is gone is listed and can be read; on another storey it is not pinned', async () => {
    const server = commentsServer();
    server.say('Lan', 'upstairs', { place: { ...spot, level: 'lv_9' } });
    const { pins, press, card, place } = await openComments(server);
    expect(pins()).toEqual([]);
    expect(place.textContent).toContain('The storey it was on no longer exists');
    await press(/upstairs/);
    expect(card()?.textContent).toContain('upstairs');
  });

  test('a thread one came for is open, with the list', async () => {
    const server = commentsServer('u_me', 'co_2');
    server.say('Lan', 'one');
    server.say('Lan', 'two', { place: { ...spot, at: { x: 60_000, y: 0, z: 0 } } });
    const { card, driver } = await openComments(server);
    expect(card()?.getAttribute('aria-label')).toBe('Comment 2');
    expect(driver.requests).toMatchObject([{ kind: 'panel', panel: 'comments' }, { kind: 'frame' }]);
  });
});

test('D12: to a visitor with a link nothing is unread, and nothing of their reading is told', async () => {
  const server = commentsServer(null);
  server.say('Lan', 'one');
  server.mayComment(false);
  const { pins, press, card } = await openComments(server);
  expect(pins()).toEqual(['Comment 1']);
  await press('Comment 1');
  expect(card()?.textContent).toContain('one');
  expect(server.seen).toEqual({});
});

describe('J9: a thread', () => {
  test('read, it is no longer unread; answered, resolved and opened again', async () => {
    const server = commentsServer();
    const { id } = server.say('James White', 'Can the doorway be 900?');
    const { press, type, card, pins, field, place } = await openComments(server);
    await press('Comment 1, unread');
    expect(pins()).toEqual(['Comment 1']);
    expect(document.activeElement).toBe(card());
    await type('Yes');
    await press('Send');
    expect(card()?.textContent).toContain('Yes');
    expect(field().value).toBe('');
    await press('Mark as resolved');
    expect(server.said.get(id)?.resolved).not.toBeNull();
    expect([card(), pins()]).toEqual([null, []]);
    await press('Resolved');
    await press(/doorway/);
    expect(field().placeholder).toBe('Reply and reopen, @ to mention someone');
    await type('Not yet');
    await press('Send');
    expect(server.said.get(id)?.resolved).toBeNull();
    expect(place.textContent).toContain('Not yet');
  });

  test('Escape closes it and gives the focus back to its pin', async () => {
    const server = commentsServer();
    server.say('Lan', 'one');
    const { button, card } = await openComments(server);
    const pin = button(/^Comment 1/);
    pin.focus();
    await act(async () => pin.click());
    await act(async () => void (card() && pressOn(card() as HTMLElement, 'Escape')));
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(pin);
  });

  test('one’s own words are edited and deleted; answers to them stay', async () => {
    const server = commentsServer();
    const { id } = server.say('u_me', 'one');
    server.say('Lan', 'two', { thread: id });
    const { press, type, card, field } = await openComments(server);
    await press(/^Comment 1/);
    await press('More');
    await press('Edit');
    expect(field().value).toBe('one');
    await type('one, better');
    await press('Save');
    expect(card()?.textContent).toContain('one, better (edited)');
    await press('More');
    await press('Delete for good');
    expect(card()?.textContent).toContain('This comment was deleted.');
    expect(card()?.textContent).toContain('two');
  });

  test('who may only look reads, and nothing offers to write', async () => {
    const server = commentsServer();
    server.say('Lan', 'one');
    server.mayComment(false);
    const { press, card, place, driver } = await openComments(server);
    await press(/^Comment 1/);
    expect(card()?.textContent).toContain('one');
    expect(place.querySelector('textarea')).toBeNull();
    expect(place.textContent).toContain('You can read the comments, but not write any.');
    expect(driver.press('KeyC').tool.tool).toBe('select');
  });

  test('a right that is taken puts the tool down', async () => {
    const { server, driver } = await openComments(commentsServer());
    await act(async () => void driver.press('KeyC'));
    expect(driver.tool.tool).toBe('comment');
    await act(async () => server.mayComment(false));
    await settled();
    expect(driver.tool.tool).toBe('select');
  });

  test('once the design is no longer shared, what was said stays to be read and nothing offers to write', async () => {
    const server = commentsServer();
    server.say('Lan', 'one');
    const { press, card, place } = await openComments(server);
    await press(/^Comment 1/);
    expect(place.querySelector('textarea')).not.toBeNull();
    server.cut(new ApiFailure('not_found', { status: 404, message: 'gone' }));
    await act(async () => void server.say('Lan', 'two'));
    await settled();
    expect(card()?.textContent).toContain('one');
    expect(place.querySelector('textarea')).toBeNull();
  });
});

test.each([
  ['zh', '批注', '按 C，再点图上任意位置。'],
  ['vi', 'Góp ý', 'Nhấn phím C, rồi bấm vào một chỗ bất kỳ trên bản vẽ.'],
] as const)('in %s', async (language, title, how) => {
  const { place } = await openComments(commentsServer(), language);
  expect(place.querySelector('h2')?.textContent).toBe(title);
  expect(place.textContent).toContain(how);
});

test('letters of a name', () => {
  expect(['Trần Thu Hà', '林晓雨', 'James White', '  lan '].map(lettersOf)).toEqual(['TH', '林', 'JW', 'L']);
});
