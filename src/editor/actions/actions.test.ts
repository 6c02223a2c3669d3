import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { actions } from '#editor/actions/actions.ts';
import type { Moment } from '#editor/actions/action.ts';
import { endWords, pieceSnapKinds, snapKinds } from '#editor/snapping/snap.ts';

const texts = (language: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../messages/${language}/editor.json`), 'utf8')) as Record<
    string,
    Record<string, string>
  >;

describe('J3 the registry', () => {
  test('no two actions share an id, or a key while the same is done', () => {
    expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
    for (const moment of ['select', 'drawing'] satisfies Moment[]) {
      const keys = actions
        .filter(({ during = 'any' }) => during === 'any' || during === moment)
        .flatMap(({ keys = [] }) => keys);
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
      expect(keys.length).toBeGreaterThan(40);
    }
  });

  test('keys are named by their place, with the modifiers in one order', () => {
    for (const key of actions.flatMap(({ keys = [] }) => keys))
      expect(key).toMatch(
        /^(Mod\+)?(Alt\+)?(Shift\+)?(Key[A-Z]|Digit\d|Arrow(Left|Right|Up|Down)|Numpad\w+|F\d|Page(Up|Down)|Bracket(Left|Right)|Delete|Backspace|Escape|Enter|Tab|Home|Equal|Minus|Slash|Backslash)$/,
      );
  });

  test('the keys of WORKSPACE: F flips, G hinge, Home frames, digits are views while nothing is drawn', () => {
    const keyOf = (id: string) => actions.find((each) => each.id === id)?.keys?.[0];
    expect([keyOf('flip'), keyOf('hinge'), keyOf('frame')]).toEqual(['KeyF', 'KeyG', 'Home']);
    expect(['zoomAll', 'viewPlan', 'viewSplit', 'viewSpace', 'viewWalk'].map(keyOf)).toEqual(
      [0, 1, 2, 3, 4].map((digit) => `Digit${digit}`),
    );
    for (const { keys = [], during } of actions)
      if (keys.some((key) => /Digit/.test(key))) expect(during).toBe('select');
  });

  test.each(['en', 'zh', 'vi'])(
    'every action, group and snap has words in %s, and no words are left over',
    (language) => {
      const { actions: words = {}, groups = {}, snap = {} } = texts(language);
      expect(Object.keys(words).sort()).toEqual(actions.map(({ id }) => id).sort());
      expect(Object.keys(groups).sort()).toEqual([...new Set(actions.map(({ group }) => group))].sort());
      expect(Object.keys(snap).sort()).toEqual([...snapKinds, ...pieceSnapKinds, ...endWords].sort());
      const all = Object.values(words);
      expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([]);
    },
  );
});
