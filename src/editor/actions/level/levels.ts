import { z } from 'zod';
import { levelOf, levelSchema } from '#design/document.ts';
import { action, always, edit } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import type { Editor } from '#editor/editor.ts';
import { limits } from '#design/limits.ts';

const { name, elevation, height, slab } = levelSchema.shape;

/** Up and down the stack of storeys. */
export const goActions: readonly Action[] = [
  { id: 'levelUp', key: 'PageUp', by: 1 },
  { id: 'levelDown', key: 'PageDown', by: -1 },
].map(({ id, key, by }) =>
  action({
    id,
    group: 'level',
    keys: [key],
    reads: true,
    allowed: (editor) => neighbour(editor, by) !== undefined,
    run(editor) {
      const next = neighbour(editor, by);
      if (next) editor.session.set({ level: next, selection: [], hover: null });
    },
  }),
);

function neighbour({ session }: Editor, by: number): string | undefined {
  const { levels } = session.design;
  return levels[levels.findIndex(({ id }) => id === session.state.level) + by]?.id;
}

/** An empty storey on top. */
export const addLevel = action({
  id: 'addLevel',
  group: 'level',
  allowed: ({ session }) => session.design.levels.length < limits.levels,
  run(editor) {
    const top = editor.session.design.levels.at(-1)!;
    const level = { ...top, id: editor.ids('lv'), name: '', elevation: top.elevation + top.height + top.slab };
    const done = edit(editor, [{ kind: 'level.add', level }]);
    if (done.ok) editor.session.set({ level: level.id, selection: [] });
    return done;
  },
});

/** The same storey again above itself, with all that stands in it or only its shell. */
export const copyLevelUp = action<{ what: 'all' | 'shell' } | undefined>({
  id: 'copyLevelUp',
  group: 'level',
  keys: ['Mod+PageUp'],
  input: z.strictObject({ what: z.enum(['all', 'shell']) }).optional(),
  allowed: ({ session }) => session.design.levels.length < limits.levels,
  run(editor, given) {
    const { level } = editor.session.state;
    const to = editor.ids('lv');
    const done = edit(editor, [{ kind: 'level.copy', id: level, to, name: '', what: given?.what ?? 'shell' }]);
    if (done.ok) editor.session.set({ level: to, selection: [] });
    return done;
  },
});

interface LevelSizes {
  readonly name?: string | undefined;
  readonly elevation?: number | undefined;
  readonly height?: number | undefined;
  readonly slab?: number | undefined;
}

export const setLevel = action<LevelSizes>({
  id: 'setLevel',
  group: 'level',
  input: z.strictObject({
    name: name.optional(),
    elevation: elevation.optional(),
    height: height.optional(),
    slab: slab.optional(),
  }),
  allowed: always,
  run: (editor, sizes) => edit(editor, [{ kind: 'level.change', id: editor.session.state.level, ...sizes }]),
});

/** To another place in the stack, counted from below. */
export const moveLevel = action<{ to: number }>({
  id: 'moveLevel',
  group: 'level',
  input: z.strictObject({ to: z.number().int().min(0).max(limits.levels) }),
  allowed: ({ session }) => session.design.levels.length > 1,
  run: (editor, { to }) => edit(editor, [{ kind: 'level.move', id: editor.session.state.level, to }]),
});

/** With everything on it. */
export const removeLevel = action({
  id: 'removeLevel',
  group: 'level',
  allowed: ({ session }) =>
    session.design.levels.length > 1 && levelOf(session.design, session.state.level) !== undefined,
  run: (editor) => edit(editor, [{ kind: 'level.remove', id: editor.session.state.level }]),
});
