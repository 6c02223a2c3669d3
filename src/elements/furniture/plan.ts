import type { Item } from '#design/records/item.ts';
import type { SymbolShape } from '#elements/furniture/symbol.ts';
import { area } from '#elements/drawing.ts';
import type { Drawing } from '#elements/drawing.ts';
import { add, turned } from '#lib/vec2.ts';

/** Furniture seen from above, set down in its place. What hangs above the cut is dashed and covers nothing. */
export function furniturePlan(item: Item, symbol: readonly SymbolShape[]): Drawing {
  const angle = (item.turn * Math.PI) / 180;
  const above = item.placement === 'ceiling';
  const shapes = symbol.map(({ points }, i) =>
    area(
      item.id,
      'furniture',
      i === 0 ? 'strong' : 'fine',
      above ? 'none' : 'paper',
      points.map((p) => add(turned(p, angle), item.at)),
      above ? { dashed: true } : {},
    ),
  );
  return { shapes, words: [] };
}
