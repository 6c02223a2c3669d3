import { recordsOn, type Design, type Level } from '#design/document.ts';
import { beamMesh } from '#elements/built/beam/mesh.ts';
import { columnMesh } from '#elements/built/column/mesh.ts';
import { defaultMaterials } from '#elements/default-materials.ts';
import type { ScenePiece, Workshop } from '#elements/pieces/scene-piece.ts';
import { stairsMesh } from '#elements/built/stairs/mesh.ts';
import { angleOf, subtract } from '#lib/vec2.ts';

/** Stairs, columns and beams of a level; what is hidden is not among them. */
export function builtPieces(design: Design, level: Level, shop: Workshop): ScenePiece[] {
  const { elevation, height, slab } = level;
  const shown = <T extends { hidden?: true | undefined }>(records: readonly T[]) =>
    records.filter((each) => !each.hidden);
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  return [
    ...shown(recordsOn(design, 'stairs', level.id)).map((stairs) =>
      shop.piece({
        kind: 'stairs',
        id: stairs.id,
        level: level.id,
        at: { x: stairs.at.x, y: stairs.at.y, z: elevation, turn: radians(stairs.turn) },
        from: [stairs, elevation, height, slab, shop.detail],
        make: () =>
          stairsMesh(stairs, level, shop.detail).map((part) => ({
            part,
            material: stairs.finishes[part.slot] ?? defaultMaterials[part.slot === 'body' ? 'slab' : 'leaf'],
          })),
      }),
    ),
    ...shown(recordsOn(design, 'columns', level.id)).map((column) =>
      shop.piece({
        kind: 'column',
        id: column.id,
        level: level.id,
        at: { x: column.at.x, y: column.at.y, z: elevation, turn: radians(column.turn) },
        from: [column, elevation, height, shop.detail],
        make: () => [
          { part: columnMesh(column, level, shop.detail), material: column.material ?? defaultMaterials.wallInside },
        ],
      }),
    ),
    ...shown(recordsOn(design, 'beams', level.id)).map((beam) =>
      shop.piece({
        kind: 'beam',
        id: beam.id,
        level: level.id,
        at: { x: beam.a.x, y: beam.a.y, z: elevation, turn: angleOf(subtract(beam.b, beam.a)) },
        from: [beam, elevation, height, shop.detail],
        make: () => [
          {
            part: beamMesh(beam, level, shop.detail),
            material: beam.material ?? defaultMaterials.wallInside,
            layer: 'roof',
          },
        ],
      }),
    ),
  ];
}
