import type { RunWithPieces } from './crossings.ts';
import { howLeavesStand } from './door-leaves.ts';
import type { Face, Run } from './faces.ts';
import type { Piece } from './pairs.ts';
import type { PlanArc, ProposedOpening } from './proposal.ts';
import type { Steps } from './steps.ts';

type FoundOpening = Omit<ProposedOpening, 'offset'>;

/** Where it is along the run, and what. */
export interface PlacedOpening {
  readonly from: number;
  readonly to: number;
  readonly opening: FoundOpening;
}

/** What is drawn in the gaps of walls. Places are along the run. */
export interface Evidence {
  /** A door by its arc, a door or window by its layer, a window by lines in the wall's body. */
  drawnIn(axis: Piece, from: number, to: number): PlacedOpening | null;
  /** Both sides of the gap are closed by a line, as those of a passage are. */
  isPassage(axis: Piece, from: number, to: number): boolean;
  /**
   * In a wall whose faces go on: what its layer says is an opening, and lines in its body that end together, closed at
   * both ends.
   */
  within(axis: Piece, from: number, to: number): PlacedOpening[];
}

const opening = { least: 300, most: 6000 };
const passage = 3000;
const near = 12;

export function evidenceOf(run: Run, runs: readonly RunWithPieces[], arcs: readonly PlanArc[], steps: Steps): Evidence {
  const square = runs.find((other) => Math.abs(other.run.x * run.x + other.run.y * run.y) < 0.01)?.run;
  const closed = (axis: Piece, s: number) => square !== undefined && isClosed(square, run, axis, s, steps);
  /** Lines in the body; those of a layer that says what they are may lie on its faces. */
  const inBody = (axis: Piece) =>
    run.faces.filter(({ c, hint }) => {
      steps.take();
      return Math.abs(c - axis.c) < axis.thickness / 2 + (hint === 'none' ? -5 : 5);
    });

  function drawn(axis: Piece, from: number, to: number, faces: readonly Face[]): FoundOpening | null {
    const width = to - from;
    const door = doorIn(run, arcs, axis, from, to, steps);
    if (door) return door;
    const covering = faces.filter((face) => Math.min(face.to, to) - Math.max(face.from, from) > width * 0.7);
    const said = covering.find(({ hint }) => hint !== 'none')?.hint ?? (covering.length > 0 ? 'window' : null);
    if (said === null || said === 'none') return null;
    if (said !== 'door') return { kind: said, width };
    return { kind: said, width, ...howLeavesStand({ run, runs }, axis, [from, to], steps) };
  }

  return {
    drawnIn(axis, from, to) {
      const faces = inBody(axis);
      // A line of the opening's own layer says how wide it is: a stub of wall beside it may be too short to be seen.
      const [own] = faces
        .filter((face) => face.hint !== 'none' && isMost(face, from, to))
        .sort((a, b) => b.to - b.from - (a.to - a.from));
      const [begin, end] = own ? [own.from, own.to] : [from, to];
      if (end - begin < opening.least || end - begin > opening.most) return null;
      const found = drawn(axis, begin, end, faces);
      return found && { from: begin, to: end, opening: found };
    },
    isPassage(axis, from, to) {
      const width = to - from;
      return width >= opening.least && width <= passage && closed(axis, from) && closed(axis, to);
    },
    within(axis, from, to) {
      const faces = inBody(axis);
      const found: ReturnType<Evidence['within']> = [];
      // What is named and longest first: the leaf of a sliding door is shorter than its hole.
      const order = faces.toSorted(
        (a, b) => Number(b.hint !== 'none') - Number(a.hint !== 'none') || b.to - b.from - (a.to - a.from),
      );
      for (const face of order) {
        const width = face.to - face.from;
        if (face.from < from || face.to > to || width < opening.least || width > opening.most) continue;
        if (found.some((other) => other.from < face.to && other.to > face.from)) continue;
        if (face.hint === 'none' && !(closed(axis, face.from) && closed(axis, face.to))) continue;
        const made = drawn(axis, face.from, face.to, [face]);
        if (made) found.push({ from: face.from, to: face.to, opening: made });
      }
      return found;
    },
  };
}

/** Within the gap, and most of it. */
function isMost(face: Face, from: number, to: number): boolean {
  return face.from >= from - 5 && face.to <= to + 5 && face.to - face.from > (to - from) * 0.7;
}

/** A line across most of the wall's body at this place. */
function isClosed(square: Run, run: Run, axis: Piece, s: number, steps: Steps): boolean {
  // The frames are turned by a quarter, one way or the other: places along one are across the other.
  const turn = run.x * square.y - run.y * square.x > 0 ? 1 : -1;
  const ends = [axis.c - axis.thickness / 2, axis.c + axis.thickness / 2].map((c) => c * turn);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return square.faces.some(({ c, from, to }) => {
    steps.take();
    return Math.abs(c + turn * s) <= near && Math.min(to, high) - Math.max(from, low) > axis.thickness * 0.6;
  });
}

/** A quarter circle around a jamb, about as wide as the gap; or two of half its width. */
function doorIn(
  run: Run,
  arcs: readonly PlanArc[],
  axis: Piece,
  from: number,
  to: number,
  steps: Steps,
): FoundOpening | null {
  const width = to - from;
  for (const { x, y, radius, from: angle, sweep } of arcs) {
    steps.take();
    const share = radius / width;
    const double = share > 0.4 && share < 0.56;
    if (!(double || (share > 0.8 && share < 1.12)) || sweep < 0.9 || sweep > 2.3) continue;
    const s = run.x * x + run.y * y;
    const c = run.x * y - run.y * x;
    if (Math.abs(c - axis.c) > axis.thickness / 2 + 80) continue;
    const atBegin = Math.abs(s - from) < 100;
    if (!atBegin && Math.abs(s - to) >= 100) continue;
    const middle = angle + sweep / 2;
    const left = run.x * Math.sin(middle) - run.y * Math.cos(middle) > 0;
    const form = double ? 'double' : 'single';
    return { kind: 'door', width, form, hinge: atBegin ? 'a' : 'b', side: left ? 'left' : 'right' };
  }
  return null;
}
