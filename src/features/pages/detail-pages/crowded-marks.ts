import type { ShownMark } from './work-page.ts';

interface Mark {
  picture: number;
  x: number;
  y: number;
}

/** Two marks closer than this, in thousandths of a picture's width, are under one finger on a phone (44 of 390 px). */
const fingertip = 113;

/** Marks too near to an earlier one: hidden on a phone, where the strip under the picture lists their pieces. */
export function crowdedMarks(
  marks: readonly Pick<ShownMark, 'key' | 'picture' | 'x' | 'y'>[],
  shapes: readonly { width: number; height: number }[],
): ReadonlySet<string> {
  const kept: Mark[] = [];
  const crowded = new Set<string>();
  for (const { key, picture, x, y } of marks) {
    const shape = shapes[picture];
    if (shape === undefined || x === null || y === null) continue;
    const mark = { picture, x, y };
    if (kept.some((other) => other.picture === picture && distance(other, mark, shape) < fingertip)) crowded.add(key);
    else kept.push(mark);
  }
  return crowded;
}

function distance(a: Mark, b: Mark, { width, height }: { width: number; height: number }): number {
  return Math.hypot(a.x - b.x, (a.y - b.y) * (height / width));
}
