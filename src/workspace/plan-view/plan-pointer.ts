import type { Editor } from '#editor/editor.ts';
import { handleAt, handlesOf } from '#editor/handles.ts';
import { thingsAt } from '#editor/hit-test.ts';
import type { Point } from '#lib/vec2.ts';
import { middle } from '#lib/vec2.ts';
import { gap, pointerHands, type Pair, type PointerHands } from '../hands/pointer-hands.ts';
import { panned, toPlan, zoomed, type PlanCamera, type Size } from './plan-camera.ts';

interface PointersOptions {
  readonly editor: Editor;
  sizeOf(): Size;
  /** The menu opens when the right button is let go where it was pressed. */
  onMenu(at: Point, screen: Point): void;
  /** Where a finger draws, for the crosshair and the loupe; null when it is let go. */
  onFinger(at: Point | null): void;
  /** The pointer of a tool goes from one place of the screen to another; the paper may come along before the tool is told. */
  onMove?(from: Point, to: Point): void;
  /** Calls back once; the answer takes it back. */
  after(milliseconds: number, call: () => void): () => void;
}

/** The hands over the plan: what a place of the screen is in the plan, and how its paper moves. */
export function planPointers({ editor, sizeOf, onMenu, onFinger, onMove, after }: PointersOptions): PointerHands {
  const { session } = editor;
  const camera = (): PlanCamera => session.state.view;
  const setCamera = (next: PlanCamera) => session.set({ view: { ...session.state.view, ...next } });
  const plan = (at: Point) => toPlan(camera(), sizeOf(), at);
  let last: Point | null = null;
  return pointerHands({
    editor,
    onFinger,
    after,
    surface: {
      tool(event, at, pointer) {
        if (event === 'move' && last) onMove?.(last, at);
        last = at;
        editor[event]({ ...pointer, at: plan(at) });
      },
      holdsSelection(screen) {
        const at = plan(screen);
        const { design, state } = session;
        const { selection, level } = state;
        const view = { ...state.view, input: 'touch' as const };
        return (
          handleAt(handlesOf(design, selection, editor.pieces, view), at, view) !== null ||
          thingsAt(at, { design, level, pieces: editor.pieces, view, locked: false }).some((id) =>
            selection.includes(id),
          )
        );
      },
      drag: (_how, from, to) => setCamera(panned(camera(), { x: to.x - from.x, y: to.y - from.y })),
      pinch: (before, after) => setCamera(pinched(camera(), sizeOf(), before, after)),
      wheel: (at, { x, y, zoom }) =>
        setCamera(zoom ? zoomed(camera(), sizeOf(), at, Math.exp(-y * 0.0022)) : panned(camera(), { x: -x, y: -y })),
      menu: (at) => onMenu(plan(at), at),
    },
  });
}

/** Two fingers: the plan under each stays under it, as far as moving and zooming can. */
function pinched(camera: PlanCamera, size: Size, before: Pair, after: Pair): PlanCamera {
  const was = gap(...before);
  const by = was < 1 ? 1 : gap(...after) / was;
  const from = middle(...before);
  const to = middle(...after);
  return panned(zoomed(camera, size, from, by), { x: to.x - from.x, y: to.y - from.y });
}
