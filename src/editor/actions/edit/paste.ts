import { z } from 'zod';
import type { SimpleCommand } from '#design/commands/command-table.ts';
import { action, edit } from '#editor/actions/action.ts';
import { readClipboard } from '#editor/actions/edit/clipboard.ts';
import type { Clipboard } from '#editor/actions/edit/clipboard.ts';
import type { Editor } from '#editor/editor.ts';
import { newIdLike } from '#editor/record-ids.ts';
import type { Point } from '#lib/vec2.ts';

interface Given {
  readonly text?: string | undefined;
  readonly at?: Point | undefined;
}

/** Into the middle of what is seen, or where it is said, with new ids; text that is not ours is left alone. */
export const paste = action<Given | undefined>({
  id: 'paste',
  group: 'edit',
  keys: ['Mod+KeyV'],
  during: 'select',
  input: z
    .strictObject({
      text: z.string().optional(),
      at: z.strictObject({ x: z.number(), y: z.number() }).optional(),
    })
    .optional(),
  allowed: ({ clipboard, session }) => clipboard !== null || session.state.readOnly === null,
  run(editor, given) {
    const held = readClipboard(given?.text ?? editor.clipboard ?? '');
    if (!held) return { ok: false, fault: null };
    const { cursor, view } = editor.session.state;
    const { command, ids } = pasted(editor, held, given?.at ?? cursor ?? view.centre);
    const done = edit(editor, [command]);
    if (done.ok) editor.session.set({ selection: ids });
    return done;
  },
});

function pasted(editor: Editor, held: Clipboard, at: Point): { command: SimpleCommand; ids: string[] } {
  const { hien: _mark, version: _version, middle, ...tables } = held;
  const by = { x: Math.round(at.x - middle.x), y: Math.round(at.y - middle.y) };
  const { level } = editor.session.state;
  const renamed = new Map<string, string>();
  for (const records of Object.values(tables)) for (const { id } of records) renamed.set(id, newIdLike(editor.ids, id));
  const moved = Object.fromEntries(
    Object.entries(tables).map(([table, records]) => [
      table,
      records.flatMap((record) => {
        if ('wall' in record && !renamed.has(record.wall)) return [];
        return [placed(record, level, by, renamed)];
      }),
    ]),
  );
  return { command: { kind: 'things.add', ...moved } as SimpleCommand, ids: [...renamed.values()] };
}

/** Every point of the record moved; its ids exchanged; free of its old group and lock. */
function placed(record: object, level: string, by: Point, renamed: ReadonlyMap<string, string>): object {
  const shifted = Object.fromEntries(
    Object.entries(record).flatMap(([key, value]: [string, unknown]) => {
      if (key === 'group' || (key === 'locked' && value === true && !('model' in record))) return [];
      if (key === 'locked') return [[key, false]];
      if (key === 'level') return [[key, level]];
      if ((key === 'id' || key === 'wall') && typeof value === 'string') return [[key, renamed.get(value) ?? value]];
      return [[key, isPoint(value) ? { ...value, x: value.x + by.x, y: value.y + by.y } : value]];
    }),
  );
  return shifted;
}

function isPoint(value: unknown): value is Point {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
}
