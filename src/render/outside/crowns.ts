import type { Rng } from '#lib/random.ts';
import type { Vec3 } from '#lib/vec.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Mesh } from '#models/geometry/mesh.ts';
import { merge, move, scale } from '#models/geometry/transform.ts';
import { sheet } from '#models/geometry/cloth.ts';
import type { Finish } from '#models/materials/finish.ts';
import { finishOf } from '#models/materials/library.ts';
import type { RenderPart } from '#render/scene/render-scene.ts';
import type { Front } from './front.ts';
import { weathered } from './grounds.ts';

/** Leaves of trees that stand in the sun and the dust of a town: greyer than those of plants in a room. */
const leaves: readonly Finish[] = ['#64733f', '#55683b', '#76834a', '#5f6f43'].map((colour, i) => ({
  ...weathered(`leaves${i}`, colour, 0.7),
  kind: 'plant',
}));

/** Between the leaves. */
const inside: Finish = weathered('inside', '#303f20', 1);
const unitBall = sheet(
  9,
  6,
  (u, v) => {
    const [turn, rise] = [u * 2 * Math.PI, (v - 0.5) * Math.PI];
    return [Math.cos(turn) * Math.cos(rise), Math.sin(turn) * Math.cos(rise), Math.sin(rise)];
  },
  { width: 1, height: 1 },
);

interface Crown {
  /** Half its width and half its height. */
  radius: number;
  high: number;
  /** Clumps it is made of, leaves of each, and how long a leaf is. */
  clumps: number;
  each: number;
  leaf: number;
}

/**
 * Leaves by the thousand on the skins of clumps. Their normals are the clump's, so that it is shaded as a soft round
 * thing; between them one sees the dark of its core.
 */
function crown({ radius, high, clumps, each, leaf }: Crown, rng: Rng): { skin: Mesh; core: Mesh } {
  const cores: Mesh[] = [];
  const count = clumps * each;
  const positions = new Float32Array(count * 12);
  const normals = new Float32Array(count * 12);
  const indices = new Uint32Array(count * 6);
  let at = 0;
  for (let c = 0; c < clumps; c++) {
    const [cx, cy, cz] = ball(rng, 0.45 + 0.3 * rng.next());
    const size = rng.between(0.36, 0.56);
    const deep = size * 0.8;
    cores.push(move(scale(unitBall, deep * radius, deep * radius, deep * high), cx * radius, cy * radius, cz * high));
    for (let i = 0; i < each; i++, at++) {
      const out = ball(rng, 1);
      const deep = size * (0.8 + 0.28 * rng.next());
      const middle: Vec3 = [(cx + out[0] * deep) * radius, (cy + out[1] * deep) * radius, (cz + out[2] * deep) * high];
      const [ax, ay, az] = ball(rng, leaf * rng.between(0.35, 0.6));
      const [bx, by, bz] = ball(rng, leaf * rng.between(0.22, 0.36));
      const tilt = ball(rng, 0.55);
      const normal = [out[0] + tilt[0], out[1] + tilt[1], out[2] + tilt[2] + 0.25];
      const long = Math.hypot(...normal);
      const corners = [
        [-ax, -ay, -az],
        [bx, by, bz],
        [ax, ay, az],
        [-bx, -by, -bz],
      ] as const;
      for (let k = 0; k < 4; k++)
        for (let d = 0; d < 3; d++) {
          positions[at * 12 + k * 3 + d] = middle[d]! + corners[k]![d]!;
          normals[at * 12 + k * 3 + d] = normal[d]! / long;
        }
      // A leaf's face is that of its normal: seen from the other side, both are turned about together.
      const face =
        (ay * bz - az * by) * normal[0]! + (az * bx - ax * bz) * normal[1]! + (ax * by - ay * bx) * normal[2]!;
      indices.set(
        (face > 0 ? [0, 1, 2, 0, 2, 3] : [0, 2, 1, 0, 3, 2]).map((k) => at * 4 + k),
        at * 6,
      );
    }
  }
  return { skin: { positions, normals, uvs: new Float32Array(count * 8), indices }, core: merge(cores) };
}

/** A direction, evenly, of that length. */
function ball(rng: Rng, length: number): [number, number, number] {
  const high = rng.between(-1, 1);
  const turn = rng.between(0, 2 * Math.PI);
  const flat = Math.sqrt(1 - high * high);
  return [length * flat * Math.cos(turn), length * flat * Math.sin(turn), length * high];
}

interface Row {
  from: number;
  to: number;
  /** Millimetres between two of them along the front. */
  apart: number;
  /** Height of the crown's middle, least and most. */
  middle: readonly [number, number];
  /** Beside a crown of one metre. */
  size: readonly [number, number];
  /** Longer leaves are fewer: for what stands far away. */
  leaf: number;
  trunks?: boolean;
  /** So far to either side of the front; default: its own width. */
  half?: number;
  low?: number;
}

/** Broad-leaved trees or a tall hedge along a front; a few crowns, each turned and sized. */
export function row(front: Front, { from, to, apart, middle, size, leaf, trunks = false, ...more }: Row): RenderPart[] {
  const { rng } = front;
  const half = more.half ?? front.width / 2;
  const low = front.floor + (more.low ?? -160);
  // Far trees are a few pixels each.
  const each = leaf > 500 ? 90 : 260;
  const kinds = [0, 1, 2].map(() => crown({ radius: 1000, high: 850, clumps: 9, each, leaf: leaf / size[1] }, rng));
  const count = Math.max(2, Math.round((2 * half) / apart));
  return Array.from({ length: count }, (_, i) => {
    const along = ((i + rng.between(0.15, 0.85)) / count) * 2 * half - half;
    const place = front.at(along, rng.between(from, to));
    const by = rng.between(...size);
    const z = low + rng.between(...middle);
    const at = { ...place, z, turn: rng.between(0, 6.28) };
    const { skin, core } = rng.pick(kinds);
    const tall = by * rng.between(0.8, 1.1);
    const parts: RenderPart[] = [
      { mesh: scale(skin, by, by, tall), solid: false, finish: rng.pick(leaves), at },
      { mesh: scale(core, by, by, tall), solid: true, finish: inside, at },
    ];
    if (trunks) parts.push({ mesh: trunk(z - low, by), solid: true, finish: finishOf('bark'), at: { ...at, z: low } });
    return parts;
  }).flat();
}

/** One low crown at a height of its own. */
export function shrub({ rng, ...front }: Front, along: number, away: number, z: number, radius: number): RenderPart[] {
  const { skin, core } = crown({ radius, high: radius * 0.7, clumps: 5, each: 80, leaf: 140 }, rng);
  const at = { ...front.at(along, away), z, turn: 0 };
  return [
    { mesh: skin, solid: false, finish: rng.pick(leaves), at },
    { mesh: core, solid: true, finish: inside, at },
  ];
}

function trunk(high: number, by: number): Mesh {
  const thick = 70 * by;
  return tube(
    {
      path: [
        [0, 0, 0],
        [thick * 0.8, thick * 0.4, high * 0.5],
        [0, 0, high],
      ],
      section: Array.from({ length: 7 }, (_, i): [number, number] => [
        thick * Math.cos((i * 2 * Math.PI) / 7),
        thick * Math.sin((i * 2 * Math.PI) / 7),
      ]),
      bend: thick * 3,
    },
    'far',
  );
}
