import { grown, overLip, vessel } from '#models/families/bath/vessel.ts';
import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { arc, rectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Course } from '#models/families/bath/vessel.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

interface ShowerSize {
  width: number;
  depth: number;
  height: number;
}

const trayHeight = 40;

/** A shallow tray with its waste, which gives the whole its width and depth. */
export function trayOf(
  { width, depth }: ShowerSize,
  round: boolean,
  drain: 'round' | 'channel',
  detail: Detail,
): SlotMeshes {
  const at = (by: number, z: number): Course =>
    grown({ rim: round ? 'quadrant' : 'square', corner: 10, width, depth, z }, -by);
  const tray = vessel(
    [
      at(0, 0),
      ...overLip(at(0, trayHeight), at(46, trayHeight), 4, detail),
      at(52, 26),
      { ...at(Math.min(width, depth) * 0.42, 22), corner: 4 },
    ],
    detail,
    34,
  );
  const grate =
    drain === 'round'
      ? move(cylinder({ radius: 58, height: 6, edge: 2 }, detail), 0, depth * 0.1, 22)
      : board(
          { from: [-width * 0.34, depth / 2 - 150, 20], to: [width * 0.34, depth / 2 - 80, 28], radius: 2 },
          detail,
        );
  return { tray: [tray], metal: [grate] };
}

/** The line the glass stands on, seen from above, from wall to wall. */
export function glassLine(kind: string, { width, depth }: ShowerSize, detail: Detail): Vec3[] {
  const x = width / 2 - 24;
  const y = depth / 2 - 24;
  if (kind === 'walkIn')
    return [
      [-width / 2, -y, 0],
      [width * 0.2, -y, 0],
    ];
  if (kind === 'niche')
    return [
      [-width / 2, -y, 0],
      [width / 2, -y, 0],
    ];
  if (kind === 'square')
    return [
      [-width / 2, -y, 0],
      [x, -y, 0],
      [x, depth / 2, 0],
    ];
  const r = Math.min(width, depth) * 0.6;
  return [
    [-width / 2, -y, 0],
    ...arc(r, 270, 360, detail).map(([px, py]): Vec3 => [x - r + px, -y + r + py, 0]),
    [x, depth / 2, 0],
  ];
}

/** A wall of the given thickness and height, standing on `z`. */
function wall(path: readonly Vec3[], thick: number, low: number, high: number, detail: Detail): Mesh {
  const middle = (low + high) / 2;
  return tube(
    { path: path.map(([x, y]): Vec3 => [x, y, middle]), section: rectangle(thick, high - low), up: [0, 0, 1] },
    detail,
  );
}

export type ShowerFrame = 'frameless' | 'framed' | 'grid';

export function glassOf(path: readonly Vec3[], frame: ShowerFrame, height: number, detail: Detail): SlotMeshes {
  const low = trayHeight - 0.5;
  if (frame === 'frameless')
    return {
      glass: [wall(path, 8, low, height, detail)],
      metal: [wall(path, 15, low, low + 14, detail), post(path[0]!, 15, low, height - 2, detail)],
    };
  const bar = frame === 'grid' ? 22 : 30;
  const rails = [wall(path, bar, low, low + bar + 10, detail), wall(path, bar, height - bar - 6, height, detail)];
  const posts = [path[0]!, path.at(-1)!].map((at) => post(at, bar, low, height, detail));
  const bars = frame === 'grid' ? gridOf(path, low, height, detail) : [];
  return { glass: [wall(path, 7, low + 8, height - 8, detail)], metal: [...rails, ...posts, ...bars] };
}

/** An upright at a place, kept inside the tray. */
function post([x, y]: Vec3, size: number, low: number, high: number, detail: Detail): Mesh {
  let inward = 0;
  if (x < 0) inward = size / 2;
  else if (x > 0 && y < 0) inward = -size / 2;
  const back = y > 0 ? -size / 2 : 0;
  return board(
    {
      from: [x + inward - size / 2, y + back - size / 2, low],
      to: [x + inward + size / 2, y + back + size / 2, high],
      radius: 2,
      grain: 'z',
    },
    detail,
  );
}

/** Thin bars, as a workshop window has. */
function gridOf(path: readonly Vec3[], low: number, high: number, detail: Detail): Mesh[] {
  const level = [0.26, 0.51, 0.76].map((share) =>
    wall(path, 16, low + (high - low) * share - 9, low + (high - low) * share + 9, detail),
  );
  const upright = path.slice(1).flatMap(([x1, y1], i) => {
    const [x0, y0] = path[i]!;
    const count = Math.round(Math.hypot(x1 - x0, y1 - y0) / 330);
    return Array.from({ length: Math.max(0, count - 1) }, (_, k) => (k + 1) / count).map((t) =>
      board(
        {
          from: [x0 + (x1 - x0) * t - 8, y0 + (y1 - y0) * t - 8, low],
          to: [x0 + (x1 - x0) * t + 8, y0 + (y1 - y0) * t + 8, high - 4],
          radius: 1,
          grain: 'z',
        },
        detail,
      ),
    );
  });
  return [...level, ...upright];
}

/** A bar handle before the front pane. */
export function pullAt(x: number, y: number, detail: Detail): Mesh {
  return tube(
    {
      path: [
        [x, y - 2, 930],
        [x, y - 17, 930],
        [x, y - 17, 1250],
        [x, y - 2, 1250],
      ],
      radius: 6,
      bend: 8,
      up: [1, 0, 0],
    },
    detail,
  );
}

/** At the wall behind: a mixer bar, a hand shower on its rail and, for a column, a broad rose overhead. */
export function showerSet(kind: 'rail' | 'column' | 'square', { depth, height }: ShowerSize, detail: Detail): Mesh[] {
  const wallY = depth / 2;
  const y = wallY - 58;
  const top = Math.min(height - 40, 2040);
  const mixer = merge([
    tube(
      {
        path: [
          [-140, y, 1080],
          [140, y, 1080],
        ],
        radius: 21,
      },
      detail,
    ),
    ...[-75, 75].map((x) =>
      tube(
        {
          path: [
            [x, wallY, 1080],
            [x, y, 1080],
          ],
          radius: 15,
        },
        detail,
      ),
    ),
    ...[-75, 75].map((x) => move(turn(cylinder({ radius: 32, height: 8, edge: 2 }, detail), 'x', 90), x, wallY, 1080)),
  ]);
  const column = kind !== 'rail';
  const reach = column ? 340 : 0;
  const rise: Vec3[] = column
    ? [
        [0, y, 1080],
        [0, y, top],
        [0, y - reach, top],
        [0, y - reach, top - 40],
      ]
    : [
        [0, y, 1150],
        [0, y, 1850],
      ];
  const riser = tube(
    { path: rise, radius: 10, ...(column ? { bend: kind === 'square' ? 14 : 60 } : {}), up: [1, 0, 0] },
    detail,
  );
  const ties = (column ? [top - 130] : [1165, 1835]).map((z) =>
    tube(
      {
        path: [
          [0, wallY, z],
          [0, y, z],
        ],
        radius: 9,
      },
      detail,
    ),
  );
  let rose: Mesh[];
  if (kind === 'column')
    rose = [
      move(
        lathe(
          [
            [120, 0],
            [120, 4],
            [118, 6],
            [20, 14],
          ],
          detail,
          { crease: 30 },
        ),
        0,
        y - reach,
        top - 56,
      ),
    ];
  else if (kind === 'square')
    rose = [
      board({ from: [-118, y - reach - 118, top - 52], to: [118, y - reach + 118, top - 44], radius: 3 }, detail),
    ];
  else rose = [];
  return [mixer, riser, ...ties, ...rose, ...handShower(y, column ? 1420 : 1640, detail)];
}

function handShower(y: number, z: number, detail: Detail): Mesh[] {
  const grip = tube(
    {
      path: [
        [0, y - 34, z - 110],
        [0, y - 44, z + 60],
        [0, y - 80, z + 104],
      ],
      radius: [11, 12, 16],
      up: [1, 0, 0],
    },
    detail,
  );
  const face = move(
    turn(
      lathe(
        [
          [46, 0],
          [50, 6],
          [44, 18],
          [16, 26],
        ],
        detail,
        { crease: 40 },
      ),
      'x',
      -58,
    ),
    0,
    y - 92,
    z + 92,
  );
  const holder = board({ from: [-15, y - 50, z - 26], to: [15, y + 12, z + 6], radius: 5 }, detail);
  const hose = tube(
    {
      path: [
        [0, y - 34, z - 108],
        [0, y - 30, z - 250],
        [64, y - 26, 700],
        [110, y - 6, 760],
        [96, y, 1062],
      ],
      radius: 7,
      bend: 90,
      up: [1, 0, 0],
    },
    detail === 'near' ? 'middle' : detail,
  );
  return [grip, face, holder, hose];
}
