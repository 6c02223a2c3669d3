import { measuredLine } from '#elements/annotations/dimension/plan.ts';
import type { ChainLink, ChainSide, SideChains } from '#elements/annotations/chains/outside-chains.ts';
import { drawingOf, line } from '#elements/drawing.ts';
import type { Drawing } from '#elements/drawing.ts';
import type { Bounds } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';

/** Drawn as dimensions are, though no record stands behind it. */
const id = 'dm_outside';
/** From the building to the first row, and from row to row; a figure's digit; what a row's own lines reach. Paper. */
const first = 8;
const apart = 6.5;
const digit = 1.45;
const reach = 2.2;

/** How much room the rows of a side need beside the building. Millimetres of paper. */
export function chainRoom(chains: readonly SideChains[], side: ChainSide): number {
  const rows = chains.find((each) => each.side === side)?.rows.length ?? 0;
  return rows === 0 ? 0 : first + rows * apart;
}

/** Around what is drawn, for paper at 1:`scale`. */
export function chainsPlan(chains: readonly SideChains[], around: Bounds, scale: number): Drawing {
  return drawingOf(
    chains.flatMap(({ side, rows }) =>
      rows.map((row, i) => rowPlan(row, side, placeOf(side, around, i, scale), scale)),
    ),
  );
}

function placeOf(side: ChainSide, around: Bounds, row: number, scale: number): number {
  const away = (first + row * apart) * scale;
  return side === 'bottom' || side === 'left' ? around[side] - away : around[side] + away;
}

function rowPlan(links: readonly ChainLink[], side: ChainSide, at: number, scale: number): Drawing {
  const level = side === 'bottom' || side === 'top';
  const point = (along: number, across: number): Point => (level ? { x: along, y: across } : { x: across, y: along });
  const inwards = side === 'bottom' || side === 'left' ? 1 : -1;
  const ends = [...new Set(links.flat())];
  const drawings = links.map(([from, to]) => {
    const drawn = measuredLine(id, point(from, at), point(to, at), scale);
    return { ...drawn, words: drawn.words.filter(() => fits(to - from, scale)) };
  });
  const own = ends.map((end) =>
    line(id, 'measure', 'hair', [point(end, at - inwards * 0.6 * scale), point(end, at + inwards * reach * scale)]),
  );
  return drawingOf([...drawings, { shapes: own, words: [] }]);
}

/** A figure that is longer than what it measures would stand in its neighbours. */
function fits(length: number, scale: number): boolean {
  return Math.round(length).toString().length * digit <= length / scale;
}
