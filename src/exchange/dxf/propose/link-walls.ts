import type { Point } from '#lib/vec2.ts';
import { acrossOf, type Across, type RunWithPieces } from './crossings.ts';
import { evidenceOf, type Evidence, type PlacedOpening } from './evidence.ts';
import type { Piece } from './pairs.ts';
import type { PlanArc, ProposedOpening, ProposedWall } from './proposal.ts';
import type { Steps } from './steps.ts';

/** Along an axis: a piece of the wall itself, or the body of another across it. */
interface Stop {
  readonly from: number;
  readonly to: number;
  /** Null for a piece of the wall itself. */
  readonly middle: number | null;
}

/** Pieces closer than this are one; a wall that ends so near another meets it. Millimetres. */
const touch = 40;
const sameAxis = 3;

/** Walls from the pieces of a run: joined through those that cross, with holes where something is drawn in a gap. */
export function linkWalls(
  own: RunWithPieces,
  runs: readonly RunWithPieces[],
  arcs: readonly PlanArc[],
  steps: Steps,
): ProposedWall[] {
  const evidence = evidenceOf(own.run, runs, arcs, steps);
  return axesOf(own.pieces).flatMap((pieces) => {
    const axis = meanAxis(pieces);
    return wallsOn(axis, pieces, acrossOf(own, axis, runs, steps), evidence).map((wall) => placed(wall, axis, own));
  });
}

interface Span {
  from: number;
  to: number;
  readonly openings: Omit<ProposedOpening, 'offset'>[];
  readonly places: number[];
}

/** Pieces in one line, as thick as one another, in order. */
function axesOf(pieces: readonly Piece[]): Piece[][] {
  const left = pieces.toSorted((a, b) => a.c - b.c || a.from - b.from);
  const axes: Piece[][] = [];
  for (const piece of left) {
    const axis = axes.findLast(
      ([first]) =>
        first && Math.abs(first.c - piece.c) <= sameAxis && Math.abs(first.thickness - piece.thickness) <= sameAxis,
    );
    if (axis) axis.push(piece);
    else axes.push([piece]);
  }
  return axes.map((axis) => axis.sort((a, b) => a.from - b.from));
}

/** By length: a long face is drawn more exactly than a stub. */
function meanAxis(pieces: readonly Piece[]): Piece {
  const length = pieces.reduce((sum, { from, to }) => sum + to - from, 0);
  const mean = (of: 'c' | 'thickness') =>
    pieces.reduce((sum, piece) => sum + piece[of] * (piece.to - piece.from), 0) / length;
  return { c: mean('c'), thickness: mean('thickness'), from: pieces[0]?.from ?? 0, to: pieces.at(-1)?.to ?? 0 };
}

function wallsOn(axis: Piece, pieces: readonly Piece[], across: readonly Across[], evidence: Evidence): Span[] {
  const stops: Stop[] = [...pieces.map(({ from, to }) => ({ from, to, middle: null })), ...across].toSorted(
    (a, b) => a.from - b.from || a.to - b.to,
  );
  const spans: Span[] = [];
  let span: Span | null = null;
  let last: Stop | null = null;
  for (const stop of stops) {
    const link = last && linkBetween(axis, last, stop, evidence);
    if (span && link) {
      if (link.opening) {
        span.openings.push(link.opening.opening);
        span.places.push((link.opening.from + link.opening.to) / 2);
      }
      span.to = Math.max(span.to, endOf(stop));
    } else {
      span = { from: beginOf(stop), to: endOf(stop), openings: [], places: [] };
      spans.push(span);
    }
    // What lies within the one before does not end it.
    if (!link || !last || stop.to > last.to) last = stop;
  }
  return spans.flatMap((each) => {
    for (const { from, to, opening } of evidence.within(axis, each.from, each.to)) {
      const taken = each.places.some((place, at) => {
        const half = (each.openings[at]?.width ?? 0) / 2;
        return place + half > from + 1 && place - half < to - 1;
      });
      if (taken) continue;
      each.openings.push(opening);
      each.places.push((from + to) / 2);
    }
    // Where only others cross, or where all of it lies in another wall, there is none.
    const wall = pieces.some(({ from, to }) => from < each.to && to > each.from);
    return wall && each.to - each.from > touch ? [each] : [];
  });
}

/** At another wall it ends in its middle, so that they meet. */
function endOf({ to, middle }: Stop): number {
  return middle ?? to;
}

function beginOf({ from, middle }: Stop): number {
  return middle ?? from;
}

/** Null where the wall ends between the two. */
function linkBetween(axis: Piece, last: Stop, next: Stop, evidence: Evidence): { opening?: PlacedOpening } | null {
  // Two walls across one after the other: what lies between them is not this wall's.
  if (last.middle !== null && next.middle !== null) {
    const opening = next.from - last.to > touch ? evidence.drawnIn(axis, last.to, next.from) : null;
    return opening ? { opening } : null;
  }
  const gap = next.from - last.to;
  if (gap <= touch) return {};
  const drawn = evidence.drawnIn(axis, last.to, next.from);
  if (drawn) return { opening: drawn };
  const bare = last.middle === null && next.middle === null && evidence.isPassage(axis, last.to, next.from);
  return bare ? { opening: { from: last.to, to: next.from, opening: { kind: 'gap', width: gap } } } : null;
}

function placed({ from, to, openings, places }: Span, axis: Piece, { run }: RunWithPieces): ProposedWall {
  const point = (s: number): Point => ({ x: tenth(run.x * s - run.y * axis.c), y: tenth(run.y * s + run.x * axis.c) });
  return {
    a: point(from),
    b: point(to),
    bulge: 0,
    thickness: Math.round(axis.thickness),
    openings: openings
      .map((opening, at) => ({ ...opening, width: Math.round(opening.width), offset: tenth((places[at] ?? 0) - from) }))
      .toSorted((a, b) => a.offset - b.offset),
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
