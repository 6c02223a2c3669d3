import { stroke } from '#models/families/decor/flat.ts';
import { superellipse } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { noise } from '#lib/noise.ts';
import type { Rng } from '#lib/random.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

export type Tint = 'pale' | 'mid' | 'tone' | 'dark' | 'accent';

/** One cut-out: which colour, how many layers above the paper. */
export interface Cut {
  tint: Tint;
  level: number;
  outline: Outline;
}

/** The sheet to compose on, its middle at the origin. */
export interface Sheet {
  w: number;
  h: number;
  detail: Detail;
  rng: Rng;
  /** Which of its series, 1 … 3. */
  series: number;
  /** Which panel of a set, for pictures that run on. */
  panel: number;
  seed: number;
}

export function disc(x: number, y: number, r: number, detail: Detail): Outline {
  return superellipse(2 * r, 2 * r, 2, detail).map(([px, py]): Vec2 => [x + px, y + py]);
}

/** An ellipse or soft rectangle cut by hand. */
export function blob(
  x: number,
  y: number,
  w: number,
  h: number,
  exponent: number,
  seed: number,
  detail: Detail,
): Outline {
  return superellipse(w, h, exponent, detail).map(([px, py], i): Vec2 => [
    x + px * (0.97 + 0.06 * noise(i * 0.5, 1, seed)),
    y + py * (0.97 + 0.06 * noise(i * 0.5, 7, seed)),
  ]);
}

/** One stroke of a brush, pointed at both ends. */
export function leafCut(at: Vec2, angle: number, length: number, width: number, detail: Detail): Outline {
  const steps = byDetail(detail, 9, 6, 3);
  const path = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const t = i / steps;
    const bend = angle + 0.25 * (i / steps);
    return [at[0] + length * t * Math.cos(bend), at[1] + length * t * Math.sin(bend)];
  });
  return stroke(
    path,
    path.map((_, i) => Math.max(0.4, width * Math.sin(Math.PI * (0.04 + 0.93 * (i / steps))) ** 0.8)),
  );
}

/** The painter's red seal, below on the right. */
export function seal(w: number, h: number): Cut {
  const s = Math.min(w, h) * 0.048;
  const x = w * 0.34;
  const y = -h * 0.4;
  return {
    tint: 'accent',
    level: 4,
    outline: [
      [x, y],
      [x + s, y],
      [x + s, y + s * 1.2],
      [x, y + s * 1.2],
    ],
  };
}
