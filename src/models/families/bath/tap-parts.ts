import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { roundedRectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

/** `round` pipes or `square` ones. */
export type Pipe = 'round' | 'square';
export type Spout = 'arc' | 'angle' | 'straight' | 'cascade';
export type TapHandle = 'blade' | 'pin' | 'cross' | 'knurl';

interface SpoutShape {
  spout: Spout;
  pipe: Pipe;
  radius: number;
  /** Where it rises and where its mouth is, towards −Y; its highest point; how high the mouth is. */
  rise: number;
  mouth: number;
  high: number;
  outlet: number;
}

/** Rises at Y `rise` from Z 0 and comes forward; nothing reaches beyond `mouth` or over `high`. */
export function spoutOf({ spout, pipe, radius, rise, mouth, high, outlet }: SpoutShape, detail: Detail): Mesh {
  if (spout === 'cascade') return cascade(radius, rise, mouth, outlet, detail);
  if (spout === 'straight') return straight(pipe, radius, rise, mouth, outlet, detail);
  const end = mouth + radius;
  const top = high - radius;
  const bend = spout === 'arc' ? (rise - end) / 2 : Math.min(radius * 1.9, (high - outlet) / 2);
  const path: Vec3[] = [
    [0, rise, 0],
    [0, rise, top],
    [0, end, top],
    [0, end, outlet],
  ];
  return piped(path, pipe, radius, bend, detail);
}

export function piped(path: readonly Vec3[], pipe: Pipe, radius: number, bend: number, detail: Detail): Mesh {
  const shape =
    pipe === 'round'
      ? { radius }
      : { section: roundedRectangle(2 * radius, 2 * radius, detail === 'far' ? 0 : 2.5, 'far') };
  return tube({ path, ...shape, ...(bend > 0 ? { bend } : {}), up: [1, 0, 0] }, detail);
}

/** A bar out of the body, cut level, its mouth beneath. */
function straight(pipe: Pipe, radius: number, rise: number, mouth: number, outlet: number, detail: Detail): Mesh {
  const z = outlet + radius;
  const bar = piped(
    [
      [0, rise, z],
      [0, mouth, z],
    ],
    pipe,
    radius,
    0,
    detail,
  );
  const nozzle = cylinder({ radius: radius * 0.72, height: 7 }, detail);
  return merge([bar, move(nozzle, 0, mouth + radius * 1.15, outlet - 5)]);
}

/** An open channel the water falls from. */
function cascade(radius: number, rise: number, mouth: number, outlet: number, detail: Detail): Mesh {
  const wide = radius * 1.5;
  const floor = board({ from: [-wide, mouth, outlet], to: [wide, rise, outlet + 5], radius: 1.5 }, detail);
  const cheek = (x: number): Mesh =>
    board({ from: [x - 2.5, mouth, outlet + 3], to: [x + 2.5, rise, outlet + radius * 1.2], radius: 1.5 }, detail);
  return merge([floor, cheek(-wide + 2.5), cheek(wide - 2.5)]);
}

/** A round or square column with a thin rose under it, standing on Z 0. */
export function columnOf(pipe: Pipe, radius: number, rose: number, high: number, detail: Detail): Mesh {
  if (pipe === 'square')
    return merge([
      board({ from: [-rose, -rose, 0], to: [rose, rose, 5], radius: 1 }, detail),
      board({ from: [-radius, -radius, 2], to: [radius, radius, high], radius: 2.5, grain: 'z' }, detail),
    ]);
  return merge([
    lathe(
      [
        [rose, 0],
        [rose, 4],
        [rose - 2, 6],
        [radius, 7],
      ],
      detail,
      { crease: 30 },
    ),
    move(cylinder({ radius, height: high - 2, edge: 1.5 }, detail), 0, 0, 2),
  ]);
}

/** How far a valve goes to its outer side, and to the back. */
export function valveReach(handle: TapHandle): readonly [number, number] {
  return { cross: [34, 34], blade: [66, 24], pin: [60, 24], knurl: [24, 24] }[handle] as [number, number];
}

/** What one turns, standing on Z 0 and exactly `high`: for three-hole taps. `reach` is half its breadth. */
export function valve(handle: TapHandle, reach: number, high: number, detail: Detail): Mesh[] {
  const stem = lathe(
    [
      [24, 0],
      [24, 4],
      [21, 7],
      [15, 12],
      [13, high - 22],
      [13, high - 14],
    ],
    detail,
    { crease: 40 },
  );
  if (handle === 'knurl') return [stem, knurled(reach - 2, high - 28, 28, detail)];
  if (handle === 'blade')
    return [
      stem,
      move(cylinder({ radius: 15, height: 16, edge: 2 }, detail), 0, 0, high - 16),
      board({ from: [-reach, -6, high - 9], to: [4, 6, high - 1], radius: 3 }, detail),
    ];
  if (handle === 'pin')
    return [
      stem,
      move(cylinder({ radius: 15, height: 18, edge: 2 }, detail), 0, 0, high - 18),
      tube(
        {
          path: [
            [-reach, 0, high - 9],
            [0, 0, high - 9],
          ],
          radius: 4.5,
        },
        detail,
      ),
    ];
  const arm = tube(
    {
      path: [
        [-reach, 0, high - 10],
        [reach, 0, high - 10],
      ],
      radius: [6.5, 6.5],
    },
    detail,
  );
  const hub = move(
    lathe(
      [
        [10, 0],
        [13, 3],
        [13, 14],
        [9, 20],
        [0, 20],
      ],
      detail,
      { crease: 45 },
    ),
    0,
    0,
    high - 20,
  );
  return [stem, arm, turn(arm, 'z', 90), hub];
}

function knurled(radius: number, low: number, high: number, detail: Detail): Mesh {
  const count = byDetail(detail, 64, 32, 12);
  const profile: [number, number][] = [
    [radius - 2, 0],
    [radius, 2],
    [radius, high - 2],
    [radius - 2, high],
  ];
  return move(lathe(profile, detail, { segments: count, crease: detail === 'far' ? 40 : 4 }), 0, 0, low);
}

/** A little lever at the side of a column: a cartridge and a rod or blade, to `reach` on the right. */
export function sideLever(handle: TapHandle, radius: number, reach: number, z: number, detail: Detail): Mesh {
  const neck = turn(cylinder({ radius: radius * 0.86, height: radius + 16, edge: 1.5 }, detail), 'y', 90);
  const out = radius + 16;
  if (handle === 'knurl')
    return move(
      merge([
        neck,
        turn(cylinder({ radius: radius * 0.5, height: reach - 10 }, detail), 'y', 90),
        move(turn(knurled(radius * 0.8, 0, 34, detail), 'y', 90), reach - 34, 0, 0),
      ]),
      0,
      0,
      z,
    );
  if (handle === 'blade')
    return move(
      merge([neck, board({ from: [out - 9, -8, radius * 0.3], to: [reach, 8, radius * 0.3 + 7], radius: 3 }, detail)]),
      0,
      0,
      z,
    );
  return move(
    merge([
      neck,
      tube(
        {
          path: [
            [out - 6, 0, 0],
            [reach, 0, 0],
          ],
          radius: 4.5,
        },
        detail,
      ),
    ]),
    0,
    0,
    z,
  );
}

/** On top of a column that ends at `from`: a blade pointing forward or a pin standing up, exactly to `high`. */
export function topLever(
  handle: TapHandle,
  pipe: Pipe,
  radius: number,
  reach: number,
  from: number,
  high: number,
  detail: Detail,
): Mesh {
  const gap = 1.5;
  if (handle === 'pin')
    return merge([
      capOf(pipe, radius, from + gap, from + 22, detail),
      move(cylinder({ radius: 4.5, height: high - from - 20, edge: 1 }, detail), 0, 0, from + 20),
    ]);
  const cap = capOf(pipe, radius, from + gap, high - 3, detail);
  return merge([
    cap,
    board({ from: [-radius * 0.5, -reach, high - 8], to: [radius * 0.5, radius * 0.7, high], radius: 3 }, detail),
    move(cylinder({ radius: radius * 0.6, height: 8 }, detail), 0, 0, from - 4),
  ]);
}

function capOf(pipe: Pipe, radius: number, low: number, high: number, detail: Detail): Mesh {
  if (pipe === 'square')
    return board({ from: [-radius, -radius, low], to: [radius, radius, high], radius: 2.5 }, detail);
  return move(cylinder({ radius, height: high - low, edge: 2 }, detail), 0, 0, low);
}
