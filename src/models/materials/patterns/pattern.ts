/** What a material is like at one place; the pattern writes it. */
export interface Spot {
  /** Light and dark: 1 is the finish's own colour. */
  tone: number;
  /** 0 … 1 towards the finish's second colour. */
  mix: number;
  /** Height over the surface, in millimetres. */
  lift: number;
  /** Added to the finish's roughness. */
  rough: number;
  /** 0 … 1: how much of it is a joint between tiles, in the joint's own colour. */
  joint?: number;
}

/**
 * A place of the picture, u and v from 0 to 1 and repeating, along and across. Millimetres are u or v times the tile.
 */
export type Pattern = (u: number, v: number, spot: Spot) => void;
