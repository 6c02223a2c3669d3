import type { Barrier } from '#elements/walking/barriers.ts';
import type { Point } from '#lib/vec2.ts';

/** Where one can walk on a level, in squares; millimetres. */
export interface Ground {
  /** Corners of the shortest way on foot, both ends included; null where there is none. */
  way(from: Point, to: Point): Point[] | null;
  isFree(at: Point): boolean;
  /** Along a straight line. */
  isClear(from: Point, to: Point): boolean;
}

const usualSquare = 75;
const mostSquares = 1_500_000;
/** Who stands closer to something is put so far aside to set out. */
const aside = 700;

/** `clearance`: how far from walls and furniture one keeps. */
export function walkingGround(barriers: readonly Barrier[], places: readonly Point[], clearance: number): Ground {
  const all = [...places, ...barriers.flatMap(({ a, b }) => [a, b])];
  const margin = 1500;
  const left = Math.min(...all.map(({ x }) => x)) - margin;
  const low = Math.min(...all.map(({ y }) => y)) - margin;
  const wide = Math.max(...all.map(({ x }) => x)) + margin - left;
  const high = Math.max(...all.map(({ y }) => y)) + margin - low;
  const square = Math.max(usualSquare, Math.sqrt((wide * high) / mostSquares));
  const columns = Math.ceil(wide / square);
  const rows = Math.ceil(high / square);
  const blocked = new Uint8Array(columns * rows);
  for (const barrier of barriers) stamp(barrier);

  function stamp({ a, b, half }: Barrier): void {
    const reach = half + clearance;
    const column = (x: number): number => Math.floor((x - left) / square);
    const row = (y: number): number => Math.floor((y - low) / square);
    for (let r = row(Math.min(a.y, b.y) - reach); r <= row(Math.max(a.y, b.y) + reach); r++)
      for (let c = column(Math.min(a.x, b.x) - reach); c <= column(Math.max(a.x, b.x) + reach); c++)
        if (r >= 0 && c >= 0 && r < rows && c < columns && farFrom(middleOf(r * columns + c), a, b) < reach)
          blocked[r * columns + c] = 1;
  }

  function middleOf(cell: number): Point {
    return { x: left + ((cell % columns) + 0.5) * square, y: low + (Math.floor(cell / columns) + 0.5) * square };
  }
  function cellAt({ x, y }: Point): number {
    const c = Math.floor((x - left) / square);
    const r = Math.floor((y - low) / square);
    return c >= 0 && r >= 0 && c < columns && r < rows ? r * columns + c : -1;
  }
  function isFree(at: Point): boolean {
    const cell = cellAt(at);
    return cell >= 0 && blocked[cell] === 0;
  }
  function isClear(from: Point, to: Point): boolean {
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (square / 2)));
    for (let i = 0; i <= steps; i++)
      if (!isFree({ x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps }))
        return false;
    return true;
  }
  /** The nearest square one can stand on. */
  function footing(at: Point): number {
    const reach = Math.ceil(aside / square);
    let best = -1;
    let near = aside;
    for (let r = -reach; r <= reach; r++)
      for (let c = -reach; c <= reach; c++) {
        const cell = cellAt({ x: at.x + c * square, y: at.y + r * square });
        if (cell < 0 || blocked[cell] === 1) continue;
        const middle = middleOf(cell);
        const far = Math.hypot(middle.x - at.x, middle.y - at.y);
        if (far < near) [best, near] = [cell, far];
      }
    return best;
  }

  return {
    isFree,
    isClear,
    way(from, to) {
      if (isClear(from, to)) return [from, to];
      const [start, goal] = [footing(from), footing(to)];
      const cells = start < 0 || goal < 0 ? null : shortest({ columns, rows, blocked }, start, goal);
      if (!cells) return null;
      return pulled([from, ...cells.map(middleOf), to], isClear);
    },
  };
}

/** Only the corners of it: as far as one sees, one goes straight. */
function pulled(points: readonly Point[], isClear: Ground['isClear']): Point[] {
  const kept = points.slice(0, 1);
  for (let at = 0; at < points.length - 1;) {
    let next = at + 1;
    for (let step = 64; step >= 1; step = Math.floor(step / 2))
      while (next + step < points.length && isClear(points[at]!, points[next + step]!)) next += step;
    kept.push(points[next]!);
    at = next;
  }
  return kept;
}

function farFrom(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - dx * along, p.y - a.y - dy * along);
}

interface Squares {
  columns: number;
  rows: number;
  blocked: Uint8Array;
}

/** A* over squares and their eight neighbours. */
function shortest({ columns, rows, blocked }: Squares, start: number, goal: number): number[] | null {
  const cost = new Float32Array(columns * rows).fill(Infinity);
  const before = new Int32Array(columns * rows).fill(-1);
  const guess = (cell: number): number => {
    const dx = Math.abs((cell % columns) - (goal % columns));
    const dy = Math.abs(Math.floor(cell / columns) - Math.floor(goal / columns));
    return Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy);
  };
  const open = createHeap();
  cost[start] = 0;
  open.push(start, guess(start));
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (cell === goal) return traced(before, goal);
    const c = cell % columns;
    const r = Math.floor(cell / columns);
    for (let dr = -1; dr <= 1; dr++)
      for (let dc = -1; dc <= 1; dc++) {
        if ((dr === 0 && dc === 0) || c + dc < 0 || r + dr < 0 || c + dc >= columns || r + dr >= rows) continue;
        const next = cell + dr * columns + dc;
        const paid = cost[cell]! + (dr !== 0 && dc !== 0 ? Math.SQRT2 : 1);
        if (blocked[next] === 1 || paid >= cost[next]! - 1e-4) continue;
        cost[next] = paid;
        before[next] = cell;
        open.push(next, paid + guess(next));
      }
  }
  return null;
}

function traced(before: Int32Array, goal: number): number[] {
  const cells = [];
  for (let cell = goal; cell >= 0; cell = before[cell]!) cells.push(cell);
  return cells.toReversed();
}

/** The least first. */
function createHeap() {
  const heap: { cell: number; cost: number }[] = [];
  return {
    push(cell: number, cost: number) {
      let at = heap.push({ cell, cost }) - 1;
      while (at > 0) {
        const up = (at - 1) >> 1;
        if (heap[up]!.cost <= cost) break;
        heap[at] = heap[up]!;
        at = up;
      }
      heap[at] = { cell, cost };
    },
    pop(): number | undefined {
      const [first] = heap;
      const last = heap.pop();
      if (!first || !last || heap.length === 0) return first?.cell;
      let at = 0;
      for (;;) {
        let down = at * 2 + 1;
        if (down >= heap.length) break;
        if (down + 1 < heap.length && heap[down + 1]!.cost < heap[down]!.cost) down++;
        if (heap[down]!.cost >= last.cost) break;
        heap[at] = heap[down]!;
        at = down;
      }
      heap[at] = last;
      return first.cell;
    },
  };
}
