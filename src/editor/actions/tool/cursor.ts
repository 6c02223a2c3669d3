import { action } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import { arrowSteps } from '#editor/actions/arrow-steps.ts';
import { moveCursor, pressCursor } from '#editor/keyboard-cursor.ts';

/** While a tool draws, arrows move the keyboard's own pointer and Enter presses it: whatever a mouse draws, keys do. */
export const cursorActions: readonly Action[] = [
  ...arrowSteps(100).map(({ name, key, by }) =>
    action({
      id: `cursor${name}`,
      group: 'tool',
      keys: [key],
      during: 'drawing',
      reads: true,
      repeats: true,
      allowed: ({ session }) => session.state.tool.tool !== 'select',
      run: (editor) => moveCursor(editor, by),
    }),
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
