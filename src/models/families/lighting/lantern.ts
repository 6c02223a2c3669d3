import { board } from '#models/geometry/rounded-box.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

export type LanternGrid = 'plain' | 'shoji' | 'lattice';

interface LanternBox {
  width: number;
  depth: number;
  height: number;
  z: number;
  grid: LanternGrid;
  /** Thickness of its posts; by default from its width. */
  bar?: number;
  /** Seen from below: its paper and its bars are there too. */
  below?: boolean;
}

/** Paper in a wooden frame, four sides and a lid of paper; open below. Centred on the axis. */
export function lanternBox(
  { width, depth, height, z, grid, bar = Math.max(9, Math.min(22, width * 0.05)), below = false }: LanternBox,
  detail: Detail,
): SlotMeshes {
  const x = width / 2;
  const y = depth / 2;
  const posts = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy) =>
      board(
        { from: [sx * x, sy * y, z], to: [sx * (x - bar), sy * (y - bar), z + height], radius: 1.5, grain: 'z' },
        detail,
      ),
    ),
  );
  const sides = [0, 90, 180, 270].map((degrees) => ({
    degrees,
    half: degrees % 180 === 0 ? x : y,
    out: degrees % 180 === 0 ? y : x,
  }));
  const rails = sides.flatMap(({ degrees, half, out }) =>
    [z, z + height - bar].map((low) =>
      turn(
        board(
          { from: [-half + bar, -out + 1, low], to: [half - bar, -out + bar - 1, low + bar], radius: 1.5, grain: 'x' },
          detail,
        ),
        'z',
        degrees,
      ),
    ),
  );
  const bars = sides.flatMap(({ degrees, half, out }) =>
    gridOf(grid, half - bar, out - bar * 0.5, z + bar, z + height - bar, detail).map((mesh) =>
      turn(mesh, 'z', degrees),
    ),
  );
  const panes = sides.map(({ degrees, half, out }) =>
    turn(
      board(
        {
          from: [-half + bar * 0.6, -out + bar * 0.5, z + bar * 0.6],
          to: [half - bar * 0.6, -out + bar * 0.5 + 1.6, z + height - bar * 0.6],
          radius: 0,
        },
        detail,
      ),
      'z',
      degrees,
    ),
  );
  const lid = board(
    {
      from: [-x + bar * 0.6, -y + bar * 0.6, z + height - bar * 0.6],
      to: [x - bar * 0.6, y - bar * 0.6, z + height - bar * 0.6 + 1.6],
      radius: 0,
    },
    detail,
  );
  const under = below ? underside(grid, x - bar, y - bar, z + bar * 0.45, detail) : [];
  const floor = below ? [move(lid, 0, 0, bar * 1.2 - height)] : [];
  return { wood: [...posts, ...rails, ...bars, ...under], paper: [merge([...panes, lid, ...floor])] };
}

/** Bars under the paper floor, as on the sides. */
function underside(grid: LanternGrid, x: number, y: number, z: number, detail: Detail): Mesh[] {
  if (grid === 'plain') return [];
  const along = (at: number, reach = x): Mesh =>
    board({ from: [-reach, at - 3, z - 4], to: [reach, at + 3, z + 4], radius: 0, grain: 'x' }, detail);
  const across = (at: number, reach = y): Mesh =>
    board({ from: [at - 3, -reach, z - 3.6], to: [at + 3, reach, z + 3.6], radius: 0, grain: 'y' }, detail);
  if (grid === 'lattice')
    return [-0.72, 0.72]
      .flatMap((share) => [along(share * y), across(share * x)])
      .concat([along(0, x * 0.72), across(0, y * 0.72)]);
  const spread = (half: number): number[] =>
    Array.from(
      { length: Math.round((half * 2) / 150) - 1 },
      (_, i) => -half + (2 * half * (i + 1)) / Math.round((half * 2) / 150),
    );
  return [...spread(y).map((at) => along(at)), ...spread(x).map((at) => across(at))];
}

/** Thin bars before the front pane, whose face is at −`out`. */
function gridOf(grid: LanternGrid, half: number, out: number, low: number, high: number, detail: Detail): Mesh[] {
  if (grid === 'plain') return [];
  const thin = 5;
  const upright = (x: number, from = low, to = high): Mesh =>
    board(
      { from: [x - thin / 2, -out - 4.5, from], to: [x + thin / 2, -out + 0.5, to], radius: 0, grain: 'z' },
      detail,
    );
  const level = (z: number, from = -half, to = half): Mesh =>
    board({ from: [from, -out - 4, z - thin / 2], to: [to, -out + 0.5, z + thin / 2], radius: 0, grain: 'x' }, detail);
  if (grid === 'shoji') {
    const columns = half > 110 ? 3 : 2;
    const rows = Math.max(2, Math.min(detail === 'far' ? 3 : 9, Math.round((high - low) / 90)));
    return [
      ...Array.from({ length: columns - 1 }, (_, i) => upright(-half + (2 * half * (i + 1)) / columns)),
      ...Array.from({ length: rows - 1 }, (_, i) => level(low + ((high - low) * (i + 1)) / rows)),
    ];
  }
  // A frame in the frame, tied to it at its corners: the plainest of the old window lattices.
  const in1 = Math.min(half * 0.34, 46);
  const left = -half + in1;
  const right = half - in1;
  const bottom = low + in1;
  const top = high - in1;
  return [
    upright(left),
    upright(right),
    level(bottom),
    level(top),
    ...(high - low > 5 * in1
      ? [level((bottom + top) / 2 - in1 * 0.5, left, right), level((bottom + top) / 2 + in1 * 0.5, left, right)]
      : []),
  ];
}
