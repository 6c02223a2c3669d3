import { ballLamp, glowSlab, halfDrum } from '#models/families/lighting/wall-lamp-flats.ts';
import { wallForms, wallLampLines, wallShades } from '#models/families/lighting/wall-lamp-parameters.ts';
import { fitted } from '#models/families/shared/fit.ts';
import { modelFromSlots, moveSlots } from '#models/families/shared/slot-meshes.ts';
import { canopy, standingInside } from '#models/families/lighting/lamp-fittings.ts';
import { hangingShade } from '#models/families/lighting/hanging-shade.ts';
import { platesOf } from '#models/families/lighting/lamp-plates.ts';
import { lampShade, shadeHeight } from '#models/families/lighting/lamp-shade.ts';
import { slotsOf } from '#models/families/lighting/lamp-slots.ts';
import { lanternBox } from '#models/families/lighting/lantern.ts';
import { sizesIn } from '#models/families/shared/line-sizes.ts';
import { family } from '#models/family.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import { move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Plate } from '#models/families/lighting/lamp-plates.ts';
import type { Shade } from '#models/families/lighting/lamp-shade.ts';
import type { LanternGrid } from '#models/families/lighting/lantern.ts';
import type { Choice, Emission } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

export const wallLamp = family({
  code: 'wall-lamp',
  name: { en: 'Wall lamp', zh: '壁灯', vi: 'Đèn tường' },
  synonyms: {
    en: ['wall light', 'sconce', 'swing-arm lamp', 'bedside wall lamp'],
    zh: ['床头壁灯', '墙灯', '摇臂壁灯', '过道壁灯'],
    vi: ['đèn gắn tường', 'đèn hắt tường', 'đèn tường đầu giường', 'đèn vách', 'đèn treo tường'],
  },
  category: 'lighting',
  rooms: ['bedroom', 'living', 'hall', 'dining', 'bathroom', 'study', 'balcony'],
  placement: 'wall',
  mountHeight: 1500,
  parameters: { ...sizesIn(wallLampLines), form: wallForms, shade: wallShades },
  lines: wallLampLines,
  slots: slotsOf('cloth', 'paper', 'hood', 'glass', 'weave', 'wood', 'metal', 'stone', 'pane', 'bulb'),
  build,
  emits,
});

export interface WallPlace {
  w: number;
  d: number;
  h: number;
  plate: Plate;
  style: Style;
  shade: Shade;
}

function placeOf(choice: Choice): WallPlace {
  return {
    w: choice.width as number,
    d: choice.depth as number,
    h: choice.height as number,
    plate: platesOf(choice.style),
    style: choice.style,
    shade: choice.shade as Shade,
  };
}

function build(choice: Choice, detail: Detail): Model {
  return fitted(modelFromSlots(kitsOf(choice.form as string, placeOf(choice), detail)), choice, 'wall');
}

function kitsOf(form: string, place: WallPlace, detail: Detail): SlotMeshes[] {
  if (form === 'up' || form === 'down') return oneArm(form === 'up', place, detail);
  if (form === 'twin') return twin(place, detail);
  if (form === 'swing') return swing(place, detail);
  if (form === 'half') return [halfDrum(place, detail)];
  if (form === 'ball') return [ballLamp(place, detail)];
  if (form === 'box' || form === 'disc' || form === 'pill') return [glowSlab(form, place, detail)];
  return [
    moveSlots(
      lanternBox(
        {
          width: place.w,
          depth: place.d,
          height: place.h,
          z: 0,
          grid: form === 'lantern' ? 'plain' : (form as LanternGrid),
          bar: 5 + place.plate.deep * 0.2,
        },
        detail,
      ),
      0,
      -place.d / 2,
      0,
    ),
  ];
}

function wallPlate({ radius, deep }: Plate, x: number, z: number, detail: Detail): Mesh {
  return move(turn(canopy(radius * 0.8, deep * 0.8, detail), 'x', -90), x, 0, z);
}

/** A plate, a bent arm, a shade. */
function oneArm(up: boolean, { w, d, h, plate, shade }: WallPlace, detail: Detail): SlotMeshes[] {
  const y = -d + w / 2;
  const tall = shadeHeight(shade, w);
  const r = plate.radius * 0.8;
  if (up) {
    const place = { width: w, height: tall, z: h - tall };
    const inside = standingInside(shade, place, detail);
    const arm = tube(
      {
        path: [
          [0, -plate.deep * 0.5, r],
          [0, y, r],
          [0, y, inside.stem],
        ],
        radius: 5 + plate.deep * 0.04,
        bend: 30,
      },
      detail,
    );
    return [
      moveSlots(lampShade(shade, place, detail), 0, y, 0),
      moveSlots(inside.kit, 0, y, 0),
      { metal: [wallPlate(plate, 0, r, detail), arm] },
    ];
  }
  const hung = hangingShade(shade, { width: w, cap: plate.radius * 0.4 }, detail);
  const low = Math.min(h - r, hung.top + 60);
  const arm = tube(
    {
      path: [
        [0, -plate.deep * 0.5, h - r],
        [0, y * 0.5, h - 8],
        [0, y, h - 8],
        [0, y, hung.top - 4],
      ],
      radius: 5 + plate.deep * 0.04,
      bend: 40,
    },
    detail,
  );
  return [moveSlots(hung.kit, 0, y, 0), { metal: [wallPlate(plate, 0, Math.max(low, h - r), detail), arm] }];
}

/** Two small shades on arms that part from one plate. */
function twin({ w, d, h, plate, shade }: WallPlace, detail: Detail): SlotMeshes[] {
  const size = Math.min(130, w * 0.36, d * 0.78);
  const tall = shadeHeight(shade, size);
  const place = { width: size, height: tall, z: h - tall };
  const inside = standingInside(shade, place, detail);
  const x = w / 2 - size / 2;
  const y = -d + size / 2;
  const r = plate.radius * 0.8;
  return [-1, 1]
    .flatMap((side): SlotMeshes[] => {
      const arm = tube(
        {
          path: [
            [0, -plate.deep * 0.5, r],
            [side * x * 0.45, y * 0.8, r * 0.5 + 6],
            [side * x, y, r],
            [side * x, y, inside.stem],
          ],
          radius: 4.4 + plate.deep * 0.04,
          bend: 34,
        },
        detail,
      );
      return [
        moveSlots(lampShade(shade, place, detail), side * x, y, 0),
        moveSlots(inside.kit, side * x, y, 0),
        { metal: [arm] },
      ];
    })
    .concat([{ metal: [wallPlate(plate, 0, r, detail)] }]);
}

/** To read in bed by: out from the wall, then aside. */
function swing({ w, d, h, plate, shade }: WallPlace, detail: Detail): SlotMeshes[] {
  const size = 140;
  const hung = hangingShade(shade, { width: size, cap: plate.radius * 0.36 }, detail);
  const r = plate.radius * 0.8;
  const x = -w / 2 + r;
  const top = h - 10;
  const elbow = [x + w * 0.2, -d * 0.42, top] as const;
  const end = [w / 2 - size / 2, -d + size / 2, top] as const;
  const rod = 4.2 + plate.deep * 0.04;
  const post = (at: readonly [number, number, number]): Mesh =>
    move(cylinder({ radius: rod * 1.8, height: 26, edge: 1.5 }, detail), at[0], at[1], at[2] - 16);
  const arms = [
    tube({ path: [[x, -plate.deep * 0.5, top], elbow], radius: rod }, detail),
    tube({ path: [elbow, end], radius: rod }, detail),
    post(elbow),
  ];
  const drop = move(
    cylinder({ radius: rod, height: Math.max(6, top - hung.top + 4) }, detail),
    end[0],
    end[1],
    hung.top - 4,
  );
  return [moveSlots(hung.kit, end[0], end[1], 0), { metal: [wallPlate(plate, x, h - r, detail), ...arms, drop] }];
}

function emits(choice: Choice): Emission[] {
  const { w, d, h } = placeOf(choice);
  if (choice.form === 'twin')
    return [-1, 1].map((side) => ({ at: [side * (w / 2 - 65), -d + 65, h * 0.7], lumens: 350, kelvin: 2700 }));
  if (choice.form === 'swing') return [{ at: [w / 2 - 70, -d + 70, h * 0.3], lumens: 450, kelvin: 3000 }];
  return [{ at: [0, -d * 0.6, h * 0.55], lumens: 450, kelvin: 2700 }];
}
