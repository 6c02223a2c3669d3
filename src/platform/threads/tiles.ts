/** Large panoramas are looked at in squares, by need: a page never has the whole of one (PRODUCT K1). */
const tileSide = 512;
const tiledSizes = ['8k', '12k', '32k'];
/** The coarsest level is at most so wide. */
const coarsest = 2048;

export interface Tiles {
  side: number;
  levels: number;
}

/** Levels from the coarsest, 0, to the picture itself; null where its file is small enough for a page. */
export function tilesOf({ kind, size, width }: { kind: string; size: string; width: number }): Tiles | null {
  if (kind !== 'panorama' || !tiledSizes.includes(size)) return null;
  return { side: tileSide, levels: 1 + Math.max(0, Math.ceil(Math.log2(width / coarsest))) };
}
