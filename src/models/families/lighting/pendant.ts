import { pendantBar } from '#models/families/lighting/pendant-bar.ts';
import {
  arrangementForms,
  clusterOf,
  hangerForms,
  pendantLines,
  pendantShades,
} from '#models/families/lighting/pendant-parameters.ts';
import { fitted } from '#models/families/shared/fit.ts';
import { modelFromSlots, moveSlots } from '#models/families/shared/slot-meshes.ts';
import { canopy, flex, lightAt } from '#models/families/lighting/lamp-fittings.ts';
import { hangingShade } from '#models/families/lighting/hanging-shade.ts';
import { shadeHeight } from '#models/families/lighting/lamp-shade.ts';
import { platesOf } from '#models/families/lighting/lamp-plates.ts';
import { slotsOf } from '#models/families/lighting/lamp-slots.ts';
import { sizesIn } from '#models/families/shared/line-sizes.ts';
import { family } from '#models/family.ts';
import { board } from '#models/geometry/rounded-box.ts';
import type { PendantBar } from '#models/families/lighting/pendant-bar.ts';
import type { Cluster } from '#models/families/lighting/pendant-parameters.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Plate } from '#models/families/lighting/lamp-plates.ts';
import type { Shade } from '#models/families/lighting/lamp-shade.ts';
import type { Choice, Emission } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

export const pendant = family({
  code: 'pendant',
  name: { en: 'Pendant lamp', zh: '吊灯', vi: 'Đèn thả' },
  synonyms: {
    en: ['hanging lamp', 'pendant light', 'dining lamp', 'paper lantern', 'rattan lamp', 'linear pendant'],
    zh: ['餐厅吊灯', '纸灯笼', '藤编吊灯', '长条吊灯', '餐吊灯', '灯笼'],
    vi: ['đèn treo', 'đèn thả bàn ăn', 'đèn lồng', 'đèn mây tre', 'đèn thả dài', 'đèn thả trần'],
  },
  category: 'lighting',
  rooms: ['dining', 'living', 'kitchen', 'bedroom', 'hall', 'study', 'children', 'balcony'],
  placement: 'ceiling',
  parameters: { ...sizesIn(pendantLines), arrangement: arrangementForms, shade: pendantShades, hanger: hangerForms },
  lines: pendantLines,
  slots: slotsOf('cloth', 'paper', 'hood', 'glass', 'weave', 'wood', 'metal', 'flex', 'pane', 'bulb'),
  build,
  emits,
});

interface Drop {
  at: readonly [number, number];
  /** Height of the lowest point under the ceiling, downwards positive. */
  low: number;
  size: number;
}

function dropsOf(choice: Choice): Drop[] {
  const w = choice.width as number;
  const d = choice.depth as number;
  const h = choice.height as number;
  const arrangement = choice.arrangement as string;
  if (arrangement.startsWith('row')) {
    const count = Number(arrangement.slice(3));
    return Array.from({ length: count }, (_, i) => ({
      at: [-(w - d) / 2 + ((w - d) * i) / (count - 1), 0],
      low: h,
      size: d,
    }));
  }
  if (arrangement === 'single') return [{ at: [0, 0], low: h, size: w }];
  const { size, reach } = clusterOf(arrangement as Cluster, w);
  const around = arrangement === 'cluster7' ? 6 : Number(arrangement.slice(-1));
  const first = arrangement === 'cluster7' ? 0 : 90;
  const ring = Array.from({ length: around }, (_, i): Drop => {
    const angle = ((first + (360 * i) / around) * Math.PI) / 180;
    return {
      at: [reach * Math.cos(angle), reach * Math.sin(angle)],
      low: h * [1, 0.72, 0.86, 0.62, 0.93, 0.78][i]!,
      size,
    };
  });
  return arrangement === 'cluster7' ? [...ring, { at: [0, 0], low: h * 0.55, size }] : ring;
}

function build(choice: Choice, detail: Detail): Model {
  const plate = platesOf(choice.style);
  const bar = choice.arrangement === 'bar';
  const kits = bar
    ? [
        pendantBar(
          choice.shade as PendantBar,
          {
            w: choice.width as number,
            d: choice.depth as number,
            h: choice.height as number,
            rod: choice.hanger === 'rod',
            plate,
          },
          detail,
        ),
      ]
    : hung(choice, plate, detail);
  return fitted(modelFromSlots(kits), choice, 'ceiling');
}

function hung(choice: Choice, plate: Plate, detail: Detail): SlotMeshes[] {
  const drops = dropsOf(choice);
  const shade = choice.shade as Shade;
  const many = drops.length > 1;
  const rod = choice.hanger === 'rod';
  const one = hangingShade(shade, { width: drops[0]!.size, cap: plate.radius * 0.42, many }, detail);
  const shades = drops.map(({ at, low }) => moveSlots(one.kit, at[0], at[1], -low));
  const lines = drops.map(({ at, low }) => flex(at, -low + one.top - 3, -plate.deep + 2, rod ? 5 : 2.2, detail));
  return [
    ...shades,
    { [rod ? 'metal' : 'flex']: lines },
    { [choice.style === 'japandi' ? 'wood' : 'metal']: [ceilingPlate(choice, plate, drops, detail)] },
  ];
}

/** Round over one or a cluster, long over a row. */
function ceilingPlate(choice: Choice, { radius, deep }: Plate, drops: readonly Drop[], detail: Detail): Mesh {
  if (drops.length === 1) return canopy(radius, deep, detail);
  if (!(choice.arrangement as string).startsWith('row'))
    return canopy(Math.max(radius * 1.4, Math.hypot(...drops[0]!.at) + 8), deep, detail);
  const half = drops.at(-1)!.at[0] + 40;
  return board({ from: [-half, -radius * 0.55, -deep], to: [half, radius * 0.55, 0], radius: 4, grain: 'x' }, detail);
}

function emits(choice: Choice): Emission[] {
  const w = choice.width as number;
  const h = choice.height as number;
  if (choice.arrangement === 'bar')
    return [-1, 0, 1].map((i) => ({ at: [(i * w) / 3, 0, -h + 20], lumens: w * 0.7, kelvin: 3000 }));
  const shade = choice.shade as Shade;
  const drops = dropsOf(choice);
  return drops.map(({ at, low, size }): Emission => {
    const [x, y, z]: Vec3 = lightAt(shade, { width: size, height: shadeHeight(shade, size), z: -low });
    return { at: [x + at[0], y + at[1], z], lumens: drops.length === 1 ? 1100 : 470, kelvin: 2700 };
  });
}
