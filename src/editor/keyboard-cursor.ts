import type { Editor } from '#editor/editor.ts';
import type { Pointer } from '#editor/tools/tool.ts';
import { add } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

/** Begins in the middle of what is seen; then it is a pointer like any other, with the same snapping. */
export function moveCursor(editor: Editor, by: Point): void {
  const { cursor, view } = editor.session.state;
  const from = cursor ?? { x: Math.round(view.centre.x), y: Math.round(view.centre.y) };
  const to = cursor ? add(from, by) : from;
  at(editor, to, (pointer) => editor.move(pointer));
}

/** A click where it stands. */
export function pressCursor(editor: Editor): void {
  const { cursor } = editor.session.state;
  if (!cursor) return;
  at(editor, cursor, (pointer) => {
    editor.down(pointer);
    editor.up(pointer);
  });
}

/** A pointer takes the cursor away; the keyboard's own leaves it. */
function at(editor: Editor, place: Point, act: (pointer: Pointer) => void): void {
  act({ at: place, button: 'main', input: 'mouse', shift: false, alt: false, mod: false, clicks: 1 });
  editor.session.set({ cursor: place });
}
