import { action, edit } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import { chosenThings } from '#editor/actions/chosen.ts';
import type { Editor } from '#editor/editor.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import { recordsAmong } from '#editor/things.ts';
import { turnStep } from '#editor/snapping/snap.ts';
import type { Point } from '#lib/vec2.ts';

/** Clockwise without Shift, about the middle of what is selected. */
const turns = [
  { id: 'turnRight', by: -turnStep, key: 'KeyR' },
  { id: 'turnLeft', by: turnStep, key: 'Shift+KeyR' },
  { id: 'turnRightFine', by: -1, key: 'Alt+KeyR' },
  { id: 'turnLeftFine', by: 1, key: 'Alt+Shift+KeyR' },
  { id: 'turnRightQuarter', by: -90, key: 'BracketRight' },
  { id: 'turnLeftQuarter', by: 90, key: 'BracketLeft' },
] as const;

export const rotateActions: readonly Action[] = turns.map(({ id, by, key }) =>
  action({
    id,
    group: 'arrange',
    keys: [key],
    during: 'select',
    repeats: true,
    allowed: (editor) => chosenThings(editor).length > 0,
    run: (editor, _input, continues) => turnChosen(editor, by, continues),
  }),
);

export function turnChosen(editor: Editor, by: number, continues = false) {
  const ids = chosenThings(editor);
  return edit(editor, [{ kind: 'things.turn', ids, by, around: pivotOf(editor, ids) }], continues);
}

/** One piece turns about its own place, so that turning it round brings it back to the letter. */
function pivotOf({ session, pieces }: Editor, ids: readonly string[]): Point {
  const [item] = ids.length === 1 ? recordsAmong(session.design, 'items', ids) : [];
  if (item) return { x: item.at.x, y: item.at.y };
  const bounds = boundsOfThings(session.design, ids, pieces);
  return bounds ? { x: (bounds.left + bounds.right) / 2, y: (bounds.bottom + bounds.top) / 2 } : { x: 0, y: 0 };
}
