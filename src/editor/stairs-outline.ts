import type { Stairs } from '#design/records/stairs.ts';
import { add, turned } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

/** The floor stairs take, seen from above, corner by corner: its flights and its landing. */
export function stairsOutline({ at, turn, form, side, width, steps, before, going, gap }: Stairs): Point[] {
  const half = width / 2;
  // Treads are one fewer than risers: the last riser leads onto the floor or the landing.
  const first = (form === 'straight' ? steps - 1 : before) * going;
  const rest = Math.max(0, steps - before - 1) * going;
  const corners = outlines[form]({ half, first, rest, width, gap });
  const angle = (turn * Math.PI) / 180;
  // Drawn turning right; to the left they are mirrored.
  return corners.map(([x, y]) => add(at, turned({ x: side === 'left' ? -x : x, y }, angle)));
}

interface Sizes {
  half: number;
  first: number;
  rest: number;
  width: number;
  gap: number;
}

const outlines: Record<Stairs['form'], (sizes: Sizes) => [number, number][]> = {
  straight: ({ half, first }) => [
    [-half, 0],
    [half, 0],
    [half, first],
    [-half, first],
  ],
  quarter: ({ half, first, rest, width }) => [
    [-half, 0],
    [half, 0],
    [half, first],
    [half + rest, first],
    [half + rest, first + width],
    [-half, first + width],
  ],
  half: ({ half, first, rest, width, gap }) => [
    [-half, 0],
    [half, 0],
    [half, first],
    [half + gap, first],
    [half + gap, first - rest],
    [half + gap + width, first - rest],
    [half + gap + width, first + width],
    [-half, first + width],
  ],
};
