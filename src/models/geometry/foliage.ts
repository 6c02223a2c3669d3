import { sheet } from '#models/geometry/cloth.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { move, turn } from '#models/geometry/transform.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

interface LeafShape {
  length: number;
  width: number;
  /** Degrees above the ground at its stalk; 90 stands upright. */
  rise: number;
  /** Degrees by which its tip bends down from that. */
  droop?: number;
  /** 0 … 1: how far along it is widest. */
  belly?: number;
  /** Degrees its halves fold up along the rib. */
  fold?: number;
  /** Degrees about Z; 0 points to +X. */
  heading: number;
  /** Where its stalk is. */
  at: Vec3;
}

/** One leaf, an open sheet seen from both sides; UVs run along the rib (0 … length) and across it. */
export function leaf(shape: LeafShape, detail: Detail): Mesh {
  const { length, width, rise, droop = 40, belly = 0.4, fold = 18, heading, at } = shape;
  const rows = byDetail(detail, 7, 4, 2);
  const mesh = sheet(
    rows,
    byDetail(detail, 4, 2, 2),
    (u, v) => {
      const side = 2 * v - 1;
      const half = (width / 2) * leafWidth(u, belly);
      const [x, z] = rib(u, length, rise, droop);
      return [x, side * half, z + Math.abs(side) * half * Math.tan((fold * Math.PI) / 180)];
    },
    { width: length, height: width },
  );
  return move(turn(mesh, 'z', heading), ...at);
}

/** The rib is an arc: where it is after the part `u` of its length. */
function rib(u: number, length: number, rise: number, droop: number): readonly [number, number] {
  const from = (rise * Math.PI) / 180;
  const bend = (droop * Math.PI) / 180;
  if (Math.abs(bend) < 1e-3) return [length * u * Math.cos(from), length * u * Math.sin(from)];
  const r = length / bend;
  return [r * (Math.sin(from) - Math.sin(from - bend * u)), r * (Math.cos(from - bend * u) - Math.cos(from))];
}

function leafWidth(u: number, belly: number): number {
  const power = Math.log(0.5) / Math.log(belly);
  return Math.max(0.02, Math.sin(Math.PI * u ** power) ** 0.8);
}
