import { potProfiles } from '#models/families/plants/pot-profiles.ts';
import { lathe } from '#models/geometry/lathe.ts';
import { loft } from '#models/geometry/loft.ts';
import { circlePoint, superellipse } from '#models/geometry/outline.ts';
import { roundedBox } from '#models/geometry/rounded-box.ts';
import { byDetail, roundSegments } from '#models/geometry/segments.ts';
import { bothSides, merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import { noise } from '#lib/noise.ts';
import type { LathedPot } from '#models/families/plants/pot-profiles.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

export type PotForm = LathedPot | 'ribbed' | 'cube' | 'tub' | 'stand' | 'ring' | 'basket';

export interface Pot {
  /** By slot: `pot`, `wood`, `metal`, `weave`, `soil`. */
  parts: Record<string, Mesh[]>;
  /** Height of the soil and radius of its surface. */
  soil: number;
  mouth: number;
  rim: number;
}

/** A pot with soil in it, standing on the origin; `size` is its widest, `height` its own (a stand included). */
export function pot(form: PotForm, size: number, height: number, detail: Detail): Pot {
  const r = size / 2;
  switch (form) {
    case 'ribbed':
      return filled({ pot: [ribbed(r, height, detail)] }, r * 0.88, height, detail);
    case 'cube':
      return filled({ pot: [boxed(r, height, 0, 0.9, 9, detail)] }, r * 0.9, height, detail, true);
    case 'tub':
      return filled(
        { pot: [boxed(r, height, height * 0.1, 0.84, 5, detail)], wood: tubFeet(r, height, detail) },
        r * 0.86,
        height,
        detail,
        true,
      );
    case 'stand':
      return onLegs(r, height, detail);
    case 'ring':
      return onRing(r, height, detail);
    case 'basket':
      return basketPot(r, height, detail);
    default:
      return lathed(form, r, height, detail);
  }
}

function lathed(form: LathedPot, r: number, height: number, detail: Detail): Pot {
  const { outside, saucer, rough } = potProfiles[form];
  const kept = detail === 'far' ? outside.filter((_, i) => i % 2 === 0 || i === outside.length - 1) : outside;
  const profile = kept.map(([x, z]): Vec2 => [x * r, z * height]);
  const mouth = Math.min(...outside.filter(([, z]) => z >= 0.7).map(([x]) => x * r)) - wallOf(r);
  const body = lathe(vessel(profile, mouth, height), detail, { crease: 35 });
  const dish: Vec2[] = [
    [r * 0.78, 0],
    [r * 0.92, height * 0.06],
    [r * 0.88, height * 0.06],
    [r * 0.76, height * 0.025],
    [0, height * 0.025],
  ];
  const extra = saucer ? [lathe(dish, detail)] : [];
  return filled({ pot: [rough ? roughened(body, r, height) : body, ...extra] }, mouth, height, detail);
}

function wallOf(r: number): number {
  return Math.max(3, r * 0.075);
}

/** The outside, over the lip and down to below the soil. */
function vessel(outside: readonly Vec2[], mouth: number, height: number): Vec2[] {
  return [...outside, [mouth + 1.5, height], [mouth, height - 2], [mouth, height * 0.8], [0, height * 0.8]];
}

function filled(parts: Record<string, Mesh[]>, mouth: number, height: number, detail: Detail, square = false): Pot {
  const soil = height - Math.max(6, height * 0.08);
  const level: Vec2[] = [
    [mouth + 0.8, soil - 8],
    [mouth + 0.8, soil - 2],
    [mouth * 0.5, soil + 2],
    [0, soil + 3],
  ];
  const earth = square
    ? roundedBox({ width: 1.84 * mouth, depth: 1.84 * mouth, height: 10, radius: 2, at: [0, 0, soil - 8] }, detail)
    : lathe(level, detail, { crease: 80 });
  return { parts: { ...parts, soil: [earth] }, soil, mouth, rim: height };
}

function roughened(mesh: Mesh, r: number, height: number): Mesh {
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i]!;
    const y = positions[i + 1]!;
    const z = positions[i + 2]!;
    const by = 1 - 0.07 * noise((x / r) * 1.4 + 7, (y / r) * 1.4 + (z / height) * 2 + 5, 3) * Math.min(1, z / 8);
    positions[i] = x * by;
    positions[i + 1] = y * by;
  }
  return { ...mesh, positions };
}

/** Upright flutes round a straight pot. */
function ribbed(r: number, height: number, detail: Detail): Mesh {
  const ribs = byDetail(detail, 28, 24, 8);
  const count = ribs * byDetail(detail, 6, 4, 2);
  const ring = (scale: number, z: number, deep: number): Vec3[] =>
    Array.from({ length: count }, (_, i) => {
      const [x, y] = circlePoint(i, count);
      const by = r * scale * (1 - deep * (0.5 + 0.5 * Math.cos((2 * Math.PI * i * ribs) / count + Math.PI)));
      return [x * by, y * by, z];
    });
  return loft(
    [
      ring(0.95, 0, 0),
      ring(0.98, 5, 0.05),
      ring(1, height - 9, 0.05),
      ring(0.97, height, 0),
      ring(0.88, height, 0),
      ring(0.88, height * 0.8, 0),
      ring(0, height * 0.8, 0),
    ],
    { crease: 50 },
  );
}

function boxed(r: number, height: number, from: number, foot: number, exponent: number, detail: Detail): Mesh {
  const outline = superellipse(2, 2, exponent, detail === 'far' ? 'far' : 'near');
  const ring = (scale: number, z: number): Vec3[] => outline.map(([x, y]): Vec3 => [x * r * scale, y * r * scale, z]);
  return loft(
    [
      ring(foot - 0.015, from),
      ring(foot, from + 4),
      ring(1, height - 3),
      ring(0.985, height),
      ring(0.9, height),
      ring(0.88, height * 0.8),
      ring(0, height * 0.8),
    ],
    { crease: 50 },
  );
}

function tubFeet(r: number, height: number, detail: Detail): Mesh[] {
  const x = r * 0.62;
  const foot = move(
    roundedBox({ width: r * 0.26, depth: r * 0.26, height: height * 0.12, radius: 3 }, detail),
    x,
    x,
    0,
  );
  return [bothSides(bothSides(foot), 'y')];
}

/** A straight pot held by a cross of wood on four posts. */
function onLegs(r: number, height: number, detail: Detail): Pot {
  const inner = r * 0.84;
  const low = height * 0.3;
  const t = r * 0.13;
  const made = lathed('cylinder', inner, height * 0.66, detail);
  const post = move(
    roundedBox({ width: t, depth: t, height: height * 0.66, radius: t * 0.35, grain: 'z' }, detail),
    inner + t / 2,
    0,
    0,
  );
  const rail = roundedBox({ width: 2 * inner + 4, depth: t * 0.9, height: t, radius: 2, at: [0, 0, low - t] }, detail);
  const wood = [0, 90, 180, 270]
    .map((a) => turn(post, 'z', a + 45))
    .concat([turn(rail, 'z', 45), turn(move(rail, 0, 0, -0.2), 'z', 135)]);
  return raised(made, low, { wood });
}

/** The same in a ring of metal on three slender legs. */
function onRing(r: number, height: number, detail: Detail): Pot {
  const low = height * 0.34;
  const rod = Math.max(2.5, r * 0.035);
  const made = lathed('bowl', r * 0.92, height * 0.66, detail);
  const z = low + height * 0.66 * 0.42;
  const around = r * 0.9;
  const count = roundSegments(around, detail);
  const circle = Array.from({ length: count }, (_, i): Vec3 => [
    around * circlePoint(i, count)[0],
    around * circlePoint(i, count)[1],
    z,
  ]);
  const leg = tube(
    {
      path: [
        [around, 0, z],
        [r * 0.84, 0, 0],
      ],
      radius: rod,
    },
    detail,
  );
  const flat = { ...leg, positions: leg.positions.map((value, i) => (i % 3 === 2 ? Math.max(0, value) : value)) };
  return raised(made, low, {
    metal: [
      tube({ path: circle, radius: rod * 1.2, closed: true }, detail),
      ...[90, 210, 330].map((a) => turn(flat, 'z', a)),
    ],
  });
}

function raised(made: Pot, by: number, more: Record<string, Mesh[]>): Pot {
  const parts = Object.fromEntries(
    Object.entries(made.parts).map(([slot, meshes]) => [slot, meshes.map((mesh) => move(mesh, 0, 0, by))]),
  );
  return { parts: { ...parts, ...more }, soil: made.soil + by, mouth: made.mouth, rim: made.rim + by };
}

/** Coils of seagrass, with two handles. */
function basketPot(r: number, height: number, detail: Detail): Pot {
  const coils = byDetail(detail, 14, 10, 4);
  const side = Array.from({ length: coils }, (_, i) =>
    [0, 0.5].map((t): Vec2 => {
      const z = (i + t) / coils;
      return [r * (0.8 + 0.2 * Math.sin(Math.PI * (0.12 + 0.62 * z))) * (t === 0 ? 0.955 : 1), z * height];
    }),
  ).flat();
  const mouth = r * 0.84;
  const body = lathe([...side, [r * 0.93, height], [mouth, height], [mouth, height * 0.8], [0, height * 0.8]], detail, {
    crease: 75,
  });
  const ear = tube(
    {
      path: [
        [r * 0.9, -r * 0.24, height * 0.84],
        [r * 0.96, -r * 0.2, height * 1.02],
        [r * 0.96, r * 0.2, height * 1.02],
        [r * 0.9, r * 0.24, height * 0.84],
      ],
      radius: r * 0.045,
      bend: r * 0.14,
    },
    detail,
  );
  return filled({ weave: [merge([body, bothSides(ear)])] }, mouth, height, detail);
}
