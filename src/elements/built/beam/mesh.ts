import type { Beam } from '#design/records/beam.ts';
import type { Level } from '#design/document.ts';
import type { Detail, Part } from '#models/geometry/mesh.ts';
import { part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { distance } from '#lib/vec2.ts';

/** From the origin along +X, at its height above the floor. */
export function beamMesh({ a, b, width, height, top }: Beam, level: Level, detail: Detail): Part {
  const high = top ?? level.height;
  return part(
    'beam',
    board(
      { from: [0, -width / 2, high - height], to: [distance(a, b), width / 2, high], radius: 3, grain: 'x' },
      detail,
    ),
  );
}
