import { thriftyOutline } from '#lib/outline.ts';
import type { Design, Level } from '#design/document.ts';
import { innerSides, outlineOf } from '#design/plan/inner-sides.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { slabMesh } from '#elements/floor/mesh.ts';
import type { PlacedPart } from '#elements/placed-part.ts';
import { voidsOn } from '#elements/room-voids.ts';
import { defaultMaterials } from '#elements/default-materials.ts';

/**
 * Under each level what its height leaves to the one below, open where it is open to the sky; the lowest stands on its
 * own.
 */
export function slabParts(design: Design, level: Level): PlacedPart[] {
  const below = design.levels[design.levels.indexOf(level) - 1];
  const { graph, corners, outside } = levelPlan(design, level.id);
  const outlines = outside.flatMap((cycle) => {
    const sides = innerSides(graph, corners, cycle);
    return sides ? [thriftyOutline(outlineOf(sides), 2).toReversed()] : [];
  });
  const slab = slabMesh(
    outlines,
    voidsOn(design, level).map(({ shape }) => shape.polygon),
    Math.max(20, below?.slab ?? level.slab),
  );
  return slab
    ? [
        {
          elementId: level.id,
          kind: 'slab',
          level: level.id,
          part: slab,
          material: defaultMaterials.slab,
          at: { x: 0, y: 0, z: level.elevation, turn: 0 },
          sides: 'front',
        },
      ]
    : [];
}
