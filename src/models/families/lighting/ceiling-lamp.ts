import { flatLamp, ringLamp, spotLamp } from '#models/families/lighting/ceiling-lamp-flats.ts';
import { ceilingForms, ceilingLampLines, rimForms } from '#models/families/lighting/ceiling-lamp-parameters.ts';
import { fitted } from '#models/families/shared/fit.ts';
import { modelFromSlots, moveSlots } from '#models/families/shared/slot-meshes.ts';
import { bulb, canopy, flex } from '#models/families/lighting/lamp-fittings.ts';
import { platesOf } from '#models/families/lighting/lamp-plates.ts';
import { lampShade } from '#models/families/lighting/lamp-shade.ts';
import { shadeLine } from '#models/families/lighting/lamp-shade-lines.ts';
import { slotsOf } from '#models/families/lighting/lamp-slots.ts';
import { lanternBox } from '#models/families/lighting/lantern.ts';
import { sizesIn } from '#models/families/shared/line-sizes.ts';
import { shell } from '#models/families/lighting/shell.ts';
import { family } from '#models/family.ts';
import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { move, turn } from '#models/geometry/transform.ts';
import type { FlatPlace, Rim } from '#models/families/lighting/ceiling-lamp-flats.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { LanternGrid } from '#models/families/lighting/lantern.ts';
import type { Choice, Emission } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

export const ceilingLamp = family({
  code: 'ceiling-lamp',
  name: { en: 'Ceiling lamp', zh: '吸顶灯', vi: 'Đèn ốp trần' },
  synonyms: {
    en: ['flush light', 'ceiling light', 'spotlight bar', 'semi-flush lamp', 'flush ceiling light'],
    zh: ['顶灯', '卧室吸顶灯', '半吊灯', '射灯', '客厅吸顶灯'],
    vi: ['đèn trần', 'đèn áp trần', 'đèn LED ốp trần', 'đèn mâm', 'đèn rọi'],
  },
  category: 'lighting',
  rooms: ['bedroom', 'living', 'hall', 'kitchen', 'study', 'children', 'bathroom', 'balcony'],
  placement: 'ceiling',
  parameters: { ...sizesIn(ceilingLampLines), form: ceilingForms, rim: rimForms },
  lines: ceilingLampLines,
  slots: slotsOf('cloth', 'paper', 'glass', 'weave', 'wood', 'metal', 'pane', 'bulb'),
  build,
  emits,
});

function placeOf(choice: Choice): FlatPlace {
  return {
    w: choice.width as number,
    d: choice.depth as number,
    h: choice.height as number,
    plate: platesOf(choice.style),
    rim: choice.rim as Rim,
  };
}

function build(choice: Choice, detail: Detail): Model {
  return fitted(modelFromSlots(kitsOf(choice.form as string, placeOf(choice), detail)), choice, 'ceiling');
}

function kitsOf(form: string, place: FlatPlace, detail: Detail): SlotMeshes[] {
  const { w, d, h, plate } = place;
  if (form === 'disc' || form === 'square') return [flatLamp(form, place, detail)];
  if (form === 'ring' || form === 'rings') return [ringLamp(form === 'rings', place, detail)];
  if (form.startsWith('spots')) return [spotLamp(Number(form.at(-1)), place, detail)];
  if (form === 'globe') return globe(place, detail);
  if (form === 'bowl') return bowl(place, detail);
  if (form === 'lantern' || form === 'shoji' || form === 'lattice')
    return [
      lanternBox(
        {
          width: w,
          depth: d,
          height: h,
          z: -h,
          grid: form === 'lantern' ? 'plain' : (form as LanternGrid),
          bar: 12 + plate.deep * 0.3,
          below: true,
        },
        detail,
      ),
    ];
  return drum(form as 'drum' | 'pleated' | 'wovenDrum' | 'wovenDome', place, detail);
}

/** Cloth or cane close under the ceiling, a pane below. */
function drum(
  form: 'drum' | 'pleated' | 'wovenDrum' | 'wovenDome',
  { w, h, plate }: FlatPlace,
  detail: Detail,
): SlotMeshes[] {
  const gap = plate.deep;
  const shade = form === 'pleated' ? 'pleatedDrum' : form;
  const woven = form.startsWith('woven');
  const pane = woven ? [] : [move(cylinder({ radius: w * 0.475, height: 3 }, detail), 0, 0, -h + 5)];
  const lamp = woven ? moveSlots(bulb(70, true, detail), 0, 0, -gap) : {};
  const post = move(cylinder({ radius: plate.radius * 0.25, height: h * 0.3 + gap }, detail), 0, 0, -h * 0.3 - gap);
  return [
    lampShade(shade, { width: w, height: h - gap * 0.6, z: -h }, detail),
    { metal: [canopy(plate.radius * 1.6, gap, detail), ...(woven ? [] : [post])], pane },
    lamp,
  ];
}

function globe({ w, h, plate }: FlatPlace, detail: Detail): SlotMeshes[] {
  const ball = Math.min(w * 0.98, h - plate.deep - 12);
  const neck = h - ball;
  const gallery = move(
    lathe(
      [
        [w * 0.17, -8],
        [w * 0.2, 0],
        [w * 0.2, 14],
        [w * 0.12, neck - plate.deep + 2],
      ],
      detail,
      { crease: 40 },
    ),
    0,
    0,
    -neck,
  );
  const inside = detail === 'far' ? {} : moveSlots(bulb(Math.min(60, w * 0.22), true, detail), 0, 0, -neck);
  return [
    lampShade('globe', { width: w, height: ball, z: -h }, detail),
    { metal: [canopy(plate.radius * 1.1, plate.deep, detail), gallery] },
    inside,
  ];
}

/** Alabaster hung by three rods. */
function bowl({ w, h, plate }: FlatPlace, detail: Detail): SlotMeshes[] {
  const deep = w * 0.3;
  const skin = move(
    shell(
      shadeLine('bowl', w, deep, detail).map(([r, z], i) => [i === 0 ? 0 : r, z] as const),
      { thick: 5, crease: 60 },
      detail,
    ),
    0,
    0,
    -h + 12,
  );
  const rod = flex([w * 0.42, 0], -h + deep * 0.5, -plate.deep - 6, 3, detail);
  const rods = [90, 210, 330].map((degrees) =>
    turn(slanted(rod, -h + deep * 0.5, -plate.deep, plate.radius * 0.5 - w * 0.42), 'z', degrees),
  );
  const knob = move(
    lathe(
      [
        [0, -16],
        [7, -12],
        [9, -4],
        [5, 2],
        [12, 4],
        [12, 8],
      ],
      detail,
      { crease: 60 },
    ),
    0,
    0,
    -h + 16,
  );
  return [{ glass: [skin], metal: [canopy(plate.radius * 1.2, plate.deep, detail), ...rods, knob] }];
}

/** Slides a rod's upper end towards the axis. */
function slanted(mesh: ReturnType<typeof flex>, low: number, high: number, by: number): ReturnType<typeof flex> {
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) positions[i]! += (by * (positions[i + 2]! - low)) / (high - low);
  return { ...mesh, positions };
}

function emits(choice: Choice): Emission[] {
  const { w, d, h } = placeOf(choice);
  const form = choice.form as string;
  if (form.startsWith('spots')) {
    const count = Number(form.at(-1));
    return Array.from({ length: count }, (_, i): Emission => ({
      at: [-w / 2 + (w / count) * (i + 0.5), 0, -h + 10],
      lumens: 350,
      kelvin: 3000,
    }));
  }
  return [{ at: [0, 0, -h * 0.7], lumens: Math.round((1200 + 6 * Math.sqrt(w * d)) / 100) * 100, kelvin: 3000 }];
}
