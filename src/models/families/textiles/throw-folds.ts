import { extrude } from '#models/geometry/extrude.ts';
import { loft } from '#models/geometry/loft.ts';
import { smoothed } from '#models/geometry/normals.ts';
import { counterClockwise } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { turn } from '#models/geometry/transform.ts';
import { at, noise } from '#lib/noise.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

interface ThrowPlace {
  w: number;
  d: number;
  h: number;
  /** Air between layers, as a part of their thickness. */
  gap: number;
  fringe: boolean;
}

/** Length of the threads at the free edge. */
const threads = 55;

/** A blanket folded to and fro: its folds look to −Y and +Y, its layers show at both ends. */
export function foldedCloth(place: ThrowPlace, count: number, detail: Detail): Mesh {
  const pitch = place.h / (count - place.gap);
  const half = place.d / 2;
  const steps = byDetail(detail, 8, 4, 3);
  const line: Vec2[] = [];
  for (let k = 0; k < count; k++) {
    const way = k % 2 === 0 ? 1 : -1;
    // Layers are not laid with a ruler.
    const shy = k === 0 || k === count - 1 ? 0 : at(k, 4, 7) * pitch * 0.5;
    const from = -way * (half - pitch / 2);
    const to = way * (half - pitch / 2 - shy);
    const z = pitch * (k + 0.5);
    const begin = k === 0 ? from : -way * (half - pitch / 2);
    const last = k === count - 1;
    const free = last ? way * (half - (place.fringe ? threads : pitch * 0.7)) : to;
    for (let i = 0; i <= 4; i++) line.push([begin + ((free - begin) * i) / 4, z]);
    if (last) break;
    for (let i = 1; i < steps; i++) {
      const a = -Math.PI / 2 + (Math.PI * i) / steps;
      line.push([to + way * (pitch / 2) * Math.cos(a), z + pitch / 2 + (pitch / 2) * Math.sin(a)]);
    }
  }
  return piled(band(line, pitch * (1 - place.gap)), place, pitch, detail);
}

/** Rolled up, its end lying outside. */
export function rolledCloth({ w, h, gap }: ThrowPlace, detail: Detail): Mesh {
  const turns = 4;
  const steps = byDetail(detail, 28, 18, 10);
  const pitch = h / 2 / (turns + 0.5);
  const line = Array.from({ length: turns * steps + 1 }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / steps;
    const r = pitch * (0.35 + i / steps);
    return [r * Math.cos(a), r * Math.sin(a)];
  });
  return carried(band(line, pitch * (1 - gap)), w, detail);
}

/** Threads lying at the upper layer's free edge. */
export function fringeOf(place: ThrowPlace, count: number, detail: Detail): Mesh[] {
  const { w, d, h, gap } = place;
  const way = (count - 1) % 2 === 0 ? 1 : -1;
  const pitch = h / (count - gap);
  const z = pitch * (count - 0.5);
  const many = Math.min(byDetail(detail, 120, 70, 24), Math.round(w / 12));
  const step = (w - 12) / many;
  return Array.from({ length: many }, (_, i) => {
    const x = -w / 2 + 6 + step * (i + 0.5);
    const end = d / 2 - at(i, 2, 5) * 12;
    const thread = board(
      {
        from: [x - step * 0.28, way * (d / 2 - threads - 8), z - 3],
        to: [x + step * 0.28, way * end, z + 2 + gap],
        radius: 0,
        grain: 'y',
      },
      detail,
    );
    return lying(thread, place, pitch);
  });
}

function lying(mesh: Mesh, place: ThrowPlace, pitch: number): Mesh {
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3)
    positions.set(lain(place, pitch, [positions[i]!, positions[i + 1]!, positions[i + 2]!]), i);
  return smoothed({ ...mesh, positions }, 40);
}

/** A line made thick. */
function band(line: readonly Vec2[], thick: number): Outline {
  const side = (sign: number): Vec2[] =>
    line.map((point, i): Vec2 => {
      const a = line[Math.max(0, i - 1)]!;
      const b = line[Math.min(line.length - 1, i + 1)]!;
      const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return [
        point[0] - (sign * thick * (b[1] - a[1])) / size / 2,
        point[1] + (sign * thick * (b[0] - a[0])) / size / 2,
      ];
    });
  return [...side(-1), ...side(1).toReversed()];
}

/** The section (Y, Z) drawn out along X, its ends a little uneven. */
function carried(outline: Outline, w: number, detail: Detail): Mesh {
  const mesh = turn(turn(extrude({ outline, height: w, bevel: 2, crease: 60 }, detail), 'z', 90), 'y', 90);
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3)
    positions[i] =
      positions[i]! -
      w / 2 +
      (noise(positions[i + 1]! / 120, positions[i + 2]! / 14, positions[i]! > w / 2 ? 3 : 9) - 0.5) * 14;
  return smoothed({ ...mesh, positions }, 60);
}

/** The same for a pile of layers. */
function piled(outline: Outline, place: ThrowPlace, pitch: number, detail: Detail): Mesh {
  const steps = byDetail(detail, 14, 7, 2);
  const section = counterClockwise(outline);
  const rings = Array.from({ length: steps + 1 }, (_, i) => {
    const x = place.w * (i / steps - 0.5);
    return section.map(([y, z]) => lain(place, pitch, [x, y, z]));
  });
  return loft(rings, { crease: 60 });
}

/** A pile sinks towards its ends, is creased above, and no layer lies quite on the one below it. */
function lain({ w, d, h }: ThrowPlace, pitch: number, [x, y, z]: Vec3): Vec3 {
  const end = (2 * x) / w;
  const layer = z / pitch;
  const drawn = 46 * (noise(layer * 0.9, y / 170, x > 0 ? 3 : 9) - 0.5);
  const sunk = 0.22 * end ** 4 + 0.18 * ((2 * y) / d) ** 4 + 0.22 * (noise(x / 190, y / 150, 6) - 0.5);
  const crease = 0.16 * (1 - Math.abs(2 * noise((x + y * 0.4) / 130, y / 420, 12) - 1)) ** 3;
  return [
    x * (1 - 24 / w) + drawn * Math.abs(end) ** 3,
    y + 30 * (noise(x / 210, layer * 0.8, 5) - 0.5) + 0.1 * (noise(layer * 0.8, 1.5, 7) - 0.5) * x,
    z * (1 - (z / h) * (sunk + 0.12 - crease)),
  ];
}
