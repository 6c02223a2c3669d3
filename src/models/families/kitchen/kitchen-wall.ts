import { cabinet } from '#models/families/storage/cabinet.ts';
import { modelFromSlots, moveSlots } from '#models/families/shared/slot-meshes.ts';
import { kitchenSlots, kitchenTrait } from '#models/families/kitchen/kitchen-units.ts';
import { choices, frontsOf, gripsOf, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import type { Cell, Column } from '#models/families/storage/cabinet.ts';
import type { FrontKind } from '#models/families/storage/cabinet-fronts.ts';
import type { Grip } from '#models/families/storage/cabinet-grips.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

type Layout = 'doors' | 'lift' | 'rowBelow' | 'openEnd' | 'glassMiddle';

const all = {
  width: [600, 900, 1200, 1500, 1800, 2100, 2400, 2700, 3000],
  depth: [320, 350, 370],
  height: [600, 720, 900],
};
const flat = { ...all, height: [360, 420, 480], layout: ['lift'] };

/** Which forms go together; every combination inside a line is plausible. */
const lines: Line[] = [
  {
    style: 'modern',
    values: {
      ...all,
      layout: ['doors', 'rowBelow', 'openEnd'],
      front: ['slab', 'fluted', 'reeded', 'slatted'],
      grip: ['push', 'groove', 'edge', 'bar'],
    },
  },
  {
    style: 'modern',
    values: { ...flat, front: ['slab', 'fluted', 'reeded'], grip: ['push', 'groove', 'edge', 'bar'] },
  },
  {
    style: 'scandinavian',
    values: {
      ...all,
      layout: ['doors', 'rowBelow', 'openEnd', 'glassMiddle'],
      front: ['slab', 'shaker'],
      grip: ['knob', 'strap', 'bar'],
    },
  },
  {
    style: 'scandinavian',
    values: { ...all, layout: ['doors', 'rowBelow', 'openEnd'], front: ['slab'], grip: ['notch', 'hole'] },
  },
  {
    style: 'japandi',
    values: {
      ...all,
      layout: ['doors', 'rowBelow', 'openEnd'],
      front: ['slab', 'slatted', 'cane', 'reeded'],
      grip: ['push', 'groove', 'knob'],
    },
  },
  {
    style: 'french',
    values: {
      ...all,
      layout: ['doors', 'rowBelow', 'glassMiddle'],
      front: ['raised', 'shaker'],
      grip: ['knob', 'ring'],
    },
  },
  {
    style: 'indochine',
    values: {
      ...all,
      layout: ['doors', 'rowBelow', 'glassMiddle'],
      front: ['louvre', 'cane', 'shaker'],
      grip: ['knob', 'ring'],
    },
  },
  {
    style: 'industrial',
    values: { ...all, layout: ['doors', 'rowBelow'], front: ['boarded', 'reeded', 'glass'], grip: ['bar', 'edge'] },
  },
  {
    style: 'midCentury',
    values: {
      ...all,
      layout: ['doors', 'rowBelow', 'openEnd', 'glassMiddle'],
      front: ['slab', 'slatted'],
      grip: ['knob', 'bar'],
    },
  },
  {
    style: 'wabiSabi',
    values: { ...all, layout: ['doors', 'rowBelow', 'openEnd'], front: ['slab', 'boarded'], grip: ['push', 'groove'] },
  },
  {
    style: 'newChinese',
    values: { ...all, layout: ['doors', 'rowBelow'], front: ['lattice', 'slab'], grip: ['ring', 'bar'] },
  },
];

const { carcass, fronts, handles, cane, glass, reeded, cloth } = kitchenSlots;

export const kitchenWall = family({
  code: 'kitchen-wall',
  name: { en: 'Kitchen wall units', zh: '橱柜吊柜', vi: 'Tủ bếp trên' },
  synonyms: {
    en: ['wall cabinets', 'upper cabinets', 'overhead units'],
    zh: ['吊柜', '上柜', '厨房吊柜'],
    vi: ['tủ bếp treo', 'tủ treo', 'tủ trên'],
  },
  category: 'kitchen',
  rooms: ['kitchen', 'dining'],
  placement: 'wall',
  mountHeight: 1450,
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', [...flat.height, ...all.height]),
    layout: choices(['Layout', '布局', 'Bố cục'], {
      doors: ['Doors', '柜门', 'Cánh mở'],
      lift: ['Lift-up fronts', '上翻门', 'Cánh lật lên'],
      rowBelow: ['Open row below', '下层开放', 'Hở tầng dưới'],
      openEnd: ['Open shelves at the end', '端头开放格', 'Hộc hở đầu dãy'],
      glassMiddle: ['Glass in the middle', '中间玻璃门', 'Kính ở giữa'],
    }),
    front: frontsOf([
      'slab',
      'shaker',
      'raised',
      'boarded',
      'cane',
      'glass',
      'reeded',
      'slatted',
      'fluted',
      'louvre',
      'lattice',
    ]),
    grip: gripsOf(['push', 'groove', 'edge', 'bar', 'knob', 'strap', 'notch', 'hole', 'ring']),
  },
  lines,
  slots: { carcass, fronts, handles, cane, glass, reeded, cloth },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const high = choice.height as number;
  const layout = choice.layout as Layout;
  const body = cabinet(
    {
      width,
      depth,
      low: 0,
      high,
      level: layout === 'rowBelow' ? 320 : 120,
      trait: kitchenTrait(choice.style),
      front: choice.front as FrontKind,
      grip: choice.grip as Grip,
      columns: columnsOf(layout, width),
    },
    detail,
  );
  return modelFromSlots([moveSlots(body.kit, 0, -depth / 2, 0)]);
}

function row(length: number, cells: readonly Cell[]): Column[] {
  return Array.from({ length }, () => ({ cells }));
}

/** Pairs of doors near 400 mm each; a unit of 600 mm has one pair. */
function columnsOf(layout: Layout, width: number): Column[] {
  const count = Math.max(1, Math.round(width / 800));
  switch (layout) {
    case 'doors':
      return row(count, [{ kind: 'doors' }]);
    case 'lift':
      return row(Math.max(1, Math.round(width / 900)), [{ kind: 'lift' }]);
    case 'rowBelow':
      return row(count, [{ kind: 'open', size: 200 }, { kind: 'doors' }]);
    case 'openEnd':
      return [
        ...row(Math.max(1, Math.round((width - 280) / 800)), [{ kind: 'doors' }]),
        { size: 260, cells: [{ kind: 'open', shelves: 1 }] },
      ];
    case 'glassMiddle':
      return [
        { cells: [{ kind: 'door' }] },
        { share: 2, cells: [{ kind: width < 1000 ? 'door' : 'doors', front: 'glass' }] },
        { cells: [{ kind: 'door', left: true }] },
      ];
  }
}
