import { ceramicSlot, fittingSlot } from '#models/families/bath/bath-slots.ts';
import { basinTap, basinTapHeight, ledgeBasin } from '#models/families/bath/ledge-basin.ts';
import { wasteOf } from '#models/families/bath/basin-bowl.ts';
import { basinTapWords, hollowWords, planWords } from '#models/families/bath/basin-parameters.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { form, lineOf, measures } from '#models/families/shared/parameters.ts';
import { family } from '#models/family.ts';
import type { BasinPlan, Hollow } from '#models/families/bath/ledge-basin.ts';
import type { Choice, Line, Value } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

const sizes = { width: [400, 450, 500, 550, 600, 700, 800], depth: [360, 400, 440, 480] };
const bodies = { slab: [120, 135, 150], bowl: [170, 185, 200] };
const all = [...bodies.slab, ...bodies.bowl];

/** Each body alone and with its mixer, which makes it so much higher. */
function both(style: Style, under: 'slab' | 'bowl', values: Record<string, readonly Value[]>): Line[] {
  return [
    lineOf(style, sizes, { height: bodies[under], under: [under], tap: ['none'] }, values),
    lineOf(
      style,
      sizes,
      { height: bodies[under].map((height) => height + basinTapHeight), under: [under], tap: ['mixer'] },
      values,
    ),
  ];
}

const lines: Line[] = [
  ...both('modern', 'slab', { plan: ['square'], hollow: ['square', 'soft'] }),
  ...both('scandinavian', 'slab', { plan: ['soft'], hollow: ['soft', 'oval'] }),
  ...both('scandinavian', 'bowl', { plan: ['soft'], hollow: ['oval'] }),
  ...both('japandi', 'slab', { plan: ['square'], hollow: ['oval'] }),
  ...both('midCentury', 'bowl', { plan: ['dee'], hollow: ['oval'] }),
  ...both('industrial', 'bowl', { plan: ['square'], hollow: ['square', 'oval'] }),
];

export const wallBasin = family({
  code: 'wall-basin',
  name: { en: 'Wall-hung basin', zh: '挂墙洗手盆', vi: 'Chậu lavabo treo tường' },
  synonyms: {
    en: ['wall-mounted basin', 'wall basin', 'cloakroom basin'],
    zh: ['壁挂盆', '挂盆', '挂墙面盆'],
    vi: ['lavabo treo tường', 'chậu rửa mặt treo tường', 'lavabo treo', 'bồn rửa mặt treo tường'],
  },
  category: 'bath',
  rooms: ['bathroom'],
  placement: 'wall',
  mountHeight: 700,
  parameters: {
    ...measures(
      sizes.width,
      sizes.depth,
      [...all, ...all.map((height) => height + basinTapHeight)].toSorted((a, b) => a - b),
    ),
    under: form(['Body', '盆体', 'Thân chậu'], {
      slab: ['Slab', '平板', 'Khối dẹt'],
      bowl: ['Rounded below', '圆底', 'Đáy tròn'],
    }),
    plan: planWords,
    hollow: hollowWords,
    tap: basinTapWords,
  },
  lines,
  slots: { ceramic: ceramicSlot({ industrial: 'ceramic-grey' }), metal: fittingSlot() },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const high = (choice.height as number) - (choice.tap === 'mixer' ? basinTapHeight : 0);
  const place = { width: choice.width as number, depth: choice.depth as number, back: 0, low: 0, high };
  const { mesh, floor, drain } = ledgeBasin(
    {
      ...place,
      plan: choice.plan as BasinPlan,
      hollow: choice.hollow as Hollow,
      under: choice.under as 'slab' | 'bowl',
    },
    detail,
  );
  const tap =
    choice.tap === 'mixer'
      ? [basinTap(choice.style, choice.style === 'modern' ? 'square' : 'round', place, detail)]
      : [];
  return modelFromSlots([{ ceramic: [mesh], metal: [wasteOf(floor, detail, drain), ...tap] }]);
}
