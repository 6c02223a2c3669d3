import { action, edit } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import { arrowSteps } from '#editor/actions/arrow-steps.ts';
import { chosenThings } from '#editor/actions/chosen.ts';
import { shiftThings } from '#editor/shift-things.ts';

/** Arrows: 10 mm, with Shift 100, with Alt 1. A key held down is one step. */
export const nudgeActions: readonly Action[] = arrowSteps(10).map(({ name, key, by }) =>
  action({
    id: `nudge${name}`,
    group: 'arrange',
    keys: [key],
    during: 'select',
    repeats: true,
    allowed: (editor) => chosenThings(editor).length > 0,
    run: (editor, _input, continues) =>
      edit(editor, shiftThings(editor.session.design, chosenThings(editor), by), continues),
  }),
);
