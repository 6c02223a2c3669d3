import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { along, direction, dot, leftOf, middle, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { Editor } from '#editor/editor.ts';
import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { nearestStop } from '#editor/snapping/line-snap.ts';
import { gridStep, reachOf } from '#editor/snapping/snap.ts';
import type { Guide } from '#editor/snapping/snap.ts';
import type { SelectIn } from '#editor/tools/select/select-state.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';
import { typedInto, typedLength } from '#editor/tools/typed.ts';

/** A wall moves square to itself; the walls it meets stretch. Alt leaves them behind. A typed figure is how far. */
export const draggingWall: StateHandlers<SelectIn<'dragging-wall'>> = {
  move(editor, state, pointer) {
    preview(editor, state, pointer);
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
    const typed = typedInto(state.typed, key);
    if (typed === null) return null;
    const next = { ...state, typed };
    const far = typedLength(editor, typed);
    const was = wayOf(editor.session.state.gesture?.command);
    if (far !== null && was) show(editor, next, along({ x: 0, y: 0 }, direction({ x: 0, y: 0 }, was), far), true, []);
    return next;
  },
};

function preview(editor: Editor, state: SelectIn<'dragging-wall'>, { at, alt }: Pointer): void {
  const { session } = editor;
  const wall = recordOf(session.design, 'walls', state.id);
  if (!wall) return session.cancel();
  const normal = leftOf(direction(wall.a, wall.b));
  const pulled = dot(subtract(at, state.from), normal);
  const typed = typedLength(editor, state.typed);
  if (typed !== null)
    return show(editor, state, along({ x: 0, y: 0 }, normal, Math.sign(pulled || 1) * typed), !alt, []);
  const { view, snapping } = session.state;
  const stop = snapping ? inLine(session.design, state.id, normal, pulled, reachOf('alignment', view)) : null;
  const step = gridStep(view.scale);
  const far = stop?.at ?? (snapping ? Math.round(pulled / step) * step : Math.round(pulled));
  show(editor, state, along({ x: 0, y: 0 }, normal, far), !alt, stop ? stop.guides : []);
}

function show(
  editor: Editor,
  { id, typed }: SelectIn<'dragging-wall'>,
  by: Point,
  joined: boolean,
  guides: readonly Guide[],
): void {
  const { session } = editor;
  const wall = recordOf(session.design, 'walls', id);
  if (!wall) return;
  const from = middle(wall.a, wall.b);
  const to = { x: from.x + by.x, y: from.y + by.y };
  const value = Math.hypot(by.x, by.y);
  const command = value < 0.5 ? null : ({ kind: 'wall.move', id, by, joined } as const);
  session.preview(command, { guides, measures: [{ from, to, value, field: 'by', typed }] });
}

/** The corners elsewhere that the wall would come into line with. */
function inLine(design: Design, id: string, normal: Point, pulled: number, reach: number) {
  const wall = recordOf(design, 'walls', id);
  if (!wall) return null;
  const stops = levelSnaps(design, wall.level)
    .byX.filter(({ walls }) => !walls.includes(id))
    .map(({ point }) => ({ at: dot(subtract(point, wall.a), normal), kind: 'alignment' as const, point }));
  const stop = nearestStop(pulled, stops, reach);
  const point = stop && stops.find((each) => each === stop)?.point;
  if (!stop || !point) return null;
  const foot = along(wall.a, normal, stop.at);
  const guides: Guide[] = [{ kind: 'alignment', at: foot, line: [point, foot] }];
  return { at: stop.at, guides };
}

function wayOf(command: { kind: string } | null | undefined): Point | null {
  return command && command.kind === 'wall.move' && 'by' in command ? (command.by as Point) : null;
}
