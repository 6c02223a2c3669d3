import { lanternBox } from '#models/families/lighting/lantern.ts';
import { pleatedShell, shell } from '#models/families/lighting/shell.ts';
import { shadeLine } from '#models/families/lighting/lamp-shade-lines.ts';
import { wovenShade } from '#models/families/lighting/woven-shade.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { move } from '#models/geometry/transform.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { ShadeLine } from '#models/families/lighting/lamp-shade-lines.ts';
import type { LanternGrid } from '#models/families/lighting/lantern.ts';
import type { Weave } from '#models/families/lighting/woven-shade.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

type Make =
  | { of: 'cloth'; line: ShadeLine; pleats?: boolean }
  | { of: 'hood' | 'glass'; line: ShadeLine }
  | { of: 'paper'; line: ShadeLine }
  | { of: 'weave'; line: ShadeLine; weave: Weave }
  | { of: 'lantern'; grid: LanternGrid };

/** Every shade there is: what it is made of, its outline, and its usual height as a part of its width. */
const shades = {
  drum: { of: 'cloth', line: 'drum', tall: 0.6 },
  slant: { of: 'cloth', line: 'slant', tall: 0.62 },
  taper: { of: 'cloth', line: 'taper', tall: 0.64 },
  coolie: { of: 'cloth', line: 'coolie', tall: 0.46 },
  bell: { of: 'cloth', line: 'bell', tall: 0.68 },
  pagoda: { of: 'cloth', line: 'pagoda', tall: 0.6 },
  pleated: { of: 'cloth', line: 'taper', pleats: true, tall: 0.62 },
  pleatedDrum: { of: 'cloth', line: 'drum', pleats: true, tall: 0.55 },
  dome: { of: 'hood', line: 'dome', tall: 0.52 },
  cone: { of: 'hood', line: 'cone', tall: 0.62 },
  mushroom: { of: 'hood', line: 'mushroom', tall: 0.46 },
  trumpet: { of: 'hood', line: 'trumpet', tall: 0.6 },
  shallow: { of: 'hood', line: 'dome', tall: 0.3 },
  uplight: { of: 'hood', line: 'bowl', tall: 0.42 },
  globe: { of: 'glass', line: 'globe', tall: 0.98 },
  egg: { of: 'glass', line: 'closedEgg', tall: 1.25 },
  glassDome: { of: 'glass', line: 'mushroom', tall: 0.6 },
  pear: { of: 'glass', line: 'drop', tall: 1.2 },
  paperBall: { of: 'paper', line: 'ball', tall: 0.94 },
  paperEgg: { of: 'paper', line: 'egg', tall: 1.3 },
  paperSaucer: { of: 'paper', line: 'saucer', tall: 0.5 },
  paperTube: { of: 'paper', line: 'barrel', tall: 1.1 },
  wovenDome: { of: 'weave', line: 'dome', weave: 'upright', tall: 0.6 },
  wovenBall: { of: 'weave', line: 'ball', weave: 'crossed', tall: 0.9 },
  wovenBell: { of: 'weave', line: 'bell', weave: 'slanted', tall: 0.72 },
  wovenPear: { of: 'weave', line: 'pear', weave: 'upright', tall: 1.05 },
  wovenDrum: { of: 'weave', line: 'slant', weave: 'crossed', tall: 0.62 },
  hooped: { of: 'weave', line: 'barrel', weave: 'hooped', tall: 0.9 },
  lantern: { of: 'lantern', grid: 'plain', tall: 1.2 },
  shoji: { of: 'lantern', grid: 'shoji', tall: 1.2 },
  lattice: { of: 'lantern', grid: 'lattice', tall: 1.2 },
} as const satisfies Record<string, Make & { tall: number }>;

export type Shade = keyof typeof shades;

export interface ShadePlace {
  width: number;
  height: number;
  /** Where its lower rim is. */
  z: number;
  /** One of many small ones: a circle of so many sides serves. */
  segments?: number;
}

export function shadeHeight(shade: Shade, width: number): number {
  return Math.round(width * shades[shade].tall);
}

/** Hoods and lanterns end in a lid, cloth and paper in a ring with a wire cross. */
export function isLidded(shade: Shade): boolean {
  return shades[shade].of === 'hood' || shades[shade].of === 'glass' || shades[shade].of === 'lantern';
}

/** What a shade's own slot is called. */
export function shadeSlot(shade: Shade): 'cloth' | 'hood' | 'glass' | 'paper' | 'weave' | 'lantern' {
  return shades[shade].of;
}

export function lampShade(shade: Shade, { width, height, z, segments }: ShadePlace, detail: Detail): SlotMeshes {
  const make: Make = shades[shade];
  if (make.of === 'lantern') return lanternBox({ width, depth: width, height, z, grid: make.grid }, detail);
  const line = shadeLine(make.line, width, height, detail);
  const sides = segments ? { segments } : {};
  const up = (mesh: Mesh): Mesh => move(mesh, 0, 0, z);
  if (make.of === 'weave') return { weave: wovenShade(line, make.weave, detail).map(up) };
  if (make.of === 'paper') return { paper: [up(paperShade(make.line, width, height, detail))] };
  if (make.of !== 'cloth')
    return {
      [make.of]: [
        up(
          shell(
            line,
            {
              thick: make.of === 'glass' ? 3 : 2.5,
              lid: make.line !== 'bowl',
              crease: 60,
              inside: hollow.has(make.line) ? line : thinned(line),
              ...sides,
            },
            detail,
          ),
        ),
      ],
    };
  if (make.pleats) return { cloth: [up(pleatedShell(line, Math.min(7, width / 60), detail))] };
  return { cloth: [up(shell(hemmed(line, detail), { crease: 60, inside: line, ...sides }, detail))] };
}

/** Lines that bend inwards: a plainer inside would come through. */
const hollow: ReadonlySet<ShadeLine> = new Set(['trumpet', 'bell']);

/** The inside is seldom looked at: every other point serves. */
function thinned(line: readonly Vec2[]): readonly Vec2[] {
  const widest = Math.max(...line.map(([r]) => r));
  return line.filter(([r], i) => i % 2 === 0 || i === line.length - 1 || r === widest);
}

/** Cloth is turned over at both rims: a band a little prouder than the rest. */
function hemmed(line: readonly Vec2[], detail: Detail): readonly Vec2[] {
  if (detail === 'far') return line;
  const first = line[0]!;
  const last = line.at(-1)!;
  const second = line[1]!;
  const before = line.at(-2)!;
  const between = (a: Vec2, b: Vec2, z: number, off: number): Vec2 => [
    a[0] + ((b[0] - a[0]) * (z - a[1])) / (b[1] - a[1]) - off,
    z,
  ];
  const band = Math.min(10, (second[1] - first[1]) * 0.4);
  const lower = [first, between(first, second, first[1] + band, 0), between(first, second, first[1] + band + 0.5, 0.9)];
  const upper = [between(before, last, last[1] - band - 0.5, 0.9), between(before, last, last[1] - band, 0), last];
  return [...lower, ...line.slice(1, -1).map(([r, z]): Vec2 => [r - 0.9, z]), ...upper];
}

/** Rice paper over bamboo hoops: proud at every hoop, drawn in between. */
function paperShade(line: ShadeLine, width: number, height: number, detail: Detail): Mesh {
  const smooth = shadeLine(line, width, height, detail);
  const hoops = byDetail(
    detail,
    Math.max(18, Math.min(40, Math.round(height / 26))),
    Math.max(12, Math.min(22, Math.round(height / 34))),
    5,
  );
  const dense = resampled(shadeLine(line, width, height, 'near'), hoops);
  const drawn = Math.min(width * 0.012, (height / hoops) * 0.16);
  const ribbed = dense.flatMap((point, i): Vec2[] => {
    const next = dense[i + 1];
    return next ? [point, [(point[0] + next[0]) / 2 - drawn, (point[1] + next[1]) / 2]] : [point];
  });
  return shell(
    ribbed,
    {
      thick: 1.6,
      inside: smooth.map(([r, z]): Vec2 => [r * 0.965, z]),
      crease: 16,
      segments: byDetail(detail, 64, 40, 16),
    },
    detail,
  );
}

/** Equal steps along the line, keeping its widest place. */
function resampled(line: readonly Vec2[], count: number): Vec2[] {
  const way = line.reduce<number[]>(
    (sums, point, i) =>
      i === 0 ? [0] : [...sums, sums.at(-1)! + Math.hypot(point[0] - line[i - 1]![0], point[1] - line[i - 1]![1])],
    [],
  );
  const widest = line.reduce((best, point, i) => (point[0] > line[best]![0] ? i : best), 0);
  const nearest = Math.round((way[widest]! / way.at(-1)!) * count);
  return Array.from({ length: count + 1 }, (_, i): Vec2 => {
    if (i === nearest) return line[widest]!;
    const at = (way.at(-1)! * i) / count;
    const next = Math.min(
      line.length - 1,
      Math.max(
        1,
        way.findIndex((sum) => sum >= at - 1e-6),
      ),
    );
    const t = (at - way[next - 1]!) / (way[next]! - way[next - 1]! || 1);
    return [
      line[next - 1]![0] + (line[next]![0] - line[next - 1]![0]) * t,
      line[next - 1]![1] + (line[next]![1] - line[next - 1]![1]) * t,
    ];
  });
}
