import { action, edit } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import { arrangeable, placeEach } from '#editor/actions/arrange/spans.ts';
import type { Arranged } from '#editor/actions/arrange/spans.ts';

type Axis = 'x' | 'y';

/** Between the outermost two: middles as far apart as each other, or gaps as wide as each other. */
export const distributeActions: readonly Action[] = [
  spread('distributeSideways', 'Alt+Shift+KeyH', 'x', evenMiddles),
  spread('distributeUpwards', 'Alt+Shift+KeyV', 'y', evenMiddles),
  spread('equalGapsSideways', 'Mod+Alt+KeyH', 'x', evenGaps),
  spread('equalGapsUpwards', 'Mod+Alt+KeyV', 'y', evenGaps),
];

function spread(id: string, key: string, axis: Axis, middles: (spans: readonly Span[]) => number[]): Action {
  return action({
    id,
    group: 'arrange',
    keys: [key],
    during: 'select',
    allowed: (editor) => arrangeable(editor).length > 2,
    run(editor) {
      const things = arrangeable(editor).toSorted((p, q) => spanOf(p, axis).from - spanOf(q, axis).from);
      const wanted = middles(things.map((thing) => spanOf(thing, axis)));
      const ways = new Map(things.map((thing, i) => [thing.id, wanted[i]! - middleOf(spanOf(thing, axis))]));
      return edit(
        editor,
        placeEach(things, ({ id: each }) => ({ x: 0, y: 0, [axis]: ways.get(each) ?? 0 })),
      );
    },
  });
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function spanOf({ bounds }: Arranged, axis: Axis): Span {
  return axis === 'x' ? { from: bounds.left, to: bounds.right } : { from: bounds.bottom, to: bounds.top };
}

function middleOf({ from, to }: Span): number {
  return (from + to) / 2;
}

function evenMiddles(spans: readonly Span[]): number[] {
  const first = middleOf(spans[0]!);
  const last = middleOf(spans.at(-1)!);
  return spans.map((_, i) => first + ((last - first) * i) / (spans.length - 1));
}

function evenGaps(spans: readonly Span[]): number[] {
  const whole = spans.at(-1)!.to - spans[0]!.from;
  const gap = (whole - spans.reduce((sum, { from, to }) => sum + to - from, 0)) / (spans.length - 1);
  let at = spans[0]!.from;
  return spans.map(({ from, to }) => {
    const middle = at + (to - from) / 2;
    at += to - from + gap;
    return middle;
  });
}
