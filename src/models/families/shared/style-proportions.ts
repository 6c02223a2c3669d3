import type { Style } from '#models/vocabulary.ts';

/**
 * How a style builds: the same form comes out slighter or stouter, sharper or softer. No two styles agree on all of it.
 */
export interface StyleProportions {
  /** Thickness of a table leg, of a board, radius of an edge, in millimetres. */
  leg: number;
  board: number;
  edge: number;
  /** 1 is a plain foam cushion. */
  soft: number;
}

const proportionsByStyle: Record<Style, StyleProportions> = {
  modern: { leg: 36, board: 20, edge: 2, soft: 1 },
  scandinavian: { leg: 40, board: 24, edge: 6, soft: 1.08 },
  japandi: { leg: 44, board: 30, edge: 9, soft: 0.94 },
  indochine: { leg: 46, board: 28, edge: 4, soft: 1.12 },
  newChinese: { leg: 38, board: 26, edge: 5, soft: 0.9 },
  industrial: { leg: 34, board: 36, edge: 3, soft: 0.97 },
  wabiSabi: { leg: 56, board: 42, edge: 14, soft: 1.18 },
  french: { leg: 48, board: 25, edge: 7, soft: 1.15 },
  midCentury: { leg: 42, board: 22, edge: 10, soft: 1.04 },
};

export function proportionsOf(style: Style): StyleProportions {
  return proportionsByStyle[style];
}
