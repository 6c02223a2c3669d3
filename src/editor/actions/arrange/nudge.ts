import { action, edit } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import { chosenThings } from '#editor/actions/chosen.ts';
import { shiftThings } from '#editor/shift-things.ts';

const ways = {
  Left: { x: -1, y: 0 },
  Right: { x: 1, y: 0 },
  Up: { x: 0, y: 1 },
  Down: { x: 0, y: -1 },
} as const;
const steps = [
  { name: '', modifier: '', by: 10 },
  { name: 'Far', modifier: 'Shift+', by: 100 },
  { name: 'Fine', modifier: 'Alt+', by: 1 },
] as const;

/** Arrows: 10 mm, with Shift 100, with Alt 1. A key held down is one step. */
export const nudgeActions: readonly Action[] = Object.entries(ways).flatMap(([side, way]) =>
  steps.map(({ name, modifier, by }) =>
    action({
      id: `nudge${side}${name}`,
      group: 'arrange',
      keys: [`${modifier}Arrow${side}`],
      during: 'select',
      repeats: true,
      allowed: (editor) => chosenThings(editor).length > 0,
      run(editor, _input, continues) {
        const { design } = editor.session;
        return edit(editor, shiftThings(design, chosenThings(editor), { x: way.x * by, y: way.y * by }), continues);
      },
    }),
  ),
);
