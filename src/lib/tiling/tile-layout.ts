export const tilePatterns = ['grid', 'half', 'third', 'random', 'herringbone'] as const;
export type TilePattern = (typeof tilePatterns)[number];

/** How equal rectangles are laid: their size along and across the rows and the joint between them. Millimetres. */
export interface TileLayout {
  readonly pattern: TilePattern;
  readonly width: number;
  readonly height: number;
  readonly joint: number;
}

/**
 * By what part of a tile each row begins later than the first; after the last one they begin again. Those of `random`
 * keep the ends of neighbouring boards well apart.
 */
export const rowShifts: Readonly<Record<Exclude<TilePattern, 'herringbone'>, readonly number[]>> = {
  grid: [0],
  half: [0, 0.5],
  third: [0, 1 / 3, 2 / 3],
  random: [0, 0.37, 0.71, 0.21, 0.55, 0.87, 0.13, 0.63],
};

/** Tiles of a herringbone stand at half a right angle to the direction it runs in. Degrees. */
export function spinOf({ pattern }: TileLayout): number {
  return pattern === 'herringbone' ? 45 : 0;
}

/** The longer and the shorter side of a herringbone's tiles, each with its joint. */
export function herringbone({ width, height, joint }: TileLayout): { long: number; short: number } {
  return { long: Math.max(width, height) + joint, short: Math.min(width, height) + joint };
}

/** After how far, along and across, a layout begins again; seen in the direction it runs in. */
export function periodOf(layout: TileLayout): { width: number; height: number } {
  const { pattern, width, height, joint } = layout;
  if (pattern !== 'herringbone') return { width: width + joint, height: (height + joint) * rowShifts[pattern].length };
  const { long, short } = herringbone(layout);
  return { width: long * Math.SQRT2, height: short * Math.SQRT2 };
}
