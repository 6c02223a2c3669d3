import { thriftyOutline } from '#lib/outline.ts';
import type { Design, Level } from '#design/document.ts';
import { innerSides, outlineOf } from '#design/plan/inner-sides.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { slabMesh } from '#elements/floor/mesh.ts';
import { voidsOn } from '#elements/pieces/room-voids.ts';
import type { ScenePiece, Workshop } from '#elements/pieces/scene-piece.ts';
import { polygonNumbers } from '#elements/pieces/scene-rooms.ts';
import { wellsBelow } from '#elements/built/stairs/stair-wells.ts';
import { defaultMaterials } from '#elements/default-materials.ts';

/**
 * Under each level what its height leaves to the one below, open where it is open to the sky; the lowest stands on its
 * own.
 */
export function slabPieces(design: Design, level: Level, shop: Workshop): ScenePiece[] {
  const below = design.levels[design.levels.indexOf(level) - 1];
  const { graph, corners, outside } = levelPlan(design, level.id);
  const outlines = outside.flatMap((cycle) => {
    const sides = innerSides(graph, corners, cycle);
    return sides ? [thriftyOutline(outlineOf(sides), 2).toReversed()] : [];
  });
  if (outlines.length === 0) return [];
  const shafts = voidsOn(design, level).map(({ shape }) => shape.polygon);
  const wells = wellsBelow(design, level);
  const thickness = Math.max(20, below?.slab ?? level.slab);
  return [
    shop.piece({
      kind: 'slab',
      id: level.id,
      level: level.id,
      at: { x: 0, y: 0, z: level.elevation, turn: 0 },
      from: [
        level.elevation,
        thickness,
        outlines.length,
        shafts.length,
        ...[...outlines, ...shafts, ...wells].flatMap(polygonNumbers),
      ],
      make: () => {
        const part = slabMesh(outlines, shafts, thickness, wells);
        return part ? [{ part, material: defaultMaterials.slab }] : [];
      },
    }),
  ];
}
