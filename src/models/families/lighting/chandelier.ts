import { chandelierTip } from '#models/families/lighting/chandelier-tips.ts';
import {
  chandelierForms,
  chandelierLines,
  lightForms,
  spanOf,
  tipForms,
  tipSizes,
} from '#models/families/lighting/chandelier-parameters.ts';
import { fitted } from '#models/families/shared/fit.ts';
import { modelFromSlots, moveSlots } from '#models/families/shared/slot-meshes.ts';
import { canopy, flex } from '#models/families/lighting/lamp-fittings.ts';
import { platesOf } from '#models/families/lighting/lamp-plates.ts';
import { slotsOf } from '#models/families/lighting/lamp-slots.ts';
import { sizesIn } from '#models/families/shared/line-sizes.ts';
import { shell } from '#models/families/lighting/shell.ts';
import { family } from '#models/family.ts';
import { ellipsoid, lathe } from '#models/geometry/lathe.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Tip } from '#models/families/lighting/chandelier-tips.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Plate } from '#models/families/lighting/lamp-plates.ts';
import type { Choice, Emission } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

export const chandelier = family({
  code: 'chandelier',
  name: { en: 'Chandelier', zh: '枝形吊灯', vi: 'Đèn chùm' },
  synonyms: {
    en: ['ring chandelier', 'sputnik lamp', 'candle chandelier'],
    zh: ['客厅吊灯', '多头吊灯', '圆环吊灯', '卫星灯', '分子灯', '大吊灯'],
    vi: ['đèn chùm phòng khách', 'đèn vòng', 'đèn nến', 'đèn chùm cổ điển', 'đèn chùm nến'],
  },
  category: 'lighting',
  rooms: ['living', 'dining', 'hall', 'bedroom'],
  placement: 'ceiling',
  parameters: { ...sizesIn(chandelierLines), form: chandelierForms, lights: lightForms, tip: tipForms },
  lines: chandelierLines,
  slots: slotsOf('cloth', 'glass', 'wood', 'metal', 'pane', 'bulb'),
  build,
  emits,
});

interface Plan {
  w: number;
  h: number;
  form: 'arms' | 'straight' | 'sputnik' | 'rings' | 'wheel';
  count: number;
  tip: Tip;
  plate: Plate;
  /** How far from the axis the lights are, and how high their cups. */
  reach: number;
  cup: number;
  wooden: boolean;
}

function planOf(choice: Choice): Plan {
  const w = choice.width as number;
  const h = choice.height as number;
  const count = Number(choice.lights);
  const form = choice.form as Plan['form'];
  const tip = choice.tip as Tip;
  const size = tipSizes[tip]!;
  let reach = (w - size) / spanOf(count).across;
  if (form === 'sputnik') reach = w / 2 - (tip === 'globe' ? 96 : 78);
  else if (form === 'wheel') reach = w / 2 - 27;
  let cup = -h + w * 0.22;
  if (form === 'sputnik') cup = -h + w / 2;
  else if (form === 'wheel') cup = -h + 40;
  else if (form === 'straight') cup = -h + 46;
  return {
    w,
    h,
    form,
    count,
    tip,
    plate: platesOf(choice.style),
    reach,
    cup,
    wooden: choice.style === 'japandi' || choice.style === 'scandinavian',
  };
}

function build(choice: Choice, detail: Detail): Model {
  const plan = planOf(choice);
  const made = { arms: armed, straight: armed, sputnik, rings, wheel }[plan.form](plan, detail);
  return fitted(
    modelFromSlots([...made, { metal: [canopy(plan.plate.radius * 1.1, plan.plate.deep, detail)] }]),
    choice,
    'ceiling',
  );
}

function angles({ count }: Plan): number[] {
  const first = count === 5 ? 90 : 0;
  return Array.from({ length: count }, (_, i) => first + (360 * i) / count);
}

/** A turned column with arms that sweep down and up again, or a bar star with straight ones. */
function armed({ w, h, form, tip, reach, cup, plate, ...rest }: Plan, detail: Detail): SlotMeshes[] {
  const plan = { w, h, form, tip, reach, cup, plate, ...rest };
  const r = 4.6 + plate.deep * 0.06;
  const low = -h;
  const curved = form === 'arms';
  const path: Vec3[] = curved
    ? [
        [10, 0, cup + 30],
        [reach * 0.3, 0, cup - w * 0.1],
        [reach * 0.72, 0, cup - w * 0.13],
        [reach, 0, cup - w * 0.04],
        [reach, 0, cup],
      ]
    : [
        [10, 0, cup - 20],
        [reach, 0, cup - 20],
        [reach, 0, cup],
      ];
  const arm = tube({ path, radius: r, bend: curved ? w * 0.12 : 14 }, detail);
  const light = moveSlots(chandelierTip(tip, detail), reach, 0, cup);
  const round = (kit: SlotMeshes): SlotMeshes[] =>
    angles(plan).map((degrees) =>
      Object.fromEntries(
        Object.entries(kit).map(([slot, meshes]) => [slot, meshes.map((mesh) => turn(mesh, 'z', degrees))]),
      ),
    );
  const column = { [rest.wooden ? 'wood' : 'metal']: [columnOf(low, cup, w, plate, curved, detail)] };
  return [
    ...round({ metal: [arm] }),
    ...round(light),
    column,
    { metal: [flex([0, 0], cup + Math.min(w * 0.3, 200), -plate.deep + 2, curved ? 4 : 6, detail)] },
  ];
}

function columnOf(low: number, cup: number, w: number, { radius }: Plate, turned: boolean, detail: Detail): Mesh {
  const r = radius * 0.32;
  const top = cup + (turned ? w * 0.31 : Math.min(w * 0.31, 210));
  if (!turned)
    return lathe(
      [
        [r * 0.5, cup - 46],
        [r * 1.1, cup - 40],
        [r * 1.1, cup + 6],
        [r * 0.5, cup + 16],
        [r * 0.5, top],
      ].map(([x, z]): Vec2 => [x!, Math.max(low, z!)]),
      detail,
      { crease: 40 },
    );
  const line: Vec2[] = [
    [0, low],
    [r * 0.5, low + 8],
    [r * 0.6, low + 18],
    [r * 0.3, low + 28],
    [r * 1.3, low + 60],
    [r * 1.5, cup - w * 0.06],
    [r * 0.7, cup],
    [r * 1.5, cup + 16],
    [r * 1.5, cup + 40],
    [r * 0.6, cup + 56],
    [r * 1.05, cup + w * 0.14],
    [r * 0.7, cup + w * 0.2],
    [r * 0.45, cup + w * 0.25],
    [r * 0.9, cup + w * 0.27],
    [r * 0.4, top],
  ];
  return lathe(detail === 'far' ? line.filter((_, i) => i % 2 === 0) : line, detail, { crease: 55 });
}

/** Rods from a ball to all sides: five along the axes, then to the corners and edges of a cube. */
function sputnik({ h, count, tip, reach, cup, plate }: Plan, detail: Detail): SlotMeshes[] {
  const axes: Vec3[] = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, -1],
  ];
  const corners: Vec3[] = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => [-1, 1].map((z): Vec3 => [x / Math.sqrt(3), y / Math.sqrt(3), z / Math.sqrt(3)])),
  );
  const edges: Vec3[] = [-1, 1].flatMap((a) =>
    [-1, 1].flatMap((b): Vec3[] => [
      [a * Math.SQRT1_2, b * Math.SQRT1_2, 0],
      [a * Math.SQRT1_2, 0, b * Math.SQRT1_2],
      [0, a * Math.SQRT1_2, b * Math.SQRT1_2],
    ]),
  );
  let ways;
  if (count === 9) ways = [...axes, ...edges.filter((way) => way[2] === 0)];
  else if (count === 13) ways = [...axes, ...corners];
  else ways = [...axes, ...edges];
  const rod = tube(
    {
      path: [
        [0, 0, 20],
        [0, 0, reach],
      ],
      radius: 3.4 + plate.deep * 0.03,
    },
    detail,
  );
  const light = moveSlots(chandelierTip(tip === 'globe' ? 'ball' : 'spark', detail), 0, 0, reach);
  const aimed = (mesh: Mesh, way: Vec3): Mesh =>
    move(
      turn(turn(mesh, 'y', (Math.acos(way[2]) * 180) / Math.PI), 'z', (Math.atan2(way[1], way[0]) * 180) / Math.PI),
      0,
      0,
      cup,
    );
  const kits = ways.map((way): SlotMeshes =>
    Object.fromEntries(
      Object.entries({ ...light, metal: [rod, ...(light.metal ?? [])] }).map(([slot, meshes]) => [
        slot,
        meshes.map((mesh) => aimed(mesh, way)),
      ]),
    ),
  );
  const size = 60 + plate.radius * 0.4;
  return [
    ...kits,
    {
      metal: [
        move(ellipsoid({ width: size, depth: size, height: size }, detail), 0, 0, cup),
        flex([0, 0], Math.max(cup, -h + 10), -plate.deep + 2, 6, detail),
      ],
    },
  ];
}

/** Hoops one under the other, each hung by three wires. */
function rings({ w, h, count, plate, wooden }: Plan, detail: Detail): SlotMeshes[] {
  const band = 14 + plate.radius * 0.1;
  const deep = 36 + plate.deep * 0.3;
  return Array.from({ length: count }, (_, i): SlotMeshes => {
    const radius = (w / 2) * [1, 0.72, 0.48][i]!;
    const z = -h + (count - 1 - i) * w * 0.2;
    const segments = byDetail(detail, 72, 48, 16);
    const hoop = move(
      lathe(
        [
          [radius, 0],
          [radius, deep],
          [radius - band, deep],
          [radius - band, 0],
        ],
        detail,
        { closed: true, crease: 30, segments },
      ),
      0,
      0,
      z,
    );
    const light = move(
      shell(
        [
          [radius - band + 1, 6],
          [radius - band + 1, deep - 6],
        ],
        { thick: 4, segments },
        detail,
      ),
      0,
      0,
      z,
    );
    const under = move(
      shell(
        [
          [radius - 3, 0],
          [radius - 3, 3],
        ],
        { thick: band - 6, segments },
        detail,
      ),
      0,
      0,
      z - 1,
    );
    const wire = tube(
      {
        path: [
          [radius - band / 2, 0, z + deep - 1],
          [plate.radius * 0.5, 0, -plate.deep * 0.6],
        ],
        radius: 1.2,
      },
      detail,
    );
    return {
      [wooden ? 'wood' : 'metal']: [hoop],
      pane: [light, under],
      metal: [...(wooden ? [] : [hoop]), ...[90, 210, 330].map((degrees) => turn(wire, 'z', degrees + i * 40))],
    };
  });
}

/** A heavy hoop with cups on it, hung by rods that meet above. */
function wheel(plan: Plan, detail: Detail): SlotMeshes[] {
  const { w, h, tip, cup, plate, reach } = plan;
  const low = -h;
  const deep = 40;
  const band = 40 + plate.radius * 0.2;
  const hoop = move(
    lathe(
      [
        [w / 2 - 2, 0],
        [w / 2, 2],
        [w / 2, deep - 2],
        [w / 2 - 2, deep],
        [w / 2 - band, deep],
        [w / 2 - band, 0],
      ],
      detail,
      { closed: true, crease: 30, segments: byDetail(detail, 72, 48, 16) },
    ),
    0,
    0,
    low,
  );
  const light = moveSlots(chandelierTip(tip, detail), reach, 0, cup);
  const kits = angles(plan).map((degrees): SlotMeshes =>
    Object.fromEntries(
      Object.entries(light).map(([slot, meshes]) => [slot, meshes.map((mesh) => turn(mesh, 'z', degrees))]),
    ),
  );
  const meet = Math.min(-plate.deep - 40, low + w * 0.55);
  const rod = tube(
    {
      path: [
        [w / 2 - band / 2, 0, low + deep - 2],
        [8, 0, meet],
      ],
      radius: 4,
    },
    detail,
  );
  const knot = move(ellipsoid({ width: 40, depth: 40, height: 40 }, detail), 0, 0, meet);
  return [
    ...kits,
    {
      wood: [hoop],
      metal: [
        ...[45, 135, 225, 315].map((degrees) => turn(rod, 'z', degrees + 22.5)),
        knot,
        flex([0, 0], meet, -plate.deep + 2, 5, detail),
      ],
    },
  ];
}

function emits(choice: Choice): Emission[] {
  const plan = planOf(choice);
  const { form, count, reach, cup, w, h } = plan;
  if (form === 'rings')
    return Array.from({ length: count }, (_, i) => ({
      at: [0, 0, -h + (count - 1 - i) * w * 0.2 + 20],
      lumens: 1600 - i * 300,
      kelvin: 3000,
    }));
  if (form === 'sputnik') return [{ at: [0, 0, cup], lumens: count * 250, kelvin: 2700 }];
  return angles(plan).map((degrees) => ({
    at: [reach * Math.cos((degrees * Math.PI) / 180), reach * Math.sin((degrees * Math.PI) / 180), cup + 60],
    lumens: 350,
    kelvin: 2700,
  }));
}
