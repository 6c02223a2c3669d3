import type { Run } from './faces.ts';
import type { Piece } from './pairs.ts';
import type { Steps } from './steps.ts';

export interface RunWithPieces {
  readonly run: Run;
  readonly pieces: readonly Piece[];
}

/** The body of a wall that runs another way, where it lies across an axis. `middle` is where the axes meet. */
export interface Across {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
}

/** As far as the end of a wall may stay away from the one it meets. Millimetres. */
const reach = 40;

/** Bodies of other walls on the line of this one, along it. */
export function acrossOf(own: RunWithPieces, axis: Piece, runs: readonly RunWithPieces[], steps: Steps): Across[] {
  const found: Across[] = [];
  for (const { run, pieces } of runs) {
    const sine = own.run.x * run.y - own.run.y * run.x;
    // So flat an angle is a bend drawn badly, not a corner.
    if (Math.abs(sine) < 0.1) continue;
    const cosine = own.run.x * run.x + own.run.y * run.y;
    for (const piece of pieces) {
      steps.take();
      // The axes in each other's frame: c = −s·sin + c·cos.
      const middle = (axis.c * cosine - piece.c) / sine;
      const along = middle * cosine + axis.c * sine;
      const slack = axis.thickness / 2 / Math.abs(sine) + Math.abs((piece.thickness / 2) * (cosine / sine)) + reach;
      if (along < piece.from - slack || along > piece.to + slack) continue;
      const half = piece.thickness / 2 / Math.abs(sine);
      found.push({ from: middle - half, to: middle + half, middle });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}
