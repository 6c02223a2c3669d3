import { planSymbol } from '#elements/furniture/symbol.ts';
import type { SymbolShape } from '#elements/furniture/symbol.ts';
import { findModel } from '#models/library.ts';

/** Where the plan symbol of an item comes from. */
export type SymbolSource = (model: string) => readonly SymbolShape[];

/**
 * Symbols of library models, each made once, into `made`. One that cannot be found is a crossed-out square half a metre
 * wide, as in 3D.
 */
export function librarySymbols(made = new Map<string, readonly SymbolShape[]>()): SymbolSource {
  return (id) => {
    const known = made.get(id);
    if (known) return known;
    const found = findModel(id);
    const symbol = found ? planSymbol(found.family.build(found.choice, 'far')) : missing;
    made.set(id, symbol);
    return symbol;
  };
}

const low = -250;
const high = 250;
const missing: readonly SymbolShape[] = [
  {
    points: [
      { x: low, y: low },
      { x: high, y: low },
      { x: high, y: high },
      { x: low, y: high },
    ],
    top: 0,
  },
  {
    points: [
      { x: low, y: low },
      { x: high, y: high },
    ],
    top: 1,
  },
  {
    points: [
      { x: low, y: high },
      { x: high, y: low },
    ],
    top: 1,
  },
];
