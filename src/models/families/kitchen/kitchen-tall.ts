import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { cabinet } from '#models/families/storage/cabinet.ts';
import { kitchenSlots, kitchenTrait, plinthHeight, plinthOf } from '#models/families/kitchen/kitchen-units.ts';
import { ovenFront } from '#models/families/appliances/oven-front.ts';
import { choices, frontsOf, gripsOf, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import type { Cell, Column } from '#models/families/storage/cabinet.ts';
import type { FrontKind } from '#models/families/storage/cabinet-fronts.ts';
import type { Grip } from '#models/families/storage/cabinet-grips.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

type Layout = 'larder' | 'drawers' | 'oven' | 'ovens' | 'coffee';

const all = { width: [600, 1200, 1800, 2400], depth: [580, 600, 650], height: [2100, 2200, 2300, 2400] };
const layouts = ['larder', 'drawers', 'oven', 'ovens', 'coffee'];

/** Which forms go together; every combination inside a line is plausible. */
const lines: Line[] = [
  {
    style: 'modern',
    values: {
      ...all,
      layout: layouts,
      front: ['slab', 'fluted', 'slatted'],
      grip: ['push', 'groove', 'edge', 'bar'],
      upper: ['one', 'boxes'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      ...all,
      layout: layouts,
      front: ['slab', 'shaker'],
      grip: ['knob', 'strap', 'bar'],
      upper: ['one', 'boxes'],
    },
  },
  {
    style: 'japandi',
    values: {
      ...all,
      layout: layouts,
      front: ['slab', 'slatted', 'cane'],
      grip: ['push', 'knob', 'bar'],
      upper: ['one', 'boxes'],
    },
  },
  {
    style: 'french',
    values: { ...all, layout: layouts, front: ['raised', 'shaker'], grip: ['knob', 'ring'], upper: ['one', 'boxes'] },
  },
  {
    style: 'indochine',
    values: {
      ...all,
      layout: layouts,
      front: ['louvre', 'cane', 'shaker'],
      grip: ['knob', 'ring'],
      upper: ['one', 'boxes'],
    },
  },
  {
    style: 'industrial',
    values: { ...all, layout: layouts, front: ['boarded', 'slab'], grip: ['bar', 'edge'], upper: ['one', 'boxes'] },
  },
  {
    style: 'midCentury',
    values: { ...all, layout: layouts, front: ['slab', 'slatted'], grip: ['knob', 'bar'], upper: ['one', 'boxes'] },
  },
  {
    style: 'wabiSabi',
    values: {
      ...all,
      layout: ['larder', 'drawers', 'coffee'],
      front: ['slab', 'boarded'],
      grip: ['push', 'groove'],
      upper: ['one', 'boxes'],
    },
  },
];

const { carcass, fronts, handles, plinth, cane } = kitchenSlots;

export const kitchenTall = family({
  code: 'kitchen-tall',
  name: { en: 'Kitchen tall units', zh: '橱柜高柜', vi: 'Tủ bếp cao' },
  synonyms: {
    en: ['larder', 'pantry unit', 'oven housing', 'tall cabinets'],
    zh: ['高柜', '电器高柜', '储物高柜', '嵌入式烤箱柜'],
    vi: ['tủ kho', 'tủ đứng bếp', 'tủ lò nướng'],
  },
  category: 'kitchen',
  rooms: ['kitchen', 'dining'],
  placement: 'floor',
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', all.height),
    layout: choices(['Layout', '布局', 'Bố cục'], {
      larder: ['Larder', '储物高柜', 'Tủ kho'],
      drawers: ['Larder with drawers', '抽屉高柜', 'Tủ kho có ngăn kéo'],
      oven: ['One oven', '单烤箱', 'Một lò'],
      ovens: ['Oven and microwave', '烤箱加微波炉', 'Lò nướng và vi sóng'],
      coffee: ['Open niche', '开放咖啡格', 'Hộc hở pha chế'],
    }),
    front: frontsOf(['slab', 'shaker', 'raised', 'boarded', 'cane', 'slatted', 'fluted', 'louvre']),
    grip: gripsOf(['push', 'groove', 'edge', 'bar', 'knob', 'strap', 'ring']),
    upper: choices(['Upper part', '顶部', 'Phần trên'], {
      one: ['Doors to the top', '通顶门', 'Cánh suốt'],
      boxes: ['Upper boxes', '顶柜分格', 'Khoang nóc riêng'],
    }),
  },
  lines,
  slots: {
    carcass,
    fronts,
    handles,
    plinth,
    cane,
    metal: {
      name: { en: 'Oven', zh: '烤箱', vi: 'Lò nướng' },
      finishes: ['steel-brushed', 'steel-black', 'gunmetal'],
      byStyle: { modern: 'gunmetal', industrial: 'steel-black', french: 'steel-brushed' },
    },
    screen: { name: { en: 'Oven glass', zh: '烤箱玻璃', vi: 'Kính lò' }, finishes: ['screen-black'] },
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const high = choice.height as number;
  const layout = choice.layout as Layout;
  const trait = kitchenTrait(choice.style);
  const columns = columnsOf(layout, choice.upper === 'boxes', width / 600);
  const body = cabinet(
    {
      width,
      depth,
      low: plinthHeight,
      high,
      trait,
      front: choice.front as FrontKind,
      grip: choice.grip as Grip,
      columns,
      level: 1050,
    },
    detail,
  );
  const ovens =
    layout === 'oven' || layout === 'ovens'
      ? ovensIn(
          layout,
          {
            left: -width / 2,
            unit: 600,
            low: plinthHeight + trait.board + 420,
            face: body.front + 2,
            gap: trait.board,
          },
          detail,
        )
      : {};
  return modelFromSlots([
    body.kit,
    ovens,
    { plinth: [plinthOf({ width, front: body.front, back: body.back }, detail)] },
  ]);
}

/** Only the first unit of a row houses the ovens; the others are larders. */
function columnsOf(layout: Layout, boxes: boolean, count: number): Column[] {
  return Array.from({ length: count }, (_, i) =>
    unitOf(i === 0 || layout === 'drawers' ? layout : 'larder', boxes, i % 2 === 1),
  );
}

function unitOf(layout: Layout, boxes: boolean, left: boolean): Column {
  const top: readonly Cell[] = boxes ? [{ kind: 'door', left, size: 340 }] : [];
  const door = { kind: 'door', left } as const;
  const drawers: readonly Cell[] = [
    { kind: 'drawer', size: 240 },
    { kind: 'drawer', size: 180 },
  ];
  const units: Record<Layout, Column> = {
    larder: { cells: [door, ...top] },
    drawers: { cells: [...drawers, door, ...top] },
    oven: { cells: [{ kind: 'drawer', size: 420 }, { kind: 'open', size: 600 }, door, ...top] },
    ovens: { cells: [{ kind: 'drawer', size: 420 }, { kind: 'open', size: 1000 }, door, ...top] },
    coffee: { cells: [...drawers, { kind: 'drawer', size: 300 }, { kind: 'open', size: 480 }, door, ...top] },
  };
  return units[layout];
}

interface Niche {
  left: number;
  unit: number;
  low: number;
  face: number;
  gap: number;
}

function ovensIn(layout: 'oven' | 'ovens', { left, unit, low, face, gap }: Niche, detail: Detail): SlotMeshes {
  const x0 = left + gap + 3;
  const x1 = left + unit - gap - 1;
  const z0 = low + gap + 2;
  const oven = ovenFront({ x0, x1, z0, z1: z0 + 594, face, panel: 'touch', bar: false }, detail);
  if (layout === 'oven') return { metal: oven.doors!, screen: oven.screen! };
  const upper = ovenFront({ x0, x1, z0: z0 + 600, z1: z0 + 990, face, panel: 'touch', bar: false }, detail);
  return { metal: [...oven.doors!, ...upper.doors!], screen: [...oven.screen!, ...upper.screen!] };
}
