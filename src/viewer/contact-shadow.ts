import type { Mesh } from '#models/geometry/mesh.ts';
import type { ContactShadow } from '#viewer/drawable.ts';

/** How high over the floor something still darkens it, in millimetres. */
const reach = 320;
const margin = 220;
const cells = 84;

/**
 * Darkest where the thing touches, gone a hand's breadth away, for which a shadow map is too coarse. Computed by
 * looking from the floor up.
 */
export function contactShadow(
  meshes: readonly Mesh[],
  against: ContactShadow['against'],
  places: Float32Array,
): ContactShadow | null {
  const axes = against === 'floor' ? { across: 0, up: 1, off: 2, sign: 1 } : { across: 0, up: 2, off: 1, sign: -1 };
  const extent = extentOf(meshes, axes);
  if (extent.right < extent.left) return null;
  const width = extent.right - extent.left + 2 * margin;
  const height = extent.top - extent.bottom + 2 * margin;
  const cell = Math.max(width, height) / cells;
  const sheet: Sheet = {
    left: extent.left - margin,
    bottom: extent.bottom - margin,
    cell,
    columns: Math.ceil(width / cell),
    rows: Math.ceil(height / cell),
  };
  const near = nearness(meshes, axes, sheet);
  const tight = blurred(near, sheet, Math.max(1, Math.round(28 / cell)));
  const wide = blurred(near, sheet, Math.max(2, Math.round(95 / cell)));
  return {
    against,
    x: sheet.left + (sheet.columns * cell) / 2,
    y: sheet.bottom + (sheet.rows * cell) / 2,
    width: sheet.columns * cell,
    height: sheet.rows * cell,
    columns: sheet.columns,
    rows: sheet.rows,
    dark: Uint8Array.from(tight, (value, i) => Math.min(255, 255 * (0.5 * value + 0.5 * wide[i]!))),
    places,
  };
}

interface Axes {
  across: number;
  up: number;
  off: number;
  sign: number;
}
interface Sheet {
  left: number;
  bottom: number;
  cell: number;
  columns: number;
  rows: number;
}

function extentOf(meshes: readonly Mesh[], { across, up, off, sign }: Axes) {
  const extent = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const { positions } of meshes) {
    for (let i = 0; i < positions.length; i += 3) {
      if (positions[i + off]! * sign > reach) continue;
      extent.left = Math.min(extent.left, positions[i + across]!);
      extent.right = Math.max(extent.right, positions[i + across]!);
      extent.bottom = Math.min(extent.bottom, positions[i + up]!);
      extent.top = Math.max(extent.top, positions[i + up]!);
    }
  }
  return extent;
}

/** Per cell 1 where something touches, 0 where nothing is within reach. */
function nearness(meshes: readonly Mesh[], axes: Axes, sheet: Sheet): Float32Array {
  const near = new Float32Array(sheet.columns * sheet.rows);
  for (const { positions, indices } of meshes) {
    for (let i = 0; i < indices.length; i += 3)
      addTriangle(near, positions, indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3, axes, sheet);
  }
  return near;
}

/** Samples the triangle about as densely as there are cells. */
function addTriangle(
  near: Float32Array,
  p: Float32Array,
  a: number,
  b: number,
  c: number,
  { across, up, off, sign }: Axes,
  { left, bottom, cell, columns, rows }: Sheet,
): void {
  if (Math.min(p[a + off]! * sign, p[b + off]! * sign, p[c + off]! * sign) > reach) return;
  const long = Math.max(
    Math.abs(p[a + across]! - p[b + across]!),
    Math.abs(p[a + across]! - p[c + across]!),
    Math.abs(p[a + up]! - p[b + up]!),
    Math.abs(p[a + up]! - p[c + up]!),
  );
  const steps = Math.min(cells, Math.ceil(long / cell) + 1);
  for (let i = 0; i <= steps; i++)
    for (let j = 0; j <= steps - i; j++) {
      const u = i / steps;
      const v = j / steps;
      const w = 1 - u - v;
      const column = Math.floor((p[a + across]! * w + p[b + across]! * u + p[c + across]! * v - left) / cell);
      const row = Math.floor((p[a + up]! * w + p[b + up]! * u + p[c + up]! * v - bottom) / cell);
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      const high = Math.max(0, (p[a + off]! * w + p[b + off]! * u + p[c + off]! * v) * sign);
      const value = high > reach ? 0 : (1 - high / reach) ** 2;
      if (value > near[row * columns + column]!) near[row * columns + column] = value;
    }
}

/** Three passes of an even mean are as good as round. */
function blurred(from: Float32Array, { columns, rows }: Sheet, radius: number): Float32Array {
  let out = from;
  for (let pass = 0; pass < 3; pass++)
    out = averaged(averaged(out, columns, rows, 1, columns, radius), rows, columns, columns, 1, radius);
  return out;
}

/** Along lines of `count` values `step` apart; lines are `between` apart. */
function averaged(
  from: Float32Array,
  count: number,
  lines: number,
  step: number,
  between: number,
  radius: number,
): Float32Array {
  const out = new Float32Array(from.length);
  for (let line = 0; line < lines; line++) {
    let sum = 0;
    for (let i = -radius; i < count + radius; i++) {
      if (i + radius < count) sum += from[line * between + (i + radius) * step]!;
      if (i - radius - 1 >= 0) sum -= from[line * between + (i - radius - 1) * step]!;
      if (i >= 0 && i < count) out[line * between + i * step] = sum / (2 * radius + 1);
    }
  }
  return out;
}
