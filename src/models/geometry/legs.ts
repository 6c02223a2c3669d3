import { board } from '#models/geometry/rounded-box.ts';
import { lathe } from '#models/geometry/lathe.ts';
import { loft } from '#models/geometry/loft.ts';
import { curve, rectangle, roundedRectangle } from '#models/geometry/outline.ts';
import { bothSides, merge, mirror, move, regrained } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import { byDetail } from '#models/geometry/segments.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

/** Every leg stands on Z 0 and reaches `height`; its upper end is centred on the origin's axis. */
interface LegShape {
  height: number;
  /** Thickness above and at the foot. */
  top: number;
  foot?: number;
  /** How far the foot stands out from under the top, towards +X and +Y. */
  splay?: Vec2;
}

/** Round, tapering: the leg of the fifties. */
export function roundLeg({ height, top, foot = top * 0.55, splay = [0, 0] }: LegShape, detail: Detail): Mesh {
  const rim = byDetail(detail, 1.5, 1, 0);
  const leg =
    rim > 0
      ? lathe(
          [
            [foot / 2 - rim, 0],
            [foot / 2, rim],
            [top / 2, height],
          ],
          detail,
        )
      : lathe(
          [
            [foot / 2, 0],
            [top / 2, height],
          ],
          detail,
        );
  return splayed(leg, height, splay);
}

/** Square, tapering to the foot or straight. */
export function squareLeg({ height, top, foot = top, splay = [0, 0] }: LegShape, detail: Detail): Mesh {
  if (foot === top && splay[0] === 0 && splay[1] === 0)
    return board({ from: [-top / 2, -top / 2, 0], to: [top / 2, top / 2, height], radius: 3, grain: 'z' }, detail);
  const outline = detail === 'far' ? rectangle(1, 1) : roundedRectangle(1, 1, 0.09, 'far');
  return splayed(
    loft([ringAt(outline, foot, 0), ringAt(outline, top, height)], { crease: detail === 'far' ? 40 : 50 }),
    height,
    splay,
  );
}

/** Turned on a lathe, for French and Indochine pieces. */
export function turnedLeg({ height, top }: LegShape, detail: Detail): Mesh {
  const r = top / 2;
  const shape: Vec2[] = [
    [0.42, 0],
    [0.6, 0.035],
    [0.62, 0.07],
    [0.44, 0.11],
    [0.5, 0.14],
    [0.74, 0.36],
    [0.94, 0.58],
    [0.8, 0.7],
    [0.55, 0.76],
    [0.52, 0.79],
    [0.82, 0.82],
    [0.86, 0.85],
    [0.6, 0.88],
    [1, 0.9],
    [1, 1],
  ];
  const kept = detail === 'far' ? shape.filter((_, i) => [0, 2, 3, 6, 8, 14].includes(i)) : shape;
  const points = kept.map(([x, z]): Vec2 => [x * r, z * height]);
  return lathe(detail === 'near' ? curve(points.slice(0, -1), 3).concat([points.at(-1)!]) : points, detail, {
    crease: 55,
  });
}

/** Three rods meeting at the foot: bent steel. `spread` is how far apart they begin. */
export function hairpinLeg(
  { height, spread, rod = 10 }: { height: number; spread: number; rod?: number },
  detail: Detail,
): Mesh {
  const r = rod / 2;
  const s = spread / 2;
  const bow = (x: number, y: number): Mesh =>
    tube(
      {
        path: [
          [-x, -y, height],
          [-r * Math.sign(x) * 0.8, -r * Math.sign(y) * 0.8, r],
          [r * Math.sign(x) * 0.8, r * Math.sign(y) * 0.8, r],
          [x, y, height],
        ],
        radius: r,
        bend: rod,
        up: [1, -1, 0],
      },
      detail,
    );
  return merge([
    bow(s, s),
    board({ from: [-s - r, -s - r, height - 4], to: [s + r, s + r, height], radius: 1 }, detail),
  ]);
}

/** One side of a sled base: a closed frame of flat bar in the YZ plane, centred on X 0. */
export function sledFrame(
  {
    depth,
    height,
    bar = 12,
    width = 40,
    bend = 0,
  }: { depth: number; height: number; bar?: number; width?: number; bend?: number },
  detail: Detail,
): Mesh {
  const y = depth / 2 - bar / 2;
  const low = bar / 2;
  const high = height - bar / 2;
  const path: Vec3[] = [
    [0, -y, low],
    [0, y, low],
    [0, y, high],
    [0, -y, high],
  ];
  return tube(
    { path, section: rectangle(bar, width), closed: true, up: [1, 0, 0], ...(bend > 0 ? { bend } : {}) },
    detail,
  );
}

/** A short drum or ball for sofas. */
export function bunFoot({ height, top }: LegShape, detail: Detail): Mesh {
  const r = top / 2;
  const shape: Vec2[] = [
    [r * 0.6, 0],
    [r * 0.92, height * 0.16],
    [r, height * 0.45],
    [r * 0.86, height * 0.78],
    [r * 0.5, height * 0.9],
    [r * 0.55, height],
  ];
  return lathe(detail === 'far' ? [shape[0]!, shape[2]!, shape[5]!] : shape, detail, { crease: 70 });
}

/** The leg at all four corners, mirrored so that splay points outwards. `x`, `y`: where it goes at the back right. */
export function atCorners(leg: Mesh, x: number, y: number): Mesh {
  const right = merge([move(leg, x, y, 0), regrained(mirror(move(leg, x, y, 0), 'y'), 1)]);
  return merge([right, regrained(mirror(right, 'x'), 2)]);
}

/** A frame of four rails between legs, `inset` from the outline; under tables and benches. */
export function apron(
  {
    width,
    depth,
    height,
    thickness = 20,
    z,
  }: { width: number; depth: number; height: number; thickness?: number; z: number },
  detail: Detail,
): Mesh {
  const x = width / 2;
  const y = depth / 2;
  const front = board({ from: [-x + thickness, -y, z], to: [x - thickness, -y + thickness, z + height] }, detail);
  const side = board({ from: [x - thickness, -y, z], to: [x, y, z + height] }, detail);
  return merge([bothSides(front, 'y'), bothSides(side)]);
}

function ringAt(outline: Outline, size: number, z: number): Vec3[] {
  return outline.map(([x, y]): Vec3 => [x * size, y * size, z]);
}

/** Slides the foot out; the height stays exact. */
function splayed(leg: Mesh, height: number, [x, y]: Vec2): Mesh {
  if (x === 0 && y === 0) return leg;
  const positions = leg.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const t = 1 - positions[i + 2]! / height;
    positions[i]! += x * t;
    positions[i + 1]! += y * t;
  }
  return { ...leg, positions };
}
