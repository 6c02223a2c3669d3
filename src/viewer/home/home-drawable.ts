import { levelOf, type Design, type Level } from '#design/document.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import type { PlacedPart } from '#elements/placed-part.ts';
import { sceneOf } from '#elements/scene.ts';
import type { Box, Detail, Mesh, Part } from '#models/geometry/mesh.ts';
import { barriersOf } from '#viewer/home/barriers.ts';
import { contactShadow } from '#viewer/contact-shadow.ts';
import type { Batch, ContactShadow, HomeDrawable, Layer } from '#viewer/drawable.ts';
import { grownBox, noBox, placedBox } from '#viewer/home/placed-box.ts';
import type { SceneCamera } from '#elements/scene-camera.ts';
import { distance, type Vec3 } from '#lib/vec.ts';

/** Eyes of a person who walks, in millimetres. */
const eyeHeight = 1550;

/**
 * A home up to one of its levels (default: the lowest): those above would hide it. Equal pieces share their meshes, and
 * pieces in equal finishes are one batch.
 */
export function homeDrawable(design: Design, detail: Detail, chosen = design.levels[0]!.id): HomeDrawable {
  const level = levelOf(design, chosen) ?? design.levels[0]!;
  const levels = design.levels.slice(0, design.levels.indexOf(level) + 1).map(({ id }) => id);
  const { parts, sun, cameras } = sceneOf(design, { models: librarySource(detail), detail, levels });
  const numbers = new Map<Part, number>();
  const meshes: Mesh[] = [];
  for (const { part } of parts) if (!numbers.has(part)) numbers.set(part, meshes.push(part.mesh) - 1);
  const layerOf = layersOf(design, level);
  const groups = Map.groupBy(
    parts,
    (each) => `${numbers.get(each.part)} ${each.material} ${each.sides} ${layerOf(each)}`,
  );
  const boxes = boxesOf(parts);
  return {
    meshes,
    batches: [...groups.values()].map((same): Batch => ({
      mesh: numbers.get(same[0]!.part)!,
      slot: same[0]!.part.slot,
      finish: same[0]!.material,
      both: same[0]!.sides === 'both',
      layer: layerOf(same[0]!),
      owners: same.map(({ elementId }) => elementId),
      places: placesOf(same),
    })),
    shadows: shadowsOf(design, parts),
    box: Object.values(boxes).reduce(grownBox, noBox),
    boxes,
    triangles: parts.reduce((sum, { part }) => sum + part.mesh.indices.length / 3, 0),
    sun,
    barriers: barriersOf(design, level.id),
    entrance: entranceOf(design, level, cameras),
  };
}

function placesOf(parts: readonly PlacedPart[]): Float32Array {
  return Float32Array.from(parts.flatMap(({ at }) => [at.x, at.y, at.z, at.turn]));
}

/**
 * `roof` is what is overhead, `outside` a face with no room behind it. Only the highest level shown is opened: those
 * below stay whole.
 */
function layersOf(design: Design, top: Level): (part: PlacedPart) => Layer {
  const rooms = roomsOf(design, top.id);
  return ({ kind, part, elementId, level }) => {
    if (level !== top.id) return 'always';
    if (
      kind === 'ceiling' ||
      kind === 'light' ||
      (kind === 'furniture' && design.items[elementId]?.placement === 'ceiling')
    )
      return 'roof';
    if (kind !== 'wall' || (part.slot !== 'left' && part.slot !== 'right')) return 'always';
    const before = inFrontOf(part.mesh);
    return rooms.some(({ shape }) => roomContains(shape, before)) ? 'always' : 'outside';
  };
}

/** A point of the plan some way before the face, where its first triangle looks. */
function inFrontOf({ positions, normals, indices }: Mesh): { x: number; y: number } {
  const corners = [indices[0]! * 3, indices[1]! * 3, indices[2]! * 3];
  const middle = (axis: number) => corners.reduce((sum, corner) => sum + positions[corner + axis]!, 0) / 3;
  return { x: middle(0) + normals[corners[0]!]! * 60, y: middle(1) + normals[corners[0]! + 1]! * 60 };
}

function boxesOf(parts: readonly PlacedPart[]): Record<string, Box> {
  const boxes: Record<string, Box> = {};
  for (const { elementId, part, at } of parts)
    boxes[elementId] = grownBox(boxes[elementId] ?? noBox, placedBox(part.mesh, at));
  return boxes;
}

/** Under what stands on the floor: once a model, laid out wherever it stands. */
function shadowsOf(design: Design, parts: readonly PlacedPart[]): ContactShadow[] {
  const standing = parts.filter(
    ({ kind, elementId }) =>
      kind === 'furniture' && design.items[elementId]?.placement === 'floor' && design.items[elementId].at.z < 1,
  );
  const byModel = Map.groupBy(standing, ({ elementId }) => design.items[elementId]!.model);
  return [...byModel.values()].flatMap((same) => {
    const meshes = [...new Set(same.map(({ part }) => part.mesh))];
    const first = same[0]!.part;
    return contactShadow(meshes, 'floor', placesOf(same.filter(({ part }) => part === first))) ?? [];
  });
}

/**
 * Where a walk begins: the largest room of the level, at the camera there that sees farthest, else looking along it.
 */
function entranceOf(design: Design, level: Level, cameras: readonly SceneCamera[]): { at: Vec3; target: Vec3 } {
  const height = level.elevation + eyeHeight;
  const room = roomsOf(design, level.id).toSorted((a, b) => b.shape.netArea - a.shape.netArea)[0];
  if (!room) return { at: [0, -4000, height], target: [0, 0, height] };
  const [camera] = cameras
    .filter((each) => each.level === level.id && roomContains(room.shape, { x: each.at[0], y: each.at[1] }))
    .toSorted((a, b) => distance(b.at, b.target) - distance(a.at, a.target));
  if (camera) return { at: [camera.at[0], camera.at[1], height], target: camera.target };
  const { bounds, middle } = room.shape;
  const wide = bounds.right - bounds.left > bounds.top - bounds.bottom;
  return wide
    ? { at: [bounds.right - 700, middle.y, height], target: [bounds.left, middle.y, height - 250] }
    : { at: [middle.x, bounds.bottom + 700, height], target: [middle.x, bounds.top, height - 250] };
}
