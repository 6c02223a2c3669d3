import { recordsOn, type Opening } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import { thingsInOrder } from '#editor/actions/select/step-things.ts';
import { lengthOf } from '#lib/curve.ts';

/** Takes a door or window to the middle of the next wall that has room for it, in reading order. */
export function toNextWall(editor: Editor, { id, wall, width }: Opening): void {
  const { session } = editor;
  const walls = new Map(recordsOn(session.design, 'walls', session.state.level).map((each) => [each.id, each]));
  const ordered = thingsInOrder(editor).flatMap((each) => walls.get(each) ?? []);
  const at = ordered.findIndex((each) => each.id === wall);
  const others = [...ordered.slice(at + 1), ...ordered.slice(0, Math.max(at, 0))];
  const next = others.find((each) => lengthOf(each) > width);
  if (next) session.perform({ kind: 'opening.move', id, wall: next.id, offset: lengthOf(next) / 2 });
}
