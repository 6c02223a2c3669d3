import type { Design, Level, Opening } from '#design/document.ts';
import { openingsOn } from '#design/plan/level-bodies.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { doorMesh, thresholdMesh } from '#elements/door/mesh.ts';
import { openingPlace } from '#elements/opening-place.ts';
import type { ScenePiece, Workshop } from '#elements/pieces/scene-piece.ts';
import { defaultMaterials } from '#elements/default-materials.ts';
import { windowMesh } from '#elements/window/mesh.ts';
import { part } from '#models/geometry/model.ts';
import type { Detail, Part } from '#models/geometry/mesh.ts';

/** What fills the holes in the walls of a level. Windows and doors that are alike share their parts. */
export function openingPieces(design: Design, level: Level, shop: Workshop): ScenePiece[] {
  const plan = levelPlan(design, level.id);
  const { walls, graph } = plan;
  const numbers = new Map(walls.map((wall, i) => [wall.id, i]));
  return openingsOn(design, plan).map((opening) => {
    const number = numbers.get(opening.wall)!;
    const { at, turn, ...place } = openingPlace(graph.curves[number]!, opening);
    // Openings that are alike to a hundredth are made alike, whichever of them comes first.
    const width = Math.round(place.width * 100) / 100;
    const { thickness } = walls[number]!;
    const { detail } = shop;
    return shop.piece({
      kind: opening.kind,
      id: opening.id,
      level: level.id,
      at: { x: at.x, y: at.y, z: level.elevation, turn },
      from: [opening, at.x, at.y, turn, width, thickness, level.elevation, detail],
      make: () =>
        shop
          .shared(shapeKey(opening, width, thickness, detail), () => partsOf(opening, width, thickness, detail))
          .map((each) => ({ part: each, material: materialOf(opening, each.slot) })),
    });
  });
}

/** Everything its shape depends on: not its position, nor its finishes. */
function shapeKey(opening: Opening, width: number, depth: number, detail: Detail): string {
  const { id: _id, wall: _wall, offset: _offset, ...form } = opening;
  return JSON.stringify(
    Object.entries({ ...form, finishes: null, width, depth, detail }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function partsOf(opening: Opening, width: number, depth: number, detail: Detail): Part[] {
  if (opening.kind === 'door') return doorMesh(opening, width, depth, detail);
  if (opening.kind === 'window') return windowMesh(opening, width, depth, detail);
  return opening.sill < 1 ? [part('threshold', thresholdMesh(width, depth, detail))] : [];
}

function materialOf(opening: Opening, slot: string): string {
  const chosen = opening.kind === 'gap' ? undefined : opening.finishes[slot];
  return chosen ?? defaultMaterials[slot as keyof typeof defaultMaterials] ?? defaultMaterials.frame;
}
