import type { Editor } from '#editor/editor.ts';
import { handlesOf } from '#editor/handles.ts';
import type { Point } from '#lib/vec2.ts';

/** Two fingers, on the screen. */
type Fingers = readonly [Point, Point];

export interface Twist {
  move(fingers: Fingers): void;
  end(): void;
}

/** Two fingers turn what is selected as its handle does; null where it does not turn. */
export function beginTwist(editor: Editor, begun: Fingers): Twist | null {
  const { session, pieces } = editor;
  const { selection, view } = session.state;
  const handle = handlesOf(session.design, selection, pieces, view).find((each) => each.kind === 'turn');
  if (!handle) return null;
  const { ids, around } = handle;
  // The line between the fingers, as if the handle stood at its end. Y of the plan points up.
  const gripOf = ([a, b]: Fingers): Point => ({
    x: around.x + (b.x - a.x) / view.scale,
    y: around.y - (b.y - a.y) / view.scale,
  });
  let at = gripOf(begun);
  editor.use({ tool: 'select', state: 'turning', from: at, ids, around });
  const pointer = () =>
    ({ at, button: 'main', input: 'touch', shift: false, alt: false, mod: false, clicks: 1 }) as const;
  return {
    move(fingers) {
      at = gripOf(fingers);
      editor.move(pointer());
    },
    end: () => editor.up(pointer()),
  };
}
