import { recordsOn, type Design } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import { grownBounds, type Bounds } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';
import {
  belowViews,
  framedClear,
  isClear,
  isNarrow,
  isSamePlace,
  isSeen,
  isSeenBelow,
  panned,
  resized,
  slidClear,
  stayed,
  zoomed,
  type Place,
  type PlanCamera,
  type Size,
} from './plan-camera.ts';

/** The paper in the window, and what of it nothing lies over. */
export interface Paper extends Place {
  /** Beside the panels that lie over it. */
  readonly open: Place;
  /** Of that, what no hint stands on either. */
  readonly free: Place;
}

/** Around a line that is typed: half its field, which stands on it. Pixels. */
const fieldAir = 20;
/** Before the end of a wall one sees so much of the free sheet, on a small one a quarter of it. Pixels. */
const seenAhead = 120;
/** By so much of its own way a hand that draws takes the paper along; one that comes from farther off does not draw. */
const leanFactor = 3;

interface Stood {
  readonly paper: Paper;
  /** Beside 3D there is half the room. */
  readonly split: boolean;
  /** Of the window: a panel that comes or goes leaves it as it is. */
  readonly window: string;
}

export type Framing = ReturnType<typeof createFraming>;

/** Where one looks at the plan from, as far as nobody moves the paper by hand. */
export function createFraming(editor: Editor) {
  const { session } = editor;
  /** As it was shown last: whoever has not moved the paper since still sees the whole home, whatever comes over it. */
  let shown: PlanCamera | null = null;
  /** How that was before a panel came over the paper, for when it goes. */
  let wide: { camera: PlanCamera; paper: Paper } | null = null;
  /** Where somebody had moved it to before a sheet from below pushed it, and where it was pushed to. */
  let pushed: { camera: PlanCamera; paper: Paper; to: PlanCamera } | null = null;
  /** How that was before 3D came beside it, and how it was shown there as long as no hand moved it. */
  let alone: { camera: PlanCamera; paper: Paper; to: PlanCamera } | null = null;
  let before: Stood | null = null;

  /** A hand draws; a proposal that is only looked at is in nobody's hand. */
  const isHeld = () => session.state.gesture !== null && session.state.gesture.show.whole === undefined;
  const seen = () => (isHeld() ? session.design : session.shown);
  const home = () => boundsOfThings(seen(), homeThings(seen(), session.state.level), editor.pieces);
  const isUntouched = (camera: PlanCamera) => shown !== null && isSameView(shown, camera);

  function set(camera: PlanCamera): PlanCamera {
    const { view } = session.state;
    if (camera.scale !== view.scale || camera.centre !== view.centre) session.set({ view: { ...view, ...camera } });
    return camera;
  }

  function frame(bounds: Bounds | null, { paper }: Stood) {
    wide = null;
    shown = set(stayed(framedClear(bounds, paper.free), paper.free, paper));
  }

  /** All of the home in the free part: as near as before where that shows it, else from farther off; not under a hand. */
  function fit(from: { camera: PlanCamera; paper: Paper }, { paper }: Stood) {
    const bounds = home();
    const near = slidClear(bounds, stayed(from.camera, from.paper, paper.free), paper.free);
    const camera = isHeld() || isClear(bounds, near, paper.free) ? near : framedClear(bounds, paper.free);
    shown = set(stayed(camera, paper.free, paper));
  }

  /** Beside what lies over the paper, no nearer and no farther. */
  function slid(bounds: Bounds | null, was: Place, { paper }: Stood): PlanCamera {
    const camera = slidClear(bounds, stayed(session.state.view, was, paper.free), paper.free);
    return set(stayed(camera, paper.free, paper));
  }

  function stand(paper: Paper, inWindow: string): void {
    const { view } = session.state;
    const was = before;
    const is: Stood = { paper, split: view.mode === 'split', window: inWindow };
    before = is;
    if (alone && !isSameView(alone.to, view)) alone = null;
    if (was && alone && was.split && !is.split && was.window === is.window) {
      const { camera, paper: whole } = alone;
      const untouched = isUntouched(view);
      alone = null;
      // What has come or gone meanwhile comes over the plan as it was.
      before = { ...is, paper: whole };
      set(camera);
      if (untouched) shown = camera;
      if (!isSamePlan(whole, paper)) stand(paper, inWindow);
      return;
    }
    place(was, is);
    if (was && !was.split && is.split) {
      const { centre, scale } = view;
      alone = { camera: { centre, scale }, paper: was.paper, to: session.state.view };
    } else if (alone) alone = { ...alone, to: session.state.view };
  }

  function place(was: Stood | null, is: Stood) {
    const { view, selection } = session.state;
    const { paper } = is;
    if (isFirst(view)) return frame(home(), is);
    // Back from 3D or from a list: who sees the whole home there has not gone to look at a part of it.
    if (!was) {
      if (isSeen(home(), stayed(view, paper, paper.free), paper.free)) shown = view;
      return;
    }
    const untouched = isUntouched(view);
    const turned = was.split !== is.split;
    const another = turned || was.window !== is.window;
    if (!untouched || another) wide = null;
    if (another || (pushed && !isSameView(pushed.to, view))) pushed = null;
    const whole = isSeen(home(), stayed(view, paper, paper.free), paper.free);
    if (untouched && (turned || (another && !whole))) frame(home(), is);
    else if (turned) set(resized(view, was.paper, paper));
    else if (wide && !isHeld() && takes(paper, was.paper, 'open')) {
      fit(wide, is);
      if (!takes(wide.paper, paper, 'open')) wide = null;
    } else if (untouched && takes(was.paper, paper, 'free')) {
      const from = { camera: view, paper: was.paper };
      if (takes(was.paper, paper, 'open')) wide ??= from;
      fit(from, is);
    } else if (pushed && bottomOf(paper) >= bottomOf(pushed.paper)) {
      set(stayed(pushed.camera, pushed.paper, paper));
      pushed = null;
    } else if (!isSamePlace(was.paper, paper)) {
      const others = untouched ? home() : null;
      const looked = selection.length > 0 ? boundsOfThings(session.design, selection, editor.pieces) : others;
      const from = pushed ?? { camera: view, paper: was.paper };
      const to = slid(looked, was.paper, is);
      if (untouched) shown = to;
      else if (bottomOf(paper) < bottomOf(from.paper)) pushed = { ...from, to };
    }
  }

  return {
    stand,
    frame: (bounds: Bounds | null) => before && frame(bounds ?? home(), before),
    zoom(by: number) {
      if (!before) return;
      const { width, height } = before.paper;
      set(zoomed(session.state.view, before.paper, { x: width / 2, y: height / 2 }, by));
    },
    /** What is typed may run off the sheet, where no pointer would have gone: the view comes along. */
    follow(bounds: Bounds, end?: Point) {
      if (!before) return;
      const { view } = session.state;
      const { free, ...paper } = before.paper;
      const here = stayed(view, paper, free);
      if (isNarrow(free) && isUntouched(view)) {
        // On a phone the keys have taken half of the sheet: the whole home is seen with what is added to it.
        const whole = joinedBounds(home() ?? bounds, bounds);
        return isSeenBelow(whole, here, free) ? undefined : frame(whole, before);
      }
      const below = belowViews(free);
      const ahead = end ? boundsAhead(end, aheadOn(below), here.scale) : bounds;
      const inIt = stayed(view, paper, below);
      if (isSeen(grownBounds(bounds, fieldAir / here.scale), inIt, below) && isSeen(ahead, inIt, below)) return;
      const both = joinedBounds(bounds, ahead);
      if (!isSeen(bounds, slidClear(both, here, free), free)) return frame(both, before);
      const untouched = isUntouched(view);
      const there = slid(both, paper, before);
      if (untouched) shown = there;
    },
    /** A wall is drawn towards the edge: the view comes along, only while the hand moves and no farther than is needed. */
    lean(from: Point, to: Point) {
      if (!before) return;
      const { left, top } = before.paper;
      const free = belowViews(before.paper.free);
      const ahead = aheadOn(free);
      const by = {
        x: leaning(from.x, to.x, { low: free.left - left, size: free.width, ahead: ahead.x }),
        y: leaning(from.y, to.y, { low: free.top - top, size: free.height, ahead: ahead.y }),
      };
      if (by.x === 0 && by.y === 0) return;
      const { view } = session.state;
      const untouched = isUntouched(view);
      const there = set(panned(view, by));
      if (untouched) shown = there;
    },
  };
}

function aheadOn({ width, height }: Size): Point {
  return { x: Math.min(seenAhead, width / 4), y: Math.min(seenAhead, height / 4) };
}

function boundsAhead({ x, y }: Point, ahead: Point, scale: number): Bounds {
  const [across, up] = [ahead.x / scale, ahead.y / scale];
  return { left: x - across, right: x + across, bottom: y - up, top: y + up };
}

function joinedBounds(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
    top: Math.max(a.top, b.top),
  };
}

/** Along one axis: how far the paper moves against a hand that goes outwards near the edge. */
function leaning(from: number, to: number, { low, size, ahead }: { low: number; size: number; ahead: number }): number {
  const moved = to - from;
  if (Math.abs(moved) > ahead) return 0;
  const past = moved > 0 ? to - (low + size - ahead) : low + ahead - to;
  return -Math.sign(moved) * Math.min(Math.max(0, past), Math.abs(moved) * leanFactor) + 0;
}

/** Whether more lies over the paper at one of its sides than did, or a panel at its left or a sheet from below has pushed it. */
function takes(was: Paper, is: Paper, part: 'open' | 'free'): boolean {
  const [a, b] = [over(was, was[part]), over(is, is[part])];
  const pushes = is[part].left > was[part].left || bottomOf(is) < bottomOf(was);
  return pushes || b.some((much, side) => much > (a[side] ?? 0));
}

function isSamePlan(a: Paper, b: Paper): boolean {
  return isSamePlace(a, b) && isSamePlace(a.open, b.open) && isSamePlace(a.free, b.free);
}

function bottomOf({ top, height }: Place): number {
  return top + height;
}

function isSameView(a: PlanCamera, b: PlanCamera): boolean {
  return a.scale === b.scale && a.centre === b.centre;
}

function over(paper: Place, part: Place): number[] {
  const right = (place: Place) => place.left + place.width;
  return [part.left - paper.left, part.top - paper.top, right(paper) - right(part), bottomOf(paper) - bottomOf(part)];
}

function homeThings(design: Design, level: string): string[] {
  const tables = ['walls', 'items', 'underlays'] as const;
  return tables.flatMap((table) => recordsOn(design, table, level)).map(({ id }) => id);
}

/** As a session begins: nobody has looked yet. */
function isFirst({ centre, scale }: PlanCamera): boolean {
  return centre.x === 0 && centre.y === 0 && scale === 0.1;
}
