import { describe, expect, it } from 'vitest';
import { newDesign } from '#design/document.ts';
import { isDirty, markSaved, newHistory, perform, redo, undo } from '#design/history.ts';
import type { History } from '#design/history.ts';
import type { Command } from '#design/commands/command-table.ts';

const rename = (name: string): Command => ({ kind: 'design.rename', name });
const hour = (value: number): Command => ({ kind: 'settings.change', settings: { hour: value } });

function done(history: History, command: Command, continues = false): History {
  const result = perform(history, command, continues);
  if (!result.ok) throw new Error(result.reason);
  return result.history;
}

describe('history', () => {
  it('goes back and forth', () => {
    const first = newHistory(newDesign('a'));
    const second = done(done(first, rename('b')), hour(9));
    const back = undo(undo(second));
    expect(back.design).toEqual(first.design);
    expect(redo(redo(back)).design).toEqual(second.design);
    expect(undo(back)).toBe(back);
    expect(redo(second)).toBe(second);
  });

  it('repeats that continue are one step, new ones are not, others neither', () => {
    const history = [
      { value: 9, continues: false },
      { value: 10, continues: true },
      { value: 11, continues: true },
      { value: 12, continues: false },
    ].reduce((each, { value, continues }) => done(each, hour(value), continues), newHistory(newDesign()));
    expect(history.past).toHaveLength(2);
    expect(undo(history).design.settings.hour).toBe(11);
    expect(undo(undo(history)).design.settings.hour).toBe(15);
    expect(redo(redo(undo(undo(history)))).design.settings.hour).toBe(12);
    expect(done(history, rename('x'), true).past).toHaveLength(3);
  });

  it('a new step after an undo forgets what was undone, and does not merge with what is left', () => {
    const history = undo(done(done(newHistory(newDesign()), rename('a')), hour(3)));
    const next = done(history, rename('b'), true);
    expect(next.future).toEqual([]);
    expect(next.past).toHaveLength(2);
  });

  it('knows whether it is saved', () => {
    const saved = markSaved(done(newHistory(newDesign()), rename('a')));
    expect(isDirty(saved)).toBe(false);
    const more = done(saved, rename('b'), true);
    expect(isDirty(more)).toBe(true);
    expect(more.past).toHaveLength(2);
    expect(isDirty(undo(more))).toBe(false);
    expect(isDirty(undo(undo(more)))).toBe(true);
    expect(isDirty(redo(undo(more)))).toBe(true);
  });

  it('doing nothing is no step, and a refusal leaves all as it was', () => {
    const history = newHistory(newDesign('a'));
    expect(done(history, rename('a'))).toBe(history);
    expect(perform(history, { kind: 'things.remove', ids: ['wl_9'] })).toEqual({
      ok: false,
      reason: 'missing_record',
      path: 'walls.wl_9',
    });
  });

  it('keeps the last three hundred steps', () => {
    let history = newHistory(newDesign());
    for (let i = 0; i < 400; i++) history = done(history, rename(`name ${i}`));
    expect(history.past).toHaveLength(300);
    for (let i = 0; i < 300; i++) history = undo(history);
    expect(history.design.name).toBe('name 99');
    expect(isDirty(history)).toBe(true);
  });
});
