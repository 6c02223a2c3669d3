import { corner, quad } from '#models/geometry/draft.ts';
import type { Draft } from '#models/geometry/draft.ts';
import type { Vec3 } from '#lib/vec.ts';

/**
 * A line that leaves a place at a heading (degrees about Z) and a rise (degrees above the ground) and bends down by
 * `droop` degrees: stalks, ribs, fronds.
 */
export interface Arc {
  at: Vec3;
  heading: number;
  rise: number;
  droop: number;
  length: number;
}

export interface Blade extends Arc {
  width: number;
  outline: BladeOutline;
  /** Degrees its halves fold up along the rib. */
  fold?: number;
  /** Degrees it is turned about its rib at the stalk, and how much more at the tip. */
  roll?: number;
  twist?: number;
  /** Millimetres its margin ripples. */
  wave?: number;
}

/** Half widths from stalk to tip, as parts of the largest. */
const outlines = {
  fiddle: [0.06, 0.4, 0.52, 0.5, 0.58, 0.78, 0.96, 1, 0.84, 0.45, 0.03],
  oval: [0.04, 0.36, 0.62, 0.82, 0.95, 1, 0.97, 0.86, 0.66, 0.38, 0.02],
  lance: [0.2, 0.6, 0.85, 1, 0.98, 0.9, 0.78, 0.62, 0.44, 0.24, 0.01],
  strap: [0.55, 0.75, 0.9, 1, 1, 0.97, 0.9, 0.78, 0.6, 0.36, 0.01],
  sword: [0.5, 0.7, 0.85, 0.95, 1, 1, 0.97, 0.9, 0.76, 0.5, 0.01],
  paddle: [0.05, 0.62, 0.88, 0.97, 1, 1, 0.97, 0.9, 0.76, 0.5, 0.04],
  heart: [0.5, 0.92, 1, 0.98, 0.92, 0.82, 0.68, 0.52, 0.34, 0.17, 0.01],
  round: [0.1, 0.62, 0.84, 0.95, 1, 1, 0.95, 0.85, 0.66, 0.42, 0.1],
  spoon: [0.45, 0.5, 0.58, 0.68, 0.8, 0.92, 1, 0.97, 0.82, 0.5, 0.04],
} as const;
export type BladeOutline = keyof typeof outlines;

/** Draws one leaf, an open sheet. UVs show the leaf picture once: its rib is the middle of a 200 mm tile. */
export function bladeInto(out: Draft, blade: Blade, rows: number, across: number): void {
  const first = out.positions.length / 3;
  for (let j = 0; j <= across; j++)
    for (let i = 0; i <= rows; i++) {
      const u = i / rows;
      const side = (2 * j) / across - 1;
      const wide = widthAt(outlines[blade.outline], u);
      corner(out, onBlade(blade, u, (side * wide * blade.width) / 2), first * 0.7 + u * 200, 100 + side * wide * 92);
    }
  for (let j = 0; j < across; j++)
    for (let i = 0; i < rows; i++) {
      const a = first + j * (rows + 1) + i;
      quad(out, a, a + 1, a + rows + 2, a + rows + 1);
    }
}

/** A place on a leaf: the part `u` along its rib, `side` millimetres from it. */
export function onBlade(blade: Blade, u: number, side: number): Vec3 {
  const { at, rise } = onArc(blade, u);
  const [c, s] = turns(blade.heading);
  const up = Math.cos((rise * Math.PI) / 180);
  const ahead = -Math.sin((rise * Math.PI) / 180);
  const over: Vec3 = [c * ahead, s * ahead, up];
  const [rc, rs] = turns((blade.roll ?? 0) + (blade.twist ?? 0) * u);
  const part = (2 * Math.abs(side)) / blade.width;
  const lift =
    Math.abs(side) * Math.tan(((blade.fold ?? 14) * Math.PI) / 180) +
    (blade.wave ?? 0) * part * Math.sin(u * 17 + Math.sign(side));
  const flat = side * rc - lift * rs;
  const high = side * rs + lift * rc;
  return [at[0] - s * flat + over[0] * high, at[1] + c * flat + over[1] * high, at[2] + over[2] * high];
}

/** Where an arc is after the part `u` of its length, and how steep it is there. */
export function onArc({ at, heading, rise, droop, length }: Arc, u: number): { at: Vec3; rise: number } {
  const from = (rise * Math.PI) / 180;
  const bend = (Math.abs(droop) < 0.1 ? 0.1 : droop) * (Math.PI / 180);
  const r = length / bend;
  const away = r * (Math.sin(from) - Math.sin(from - bend * u));
  const [c, s] = turns(heading);
  return {
    at: [at[0] + away * c, at[1] + away * s, at[2] + r * (Math.cos(from - bend * u) - Math.cos(from))],
    rise: rise - droop * u,
  };
}

export function arcPath(arc: Arc, steps: number): Vec3[] {
  return Array.from({ length: steps + 1 }, (_, i) => onArc(arc, i / steps).at);
}

function turns(degrees: number): readonly [number, number] {
  return [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
}

function widthAt(table: readonly number[], u: number): number {
  const at = u * (table.length - 1);
  const i = Math.min(table.length - 2, Math.floor(at));
  return table[i]! + (table[i + 1]! - table[i]!) * (at - i);
}
