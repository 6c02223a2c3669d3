import type { SymbolShape } from '#elements/furniture/symbol.ts';

/** An uploaded model is drawn as its outline, and a line where its front is. Millimetres. */
export function uploadSymbol({ width, depth }: { width: number; depth: number }): readonly SymbolShape[] {
  const x = width / 2;
  const y = depth / 2;
  const front = -y + Math.min(60, depth / 4);
  return [
    { points: [point(-x, -y), point(x, -y), point(x, y), point(-x, y)], top: 0 },
    { points: [point(-x, front), point(x, front)], top: 1 },
  ];
}

function point(x: number, y: number): { x: number; y: number } {
  return { x, y };
}
