import type { Window } from '#design/records/window.ts';
import { louvreBlade } from '#elements/window/louvre-blade.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

/** A bar of a lattice: from here to there in the plane of the window, X to the right and Z up. */
interface Bar {
  x: number;
  z: number;
  toX: number;
  toZ: number;
}

export type Lattice = Exclude<Window['lattice'], 'none'>;

/** Woodwork that fills a rectangle standing on the middle of its lower edge, `depth` thick around Y 0. */
export function latticeMesh(kind: Lattice, width: number, height: number, depth: number, detail: Detail): Mesh {
  if (kind === 'slats') return slats(width, height, depth, detail);
  return merge(
    patterns[kind](width, height).map((bar, i) => barMesh(bar, kind === 'bars' ? 22 : 14, depth, i, detail)),
  );
}

const patterns: Record<Exclude<Lattice, 'slats'>, (width: number, height: number) => Bar[]> = {
  bars,
  grid,
  steps,
  diamond,
};

/** Upright bars and two rails: the window of a Vietnamese street house. */
function bars(width: number, height: number): Bar[] {
  const rails = [0.18, 0.82].map((share) => level(height * share, -width / 2, width / 2));
  return [...rails, ...parts(width, 120).map((x) => upright(x, 0, height))];
}

function grid(width: number, height: number): Bar[] {
  return [
    ...parts(width, 190).map((x) => upright(x, 0, height)),
    ...parts(height, 190).map((z) => level(z + height / 2, -width / 2, width / 2)),
  ];
}

/**
 * 步步锦, "step by step, brocade": frames within frames, tied together by short bars in turn at the middles and off them.
 */
function steps(width: number, height: number): Bar[] {
  const count = Math.max(2, Math.min(4, Math.round(Math.min(width, height) / 260)));
  const step = Math.min(width, height) / (2 * count + 1);
  return Array.from({ length: count }, (_, k) => {
    const x = width / 2 - step * (k + 1);
    const low = step * (k + 1);
    const high = height - step * (k + 1);
    const places = k % 2 === 0 ? [0] : [-0.5, 0.5];
    const ties = places.flatMap((share) => {
      const tx = x * share * 1.2;
      const tz = height / 2 + (height / 2 - low) * share * 1.2;
      return [
        upright(tx, low - step, low),
        upright(tx, high, high + step),
        level(tz, -x - step, -x),
        level(tz, x, x + step),
      ];
    });
    return [level(low, -x, x), level(high, -x, x), upright(-x, low, high), upright(x, low, high), ...ties];
  }).flat();
}

function diamond(width: number, height: number): Bar[] {
  const gap = Math.max(240, (width + height) / 30);
  const found: Bar[] = [];
  for (const slope of [1, -1]) {
    for (let start = -width / 2 - height; start <= width / 2 + height; start += gap) {
      const bar = clipped(start, slope, width, height);
      if (bar) found.push(bar);
    }
  }
  return found;
}

/** The line x = start + slope · z inside the rectangle. */
function clipped(start: number, slope: number, width: number, height: number): Bar | null {
  const p = (-width / 2 - start) / slope;
  const q = (width / 2 - start) / slope;
  const low = Math.max(0, Math.min(p, q));
  const high = Math.min(height, Math.max(p, q));
  return high - low > 30 ? { x: start + slope * low, z: low, toX: start + slope * high, toZ: high } : null;
}

/** Chớp: blades that keep rain and sun out and let the air in. */
function slats(width: number, height: number, depth: number, detail: Detail): Mesh {
  const count = Math.min(80, Math.max(3, Math.round(height / (detail === 'far' ? 90 : 48))));
  const blade = louvreBlade(-width / 2, width / 2, (height / count) * 1.16, Math.min(38, depth), detail);
  return merge(Array.from({ length: count }, (_, i) => move(blade, 0, 0, (height / count) * (i + 0.5))));
}

/**
 * Where to divide a width into fields of about `size`, measured from its middle. A shop window has larger fields rather
 * than hundreds.
 */
function parts(width: number, size: number): number[] {
  const count = Math.min(32, Math.max(2, Math.round(width / size)));
  return Array.from({ length: count - 1 }, (_, i) => (width * (i + 1)) / count - width / 2);
}

const upright = (x: number, low: number, high: number): Bar => ({ x, z: low, toX: x, toZ: high });
const level = (z: number, from: number, to: number): Bar => ({ x: from, z, toX: to, toZ: z });

function barMesh({ x, z, toX, toZ }: Bar, wide: number, depth: number, number: number, detail: Detail): Mesh {
  const length = Math.hypot(toX - x, toZ - z);
  // Crossing bars would lie in the same plane: every second one is a hair thinner.
  const half = depth / 2 - (number % 2) * 0.4;
  const bar = board(
    {
      from: [-wide / 2, -half, -wide / 3],
      to: [wide / 2, half, length + wide / 3],
      radius: 1.5,
      grain: 'z',
      seed: number * 7919,
    },
    detail,
  );
  const lean = (Math.atan2(toX - x, toZ - z) * 180) / Math.PI;
  return move(lean === 0 ? bar : turn(bar, 'y', lean), x, 0, z);
}
