import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyAll } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import { drive, type EditorDriver } from '#editor/testing/editor-driver.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import type { Locale } from '#lib/locale.ts';
import { commentsServer, spot, type CommentsServer } from '../../../tests/support/workspace/comments-port.ts';
import { pressOn, showInEditor } from '../../../tests/support/workspace/show-in-editor.tsx';
import { CommentNews } from './comment-news.tsx';
import { CommentsButton } from './comments-button.tsx';
import { CommentsProvider } from './comments-context.tsx';
import { CommentsPanel } from './comments-panel.tsx';
import { lettersOf } from './comment-avatar.tsx';
import { PinLayer } from './pin-layer.tsx';

const chair = {
  id: 'it_chair',
  level: 'lv_1',
  model: 'chair-01k3',
  finishes: {},
  name: 'Armchair',
  at: { x: 2000, y: 1500, z: 0 },
  turn: 0,
  placement: 'floor' as const,
  locked: false,
};
const size = { width: 1000, height: 700 };

interface Opened {
  place: HTMLElement;
  driver: EditorDriver;
  server: CommentsServer;
  button(name: string | RegExp): HTMLButtonElement;
  press(name: string | RegExp): Promise<void>;
  field(): HTMLTextAreaElement;
  type(text: string): Promise<void>;
  rows(): string[];
  pins(): string[];
  card(): HTMLElement | null;
}

/** Pins and list over a studio, a hundredth of its size. */
async function open(server: CommentsServer, language: Locale = 'en'): Promise<Opened> {
  vi.unstubAllGlobals();
  const driver = drive(applyAll(studio(), [{ kind: 'item.add', item: chair }]));
  const place = showInEditor(
    driver.editor,
    <CommentsProvider port={server.port} person="u_me">
      <CommentsButton inHand={false} isOpen onToggle={() => undefined} />
      <PinLayer size={size} screen={({ x, y }) => ({ x: x / 10, y: y / 10 })} cards />
      <CommentsPanel onClose={() => undefined} />
      <CommentNews />
    </CommentsProvider>,
    language,
  );
  // From here on React waits for `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await settled();
  const named = (each: Element) => each.getAttribute('aria-label') ?? each.textContent ?? '';
  const button = (name: string | RegExp) => {
    const found = [...place.querySelectorAll('button')].find((each) =>
      typeof name === 'string' ? named(each) === name : name.test(named(each)),
    );
    if (!found)
      throw new Error(
        `no button ${String(name)} among ${[...place.querySelectorAll('button')].map(named).join(' | ')}`,
      );
    return found;
  };
  const field = () => {
    const found = place.querySelector('textarea');
    if (!found) throw new Error('no field');
    return found;
  };
  return {
    place,
    driver,
    server,
    button,
    field,
    async press(name) {
      await act(async () => button(name).click());
      await settled();
    },
    async type(text) {
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
      await act(async () => {
        set?.call(field(), text);
        field().dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    rows: () => [...place.querySelectorAll('.cm-row .cm-clip')].map((each) => each.textContent ?? ''),
    pins: () => [...place.querySelectorAll('button.cm-pin')].map(named),
    card: () => place.querySelector('.cm-card'),
  };
}

/** What was asked of the server has been answered and is shown. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await act(async () => Promise.resolve());
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('J9: pins and list', () => {
  test('every comment of the storey is pinned by its number, read aloud with what became of it', async () => {
    const server = commentsServer();
    server.say('James White', 'Can the doorway be 900?');
    server.say('u_me', 'mine');
    server.say('Lan', 'done', { resolved: { at: '2026-11-15T03:00:00Z', by: null } });
    const { pins, rows, press, button, place } = await open(server);
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
    const { rows, place } = await open(server);
    expect(rows()).toEqual(['<img src=x onerror=alert(1)>']);
    expect(place.querySelector('img')).toBeNull();
  });

  test('what others say arrives at once and is said aloud', async () => {
    const { server, rows, place } = await open(commentsServer());
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
    const { driver, place } = await open(server);
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
    const { pins, press, card, place } = await open(server);
    expect(pins()).toEqual([]);
    expect(place.textContent).toContain('The storey it was on no longer exists');
    await press(/upstairs/);
    expect(card()?.textContent).toContain('upstairs');
  });

  test('a thread one came for is open, with the list', async () => {
    const server = commentsServer('u_me', 'co_2');
    server.say('Lan', 'one');
    server.say('Lan', 'two', { place: { ...spot, at: { x: 60_000, y: 0, z: 0 } } });
    const { card, driver } = await open(server);
    expect(card()?.getAttribute('aria-label')).toBe('Comment 2');
    expect(driver.requests).toMatchObject([{ kind: 'panel', panel: 'comments' }, { kind: 'frame' }]);
  });
});

test('D12: to a visitor with a link nothing is unread, and nothing of their reading is told', async () => {
  const server = commentsServer(null);
  server.say('Lan', 'one');
  server.mayComment(false);
  const { pins, press, card } = await open(server);
  expect(pins()).toEqual(['Comment 1']);
  await press('Comment 1');
  expect(card()?.textContent).toContain('one');
  expect(server.seen).toEqual({});
});

describe('J9: a thread', () => {
  test('read, it is no longer unread; answered, resolved and opened again', async () => {
    const server = commentsServer();
    const { id } = server.say('James White', 'Can the doorway be 900?');
    const { press, type, card, pins, field, place } = await open(server);
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
    const { button, card } = await open(server);
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
    const { press, type, card, field } = await open(server);
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
    const { press, card, place, driver } = await open(server);
    await press(/^Comment 1/);
    expect(card()?.textContent).toContain('one');
    expect(place.querySelector('textarea')).toBeNull();
    expect(place.textContent).toContain('You can read the comments, but not write any.');
    expect(driver.press('KeyC').tool.tool).toBe('select');
  });

  test('a right that is taken puts the tool down', async () => {
    const { server, driver } = await open(commentsServer());
    await act(async () => void driver.press('KeyC'));
    expect(driver.tool.tool).toBe('comment');
    await act(async () => server.mayComment(false));
    await settled();
    expect(driver.tool.tool).toBe('select');
  });

  test('once the design is no longer shared, what was said stays to be read and nothing offers to write', async () => {
    const server = commentsServer();
    server.say('Lan', 'one');
    const { press, card, place } = await open(server);
    await press(/^Comment 1/);
    expect(place.querySelector('textarea')).not.toBeNull();
    server.cut(new ApiFailure('not_found', { status: 404, message: 'gone' }));
    await act(async () => void server.say('Lan', 'two'));
    await settled();
    expect(card()?.textContent).toContain('one');
    expect(place.querySelector('textarea')).toBeNull();
  });
});

describe('J9: a new comment', () => {
  test('C, a press, words, Enter: pinned there and open', async () => {
    const { driver, type, field, card, server, pins } = await open(commentsServer());
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
    const { press, type, field, place } = await open(server);
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
    const { driver, type, button, place } = await open(commentsServer());
    await act(async () => void driver.press('KeyC').click([1000, 3000]));
    expect(button('Send').disabled).toBe(true);
    await type('   ');
    expect(button('Send').disabled).toBe(true);
    await type('x'.repeat(2003));
    expect(button('Send').disabled).toBe(true);
    expect(place.querySelector('[role="alert"]')?.textContent).toBe('3 characters too many.');
  });

  test('a double click says it once', async () => {
    const { driver, type, button, server } = await open(commentsServer());
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
    const first = await open(server);
    await act(async () => void first.driver.press('KeyC').click([1000, 3000]));
    server.cut(new ApiFailure('offline'));
    await first.type('kept');
    await first.press('Send');
    expect(first.place.textContent).toContain('Not sent. What you wrote is kept here');
    expect(first.field().value).toBe('kept');
    server.cut(null);
    const later = await open(server);
    await later.press(/^Not sent yet/);
    expect(later.field().value).toBe('kept');
    await later.press('Send');
    expect([...server.said.values()].map(({ text, place }) => [text, place?.at.x])).toEqual([['kept', 1000]]);
    expect(new Set(server.keys).size).toBe(server.keys.length);
    expect(later.place.textContent).not.toContain('Not sent yet');
  });

  test('what the server refuses is said in its words, and stays to be changed', async () => {
    const server = commentsServer();
    const { driver, type, press, field, place } = await open(server);
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
    const { press, rows, place } = await open(server);
    expect(place.textContent).toContain('The comments could not be loaded.');
    server.cut(null);
    await press('Try again');
    expect(rows()).toEqual(['one']);
    expect(place.textContent).not.toContain('could not be loaded');
  });
});

test.each([
  ['zh', '批注', '按 C，再点图上任意位置。'],
  ['vi', 'Góp ý', 'Nhấn phím C, rồi bấm vào một chỗ bất kỳ trên bản vẽ.'],
] as const)('in %s', async (language, title, how) => {
  const { place } = await open(commentsServer(), language);
  expect(place.querySelector('h2')?.textContent).toBe(title);
  expect(place.textContent).toContain(how);
});

test('letters of a name', () => {
  expect(['Trần Thu Hà', '林晓雨', 'James White', '  lan '].map(lettersOf)).toEqual(['TH', '林', 'JW', 'L']);
});
