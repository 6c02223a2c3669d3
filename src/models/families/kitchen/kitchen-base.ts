import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import {
  kitchenSlots,
  kitchenTrait,
  plinthHeight,
  plinthOf,
  unitRun,
  worktopHeights,
  worktopOf,
} from '#models/families/kitchen/kitchen-units.ts';
import { choices, frontsOf, gripsOf, sizes, steps } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import type { Column } from '#models/families/storage/cabinet.ts';
import type { FrontKind } from '#models/families/storage/cabinet-fronts.ts';
import type { Grip } from '#models/families/storage/cabinet-grips.ts';
import type { Worktop } from '#models/families/kitchen/kitchen-units.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

type Layout = 'doors' | 'drawers' | 'drawerOver' | 'mixed' | 'openEnd';

const all = { width: steps(1200, 3600, 300), depth: [600, 650], height: [850, 880, 910] };
const rich = ['doors', 'drawerOver', 'mixed', 'openEnd'];

/** Which forms go together; every combination inside a line is plausible. */
const lines: Line[] = [
  {
    style: 'modern',
    values: {
      ...all,
      layout: ['drawers', ...rich],
      front: ['slab', 'fluted', 'slatted'],
      grip: ['push', 'groove', 'edge', 'bar'],
      worktop: ['slim', 'standard', 'waterfall'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      ...all,
      layout: ['drawers', ...rich],
      front: ['slab', 'shaker'],
      grip: ['knob', 'strap', 'bar'],
      worktop: ['standard', 'thick'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      ...all,
      layout: ['drawers', ...rich],
      front: ['slab'],
      grip: ['notch', 'hole'],
      worktop: ['standard', 'thick'],
    },
  },
  {
    style: 'japandi',
    values: {
      ...all,
      layout: rich,
      front: ['slab', 'slatted', 'cane'],
      grip: ['push', 'groove', 'knob'],
      worktop: ['slim', 'thick', 'waterfall'],
    },
  },
  {
    style: 'french',
    values: {
      ...all,
      layout: rich,
      front: ['raised', 'shaker'],
      grip: ['knob', 'cup'],
      worktop: ['standard', 'thick'],
    },
  },
  {
    style: 'indochine',
    values: {
      ...all,
      layout: rich,
      front: ['louvre', 'cane', 'shaker'],
      grip: ['knob', 'ring'],
      worktop: ['standard', 'thick'],
    },
  },
  {
    style: 'industrial',
    values: {
      ...all,
      layout: ['doors', 'drawerOver', 'mixed'],
      front: ['boarded', 'reeded'],
      grip: ['bar', 'edge', 'cup'],
      worktop: ['standard', 'thick', 'waterfall'],
    },
  },
  {
    style: 'midCentury',
    values: { ...all, layout: rich, front: ['slab', 'slatted'], grip: ['knob', 'bar'], worktop: ['slim', 'standard'] },
  },
  {
    style: 'wabiSabi',
    values: {
      ...all,
      layout: ['doors', 'mixed', 'openEnd'],
      front: ['slab', 'boarded'],
      grip: ['push', 'groove'],
      worktop: ['thick', 'waterfall'],
    },
  },
  {
    style: 'newChinese',
    values: { ...all, layout: rich, front: ['lattice', 'slab'], grip: ['ring', 'bar'], worktop: ['standard', 'thick'] },
  },
];

const { carcass, fronts, handles, worktop, plinth, cane, reeded, cloth } = kitchenSlots;

export const kitchenBase = family({
  code: 'kitchen-base',
  name: { en: 'Kitchen base units', zh: '橱柜地柜', vi: 'Tủ bếp dưới' },
  synonyms: {
    en: ['base cabinets', 'lower cabinets', 'kitchen run', 'counter'],
    zh: ['下柜', '灶台柜', '厨房地柜', '整体橱柜'],
    vi: ['tủ bếp', 'tủ bếp chữ I', 'tủ dưới'],
  },
  category: 'kitchen',
  rooms: ['kitchen', 'dining'],
  placement: 'floor',
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', all.height),
    layout: choices(['Layout', '布局', 'Bố cục'], {
      doors: ['Doors', '柜门', 'Cánh'],
      drawers: ['Drawers', '抽屉', 'Ngăn kéo'],
      drawerOver: ['Drawers over doors', '上抽下门', 'Ngăn kéo trên cánh'],
      mixed: ['Doors and drawers', '门抽组合', 'Cánh và ngăn kéo'],
      openEnd: ['Open shelves at the end', '端头开放格', 'Hộc hở đầu dãy'],
    }),
    front: frontsOf([
      'slab',
      'shaker',
      'raised',
      'boarded',
      'cane',
      'reeded',
      'slatted',
      'fluted',
      'louvre',
      'lattice',
    ]),
    grip: gripsOf(['push', 'groove', 'edge', 'bar', 'knob', 'strap', 'notch', 'hole', 'cup', 'ring']),
    worktop: choices(['Worktop', '台面', 'Mặt bếp'], {
      slim: ['Slim, 12 mm', '薄台面 12 mm', 'Mỏng 12 mm'],
      standard: ['20 mm', '20 mm', '20 mm'],
      thick: ['Thick, 40 mm', '厚台面 40 mm', 'Dày 40 mm'],
      waterfall: ['Waterfall ends', '瀑布台面', 'Mặt đá đổ hai đầu'],
    }),
  },
  lines,
  slots: { carcass, fronts, handles, worktop, plinth, cane, reeded, cloth },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const high = choice.height as number;
  const kind = choice.worktop as Worktop;
  const inner = kind === 'waterfall' ? width - 2 * worktopHeights.waterfall : width;
  const run = unitRun(
    {
      width: inner,
      depth,
      before: 22,
      low: plinthHeight,
      high: high - worktopHeights[kind],
      trait: kitchenTrait(choice.style),
      front: choice.front as FrontKind,
      grip: choice.grip as Grip,
      columns: columnsOf(choice.layout as Layout, inner),
    },
    detail,
  );
  return modelFromSlots([
    run.kit,
    { worktop: worktopOf(kind, { width, depth, high }, detail), plinth: [plinthOf({ width: inner, ...run }, detail)] },
  ]);
}

function row(units: readonly Column[], length: number): Column[] {
  return Array.from({ length }, (_, i) => units[i % units.length]!);
}

/** Units near 800 mm; drawers deep below and shallow above; oils and spices in a narrow one. */
function columnsOf(layout: Layout, width: number): Column[] {
  const count = Math.max(1, Math.round(width / 800));
  const doors: Column = { share: 2, cells: [{ kind: 'doors' }] };
  const drawers: Column = {
    share: 2,
    cells: [
      { kind: 'drawer', share: 1.5 },
      { kind: 'drawer', share: 1.5 },
      { kind: 'drawer', share: 0.8 },
    ],
  };
  const spices: Column = { size: 300, cells: [{ kind: 'door', left: true }] };
  switch (layout) {
    case 'doors':
      return row([doors], count);
    case 'drawers':
      return row([drawers], count);
    case 'drawerOver':
      return row([{ share: 2, cells: [{ kind: 'doors' }, { kind: 'drawer', size: 160 }] }], count);
    case 'mixed':
      return [...row([drawers, doors], Math.max(1, Math.round((width - 300) / 850))), spices];
    case 'openEnd':
      return [
        ...row([doors, drawers], Math.max(1, Math.round((width - 340) / 850))),
        { size: 320, cells: [{ kind: 'open', shelves: 1 }] },
      ];
  }
}
