import { axesOf, type PanoramaView } from '#viewer/panorama/panorama-view.ts';

/** A large panorama in squares: level 0 is the coarsest, each further one twice as wide, the last the picture itself. */
export interface PanoramaTiles {
  width: number;
  height: number;
  side: number;
  levels: number;
  address(level: number, x: number, y: number): string;
}

export interface TileName {
  level: number;
  x: number;
  y: number;
}

interface Shown {
  view: PanoramaView;
  /** Pixels of the screen. */
  width: number;
  height: number;
}

/** Points of the screen that are asked which square they show: closer together than a square is wide. */
const asked = 120;

/** The squares a view shows, at the level whose pixels are as fine as the screen's; the middle of the screen first. */
export function tilesSeen(tiles: PanoramaTiles, { view, width, height }: Shown): TileName[] {
  const level = levelFor(tiles, (height / ((view.fov * Math.PI) / 180)) * 2 * Math.PI);
  const size = sizeAt(tiles, level);
  const { right, up, ahead } = axesOf(view);
  const half = Math.tan((view.fov * Math.PI) / 360);
  const across = Math.max(2, Math.ceil(width / asked));
  const down = Math.max(2, Math.ceil(height / asked));
  const found = new Map<string, TileName & { off: number }>();
  for (let row = 0; row <= down; row++)
    for (let column = 0; column <= across; column++) {
      const sx = (2 * column) / across - 1;
      const sy = 1 - (2 * row) / down;
      const [wx, wy, wz] = [0, 1, 2].map(
        (k) => ahead[k]! + sx * half * (width / height) * right[k]! + sy * half * up[k]!,
      ) as [number, number, number];
      const u = 0.5 + Math.atan2(wx, wz) / (2 * Math.PI);
      const v = 0.5 - Math.asin(wy / Math.hypot(wx, wy, wz)) / Math.PI;
      const x = Math.floor((Math.min(0.999999, Math.max(0, u)) * size.width) / tiles.side);
      const y = Math.floor((Math.min(0.999999, Math.max(0, v)) * size.height) / tiles.side);
      const off = Math.hypot(sx, sy);
      const before = found.get(`${x} ${y}`);
      if (!before || before.off > off) found.set(`${x} ${y}`, { level, x, y, off });
    }
  return [...found.values()].toSorted((a, b) => a.off - b.off).map(({ level: at, x, y }) => ({ level: at, x, y }));
}

/** The part of the whole picture a square covers, from 0 to 1: left, top, right, bottom. */
export function tileRect(tiles: PanoramaTiles, { level, x, y }: TileName): [number, number, number, number] {
  const { width, height } = sizeAt(tiles, level);
  const { side } = tiles;
  return [
    (x * side) / width,
    (y * side) / height,
    Math.min(1, ((x + 1) * side) / width),
    Math.min(1, ((y + 1) * side) / height),
  ];
}

function levelFor({ width, levels }: PanoramaTiles, wanted: number): number {
  for (let level = 0; level < levels - 1; level++) if (width / 2 ** (levels - 1 - level) >= wanted) return level;
  return levels - 1;
}

function sizeAt({ width, height, levels }: PanoramaTiles, level: number): { width: number; height: number } {
  const by = 2 ** (levels - 1 - level);
  return { width: Math.ceil(width / by), height: Math.ceil(height / by) };
}
