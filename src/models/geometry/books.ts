import { board } from '#models/geometry/rounded-box.ts';
import { merge } from '#models/geometry/transform.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

/** A closed book standing on its tail, spine towards −Y, centred on the origin's axis. */
export function book(
  { width, depth, height }: { width: number; depth: number; height: number },
  detail: Detail,
): { cover: Mesh; pages: Mesh } {
  const t = Math.min(2.5, width / 6);
  const pages = board(
    {
      from: [-width / 2 + t, -depth / 2 + t, 3],
      to: [width / 2 - t, depth / 2 - 3, height - 3],
      radius: 0,
      grain: 'z',
    },
    detail,
  );
  const boardOf = (x: number): Mesh =>
    board({ from: [x, -depth / 2, 0], to: [x + t, depth / 2, height], radius: detail === 'near' ? 0.8 : 0 }, detail);
  const spine = board(
    { from: [-width / 2, -depth / 2, 0], to: [width / 2, -depth / 2 + t, height], radius: detail === 'near' ? 1 : 0 },
    detail,
  );
  return { cover: merge([boardOf(-width / 2), boardOf(width / 2 - t), spine]), pages };
}
