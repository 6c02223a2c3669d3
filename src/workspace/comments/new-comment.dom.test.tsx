import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#lib/api-failure.ts';
import { commentsServer } from '../../../tests/support/workspace/comments-port.ts';
import { pressOn } from '../../../tests/support/workspace/show-in-editor.tsx';
import { openComments, settled } from '../../../tests/support/workspace/open-comments.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('J9: a new comment', () => {
  test('C, a press, words, Enter: pinned there and open', async () => {
    const { driver, type, field, card, server, pins } = await openComments(commentsServer());
    await act(async () => void driver.press('KeyC').click([1000, 3000]));
    expect(document.activeElement).toBe(field());
    expect(card()?.textContent).toContain('Studio');
    await type('Is there a socket here?');
    await act(async () => void pressOn(field(), 'Enter'));
    await settled();
    expect([...server.said.values()]).toMatchObject([
      { text: 'Is there a socket here?', place: { at: { x: 1000, y: 3000 } } },
    ]);
    expect(pins()).toEqual(['Comment 1']);
    expect(card()?.getAttribute('aria-label')).toBe('Comment 1');
    expect(driver.tool.tool).toBe('select');
  });

  test('@ offers the people of the design; keys or a press choose one, and who is named stands out', async () => {
    const server = commentsServer();
    server.say('James White', 'And here?');
    const { press, type, field, place } = await openComments(server);
    await press('Comment 1, unread');
    const offered = () =>
      [...place.querySelectorAll('[role=option]')].map(
        (each) => `${each.textContent}${each.getAttribute('aria-selected') === 'true' ? ' *' : ''}`,
      );
    const key = (name: string) => act(async () => void pressOn(field(), name));
    await type('mail lan@h');
    expect(offered()).toEqual([]);
    await type('Ask @');
    expect(offered(), 'oneself is not among them').toEqual(['Lan *', '林晓雨']);
    await key('ArrowDown');
    expect(offered()).toEqual(['Lan', '林晓雨 *']);
    await type('Ask @la');
    expect(offered()).toEqual(['Lan *']);
    await key('Escape');
    expect([offered(), place.querySelector('.cm-card') !== null]).toEqual([[], true]);
    await type('Ask @l');
    await key('Enter');
    expect([field().value, offered()]).toEqual(['Ask @Lan ', []]);
    expect(server.said.size, 'nothing was sent yet').toBe(1);
    await key('Enter');
    await settled();
    expect([...server.said.values()].at(-1)?.text).toBe('Ask @Lan');
    expect(place.querySelector('.cm-card .cm-text b')?.textContent).toBe('@Lan');
  });

  test('nothing, blanks and too much are not sent', async () => {
    const { driver, type, button, place } = await openComments(commentsServer());
    await act(async () => void driver.press('KeyC').click([1000, 3000]));
    expect(button('Send').disabled).toBe(true);
    await type('   ');
    expect(button('Send').disabled).toBe(true);
    await type('x'.repeat(2003));
    expect(button('Send').disabled).toBe(true);
    expect(place.querySelector('[role="alert"]')?.textContent).toBe('3 characters too many.');
  });

  test('a double click says it once', async () => {
    const { driver, type, button, server } = await openComments(commentsServer());
    await act(async () => void driver.press('KeyC').click([1000, 3000]));
    await type('once');
    const send = button('Send');
    await act(async () => {
      send.click();
      send.click();
    });
    await settled();
    expect(server.said.size).toBe(1);
    expect(server.keys).toHaveLength(1);
  });

  test('without a network it says so and keeps the words, over a reload; sent again, it is said once', async () => {
    const server = commentsServer();
    const first = await openComments(server);
    await act(async () => void first.driver.press('KeyC').click([1000, 3000]));
    server.cut(new ApiFailure('offline'));
    await first.type('kept');
    await first.press('Send');
    expect(first.place.textContent).toContain('Not sent. What you wrote is kept here');
    expect(first.field().value).toBe('kept');
    server.cut(null);
    const later = await openComments(server);
    await later.press(/^Not sent yet/);
    expect(later.field().value).toBe('kept');
    await later.press('Send');
    expect([...server.said.values()].map(({ text, place }) => [text, place?.at.x])).toEqual([['kept', 1000]]);
    expect(new Set(server.keys).size).toBe(server.keys.length);
    expect(later.place.textContent).not.toContain('Not sent yet');
  });

  test('what the server refuses is said in its words, and stays to be changed', async () => {
    const server = commentsServer();
    const { driver, type, press, field, place } = await openComments(server);
    await act(async () => void driver.press('KeyC').click([1000, 3000]));
    server.cut(new ApiFailure('refused', { status: 409, message: 'As many as there can be.' }));
    await type('one more');
    await press('Send');
    expect(place.querySelector('.cm-card [role="alert"]')?.textContent).toBe('As many as there can be.');
    expect(field().value).toBe('one more');
  });

  test('comments that cannot be read say so, and are asked for again', async () => {
    const server = commentsServer();
    server.say('Lan', 'one');
    server.cut(new ApiFailure('offline'));
    const { press, rows, place } = await openComments(server);
    expect(place.textContent).toContain('The comments could not be loaded.');
    server.cut(null);
    await press('Try again');
    expect(rows()).toEqual(['one']);
    expect(place.textContent).not.toContain('could not be loaded');
  });
});
