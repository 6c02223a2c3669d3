import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { along, direction, dot, leftOf, middle, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { Editor } from '#editor/editor.ts';
import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { nearestStop } from '#editor/snapping/line-snap.ts';
import { gridStep, reachOf } from '#editor/snapping/snap.ts';
import type { Guide } from '#editor/snapping/snap.ts';
import { wallGaps } from '#editor/tools/select/select-state.ts';
import type { SelectIn } from '#editor/tools/select/select-state.ts';
import { gapsBeside } from '#editor/tools/select/wall-gaps.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';
import { typedInto, typedLength } from '#editor/tools/typed.ts';

type Dragging = SelectIn<'dragging-wall'>;

/** A wall moves square to itself; the walls it meets stretch, with Alt they stay. How far, or the gap it leaves, can be typed. */
export const draggingWall: StateHandlers<Dragging> = {
  move(editor, given, { at, alt }) {
    const wall = recordOf(editor.session.design, 'walls', given.id);
    if (!wall) return { tool: 'select', state: 'idle' };
    const state = { ...given, pulled: dot(subtract(at, given.from), leftOf(direction(wall.a, wall.b))) };
    show(editor, state, !alt);
    return state;
  },

  up(editor) {
    editor.session.commit();
    return { tool: 'select', state: 'idle' };
  },

  key(editor, state, key) {
    if (key.code === 'Enter' && state.typed !== '') {
      editor.session.commit();
      return { tool: 'select', state: 'idle' };
    }
    if (key.code === 'Tab') {
      const next = wallGaps[(wallGaps.indexOf(state.field) + 1) % wallGaps.length] ?? 'by';
      return { ...state, field: next, typed: '' };
    }
    const typed = typedInto(state.typed, key);
    if (typed === null) return null;
    const next = { ...state, typed };
    show(editor, next, true);
    return next;
  },
};

function show(editor: Editor, state: Dragging, joined: boolean): void {
  const { session } = editor;
  const { id, typed, field } = state;
  const wall = recordOf(session.design, 'walls', id);
  if (!wall) return session.cancel();
  const normal = leftOf(direction(wall.a, wall.b));
  const { far, guides } = distanceOf(editor, state, normal);
  const from = middle(wall.a, wall.b);
  const { left, right } = gapsBeside(session.design, wall, far);
  const shown = (name: typeof field) => ({ field: name, ...(name === field && { typed }) });
  const by = along({ x: 0, y: 0 }, normal, far);
  session.preview(Math.abs(far) < 0.5 ? null : { kind: 'wall.move', id, by, joined }, {
    guides,
    measures: [
      { from, to: along(from, normal, far), value: Math.abs(far), ...shown('by') },
      ...(left ? [{ from: left.from, to: left.to, value: left.value, ...shown('left') }] : []),
      ...(right ? [{ from: right.from, to: right.to, value: right.value, ...shown('right') }] : []),
    ],
  });
}

/** How far to the wall's left: as typed, else as pulled, in line with a corner or on the grid. */
function distanceOf(editor: Editor, { id, typed, field, pulled }: Dragging, normal: Point) {
  const { session } = editor;
  const wall = recordOf(session.design, 'walls', id);
  const length = typedLength(editor, typed);
  if (wall && length !== null) {
    if (field === 'by') return { far: Math.sign(pulled || 1) * length, guides: [] };
    const gap = gapsBeside(session.design, wall, pulled)[field];
    if (gap) return { far: gap.reach + (field === 'left' ? -length : length), guides: [] };
  }
  const { view, snapping } = session.state;
  if (!snapping) return { far: Math.round(pulled), guides: [] };
  const stop = inLine(session.design, id, normal, pulled, reachOf('alignment', view));
  const step = gridStep(view.scale);
  return stop ?? { far: Math.round(pulled / step) * step, guides: [] };
}

/** The corners elsewhere that the wall would come into line with. */
function inLine(design: Design, id: string, normal: Point, pulled: number, reach: number) {
  const wall = recordOf(design, 'walls', id);
  if (!wall) return null;
  const stops = levelSnaps(design, wall.level)
    .byX.filter(({ walls }) => !walls.includes(id))
    .map(({ point }) => ({ at: dot(subtract(point, wall.a), normal), kind: 'alignment' as const, point }));
  const stop = nearestStop(pulled, stops, reach);
  const point = stops.find((each) => each === stop)?.point;
  if (!stop || !point) return null;
  const foot = along(wall.a, normal, stop.at);
  const guides: Guide[] = [{ kind: 'alignment', at: foot, line: [point, foot] }];
  return { far: stop.at, guides };
}
