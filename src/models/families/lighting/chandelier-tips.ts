import { bulb } from '#models/families/lighting/lamp-fittings.ts';
import { lampShade } from '#models/families/lighting/lamp-shade.ts';
import { joinSlots, moveSlots } from '#models/families/shared/slot-meshes.ts';
import { shell } from '#models/families/lighting/shell.ts';
import { cylinder, ellipsoid, lathe } from '#models/geometry/lathe.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { move } from '#models/geometry/transform.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

export type Tip = 'candle' | 'shade' | 'globe' | 'bell' | 'bulb' | 'band' | 'ball' | 'spark';

/** What ends an arm, standing on the origin. */
export function chandelierTip(tip: Tip, detail: Detail): SlotMeshes {
  const segments = byDetail(detail, 24, 16, 8);
  const far = detail === 'far';
  const cup = far
    ? cylinder({ radius: 18, height: 4 }, detail)
    : lathe(
        [
          [5, -14],
          [12, -6],
          [21, 0],
          [22, 4],
          [0, 4],
        ],
        detail,
        { crease: 50 },
      );
  if (tip === 'ball')
    return {
      glass: [move(ellipsoid({ width: 96, depth: 96, height: 96 }, detail === 'near' ? 'middle' : detail), 0, 0, 48)],
      metal: [move(cylinder({ radius: 15, height: 22, edge: 1 }, detail), 0, 0, -16)],
    };
  if (tip === 'spark')
    return {
      bulb: [move(ellipsoid({ width: 46, depth: 46, height: 58 }, detail), 0, 0, 49)],
      metal: [move(cylinder({ radius: 11, height: 34, edge: 1 }, detail), 0, 0, -10)],
    };
  if (tip === 'bulb') return joinSlots([bulb(50, false, detail), { metal: [cup] }]);
  if (tip === 'globe' && far)
    return { glass: [move(ellipsoid({ width: 110, depth: 110, height: 108 }, detail), 0, 0, 60)], metal: [cup] };
  if (tip === 'globe')
    return joinSlots([
      moveSlots(lampShade('globe', { width: 110, height: 108, z: 0, segments }, detail), 0, 0, 6),
      { metal: [cup, cylinder({ radius: 20, height: 14 }, detail)] },
    ]);
  if (tip === 'bell') {
    const line: Vec2[] = far
      ? [
          [18, 0],
          [42, 40],
          [50, 92],
        ]
      : [
          [18, 0],
          [34, 14],
          [42, 40],
          [44, 66],
          [50, 92],
        ];
    const glass = shell(line, { thick: 2.4, crease: 60, segments }, detail);
    return joinSlots([{ glass: [move(glass, 0, 0, 6)], metal: [cup] }, far ? {} : bulb(30, false, detail)]);
  }
  const wax = lathe(
    [
      [10, 0],
      [10, 84],
      [6, 88],
    ],
    detail,
    { crease: 40 },
  );
  const flame = move(
    lathe(
      [
        [5, 0],
        [11, 14],
        [12, 22],
        [6, 42],
        [0, 56],
      ],
      detail,
      { crease: 70 },
    ),
    0,
    0,
    86,
  );
  if (tip === 'candle') return { metal: [cup], pane: [wax], bulb: [flame] };
  const hat = lampShade('taper', { width: 120, height: 82, z: 52, segments }, detail);
  return joinSlots([hat, { metal: [cup], pane: [wax] }, far ? {} : { bulb: [flame] }]);
}
