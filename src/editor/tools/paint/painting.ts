import { recordOf, tableOfId } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import type { Show } from '#editor/gesture.ts';
import { thingsAt } from '#editor/hit-test.ts';
import { outlineOf } from '#editor/outlines.ts';
import { oneCommand } from '#editor/one-command.ts';
import { paintCommands } from '#editor/paint-scope.ts';
import { paintTarget, surfaceOn } from '#editor/paint-target.ts';
import type { PaintTarget } from '#editor/paint-target.ts';
import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { pixels } from '#editor/snapping/snap.ts';
import type { SnapView } from '#editor/snapping/snap.ts';
import { bodiesNear } from '#editor/snapping/snap-point.ts';
import type { PaintState } from '#editor/tools/paint/paint-state.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';
import { beside, flattened, nearestOn, pointAt } from '#lib/curve.ts';
import { distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

/**
 * A press puts the finish in hand on what is under it; Shift on all walls of the room. Alt, or an empty hand, takes up
 * what is there.
 */
export const painting: StateHandlers<PaintState> = {
  move(editor, state, pointer) {
    const { target, spared } = under(editor, state, pointer);
    if (target && (pointer.alt || state.surface === null)) editor.session.preview(null, faceShown(editor, target));
    else preview(editor, state, target, pointer);
    return { ...state, target, spared };
  },

  down(editor, state, pointer) {
    const { target, spared } = under(editor, state, pointer);
    if (!target) return { ...state, target, spared };
    if (pointer.alt || state.surface === null) {
      editor.session.cancel();
      return { ...state, surface: surfaceOn(editor.session.design, target), target, spared: null };
    }
    preview(editor, state, target, pointer);
    editor.session.commit();
    return { ...state, target, spared };
  },

  cancel: (_editor, state) => ({ ...state, target: null, spared: null }),
};

function preview(editor: Editor, state: PaintState, target: PaintTarget | null, { shift }: Pointer): void {
  const { session } = editor;
  const { surface, scope } = state;
  if (!target || surface === null) return session.cancel();
  const reach = shift && scope === 'face' ? 'room' : scope;
  const command = oneCommand(paintCommands(session.design, session.state.level, [target], surface, reach));
  if (command) session.preview(command, faceShown(editor, target));
  else session.cancel();
}

/** What is meant is drawn: the side of a wall, which is cut in the plan, as a band along it; else all around. */
function faceShown({ session, pieces }: Editor, target: PaintTarget): Show {
  const { design } = session;
  if (target.on === 'floor' || target.on === 'item') {
    const outline = outlineOf(design, target.id, pieces);
    return { line: [...outline, ...outline.slice(0, 1)] };
  }
  const wall = target.on === 'wall' ? recordOf(design, 'walls', target.id) : undefined;
  if (!wall || target.on !== 'wall') return {};
  const face = beside(wall, ((target.side === 'left' ? 1 : -1) * wall.thickness) / 2) ?? wall;
  return { band: [...flattened(face, 20), face.b] };
}

type Under = Pick<PaintState, 'target' | 'spared'>;

function under({ session, pieces }: Editor, { surface }: PaintState, { at, hit }: Pointer): Under {
  const { design } = session;
  const { level, view } = session.state;
  const face = hit ? null : wallNear(design, level, at, view);
  const seen = hit ? [hit.id].filter((id) => id !== null) : thingsAt(at, { design, level, pieces, view });
  const things = face === null ? seen : [face];
  const material = surface?.material ?? null;
  const target = things.flatMap((id) => paintTarget(design, pieces, id, at, hit?.part, material) ?? [])[0] ?? null;
  const [top] = things.filter((id) => tableOfId(id) === 'items');
  return { target, spared: top !== undefined && target?.on !== 'item' ? top : null };
}

/** From so many pixels beside the middle of a wall one means its side, however thin the wall is drawn. */
const sidePixels = 10;

function wallNear(design: Design, level: string, at: Point, view: SnapView): string | null {
  const reach = pixels(sidePixels, view);
  const near = bodiesNear(levelSnaps(design, level), at, reach + 500, new Set())
    .map(({ id, curve, thickness }) => ({
      id,
      off: distance(at, pointAt(curve, nearestOn(curve, at))) - Math.max(reach, thickness / 2),
    }))
    .filter(({ off }) => off <= 0)
    .toSorted((p, q) => p.off - q.off);
  return near[0]?.id ?? null;
}
