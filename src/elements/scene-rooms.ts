import type { Design, Level } from '#design/document.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { roomsOf } from '#design/rooms.ts';
import type { Room } from '#design/rooms.ts';
import { ceilingMesh } from '#elements/ceiling/mesh.ts';
import { floorMesh } from '#elements/floor/mesh.ts';
import type { ElementKind, PlacedPart } from '#elements/placed-part.ts';
import { skirtingMesh } from '#elements/skirting/mesh.ts';
import { skirtingDefaults } from '#elements/skirting/schema.ts';
import { footPaths } from '#elements/skirting/skirting-paths.ts';
import { usual, usualFloor } from '#elements/usual-materials.ts';
import type { Part } from '#models/geometry/mesh.ts';

/** Floors, ceilings and skirting of a level. A courtyard is open to the sky; it and balconies have no skirting. */
export function roomParts(design: Design, level: Level): PlacedPart[] {
  return roomsOf(design, level.id).flatMap((room) => {
    const { record, shape } = room;
    const placed = (kind: ElementKind, part: Part, material: string): PlacedPart => ({
      elementId: record.id, kind, level: level.id, part, material, at: { x: 0, y: 0, z: level.elevation, turn: 0 }, sides: 'front',
    });
    const floor = record.floor ?? { material: usualFloor(record.type) };
    const parts = floorMesh(shape, floor.material, floor.turn ?? 0).map((part) => placed('floor', part, floor.material));
    if (record.type !== 'courtyard') parts.push(placed('ceiling', ceilingMesh(shape, level.height - (record.ceiling?.drop ?? 0)), record.ceiling?.material ?? usual.ceiling));
    const skirting = skirtingOf(design, level, room);
    return skirting ? [...parts, placed('skirting', skirting.part, skirting.material)] : parts;
  });
}

function skirtingOf(design: Design, level: Level, { record, shape }: Room): { part: Part; material: string } | null {
  const bare = record.type === 'courtyard' || record.type === 'balcony' || record.type === 'bathroom';
  const skirting = record.skirting === undefined && !bare ? skirtingDefaults : record.skirting;
  if (!skirting) return null;
  const plan = levelPlan(design, level.id);
  const openings = Object.values(design.openings);
  const paths = [shape.inner, ...shape.holes].flatMap((sides) => footPaths(plan, sides, openings, skirting.height));
  const part = skirtingMesh(paths, skirting);
  return part && { part, material: skirting.material };
}
