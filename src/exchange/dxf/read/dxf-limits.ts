/**
 * What a drawing from outside may cost, as counts: a phone holds it below 300 MB and reads it within seconds. A floor
 * plan of a whole block of flats has some 100,000 lines.
 */
export const dxfLimits = {
  bytes: 200_000_000,
  /** Of one line of the file; what is longer is cut, as no number and no name is. */
  lineBytes: 4096,
  layers: 2000,
  blocks: 20_000,
  /** Straight pieces, those of arcs included, before and after blocks are put in. */
  strokes: 1_000_000,
  arcs: 200_000,
  texts: 50_000,
  /** Letters of one text. */
  letters: 400,
  /** Numbers of one entity: a line through half a million points. */
  numbers: 1_500_000,
  /** Blocks within blocks. */
  depth: 16,
  /** Blocks put in, one in another counted each time: ten in ten in ten … would never end. */
  inserts: 200_000,
  /** Things looked at while blocks are put in, drawn or not. */
  steps: 5_000_000,
  /** A coordinate beyond is no place. In the drawing's own units. */
  far: 1e9,
} as const;
