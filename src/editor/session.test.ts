import { describe, expect, test } from 'vitest';
import { apply } from '#design/apply.ts';
import { newDesign, recordOf } from '#design/document.ts';
import type { Command } from '#design/commands/command-table.ts';
import type { Design } from '#design/document.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import { restoreSession, saveSession } from '#editor/saved-session.ts';
import { createSession } from '#editor/session.ts';

const rename = (name: string): Command => ({ kind: 'design.rename', name });
const hour = (value: number): Command => ({ kind: 'settings.change', settings: { hour: value } });
const stool = (id: string, x: number): Command => ({
  kind: 'item.add',
  item: {
    id,
    level: 'lv_1',
    model: 'stool-0000',
    finishes: {},
    at: { x, y: 0, z: 0 },
    turn: 0,
    placement: 'floor',
    locked: false,
  },
});
const move = (id: string, x: number): Command => ({ kind: 'item.move', id, at: { x, y: 0, z: 0 } });
const done = (design: Design, command: Command): Design => applyAll(design, [command]);

describe('J3 the session', () => {
  test('tells of changes once, and of none where nothing changed', () => {
    const session = createSession(newDesign());
    let told = 0;
    const stop = session.subscribe(() => told++);
    session.together(() => {
      session.perform(rename('a'));
      session.perform(hour(9));
      session.set({ hover: null });
    });
    expect(told).toBe(1);
    session.perform(rename('a'));
    session.set({ selection: session.state.selection });
    expect(told).toBe(1);
    stop();
    session.perform(rename('b'));
    expect(told).toBe(1);
  });

  test('every change is given to who saves it, with what was before and after', () => {
    const session = createSession(newDesign('x'));
    const seen: string[] = [];
    session.onPerformed(({ command, cause, before, after }) => {
      const again = apply(before, command);
      expect(again.ok && again.design).toEqual(after);
      seen.push(`${cause} ${command.kind} ${before.name} ${after.name}`);
    });
    session.perform(rename('y'));
    session.undo();
    session.redo();
    expect(seen).toEqual(['edit design.rename x y', 'undo restore y x', 'redo restore x y']);
  });

  test('undo is three hundred deep', () => {
    const session = createSession(newDesign());
    for (let i = 0; i < 350; i++) session.perform(rename(`${i}`));
    for (let i = 0; i < 300; i++) expect(session.undo()).toBe(true);
    expect(session.undo()).toBe(false);
    expect(session.design.name).toBe('49');
  });

  test('it survives a reload, through text, with selection and storey', () => {
    const session = createSession(studio());
    session.perform(stool('it_a', 1000));
    session.perform(move('it_a', 2000));
    session.perform(rename('Later'));
    session.undo();
    session.set({ selection: ['it_a'] });
    const text = JSON.stringify(saveSession(session.state));

    const again = createSession(session.design);
    expect(restoreSession(again, JSON.parse(text))).toBe(true);
    expect(again.state.selection).toEqual(['it_a']);
    expect(again.redo()).toBe(true);
    expect(again.design.name).toBe('Later');
    for (const name of ['Studio', 'Studio', 'Studio']) {
      expect(again.undo()).toBe(true);
      expect(again.design.name).toBe(name);
    }
    expect(again.design).toEqual(studio());
  });

  test('what is not of this design, or not ours at all, is not restored', () => {
    const session = createSession(studio());
    session.perform(rename('a'));
    const saved = saveSession(session.state);
    expect(restoreSession(createSession(studio()), saved)).toBe(false);
    for (const given of [null, 'x', {}, { ...saved, past: [{ kind: 'x' }] }, { ...saved, more: 1 }])
      expect(restoreSession(createSession(session.design), given)).toBe(false);
  });

  test('a refusal is told and leaves everything as it was', () => {
    const session = createSession(newDesign());
    const before = session.design;
    expect(session.perform({ kind: 'things.remove', ids: ['wl_no'] })).toMatchObject({ ok: false });
    expect(session.state.refusal).toMatchObject({
      command: 'things.remove',
      fault: { reason: 'missing_record' },
      number: 1,
    });
    session.perform({ kind: 'things.remove', ids: ['wl_no'] });
    expect(session.state.refusal?.number).toBe(2);
    expect(session.design).toBe(before);
    session.perform(rename('fine'));
    expect(session.state.refusal).toBeNull();
  });

  test('a storey that is gone is left for the one in its place', () => {
    const level = { id: 'lv_2', name: '', elevation: 3000, height: 2800, slab: 200 };
    const session = createSession(done(newDesign(), { kind: 'level.add', level }));
    session.set({ level: 'lv_2' });
    session.perform({ kind: 'level.remove', id: 'lv_2' });
    expect(session.state.level).toBe('lv_1');
  });
});

describe('D4, D6 a design brought up to date', () => {
  const start = () => applyAll(newDesign(), [stool('it_a', 0), stool('it_b', 1000)]);

  test('selection, storey and steps survive by id; an undo takes back only what is one’s own', () => {
    const session = createSession(start());
    session.perform(move('it_a', 500));
    session.set({ selection: ['it_a', 'it_b'] });
    session.replaceDesign(done(session.design, move('it_b', 3000)));
    expect(session.state.selection).toEqual(['it_a', 'it_b']);
    expect(session.undo()).toBe(true);
    expect(recordOf(session.design, 'items', 'it_a')?.at.x).toBe(0);
    expect(recordOf(session.design, 'items', 'it_b')?.at.x).toBe(3000);
  });

  test('a record someone else changed since is not set back', () => {
    const session = createSession(start());
    session.perform({ kind: 'things.shift', ids: ['it_a', 'it_b'], by: { x: 100, y: 0, z: 0 } });
    session.replaceDesign(done(session.design, move('it_b', 5000)));
    session.undo();
    expect(recordOf(session.design, 'items', 'it_a')?.at.x).toBe(0);
    expect(recordOf(session.design, 'items', 'it_b')?.at.x).toBe(5000);
    session.redo();
    expect(recordOf(session.design, 'items', 'it_a')?.at.x).toBe(100);
  });

  test('a step of which nothing is left is gone, and the one before it can be undone', () => {
    const session = createSession(start());
    session.perform(rename('mine'));
    session.perform(move('it_a', 500));
    session.replaceDesign(done(session.design, { kind: 'things.remove', ids: ['it_a'] }));
    expect(session.state.history.past).toHaveLength(1);
    expect(session.undo()).toBe(true);
    expect(session.design.name).toBe('');
    expect(recordOf(session.design, 'items', 'it_a')).toBeUndefined();
  });

  test('a step that rests on what is gone is told and let go of', () => {
    const session = createSession(studio());
    session.perform({ kind: 'things.remove', ids: ['op_entrance'] });
    session.perform(rename('later'));
    session.replaceDesign(done(session.design, { kind: 'things.remove', ids: ['wl_a'] }));
    expect(session.undo()).toBe(true);
    expect(session.undo()).toBe(false);
    expect(session.state.refusal).toMatchObject({ command: 'restore' });
    expect(session.state.history.past).toEqual([]);
  });

  test('what is in hand goes on over the new design', () => {
    const session = createSession(start());
    session.preview(move('it_a', 700));
    session.replaceDesign(done(session.design, rename('theirs')));
    expect(session.shown.name).toBe('theirs');
    expect(recordOf(session.shown, 'items', 'it_a')?.at.x).toBe(700);
    expect(session.commit()).toEqual({ ok: true, changed: true });
    expect(session.state.history.past).toHaveLength(1);
  });

  test('what is selected and gone is let go of', () => {
    const session = createSession(start());
    session.set({ selection: ['it_a', 'it_b'], hover: 'it_a' });
    session.replaceDesign(done(session.design, { kind: 'things.remove', ids: ['it_a'] }));
    expect(session.state.selection).toEqual(['it_b']);
    expect(session.state.hover).toBeNull();
  });
});

describe('a gesture', () => {
  test('previews outside the document; refused, it shows the document and ends in a refusal', () => {
    const session = createSession(studio());
    const { design } = session;
    session.preview({ kind: 'things.remove', ids: ['wl_no'] });
    expect(session.shown).toBe(design);
    expect(session.state.gesture?.refused).toMatchObject({ reason: 'missing_record' });
    expect(session.commit()).toMatchObject({ ok: false });
    expect(session.state.gesture).toBeNull();
    expect(session.design).toBe(design);
  });

  test('cancelled, it leaves nothing; nothing in hand is no step', () => {
    const session = createSession(studio());
    const { state } = session;
    session.preview(rename('x'));
    session.cancel();
    expect(session.state.history).toBe(state.history);
    session.preview(null);
    expect(session.commit()).toEqual({ ok: true, changed: false });
    expect(session.commit()).toEqual({ ok: true, changed: false });
  });
});
