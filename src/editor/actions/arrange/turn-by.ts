import { z } from 'zod';
import { action } from '#editor/actions/action.ts';
import { turnChosen } from '#editor/actions/arrange/rotate.ts';
import { chosenThings } from '#editor/actions/chosen.ts';

/** By a typed angle, counter-clockwise. */
export const turnBy = action<{ degrees: number }>({
  id: 'turnBy',
  group: 'arrange',
  input: z.strictObject({ degrees: z.number().min(-360).max(360) }),
  allowed: (editor) => chosenThings(editor).length > 0,
  run: (editor, { degrees }) => turnChosen(editor, degrees),
});
