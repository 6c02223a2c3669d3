import { flatOutline } from '#lib/outline.ts';
import type { Design, Level } from '#design/document.ts';
import { innerSides, outlineOf } from '#design/plan/inner-sides.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { slabMesh } from '#elements/floor/mesh.ts';
import type { ModelSource } from '#elements/furniture/model-source.ts';
import type { PlacedPart } from '#elements/placed-part.ts';
import { itemParts, lightParts } from '#elements/scene-items.ts';
import { openingParts } from '#elements/scene-openings.ts';
import { roomParts } from '#elements/scene-rooms.ts';
import { wallParts } from '#elements/scene-walls.ts';
import { usual } from '#elements/usual-materials.ts';
import type { Detail } from '#models/geometry/mesh.ts';

export interface SceneOptions {
  models: ModelSource;
  detail: Detail;
  /** Only these levels; all unless told. */
  levels?: readonly string[];
}

/** A whole design as parts to draw: for the viewer, for GLB, for the tracer. */
export function sceneOf(design: Design, options: SceneOptions): PlacedPart[] {
  const levels = design.levels.filter((level) => options.levels?.includes(level.id) ?? true);
  return levels.flatMap((level) => [
    ...wallParts(design, level),
    ...openingParts(design, level, options.detail),
    ...roomParts(design, level),
    ...slabParts(design, level),
    ...itemParts(design, level, options.models),
    ...lightParts(design, level, options.detail),
  ]);
}

/** Under each level what its height leaves to the one below; the lowest stands on its own. */
function slabParts(design: Design, level: Level): PlacedPart[] {
  const below = design.levels[design.levels.indexOf(level) - 1];
  const { graph, corners, outside } = levelPlan(design, level.id);
  const outlines = outside.flatMap((cycle) => {
    const sides = innerSides(graph, corners, cycle);
    return sides ? [flatOutline(outlineOf(sides), 2).toReversed()] : [];
  });
  const slab = slabMesh(outlines, Math.max(20, below?.slab ?? level.slab));
  return slab ? [{ elementId: level.id, kind: 'slab', level: level.id, part: slab, material: usual.slab, at: { x: 0, y: 0, z: level.elevation, turn: 0 }, sides: 'front' }] : [];
}
