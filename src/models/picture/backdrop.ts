import { openness } from '#models/picture/occupancy-grid.ts';
import { lampVisibility } from '#models/picture/shadow-map.ts';
import { add, cross, scale } from '#lib/vec.ts';
import type { Shading } from '#models/picture/shade.ts';
import type { Vec3 } from '#lib/vec.ts';

/** The sweep the object stands before: light per pixel of a coarse picture, one for every `step` pixels each way. */
interface Backdrop {
  columns: number;
  rows: number;
  step: number;
  light: Float32Array;
}

/** Where shadows fall: the floor, the wall something hangs on, or nowhere. */
export interface Plane {
  point: Vec3;
  normal: Vec3;
}

export function backdrop(
  on: Shading,
  plane: Plane | null,
  width: number,
  height: number,
  taps: Float32Array,
): Backdrop {
  const step = 4;
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const light = new Float32Array(columns * rows * 3);
  const ways = plane ? directions(plane.normal) : [];
  const at = new Float64Array(3);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const met = plane !== null && meet(on, plane, i * step, j * step, at);
      const turn = ((j & 7) * 8 + (i & 7)) * 2;
      const seen = met
        ? lampVisibility(
            on.shadows,
            at[0]!,
            at[1]!,
            at[2]!,
            plane.normal[0],
            plane.normal[1],
            plane.normal[2],
            taps,
            taps,
            on.turns[turn]!,
            on.turns[turn + 1]!,
            on.studio.broad,
            2000,
            on.full.cell * 0.1,
          )
        : 1;
      const open = met ? opennessAt(on, at, ways) : 1;
      paint(on, seen, open, 1 - 0.05 * (1 - j / rows) ** 2, light, (j * columns + i) * 3);
    }
  return softened({ columns, rows, step, light });
}

/** Five ways out of the plane: straight and leaning to four sides. */
function directions(normal: Vec3): Vec3[] {
  const side: Vec3 = Math.abs(normal[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
  const other = cross(normal, side);
  const leaning = [side, scale(side, -1), other, scale(other, -1)].map((way) =>
    add(scale(normal, 0.62), scale(way, 0.78)),
  );
  return [normal, ...leaning];
}

/** Where the pixel's ray meets the plane in front of the camera; false if it does not. */
function meet({ camera }: Shading, { point, normal }: Plane, px: number, py: number, into: Float64Array): boolean {
  const { ahead, right, up, eye } = camera;
  const a = (px - camera.centreX) / camera.zoom;
  const b = (camera.centreY - py) / camera.zoom;
  const x = ahead[0]! + right[0]! * a + up[0]! * b;
  const y = ahead[1]! + right[1]! * a + up[1]! * b;
  const z = ahead[2]! + right[2]! * a + up[2]! * b;
  const falling = x * normal[0] + y * normal[1] + z * normal[2];
  if (falling > -1e-4) return false;
  const far =
    ((point[0] - eye[0]!) * normal[0] + (point[1] - eye[1]!) * normal[1] + (point[2] - eye[2]!) * normal[2]) / falling;
  into[0] = eye[0]! + x * far;
  into[1] = eye[1]! + y * far;
  into[2] = eye[2]! + z * far;
  return true;
}

function opennessAt({ full }: Shading, at: Float64Array, ways: readonly Vec3[]): number {
  const margin = full.cell * 8;
  for (let k = 0; k < 3; k++) if (at[k]! < full.from[k]! - margin || at[k]! > full.to[k]! + margin) return 1;
  let sum = 0;
  for (const way of ways) sum += openness(full, at[0]!, at[1]!, at[2]!, way[0], way[1], way[2]);
  return sum / ways.length;
}

function paint({ studio }: Shading, seen: number, open: number, dim: number, light: Float32Array, to: number): void {
  for (let k = 0; k < 3; k++) {
    const sky = studio.sky[k]! * 1.25;
    const lamp = studio.keyLight[k]! * 0.54;
    light[to + k] = (studio.sweep[k]! * dim * (sky * open ** 1.2 + lamp * seen)) / (sky + lamp);
  }
}

/** Averages each with its eight neighbours: the grain of the few taps goes. First along rows, then along columns. */
function softened(from: Backdrop): Backdrop {
  const { columns, rows } = from;
  const across = new Float32Array(from.light.length);
  const light = new Float32Array(from.light.length);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      three(from.light, across, (j * columns + i) * 3, i > 0 ? -3 : 0, i < columns - 1 ? 3 : 0);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      three(across, light, (j * columns + i) * 3, j > 0 ? -columns * 3 : 0, j < rows - 1 ? columns * 3 : 0);
  return { ...from, light };
}

function three(from: Float32Array, to: Float32Array, at: number, before: number, after: number): void {
  for (let k = at; k < at + 3; k++) to[k] = 0.25 * (from[k + before]! + from[k + after]!) + 0.5 * from[k]!;
}

/** The sweep at full size. */
export function upsampled({ columns, step, light }: Backdrop, width: number, height: number): Float32Array {
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / step);
    upsampleRow(light, row * columns * 3, columns * 3, y / step - row, step, out, y * width * 3, width);
  }
  return out;
}

function upsampleRow(
  light: Float32Array,
  from: number,
  below: number,
  b: number,
  step: number,
  out: Float32Array,
  to: number,
  width: number,
): void {
  for (let x = 0, at = to; x < width; x++, at += 3) {
    const column = (x / step) | 0;
    const a = x / step - column;
    const p = from + column * 3;
    for (let k = 0; k < 3; k++) {
      const upper = light[p + k]! + (light[p + 3 + k]! - light[p + k]!) * a;
      const lower = light[p + below + k]! + (light[p + below + 3 + k]! - light[p + below + k]!) * a;
      out[at + k] = upper + (lower - upper) * b;
    }
  }
}
