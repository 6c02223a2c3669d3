import { bow, readingStand, tripod, uprightStand } from '#models/families/lighting/floor-lamp-stands.ts';
import { floorLampLines, standForms } from '#models/families/lighting/floor-lamp-parameters.ts';
import { fitted } from '#models/families/shared/fit.ts';
import { modelFromSlots, moveSlots } from '#models/families/shared/slot-meshes.ts';
import { lightAt, standingInside } from '#models/families/lighting/lamp-fittings.ts';
import { lampShade, shadeHeight } from '#models/families/lighting/lamp-shade.ts';
import { slotsOf } from '#models/families/lighting/lamp-slots.ts';
import { shadesOf } from '#models/families/lighting/lamp-parameters.ts';
import { lanternBox } from '#models/families/lighting/lantern.ts';
import { sizesIn } from '#models/families/shared/line-sizes.ts';
import { family } from '#models/family.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { turn } from '#models/geometry/transform.ts';
import type { Stand, StandPlace } from '#models/families/lighting/floor-lamp-stands.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Shade, ShadePlace } from '#models/families/lighting/lamp-shade.ts';
import type { Choice, Emission } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

export const floorLamp = family({
  code: 'floor-lamp',
  name: { en: 'Floor lamp', zh: '落地灯', vi: 'Đèn cây' },
  synonyms: {
    en: ['standing lamp', 'standard lamp', 'arc lamp', 'reading lamp', 'uplighter', 'tripod lamp'],
    zh: ['立灯', '钓鱼灯', '阅读灯', '三脚落地灯', '纸灯'],
    vi: ['đèn đứng', 'đèn sàn', 'đèn cần câu', 'đèn đọc sách', 'đèn góc phòng', 'đèn cây đứng'],
  },
  category: 'lighting',
  rooms: ['living', 'bedroom', 'study', 'hall'],
  placement: 'floor',
  parameters: {
    ...sizesIn(floorLampLines),
    stand: standForms,
    shade: shadesOf(
      'drum',
      'slant',
      'taper',
      'coolie',
      'bell',
      'pleated',
      'uplight',
      'dome',
      'cone',
      'mushroom',
      'trumpet',
      'globe',
      'egg',
      'paperBall',
      'paperEgg',
      'paperTube',
      'wovenDome',
      'wovenBell',
      'wovenDrum',
      'lantern',
      'shoji',
      'lattice',
    ),
  },
  lines: floorLampLines,
  slots: slotsOf('cloth', 'paper', 'hood', 'glass', 'weave', 'wood', 'metal', 'stone', 'bulb'),
  build,
  emits,
});

/** How stout a style's pole is; also what keeps two styles' lamps apart. */
const poles: Record<Style, number> = {
  modern: 8,
  scandinavian: 9,
  japandi: 10,
  midCentury: 8.5,
  industrial: 12,
  indochine: 11,
  french: 9.5,
  newChinese: 10.5,
  wabiSabi: 13,
};

interface Plan extends StandPlace {
  stand: Stand;
  shade: Shade;
  place: ShadePlace;
}

function planOf(choice: Choice): Plan {
  const w = choice.width as number;
  const d = choice.depth as number;
  const h = choice.height as number;
  const stand = choice.stand as Stand;
  const shade = choice.shade as Shade;
  const r = poles[choice.style];
  const all = { w, d, h, r, stand, shade, stem: 0 };
  if (stand === 'feet' || stand === 'plinth')
    return { ...all, axis: [0, 0], place: { width: w, height: h - foot(stand, h), z: foot(stand, h) } };
  if (stand === 'tripod')
    return { ...all, axis: [0, Math.max(-d / 6, -d / 2 + w * 0.39)], place: hung(shade, w * 0.78, h) };
  if (stand === 'reading')
    return {
      ...all,
      axis: [w / 2 - 88, 0],
      place: { width: 150, height: shadeHeight(shade, 150), z: h - 30 - shadeHeight(shade, 150) },
    };
  if (stand === 'arcDisc' || stand === 'arcBlock')
    return {
      ...all,
      axis: [w / 2 - d / 2, 0],
      place: { width: d, height: shadeHeight(shade, d), z: h * 0.7 - shadeHeight(shade, d) },
    };
  return { ...all, axis: [0, 0], place: hung(shade, w, h) };
}

/** A shade whose upper rim is the lamp's height. */
function hung(shade: Shade, width: number, h: number): ShadePlace {
  const height = shadeHeight(shade, width);
  return { width, height, z: h - height };
}

function foot(stand: 'feet' | 'plinth', h: number): number {
  return stand === 'feet' ? Math.round(h * 0.09) : 28;
}

function build(choice: Choice, detail: Detail): Model {
  const plan = planOf(choice);
  return fitted(modelFromSlots(kitsOf(plan, detail)), choice, 'floor');
}

function kitsOf(plan: Plan, detail: Detail): SlotMeshes[] {
  const { stand, shade, place, axis } = plan;
  if (stand === 'feet' || stand === 'plinth') return [column(plan, detail)];
  const inside = standingInside(shade, place, detail);
  const head = [lampShade(shade, place, detail), inside.kit];
  const set = head.map((kit) => moveSlots(kit, axis[0], axis[1], 0));
  if (stand === 'tripod') return [...set, tripod({ ...plan, stem: inside.stem }, detail)];
  if (stand === 'reading') return [readingStand(plan, detail), ...tipped(head, plan)];
  if (stand === 'arcDisc' || stand === 'arcBlock')
    return [...set, bow(stand === 'arcBlock', { ...plan, stem: place.z + place.height - 6 }, detail)];
  return [...set, uprightStand(stand, { ...plan, stem: inside.stem }, detail)];
}

/** A reading lamp's head leans towards the reader, turned about where it is held. */
function tipped(head: readonly SlotMeshes[], { place, axis, h }: Plan): SlotMeshes[] {
  return head.map((kit) =>
    moveSlots(
      Object.fromEntries(
        Object.entries(moveSlots(kit, 0, 0, -place.z - place.height)).map(([slot, meshes]) => [
          slot,
          meshes.map((mesh) => turn(mesh, 'y', -18)),
        ]),
      ),
      axis[0],
      0,
      h - 36,
    ),
  );
}

/** A lantern that stands on the floor: paper in a frame, or a ribbed tube of it on a plinth. */
function column({ w, stand, shade, place, r }: Plan, detail: Detail): SlotMeshes {
  const { z, height } = place;
  if (stand === 'plinth') {
    const plinth = board({ from: [-w / 2, -w / 2, 0], to: [w / 2, w / 2, z], radius: 4 }, detail);
    return { ...lampShade(shade, { width: w - r * 2, height, z }, detail), wood: [plinth] };
  }
  const bar = r + 6;
  const grid = shade === 'lantern' ? 'plain' : (shade as 'shoji' | 'lattice');
  const made = lanternBox({ width: w, depth: w, height, z, grid, bar }, detail);
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) =>
      board(
        {
          from: [(x * w) / 2, (y * w) / 2, 0],
          to: [x * (w / 2 - bar), y * (w / 2 - bar), z + 1],
          radius: 1.5,
          grain: 'z',
        },
        detail,
      ),
    ),
  );
  return { ...made, wood: [...made.wood!, ...legs] };
}

function emits(choice: Choice): Emission[] {
  const plan = planOf(choice);
  const [x, y, z] = lightAt(plan.shade, plan.place);
  let lumens = 1000;
  if (plan.stand === 'reading') lumens = 500;
  else if (plan.shade === 'uplight') lumens = 2000;
  return [{ at: [x + plan.axis[0], y + plan.axis[1], z], lumens, kelvin: plan.stand === 'reading' ? 3000 : 2700 }];
}
