import type { RunWithPieces } from './crossings.ts';
import type { Face, Run } from './faces.ts';
import type { Piece } from './pairs.ts';
import type { ProposedOpening } from './proposal.ts';
import type { Steps } from './steps.ts';

type HowItOpens = Required<Pick<ProposedOpening, 'form' | 'hinge' | 'side'>>;

/** A line of a door's layer in the frame of its wall: along from `from` to `to`, its middle `c` across. */
type Leaf = Pick<Face, 'from' | 'to' | 'c'>;

/** An edge of a leaf; what is shorter is its end or a lining. Millimetres. */
const shortest = 100;
/** A leaf that stands ends so near the jamb: the lining lies between. Millimetres. */
const atJamb = 100;
/** A leaf before the wall runs so near it. Millimetres. */
const beforeWall = 120;

/** How a door without an arc opens: its leaves stand askew where it folds, along the wall where it slides. */
export function howLeavesStand(
  { run, runs }: { run: Run; runs: readonly RunWithPieces[] },
  axis: Piece,
  [from, to]: readonly [number, number],
  steps: Steps,
): HowItOpens {
  const middle = (from + to) / 2;
  const folded = askew(run, runs, steps).filter(
    (leaf) => leaf.from > from - atJamb && leaf.to < to + atJamb && Math.abs(leaf.c - axis.c) < (to - from) / 2,
  );
  if (folded.length > 1)
    return {
      form: 'folding',
      hinge: meanOf(folded, ({ from: a, to: b }) => (a + b) / 2) < middle ? 'a' : 'b',
      side: meanOf(folded, ({ c }) => c) > axis.c ? 'left' : 'right',
    };
  return { form: 'sliding', ...howItSlides(doorLines(run, steps), axis, from, to) };
}

function howItSlides(lines: readonly Leaf[], axis: Piece, from: number, to: number): Omit<HowItOpens, 'form'> {
  const within = lines.filter((leaf) => leaf.from < to && leaf.to > from);
  const half = axis.thickness / 2;
  const sideOf = (leaves: readonly Leaf[]) => (meanOf(leaves, ({ c }) => c) < axis.c ? 'right' : 'left');
  const before = within.filter(({ c }) => Math.abs(c - axis.c) > half + 5 && Math.abs(c - axis.c) < half + beforeWall);
  if (before.length > 0) {
    const along = meanOf(before, (leaf) => (leaf.from + leaf.to) / 2);
    return { hinge: along > (from + to) / 2 ? 'b' : 'a', side: sideOf(before) };
  }
  const inside = within.filter(({ c }) => Math.abs(c - axis.c) < half - 5);
  const standing = inside.filter((leaf) => leaf.from - from < atJamb || to - leaf.to < atJamb);
  const moving = inside.filter((leaf) => !standing.includes(leaf));
  return {
    hinge: standing.length > 0 && standing.every((leaf) => to - leaf.to < atJamb) ? 'b' : 'a',
    side: moving.length > 0 ? sideOf(moving) : 'left',
  };
}

function doorLines({ faces }: Run, steps: Steps): Face[] {
  return faces.filter(({ hint, from, to }) => {
    steps.take();
    return hint === 'door' && to - from > shortest;
  });
}

/** Neither along the wall nor square to it. */
function askew(run: Run, runs: readonly RunWithPieces[], steps: Steps): Leaf[] {
  return runs.flatMap(({ run: other }) => {
    const cos = run.x * other.x + run.y * other.y;
    const sin = run.x * other.y - run.y * other.x;
    if (Math.abs(cos) < 0.1 || Math.abs(sin) < 0.1) return [];
    return doorLines(other, steps).map(({ from, to, c }) => {
      const ends = [from, to].map((s) => cos * s - sin * c);
      return { from: Math.min(...ends), to: Math.max(...ends), c: (sin * (from + to)) / 2 + cos * c };
    });
  });
}

function meanOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0) / rows.length;
}
