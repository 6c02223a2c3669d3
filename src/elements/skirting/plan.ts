import type { FootPath } from '#elements/skirting/skirting-paths.ts';
import { skirtingMitre } from '#elements/skirting/mesh.ts';
import { line } from '#elements/drawing.ts';
import type { Drawing } from '#elements/drawing.ts';

/** A hair line before the wall, as far as the board reaches. */
export function skirtingPlan(room: string, paths: readonly FootPath[], depth: number): Drawing {
  const shapes = paths.map(({ points, closed }) => {
    const front = points.map((p, i) => {
      const away = skirtingMitre(points, i, closed);
      return { x: p.x + away.x * depth, y: p.y + away.y * depth };
    });
    return line(room, 'floor', 'hair', front, { closed });
  });
  return { shapes, words: [] };
}
