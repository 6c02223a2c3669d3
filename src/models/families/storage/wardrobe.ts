import { cabinetSlots } from '#models/families/storage/cabinet-slots.ts';
import { standingCabinet } from '#models/families/storage/standing-cabinet.ts';
import { basesOf, choices, frontsOf, gripsOf, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import type { Column } from '#models/families/storage/cabinet.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

type Layout = 'doors' | 'drawers' | 'upper' | 'open' | 'sliding';

const hinged = {
  width: [800, 1000, 1200, 1500, 1600, 1800, 2000, 2200, 2400, 2700],
  depth: [580, 600, 620],
  height: [2000, 2200, 2400, 2600],
};
const sliding = { ...hinged, width: [1500, 1600, 1800, 2000, 2200, 2400, 2700], layout: ['sliding'] };

/** Which forms go together; every combination inside a line is plausible. */
const lines: Line[] = [
  {
    style: 'modern',
    values: {
      ...hinged,
      layout: ['doors', 'drawers', 'upper', 'open'],
      front: ['slab', 'reeded', 'fluted', 'slatted'],
      grip: ['push', 'groove', 'edge', 'bar'],
      base: ['plinth'],
    },
  },
  {
    style: 'modern',
    values: { ...sliding, front: ['slab', 'reeded', 'fluted', 'slatted'], grip: ['push', 'groove'], base: ['plinth'] },
  },
  {
    style: 'scandinavian',
    values: {
      ...hinged,
      height: [2000, 2200],
      layout: ['doors', 'drawers', 'open'],
      front: ['slab', 'shaker', 'cane'],
      grip: ['strap', 'knob'],
      base: ['round', 'stand', 'plinth'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      ...hinged,
      height: [2000, 2200],
      layout: ['doors', 'drawers', 'open'],
      front: ['slab'],
      grip: ['notch', 'hole'],
      base: ['round', 'stand', 'plinth'],
    },
  },
  {
    style: 'midCentury',
    values: {
      ...hinged,
      height: [2000, 2200],
      layout: ['doors', 'drawers', 'open'],
      front: ['slab', 'cane', 'slatted'],
      grip: ['knob', 'bar'],
      base: ['round', 'taper'],
    },
  },
  {
    style: 'japandi',
    values: {
      ...hinged,
      layout: ['doors', 'drawers', 'upper', 'open'],
      front: ['slab', 'slatted', 'cane'],
      grip: ['push', 'knob'],
      base: ['plinth', 'runners'],
    },
  },
  {
    style: 'japandi',
    values: { ...sliding, front: ['slab', 'slatted', 'cane'], grip: ['push', 'groove'], base: ['plinth', 'runners'] },
  },
  {
    style: 'indochine',
    values: {
      ...hinged,
      layout: ['doors', 'drawers', 'upper'],
      front: ['louvre', 'cane', 'raised'],
      grip: ['ring', 'knob'],
      base: ['bracket', 'plinth'],
    },
  },
  {
    style: 'newChinese',
    values: {
      ...hinged,
      layout: ['doors', 'drawers', 'upper'],
      front: ['lattice', 'slab'],
      grip: ['ring', 'bar'],
      base: ['plinth', 'bracket'],
    },
  },
  {
    style: 'french',
    values: {
      ...hinged,
      layout: ['doors', 'drawers', 'upper'],
      front: ['raised', 'shaker', 'glass'],
      grip: ['knob', 'ring'],
      base: ['bracket', 'bun'],
    },
  },
  {
    style: 'industrial',
    values: {
      ...hinged,
      height: [2000, 2200, 2400],
      layout: ['doors', 'drawers', 'open'],
      front: ['boarded', 'reeded'],
      grip: ['bar', 'cup'],
      base: ['frame', 'plinth'],
    },
  },
  {
    style: 'wabiSabi',
    values: {
      ...hinged,
      layout: ['doors', 'upper', 'open'],
      front: ['boarded', 'slab'],
      grip: ['push', 'strap'],
      base: ['runners', 'plinth'],
    },
  },
];

const { carcass, fronts, handles, legs, cane, glass, reeded, cloth } = cabinetSlots;

export const wardrobe = family({
  code: 'wardrobe',
  name: { en: 'Wardrobe', zh: '衣柜', vi: 'Tủ quần áo' },
  synonyms: {
    en: ['closet', 'armoire', 'clothes cupboard'],
    zh: ['大衣柜', '衣橱', '推拉门衣柜'],
    vi: ['tủ áo', 'tủ đồ', 'tủ cửa lùa', 'tủ đứng'],
  },
  category: 'storage',
  rooms: ['bedroom', 'children', 'hall'],
  placement: 'floor',
  parameters: {
    width: sizes('width', hinged.width),
    depth: sizes('depth', hinged.depth),
    height: sizes('height', hinged.height),
    layout: choices(['Layout', '布局', 'Bố cục'], {
      doors: ['Full-height doors', '通顶门', 'Cánh suốt'],
      drawers: ['Doors over drawers', '上门下抽', 'Cánh trên ngăn kéo'],
      upper: ['Upper cupboards', '带顶柜', 'Có khoang trên'],
      open: ['Open at one side', '一侧开放', 'Hở một bên'],
      sliding: ['Sliding doors', '推拉门', 'Cửa lùa'],
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
    grip: gripsOf(['push', 'groove', 'edge', 'strap', 'knob', 'notch', 'hole', 'bar', 'ring', 'cup']),
    base: basesOf(['plinth', 'round', 'stand', 'taper', 'runners', 'bracket', 'bun', 'frame']),
  },
  lines,
  slots: { carcass, fronts, handles, legs, cane, glass, reeded, cloth },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  return standingCabinet(choice, columnsOf(choice.layout as Layout, choice.width as number), detail, {
    lift: 120,
    level: 1050,
  });
}

/** Doors 400 to 550 mm wide: pairs, and one alone where the width asks for an odd number. */
function columnsOf(layout: Layout, width: number): Column[] {
  if (layout === 'sliding') return [{ cells: [{ kind: 'sliding' }] }];
  const doors = Math.max(2, Math.round(width / 480));
  const pairs = Math.floor((layout === 'open' ? doors - 1 : doors) / 2);
  const odd = (layout === 'open' ? doors - 1 : doors) % 2 === 1;
  const cells = {
    doors: [{ kind: 'doors' }],
    open: [{ kind: 'doors' }],
    drawers: [{ kind: 'drawer', size: 220 }, { kind: 'drawer', size: 220 }, { kind: 'doors' }],
    upper: [{ kind: 'doors' }, { kind: 'doors', size: 380 }],
  } as const;
  const one = {
    doors: [{ kind: 'door', left: true }],
    open: [{ kind: 'door' }],
    drawers: [
      { kind: 'drawer', size: 220 },
      { kind: 'drawer', size: 220 },
      { kind: 'door', left: true },
    ],
    upper: [
      { kind: 'door', left: true },
      { kind: 'door', left: true, size: 380 },
    ],
  } as const;
  return [
    ...Array.from({ length: pairs }, (): Column => ({ share: 2, cells: cells[layout] })),
    ...(odd ? [{ share: 1, cells: one[layout] } satisfies Column] : []),
    ...(layout === 'open'
      ? [
          {
            share: 1.05,
            cells: [
              { kind: 'drawer', size: 200 },
              { kind: 'drawer', size: 200 },
              { kind: 'open', rail: true },
              { kind: 'open', size: 300 },
            ],
          } satisfies Column,
        ]
      : []),
  ];
}
