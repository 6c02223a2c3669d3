import type { Level } from '#design/document.ts';
import type { Column } from '#design/records/column.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import type { Detail, Part } from '#models/geometry/mesh.ts';
import { part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';

/** Standing on the origin. */
export function columnMesh({ form, width, depth, height }: Column, level: Level, detail: Detail): Part {
  const top = height ?? level.height;
  return part(
    'column',
    form === 'round'
      ? cylinder({ radius: width / 2, height: top }, detail)
      : board({ from: [-width / 2, -depth / 2, 0], to: [width / 2, depth / 2, top], radius: 3, grain: 'z' }, detail),
  );
}
