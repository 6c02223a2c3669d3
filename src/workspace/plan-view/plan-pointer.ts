import type { Editor } from '#editor/editor.ts';
import type { InputKind } from '#editor/session-state.ts';
import type { Point } from '#lib/vec2.ts';
import { panned, toPlan, zoomed, type PlanCamera, type Size } from './plan-camera.ts';

/** The parts of a browser's pointer event that are used, so that a test can make one. */
export interface ScreenPointer {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly button: number;
  /** Within the view. */
  readonly at: Point;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly mod: boolean;
  readonly clicks: number;
}

/** What the hands on the plan do: tools get one pointer, two fingers always move the view. */
export interface PlanPointers {
  down(pointer: ScreenPointer): void;
  move(pointer: ScreenPointer): void;
  up(pointer: ScreenPointer): void;
  /** Lost, or taken by the system: back to the last commit. */
  lost(pointerId: number): void;
  wheel(at: Point, by: { x: number; y: number; zoom: boolean }): void;
  /** Space is held: the next drag moves the view. */
  space(held: boolean): void;
}

type Hand = 'tool' | 'view' | 'menu';

interface PointersOptions {
  readonly editor: Editor;
  sizeOf(): Size;
  /** The menu opens when the right button is let go where it was pressed. */
  onMenu(at: Point, screen: Point): void;
}

/** Beyond this a right press is a drag of the view, not a menu. Pixels. */
const menuSlack = 4;

export function planPointers({ editor, sizeOf, onMenu }: PointersOptions): PlanPointers {
  const { session } = editor;
  const pressed = new Map<number, { hand: Hand; at: Point; from: Point; kind: InputKind }>();
  let spaceHeld = false;
  let penSeen = false;

  const camera = (): PlanCamera => session.state.view;
  const setCamera = (next: PlanCamera) => session.set({ view: { ...session.state.view, ...next } });
  const toolPointer = (pointer: ScreenPointer) => ({
    at: toPlan(camera(), sizeOf(), pointer.at),
    button: pointer.button === 2 ? ('secondary' as const) : ('main' as const),
    input: kindOf(pointer),
    shift: pointer.shift,
    alt: pointer.alt,
    mod: pointer.mod,
    clicks: pointer.clicks,
  });
  const fingers = () => [...pressed.values()].filter(({ kind }) => kind === 'touch');

  function handOf(pointer: ScreenPointer, kind: InputKind): Hand {
    if (pointer.button === 2) return 'menu';
    if (pointer.button === 1 || spaceHeld) return 'view';
    // Once a pen was seen it draws, and fingers move the paper.
    return kind === 'touch' && penSeen ? 'view' : 'tool';
  }

  return {
    down(pointer) {
      const kind = kindOf(pointer);
      if (kind === 'pen') penSeen = true;
      const hand = handOf(pointer, kind);
      pressed.set(pointer.pointerId, { hand, at: pointer.at, from: pointer.at, kind });
      if (kind === 'touch' && fingers().length === 2) {
        // What the first finger began is taken back: two always move the view.
        editor.cancel();
        for (const [id, each] of pressed) if (each.kind === 'touch') pressed.set(id, { ...each, hand: 'view' });
        return;
      }
      if (hand === 'tool') editor.down(toolPointer(pointer));
    },
    move(pointer) {
      const held = pressed.get(pointer.pointerId);
      if (!held) {
        if (kindOf(pointer) !== 'touch') editor.move(toolPointer(pointer));
        return;
      }
      const before = held.at;
      pressed.set(pointer.pointerId, { ...held, at: pointer.at });
      if (held.hand === 'tool') return editor.move(toolPointer(pointer));
      const both = fingers();
      if (held.kind === 'touch' && both.length >= 2) {
        const other = [...pressed].find(([id, each]) => id !== pointer.pointerId && each.kind === 'touch')?.[1].at;
        if (other) setCamera(pinched(camera(), sizeOf(), [before, other], [pointer.at, other]));
        return;
      }
      setCamera(panned(camera(), { x: pointer.at.x - before.x, y: pointer.at.y - before.y }));
    },
    up(pointer) {
      const held = pressed.get(pointer.pointerId);
      pressed.delete(pointer.pointerId);
      if (!held) return;
      if (held.hand === 'tool') editor.up(toolPointer(pointer));
      else if (held.hand === 'menu' && gap(held.from, pointer.at) <= menuSlack)
        onMenu(toPlan(camera(), sizeOf(), pointer.at), pointer.at);
    },
    lost(pointerId) {
      const held = pressed.get(pointerId);
      pressed.delete(pointerId);
      if (held?.hand === 'tool') editor.cancel();
    },
    wheel(at, { x, y, zoom }) {
      setCamera(zoom ? zoomed(camera(), sizeOf(), at, Math.exp(-y * 0.0022)) : panned(camera(), { x: -x, y: -y }));
    },
    space(held) {
      spaceHeld = held;
    },
  };
}

/** Two fingers: the plan under each stays under it, as far as moving and zooming can. */
function pinched(
  camera: PlanCamera,
  size: Size,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
): PlanCamera {
  const was = gap(...before);
  const by = was < 1 ? 1 : gap(...after) / was;
  const from = between(...before);
  const to = between(...after);
  return panned(zoomed(camera, size, from, by), { x: to.x - from.x, y: to.y - from.y });
}

function kindOf({ pointerType }: ScreenPointer): InputKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

function gap(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
