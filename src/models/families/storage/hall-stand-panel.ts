import { lathe } from '#models/geometry/lathe.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { move, turn } from '#models/geometry/transform.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

export type PanelKind = 'flat' | 'boards' | 'slats';

/** The wall of a hall stand, 24 mm thick, its back at `back`; exactly `low` to `high`. */
export function boardPanel(
  kind: PanelKind,
  { width, low, high, back }: { width: number; low: number; high: number; back: number },
  detail: Detail,
): Mesh[] {
  const x = width / 2;
  if (kind === 'flat')
    return [board({ from: [-x, back - 24, low - 2], to: [x, back, high], radius: 3, grain: 'z' }, detail)];
  const step =
    kind === 'boards' ? width / Math.round(width / 100) : width / Math.round(width / byDetail(detail, 60, 60, 120));
  const count = Math.round(width / step);
  const wide = kind === 'boards' ? step - 1.4 : step * 0.58;
  const uprights = Array.from({ length: count }, (_, i) =>
    board(
      {
        from: [-x + step * (i + 0.5) - wide / 2, back - 24, low - 2],
        to: [-x + step * (i + 0.5) + wide / 2, back - 6, high],
        radius: 2.5,
        grain: 'z',
      },
      detail,
    ),
  );
  const rails = [low + 60, high - 150].map((z) =>
    board({ from: [-x + 4, back - 8, z], to: [x - 4, back, z + 70], radius: 1, grain: 'x' }, detail),
  );
  return [...uprights, ...rails];
}

/** Pegs with round heads, leaning up a little. */
export function hookRow(count: number, width: number, face: number, z: number, detail: Detail): Mesh[] {
  const peg = turn(
    lathe(
      [
        [9, -4],
        [8, 40],
        [9, 52],
        [17, 58],
        [17, 64],
        [0, 67],
      ],
      detail,
      { crease: 45 },
    ),
    'x',
    82,
  );
  return Array.from({ length: count }, (_, i) => move(peg, -width / 2 + (width / count) * (i + 0.5), face, z));
}
