import type { Design, Level, Opening } from '#design/document.ts';
import { openingsOn } from '#design/plan/level-bodies.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { doorMesh, thresholdMesh } from '#elements/door/mesh.ts';
import { openingPlace } from '#elements/opening-place.ts';
import type { PlacedPart } from '#elements/placed-part.ts';
import { defaultMaterials } from '#elements/default-materials.ts';
import { windowMesh } from '#elements/window/mesh.ts';
import { part } from '#models/geometry/model.ts';
import type { Detail, Part } from '#models/geometry/mesh.ts';

/**
 * What fills the holes in the walls of a level. Windows and doors that are alike share their parts, so that they are
 * built, sent and drawn together.
 */
export function openingParts(design: Design, level: Level, detail: Detail): PlacedPart[] {
  const plan = levelPlan(design, level.id);
  const { walls, graph } = plan;
  const built = new Map<string, Part[]>();
  const numbers = new Map(walls.map((wall, i) => [wall.id, i]));
  return openingsOn(design, plan).flatMap((opening) => {
    const number = numbers.get(opening.wall)!;
    const { at, turn, width } = openingPlace(graph.curves[number]!, opening);
    const place = { x: at.x, y: at.y, z: level.elevation, turn };
    const key = shapeKey(opening, width, walls[number]!.thickness);
    const parts = built.get(key) ?? partsOf(opening, width, walls[number]!.thickness, detail);
    built.set(key, parts);
    return parts.map((each): PlacedPart => ({
      elementId: opening.id,
      kind: opening.kind,
      level: level.id,
      part: each,
      material: materialOf(opening, each.slot),
      at: place,
      sides: 'front',
    }));
  });
}

/** Everything its shape depends on: not its position, nor its finishes. */
function shapeKey(opening: Opening, width: number, depth: number): string {
  const { id: _id, wall: _wall, offset: _offset, ...form } = opening;
  return JSON.stringify(
    Object.entries({ ...form, finishes: null, width: Math.round(width * 100), depth }).toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    ),
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
