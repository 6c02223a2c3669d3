import { canopy } from '#models/families/lighting/lamp-fittings.ts';
import { shell } from '#models/families/lighting/shell.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { inset, superellipse } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Plate } from '#models/families/lighting/lamp-plates.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

export type Rim = 'none' | 'metal' | 'wood';

export interface FlatPlace {
  w: number;
  d: number;
  h: number;
  plate: Plate;
  rim: Rim;
}

/** A flat light under the ceiling: a frosted pane, bare or in a rim. */
export function flatLamp(form: 'disc' | 'square', { w, h, rim, plate }: FlatPlace, detail: Detail): SlotMeshes {
  let band = 3 + plate.deep * 0.06;
  if (rim === 'none') band = 0;
  else if (rim === 'wood') band = 10 + plate.deep * 0.25;
  const foot = plate.deep * 0.5;
  const pane = w - band * 2 + (rim === 'none' ? 0 : 2);
  const soft = Math.min((h - foot) * 0.46, rim === 'none' ? 40 : 12);
  const shape = (size: number): Vec2[] => [
    ...(form === 'disc' ? superellipse(size, size, 2, detail) : superellipse(size, size, 5, detail)),
  ];
  const glass = move(extrude({ outline: shape(pane), height: h - foot, bevel: soft, crease: 60 }, detail), 0, 0, -h);
  const back = move(extrude({ outline: shape(w * (rim === 'none' ? 0.86 : 0.9)), height: foot }, detail), 0, 0, -foot);
  if (rim === 'none') return { pane: [glass], metal: [back] };
  const hoop = move(
    extrude(
      { outline: shape(w), holes: [inset(shape(w), band)], height: h - foot - soft * 0.5, bevel: 1.5, crease: 30 },
      detail,
    ),
    0,
    0,
    -h + soft * 0.5,
  );
  return { pane: [glass], metal: [back, ...(rim === 'metal' ? [hoop] : [])], wood: rim === 'wood' ? [hoop] : [] };
}

/** A ring of light on three arms; a second, smaller one under it. */
export function ringLamp(two: boolean, { w, h, plate, rim }: FlatPlace, detail: Detail): SlotMeshes {
  const deep = 34 + plate.deep * 0.4;
  const outer = ringOf(w / 2, 26 + plate.radius * 0.3, deep, detail);
  const inner = ringOf(w * 0.3, 20 + plate.radius * 0.25, deep, detail);
  const z = two ? -h + deep * 1.4 : -h;
  const arm = (radius: number, low: number): Mesh =>
    tube(
      {
        path: [
          [plate.radius * 0.4, 0, -plate.deep * 0.5],
          [radius - 24, 0, -plate.deep * 0.5],
          [radius - 24, 0, low + deep - 2],
        ],
        radius: 3.4,
        bend: 14,
      },
      detail,
    );
  const arms = (radius: number, low: number, first: number): Mesh[] =>
    [first, first + 120, first + 240].map((degrees) => turn(arm(radius, low), 'z', degrees));
  const up = (mesh: Mesh, by: number): Mesh => move(mesh, 0, 0, by);
  const rings = [up(outer.ring, z), ...(two ? [up(inner.ring, -h)] : [])];
  const metal = [
    canopy(plate.radius, plate.deep, detail),
    ...arms(w / 2, z, 90),
    ...(two ? arms(w * 0.3, -h, 30) : []),
  ];
  return {
    pane: [up(outer.light, z), ...(two ? [up(inner.light, -h)] : [])],
    wood: rim === 'wood' ? rings : [],
    metal: [...metal, ...(rim === 'wood' ? [] : rings)],
  };
}

/** A hoop with a lit band let into its underside. */
function ringOf(radius: number, band: number, deep: number, detail: Detail): { ring: Mesh; light: Mesh } {
  const edge = detail === 'far' ? 0 : 2;
  const section: Vec2[] = [
    [radius - edge, 3],
    [radius, 3 + edge],
    [radius, deep - edge],
    [radius - edge, deep],
    [radius - band + edge, deep],
    [radius - band, deep - edge],
    [radius - band, 3 + edge],
    [radius - band + edge, 3],
  ];
  const ring = lathe(detail === 'far' ? section.filter((_, i) => i % 2 === 0) : section, detail, {
    closed: true,
    crease: 40,
    segments: byDetail(detail, 64, 48, 16),
  });
  const light = shell(
    [
      [radius - 5, 0],
      [radius - 5, 6],
    ],
    { thick: band - 10 },
    detail,
  );
  return { ring, light };
}

/** Cans that tip, on a bar. */
export function spotLamp(count: number, { w, d, h, plate }: FlatPlace, detail: Detail): SlotMeshes {
  const half = w / 2;
  const thick = 18 + plate.deep * 0.2;
  const bar = board({ from: [-half, -d * 0.34, -thick], to: [half, d * 0.34, 0], radius: 3, grain: 'x' }, detail);
  const r = d * 0.3;
  const tall = Math.min(110, h * 0.52);
  const can = lathe(
    [
      [0, -2],
      [r * 0.55, 0],
      [r * 0.8, 6],
      [r, 22],
      [r, tall],
      [r - 2.5, tall],
      [r - 2.5, tall - 10],
      [0, tall - 10],
    ]
      .map(([x, z]): Vec2 => [x!, -z!])
      .toReversed(),
    detail,
    { crease: 40 },
  );
  const lens = move(cylinder({ radius: r - 3, height: 3 }, detail), 0, 0, -tall + 6);
  // Tipped to and fro just as far as the lamp is deep.
  const tip = Math.asin((0.2 * d) / tall);
  const pivot = -h + tall * Math.cos(tip) + r * Math.sin(tip);
  const spread = w / count;
  const heads = Array.from({ length: count }, (_, i) => {
    const set = (mesh: Mesh): Mesh =>
      move(turn(mesh, 'x', ((i % 2 === 0 ? -tip : tip) * 180) / Math.PI), -half + spread * (i + 0.5), 0, pivot);
    const stem = move(
      cylinder({ radius: 6, height: -thick - pivot + 8 }, detail),
      -half + spread * (i + 0.5),
      0,
      pivot - 4,
    );
    return { can: set(can), lens: set(lens), stem };
  });
  return {
    metal: [bar, ...heads.flatMap(({ can: body, stem }) => [body, stem])],
    bulb: heads.map((head) => head.lens),
  };
}
