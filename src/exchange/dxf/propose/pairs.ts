import type { Run } from './faces.ts';
import { proposalLimits } from './proposal.ts';
import type { Steps } from './steps.ts';

/** A piece of a wall: between two lines of a run, as far as both go. `c` is its middle. */
export interface Piece {
  readonly c: number;
  readonly thickness: number;
  readonly from: number;
  readonly to: number;
}

/** Pieces of one wall lie in one line and are equally thick. Millimetres. */
const sameAxis = 3;
const shortestPiece = 30;
/** A wall that stands alone is at least so long; a shorter piece belongs to a longer one in its line. */
const shortestWall = 200;

/**
 * Pieces of wall between parallel lines. Of those that lie in one another, the line that holds most of the plan wins: a
 * wall goes on where its windows end. A line is the face of one wall, with the room on its other side.
 */
export function pairsIn(run: Run, steps: Steps): Piece[] {
  // A pillar is as long as it is thick both ways: it is one wall, along the sheet.
  const least = Math.abs(run.x) >= Math.abs(run.y) ? 0.98 : 1.02;
  const axes = axesOf(candidates(run, steps), least, steps);
  const taken: Piece[] = [];
  const gaps: Piece[] = [];
  for (const pieces of axes) {
    const own = pieces.flatMap((piece) => without(piece, taken, gaps, steps));
    taken.push(...own);
    gaps.push(...gapsOf(own));
  }
  return taken;
}

/** A window is no wider. */
const widestGap = 6000;

/** Between pieces of one wall: what is drawn in its body there is a window, not a thinner wall. */
function gapsOf(pieces: readonly Piece[]): Piece[] {
  const inOrder = pieces.toSorted((a, b) => a.from - b.from);
  return inOrder.flatMap((piece, at) => {
    const next = inOrder[at + 1];
    return next && next.from - piece.to <= widestGap ? [{ ...piece, from: piece.to, to: next.from }] : [];
  });
}

function candidates({ faces: all }: Run, steps: Steps): Piece[] {
  // Lines of doors and windows are what lies in a wall's gaps.
  const faces = all.filter(({ hint }) => hint === 'none');
  const found: Piece[] = [];
  const { least, most } = proposalLimits.thickness;
  for (let low = 0; low < faces.length; low++)
    for (let high = low + 1; high < faces.length; high++) {
      steps.take();
      const [a, b] = [faces[low], faces[high]];
      if (!a || !b || b.c - a.c > most + 0.5) break;
      const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
      if (b.c - a.c < least - 0.5 || to - from < shortestPiece) continue;
      found.push({ c: (a.c + b.c) / 2, thickness: b.c - a.c, from, to });
    }
  return found;
}

/** Pieces in one line together, those with most wall first. One without a piece long enough for a wall is none. */
function axesOf(pieces: Piece[], least: number, steps: Steps): Piece[][] {
  pieces.sort((a, b) => a.c - b.c);
  const left = new Set(pieces);
  const axes: { pieces: Piece[]; length: number; thickness: number }[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (!left.has(piece)) continue;
    const axis: Piece[] = [];
    for (let next = at; next < pieces.length; next++) {
      steps.take();
      const other = pieces[next];
      if (!other || other.c - piece.c > sameAxis) break;
      if (!left.has(other) || Math.abs(other.thickness - piece.thickness) > sameAxis) continue;
      left.delete(other);
      axis.push(other);
    }
    if (axis.some(({ from, to, thickness }) => to - from >= Math.max(thickness * least, shortestWall)))
      axes.push({
        pieces: axis,
        length: axis.reduce((sum, { from, to }) => sum + to - from, 0),
        thickness: piece.thickness,
      });
  }
  // Of equally long ones the outer: a line in the middle of a wall is drawn as far as its faces.
  const order = axes.sort((a, b) => Math.round((b.length - a.length) / 100) || b.thickness - a.thickness);
  return order.map((axis) => axis.pieces);
}

/** What is left of a piece beside those that were taken before, and outside of their gaps. */
function without(piece: Piece, taken: readonly Piece[], gaps: readonly Piece[], steps: Steps): Piece[] {
  let parts: Piece[] = [piece];
  const cut = (other: Piece) => {
    parts = parts
      .flatMap((part) => [
        { ...part, to: Math.min(part.to, other.from) },
        { ...part, from: Math.max(part.from, other.to) },
      ])
      .filter(({ from, to }) => to - from >= shortestPiece);
  };
  for (const other of taken) {
    steps.take();
    if (Math.abs(other.c - piece.c) - (other.thickness + piece.thickness) / 2 <= 1) cut(other);
  }
  for (const gap of gaps) {
    steps.take();
    if (Math.abs(gap.c - piece.c) + piece.thickness / 2 < gap.thickness / 2 + 1) cut(gap);
  }
  return parts;
}
