import { tableOfId } from '#design/document.ts';
import type { Design, Level } from '#design/document.ts';
import { outsideChains } from '#elements/annotations/chains/outside-chains.ts';
import type { SideChains } from '#elements/annotations/chains/outside-chains.ts';
import { chainsPlan } from '#elements/annotations/chains/plan.ts';
import { drawingOf } from '#elements/drawing.ts';
import type { Drawing, DrawnLabel, DrawnShape } from '#elements/drawing.ts';
import type { SymbolSource } from '#elements/furniture/symbol-source.ts';
import { planOf } from '#elements/plan.ts';
import { flatOutline } from '#lib/outline.ts';
import { boundsOf } from '#lib/polygon.ts';
import type { Bounds } from '#lib/polygon.ts';

/** What a drawing that leaves the house has on it. */
export interface Shown {
  readonly dimensions: boolean;
  readonly furniture: boolean;
  readonly names: boolean;
  readonly lights: boolean;
}
export const shownKinds = ['dimensions', 'furniture', 'names', 'lights'] as const satisfies readonly (keyof Shown)[];

/** The measures around a level, where they are wanted. */
export function shownChains(design: Design, level: Level, show: Shown): SideChains[] {
  return show.dimensions ? outsideChains(design, level.id) : [];
}

/**
 * The plan of a level with what was chosen of it, for paper at 1:`scale`, the measures around it included. Lengths
 * inside rooms are written where no furniture stands in their place. Pictures that were traced stay where they are.
 */
export function shownPlan(
  design: Design,
  level: Level,
  { symbols, show, scale }: { symbols: SymbolSource; show: Shown; scale: number },
): Drawing {
  const { shapes, words } = planOf(design, level, symbols, scale);
  const inner: Drawing = {
    shapes: shapes.filter((shape) => isShapeShown(shape, show)),
    words: saidOnce(words.filter((word) => isWordShown(word, show))),
  };
  const chains = shownChains(design, level, show);
  return chains.length === 0 ? inner : drawingOf([inner, chainsPlan(chains, drawnBounds(inner), scale)]);
}

export function drawnBounds({ shapes }: Pick<Drawing, 'shapes'>): Bounds {
  const points = shapes.flatMap(({ path }) => flatOutline(path, 20));
  return points.length > 0 ? boundsOf(points) : { left: 0, right: 0, bottom: 0, top: 0 };
}

function isShapeShown({ elementId, layer }: DrawnShape, show: Shown): boolean {
  const table = tableOfId(elementId);
  if (table === 'dimensions') return show.dimensions;
  if (table === 'items') return show.furniture;
  return layer === 'light' ? show.lights : true;
}

/** Opposite walls of a room are as long: one figure says it. */
function saidOnce(words: readonly DrawnLabel[]): DrawnLabel[] {
  const said = new Set<string>();
  return words.filter(({ elementId, text, turn }) => {
    if (text.kind !== 'length' || tableOfId(elementId) !== 'rooms') return true;
    const key = `${elementId} ${Math.round(turn)} ${Math.round(text.millimetres)}`;
    return !said.has(key) && said.add(key).size > 0;
  });
}

function isWordShown({ elementId, text }: DrawnLabel, show: Shown): boolean {
  const table = tableOfId(elementId);
  if (table === 'notes') return true;
  if (text.kind !== 'length') return show.names;
  return show.dimensions && (table === 'dimensions' || !show.furniture);
}
