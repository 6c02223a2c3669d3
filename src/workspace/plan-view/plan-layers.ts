import type { Design, Level } from '#design/document.ts';
import { drawingOf } from '#elements/drawing.ts';
import type { DrawnLabel, DrawnShape, Layer } from '#elements/drawing.ts';
import { buildingPlan, marksPlan } from '#elements/plan.ts';
import { svgPath } from '#elements/plan-svg.ts';

export interface DrawnPath {
  readonly key: string;
  readonly shape: DrawnShape;
  readonly d: string;
}

/** What is drawn of the building on one level, by layer, from below to above. Pieces of furniture are drawn apart. */
export interface PlanLayers {
  readonly paths: Readonly<Record<Layer, readonly DrawnPath[]>>;
  readonly words: readonly DrawnLabel[];
}

/** Walls, openings and rooms of a level as paths. Made anew only when one of them has changed. */
export function planLayers(design: Design, level: Level): PlanLayers {
  const { shapes, words } = drawingOf([buildingPlan(design, level), marksPlan(design, level)]);
  const paths: Record<Layer, DrawnPath[]> = { floor: [], furniture: [], wall: [], opening: [], light: [], measure: [] };
  shapes.forEach((shape, at) => paths[shape.layer].push({ key: `${shape.elementId} ${at}`, shape, d: svgPath(shape) }));
  return { paths, words };
}
