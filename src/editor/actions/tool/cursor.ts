import { action } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import { moveCursor, pressCursor } from '#editor/keyboard-cursor.ts';

const ways = {
  Left: { x: -1, y: 0 },
  Right: { x: 1, y: 0 },
  Up: { x: 0, y: 1 },
  Down: { x: 0, y: -1 },
} as const;
const steps = [
  { name: '', modifier: '', by: 100 },
  { name: 'Far', modifier: 'Shift+', by: 1000 },
  { name: 'Fine', modifier: 'Alt+', by: 10 },
] as const;

/** While a tool draws, arrows move the keyboard's own pointer and Enter presses it: whatever a mouse draws, keys do. */
export const cursorActions: readonly Action[] = [
  ...Object.entries(ways).flatMap(([side, way]) =>
    steps.map(({ name, modifier, by }) =>
      action({
        id: `cursor${side}${name}`,
        group: 'tool',
        keys: [`${modifier}Arrow${side}`],
        during: 'drawing',
        reads: true,
        repeats: true,
        allowed: ({ session }) => session.state.tool.tool !== 'select',
        run: (editor) => moveCursor(editor, { x: way.x * by, y: way.y * by }),
      }),
    ),
  ),
  action({
    id: 'cursorPress',
    group: 'tool',
    keys: ['Enter'],
    during: 'drawing',
    reads: true,
    allowed: ({ session }) => session.state.cursor !== null,
    run: (editor) => pressCursor(editor),
  }),
];
