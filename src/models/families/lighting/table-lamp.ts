import { lampBody } from '#models/families/lighting/table-lamp-bodies.ts';
import { deskLamp } from '#models/families/lighting/table-lamp-desk.ts';
import { bodyForms, tableLampLines } from '#models/families/lighting/table-lamp-parameters.ts';
import { fitted } from '#models/families/shared/fit.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { lightAt, standingInside } from '#models/families/lighting/lamp-fittings.ts';
import { lampShade, shadeHeight } from '#models/families/lighting/lamp-shade.ts';
import { slotsOf } from '#models/families/lighting/lamp-slots.ts';
import { shadesOf } from '#models/families/lighting/lamp-parameters.ts';
import { lanternBox } from '#models/families/lighting/lantern.ts';
import { sizesIn } from '#models/families/shared/line-sizes.ts';
import { family } from '#models/family.ts';
import { board } from '#models/geometry/rounded-box.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Shade, ShadePlace } from '#models/families/lighting/lamp-shade.ts';
import type { Body } from '#models/families/lighting/table-lamp-bodies.ts';
import type { Choice, Emission } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

export const tableLamp = family({
  code: 'table-lamp',
  name: { en: 'Table lamp', zh: '台灯', vi: 'Đèn bàn' },
  synonyms: {
    en: ['bedside lamp', 'desk lamp', 'night light', 'ceramic lamp', 'mushroom lamp'],
    zh: ['床头灯', '书桌灯', '小夜灯', '陶瓷台灯', '蘑菇灯'],
    vi: ['đèn để bàn', 'đèn ngủ', 'đèn đầu giường', 'đèn học', 'đèn gốm', 'đèn nấm'],
  },
  category: 'lighting',
  rooms: ['bedroom', 'living', 'study', 'hall', 'children'],
  placement: 'top',
  parameters: {
    ...sizesIn(tableLampLines),
    body: bodyForms,
    shade: shadesOf(
      'drum',
      'slant',
      'taper',
      'coolie',
      'bell',
      'pagoda',
      'pleated',
      'pleatedDrum',
      'dome',
      'cone',
      'mushroom',
      'trumpet',
      'globe',
      'egg',
      'glassDome',
      'paperBall',
      'paperEgg',
      'paperTube',
      'wovenDome',
      'wovenBell',
      'lantern',
      'shoji',
      'lattice',
    ),
  },
  lines: tableLampLines,
  slots: slotsOf('cloth', 'paper', 'hood', 'glass', 'weave', 'wood', 'metal', 'stone', 'bulb'),
  build,
  emits,
});

const bellies: Record<Style, number> = {
  modern: 0.94,
  scandinavian: 0.98,
  japandi: 1,
  midCentury: 0.97,
  industrial: 0.95,
  indochine: 1.06,
  french: 1.03,
  newChinese: 1.04,
  wabiSabi: 1.12,
};

type Foot = Body | 'desk' | 'box';

interface Plan {
  w: number;
  d: number;
  h: number;
  body: Foot;
  shade: Shade;
  belly: number;
  place: ShadePlace;
}

function planOf(choice: Choice): Plan {
  const w = choice.width as number;
  const d = choice.depth as number;
  const h = choice.height as number;
  const body = choice.body as Foot;
  const shade = choice.shade as Shade;
  const head = body === 'desk' ? 130 : w;
  const height = body === 'box' ? h - 24 : shadeHeight(shade, head);
  return {
    w,
    d,
    h,
    body,
    shade,
    belly: bellies[choice.style],
    place: { width: head, height, z: h - height - (body === 'desk' ? 16 : 0) },
  };
}

function build(choice: Choice, detail: Detail): Model {
  const plan = planOf(choice);
  return fitted(modelFromSlots(kitsOf(plan, detail)), choice, 'top');
}

function kitsOf(plan: Plan, detail: Detail): SlotMeshes[] {
  const { body, shade, place, belly, w } = plan;
  if (body === 'box') return boxLamp(plan, detail);
  if (body === 'desk') return deskLamp(plan, detail);
  const inside = standingInside(shade, place, detail);
  const top = Math.max(30, place.z - (shade === 'globe' || shade === 'egg' ? 0 : Math.min(34, place.z * 0.14)));
  return [
    lampShade(shade, place, detail),
    inside.kit,
    lampBody(body, { width: w, top, stem: inside.stem, r: 4.5 + belly * 2, belly }, detail),
  ];
}

/** A paper box that stands on the sill or beside the bed. */
function boxLamp({ w, belly, shade, place }: Plan, detail: Detail): SlotMeshes[] {
  const bar = 9 * belly;
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) =>
      board(
        {
          from: [(x * w) / 2, (y * w) / 2, 0],
          to: [x * (w / 2 - bar), y * (w / 2 - bar), place.z + 1],
          radius: 1,
          grain: 'z',
        },
        detail,
      ),
    ),
  );
  return [
    lanternBox(
      {
        width: w,
        depth: w,
        height: place.height,
        z: place.z,
        grid: shade === 'lantern' ? 'plain' : (shade as 'shoji' | 'lattice'),
        bar,
      },
      detail,
    ),
    { wood: legs },
  ];
}

function emits(choice: Choice): Emission[] {
  const plan = planOf(choice);
  const [x, y, z] = lightAt(plan.shade, plan.place);
  return [
    {
      at: [plan.body === 'desk' ? plan.w / 2 - 75 : x, y, z],
      lumens: plan.body === 'desk' ? 600 : 470,
      kelvin: plan.body === 'desk' ? 4000 : 2700,
    },
  ];
}
