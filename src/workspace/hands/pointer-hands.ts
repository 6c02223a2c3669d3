import { isEmptySheet } from '#editor/tools/empty-sheet.ts';
import type { Editor } from '#editor/editor.ts';
import type { InputKind } from '#editor/session-state.ts';
import type { Pointer } from '#editor/tools/tool.ts';
import { middle, type Point } from '#lib/vec2.ts';
import { beginTwist, type Twist } from './twist.ts';

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

/** What the hands over a view do: tools get one pointer, two fingers always move the view. */
export interface PointerHands {
  down(pointer: ScreenPointer): void;
  move(pointer: ScreenPointer): void;
  up(pointer: ScreenPointer): void;
  /** Lost, or taken by the system: back to the last commit. */
  lost(pointerId: number): void;
  wheel(at: Point, by: WheelTurn): void;
  /** Space is held: the next drag moves the view. */
  space(held: boolean): void;
}

interface WheelTurn {
  readonly x: number;
  readonly y: number;
  readonly zoom: boolean;
}

/** How a drag moves the view: `turn` is the right button or one finger, `shift` the middle button or the space bar. */
type ViewDrag = 'turn' | 'shift';
export type ToolEvent = 'down' | 'move' | 'up';
export type Pair = readonly [Point, Point];

/** The view under the hands: the plan or 3D. Places are of the screen, within the view. */
export interface HandSurface {
  /** Tells the tool in use; the view knows which place of the home is meant. */
  tool(event: ToolEvent, at: Point, pointer: Omit<Pointer, 'at' | 'hit'>): void;
  /** Whether a finger there takes along what is selected. */
  holdsSelection(at: Point): boolean;
  drag(how: ViewDrag, from: Point, to: Point): void;
  pinch(before: Pair, after: Pair): void;
  wheel(at: Point, by: WheelTurn): void;
  menu(at: Point): void;
}

/**
 * `tap`: a finger without a tool, which selects where it is let go and moves the view where it is not. `aim`: one with a
 * tool, which presses where it is let go at once and else draws above itself. `twist`: one of two that turn what is
 * selected.
 */
type Hand = 'tool' | 'view' | 'menu' | 'tap' | 'aim' | 'twist' | 'none';

interface HandsOptions {
  readonly editor: Editor;
  readonly surface: HandSurface;
  /** Where a finger draws, for the crosshair and the loupe; null when it is let go. */
  onFinger(at: Point | null): void;
  /** Calls back once; the answer takes it back. */
  after(milliseconds: number, call: () => void): () => void;
}

/** Beyond this a right press is a drag of the view, not a menu. Pixels. */
const menuSlack = 4;
/** A finger that stays this long asks for the menu; one that goes farther than this moves. Milliseconds, pixels. */
const longPress = 500;
const tapSlack = 6;
/** A finger with a tool that stays this long takes aim. Milliseconds. */
const aimAfter = 220;
/** A finger hides what it draws: the crosshair stands this far above it. Pixels. */
const aboveFinger = 56;

export function pointerHands({ editor, surface, onFinger, after }: HandsOptions): PointerHands {
  const { session } = editor;
  const pressed = new Map<number, { hand: Hand; at: Point; from: Point; kind: InputKind }>();
  let spaceHeld = false;
  let penSeen = false;
  let stopWaiting = () => {};
  let twist: Twist | null = null;

  /** On an empty sheet a drag draws a room, whatever is in hand. */
  const isDrawing = () =>
    session.state.tool.tool !== 'select' || (session.state.readOnly === null && isEmptySheet(session.design));
  const drawnAt = (pointer: ScreenPointer): Point =>
    kindOf(pointer) === 'touch' && isDrawing() ? { x: pointer.at.x, y: pointer.at.y - aboveFinger } : pointer.at;
  const tell = (event: ToolEvent, pointer: ScreenPointer, at = drawnAt(pointer)) =>
    surface.tool(event, at, {
      button: pointer.button === 2 ? 'secondary' : 'main',
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
    // Once a pen was seen it draws, and fingers move the view.
    if (kind !== 'touch') return 'tool';
    if (penSeen) return 'view';
    if (isDrawing()) return 'aim';
    return holdsSelection(pointer.at) ? 'tool' : 'tap';
  }

  /** Without a tool one finger takes along what is selected, and else moves the view. */
  function holdsSelection(at: Point): boolean {
    const { selection, readOnly } = session.state;
    return selection.length > 0 && readOnly === null && surface.holdsSelection(at);
  }

  /** Two fingers over what is selected turn it; elsewhere they move the view. */
  function twistBegun(): Twist | null {
    const [first, second] = fingers();
    if (!first || !second || isDrawing() || penSeen) return null;
    const places = [first.at, middle(first.at, second.at)];
    return places.some(holdsSelection) ? beginTwist(editor, [first.at, second.at]) : null;
  }

  function setFingers(hand: Hand): void {
    for (const [id, each] of pressed) if (each.kind === 'touch') pressed.set(id, { ...each, hand });
  }

  /** From here on it draws above itself, under the crosshair. */
  function takeAim(pointer: ScreenPointer): void {
    const held = pressed.get(pointer.pointerId);
    if (held?.hand !== 'aim') return;
    stopWaiting();
    pressed.set(pointer.pointerId, { ...held, hand: 'tool' });
    const begun = { ...pointer, at: held.from };
    onFinger(drawnAt(begun));
    tell('down', begun);
  }

  /** The other finger does nothing more. */
  function endTwist(end: (begun: Twist) => void): void {
    if (twist) end(twist);
    twist = null;
    setFingers('none');
  }

  function waitForMenu(pointer: ScreenPointer): void {
    stopWaiting = after(longPress, () => {
      editor.cancel();
      const held = pressed.get(pointer.pointerId);
      if (held) pressed.set(pointer.pointerId, { ...held, hand: 'none' });
      session.set({ view: { ...session.state.view, input: 'touch' } });
      surface.menu(pointer.at);
    });
  }

  return {
    down(pointer) {
      const kind = kindOf(pointer);
      if (kind === 'pen') penSeen = true;
      const hand = handOf(pointer, kind);
      pressed.set(pointer.pointerId, { hand, at: pointer.at, from: pointer.at, kind });
      if (kind === 'touch' && fingers().length === 2) {
        // What the first finger began is taken back.
        stopWaiting();
        onFinger(null);
        editor.cancel();
        twist = twistBegun();
        return setFingers(twist ? 'twist' : 'view');
      }
      if (kind === 'touch' && !isDrawing()) waitForMenu(pointer);
      if (hand === 'aim') stopWaiting = after(aimAfter, () => takeAim(pointer));
      if (hand === 'tool') tell('down', pointer);
    },
    move(pointer) {
      const begun = pressed.get(pointer.pointerId);
      if (begun?.hand === 'aim' && gap(begun.from, pointer.at) > tapSlack) takeAim(pointer);
      const held = pressed.get(pointer.pointerId);
      if (!held) {
        if (kindOf(pointer) !== 'touch') tell('move', pointer);
        return;
      }
      if (held.kind === 'touch' && gap(held.from, pointer.at) > tapSlack) stopWaiting();
      if (held.hand === 'none' || held.hand === 'aim') return;
      if (held.hand === 'tap' && gap(held.from, pointer.at) <= tapSlack) return;
      const before = held.at;
      pressed.set(pointer.pointerId, { ...held, at: pointer.at, hand: held.hand === 'tap' ? 'view' : held.hand });
      if (held.hand === 'tool') {
        if (held.kind === 'touch' && isDrawing()) onFinger(drawnAt(pointer));
        return tell('move', pointer);
      }
      const both = fingers();
      if (held.hand === 'twist') {
        const [first, second] = both;
        return first && second && twist?.move([first.at, second.at]);
      }
      if (held.kind === 'touch' && both.length >= 2) {
        const other = [...pressed].find(([id, each]) => id !== pointer.pointerId && each.kind === 'touch')?.[1].at;
        if (other) surface.pinch([before, other], [pointer.at, other]);
        return;
      }
      surface.drag(held.kind === 'touch' || held.hand === 'menu' ? 'turn' : 'shift', before, pointer.at);
    },
    up(pointer) {
      const held = pressed.get(pointer.pointerId);
      pressed.delete(pointer.pointerId);
      if (!held) return;
      stopWaiting();
      onFinger(null);
      if (held.hand === 'twist') endTwist((begun) => begun.end());
      const tapped = held.hand === 'aim' || (held.hand === 'tap' && gap(held.from, pointer.at) <= tapSlack);
      if (tapped) {
        // A tap means what the finger is on, not what is above it.
        tell('down', pointer, pointer.at);
        tell('up', pointer, pointer.at);
      } else if (held.hand === 'tool') tell('up', pointer);
      else if (held.hand === 'menu' && gap(held.from, pointer.at) <= menuSlack) surface.menu(pointer.at);
    },
    lost(pointerId) {
      const held = pressed.get(pointerId);
      pressed.delete(pointerId);
      stopWaiting();
      onFinger(null);
      if (held?.hand === 'twist') endTwist(() => editor.cancel());
      else if (held?.hand === 'tool') editor.cancel();
    },
    wheel: (at, by) => surface.wheel(at, by),
    space(held) {
      spaceHeld = held;
    },
  };
}

function kindOf({ pointerType }: ScreenPointer): InputKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

export function gap(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
