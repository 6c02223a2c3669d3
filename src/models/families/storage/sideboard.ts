import { cabinetSlots } from '#models/families/storage/cabinet-slots.ts';
import { standingCabinet } from '#models/families/storage/standing-cabinet.ts';
import { basesOf, choices, frontsOf, gripsOf, sizes, steps } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import type { Column } from '#models/families/storage/cabinet.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

type Layout = 'doors' | 'drawersLeft' | 'drawersMiddle' | 'drawersAbove' | 'niche';

const all = { width: steps(1200, 2200, 100), depth: [380, 420, 450], height: [720, 780, 840] };

/** Which forms go together; every combination inside a line is plausible. */
const lines: Line[] = [
  {
    style: 'modern',
    values: {
      ...all,
      layout: ['doors', 'drawersLeft', 'drawersMiddle', 'niche'],
      front: ['slab', 'fluted', 'slatted', 'reeded'],
      grip: ['push', 'groove', 'edge'],
      base: ['sled', 'plinth'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      ...all,
      width: steps(1200, 2000, 100),
      layout: ['doors', 'drawersLeft', 'drawersMiddle', 'niche'],
      front: ['slab', 'cane', 'slatted'],
      grip: ['strap', 'knob'],
      base: ['round', 'stand'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      ...all,
      width: steps(1200, 2000, 100),
      layout: ['doors', 'drawersLeft', 'drawersMiddle', 'niche'],
      front: ['slab'],
      grip: ['notch', 'hole'],
      base: ['round', 'stand'],
    },
  },
  {
    style: 'midCentury',
    values: {
      ...all,
      layout: ['doors', 'drawersLeft', 'drawersMiddle', 'drawersAbove', 'niche'],
      front: ['slab', 'cane', 'slatted'],
      grip: ['knob', 'bar'],
      base: ['round', 'taper'],
    },
  },
  {
    style: 'japandi',
    values: {
      ...all,
      layout: ['doors', 'drawersLeft', 'drawersMiddle', 'niche'],
      front: ['slatted', 'slab', 'cane'],
      grip: ['push', 'knob'],
      base: ['stand', 'runners'],
    },
  },
  {
    style: 'indochine',
    values: {
      ...all,
      layout: ['doors', 'drawersMiddle', 'drawersAbove'],
      front: ['louvre', 'cane', 'raised'],
      grip: ['ring', 'knob'],
      base: ['bracket', 'turned'],
    },
  },
  {
    style: 'newChinese',
    values: {
      ...all,
      layout: ['doors', 'drawersMiddle', 'drawersAbove'],
      front: ['lattice', 'slab'],
      grip: ['ring', 'bar'],
      base: ['square', 'bracket'],
    },
  },
  {
    style: 'french',
    values: {
      ...all,
      width: steps(1200, 2000, 100),
      layout: ['doors', 'drawersMiddle', 'drawersAbove'],
      front: ['raised', 'glass'],
      grip: ['knob', 'ring'],
      base: ['bracket', 'bun', 'turned'],
    },
  },
  {
    style: 'industrial',
    values: {
      ...all,
      layout: ['doors', 'drawersLeft', 'drawersMiddle'],
      front: ['boarded', 'reeded'],
      grip: ['bar', 'cup'],
      base: ['frame', 'hairpin'],
    },
  },
  {
    style: 'wabiSabi',
    values: {
      ...all,
      layout: ['doors', 'drawersLeft', 'niche'],
      front: ['boarded', 'slab'],
      grip: ['push', 'strap'],
      base: ['runners', 'plinth'],
    },
  },
];

const { carcass, fronts, handles, legs, cane, glass, reeded, cloth } = cabinetSlots;

export const sideboard = family({
  code: 'sideboard',
  name: { en: 'Sideboard', zh: '餐边柜', vi: 'Tủ búp phê' },
  synonyms: {
    en: ['buffet', 'credenza', 'dresser'],
    zh: ['边柜', '备餐柜', '酒水柜'],
    vi: ['tủ bếp phụ', 'tủ chén', 'tủ ly', 'tủ trang trí'],
  },
  category: 'storage',
  rooms: ['dining', 'living', 'hall'],
  placement: 'floor',
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', all.height),
    layout: choices(['Layout', '布局', 'Bố cục'], {
      doors: ['All doors', '全柜门', 'Toàn cánh'],
      drawersLeft: ['Drawers at the left', '左侧抽屉', 'Ngăn kéo bên trái'],
      drawersMiddle: ['Drawers in the middle', '中间抽屉', 'Ngăn kéo ở giữa'],
      drawersAbove: ['Drawers over doors', '上抽下门', 'Ngăn kéo trên cánh'],
      niche: ['Open niche', '开放格', 'Hộc hở'],
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
    base: basesOf([
      'sled',
      'plinth',
      'round',
      'stand',
      'taper',
      'runners',
      'bracket',
      'turned',
      'square',
      'bun',
      'frame',
      'hairpin',
    ]),
  },
  lines,
  slots: { carcass, fronts, handles, legs, cane, glass, reeded, cloth },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  return standingCabinet(choice, columnsOf(choice.layout as Layout, choice.width as number), detail);
}

/** Doors near 450 mm wide; drawers in threes. */
function columnsOf(layout: Layout, width: number): Column[] {
  const pairs = Math.max(1, Math.round(width / 950));
  const pair: Column = { share: 2, cells: [{ kind: 'doors' }] };
  const drawers: Column = {
    share: width > 1700 ? 1.5 : 1.2,
    cells: [{ kind: 'drawer', share: 1.25 }, { kind: 'drawer' }, { kind: 'drawer' }],
  };
  switch (layout) {
    case 'doors':
      return Array.from({ length: Math.max(2, pairs) }, () => pair);
    case 'drawersLeft':
      return [drawers, ...Array.from({ length: width > 1700 ? 2 : 1 }, () => pair)];
    case 'drawersMiddle':
      return [
        { cells: [{ kind: 'door' }], share: 1.2 },
        drawers,
        { cells: [{ kind: 'door', left: true }], share: 1.2 },
      ];
    case 'drawersAbove':
      return Array.from(
        { length: Math.max(2, pairs) },
        () => ({ share: 2, cells: [{ kind: 'doors' }, { kind: 'drawer', size: 150 }] }) satisfies Column,
      );
    case 'niche':
      return [
        pair,
        {
          share: 1.4,
          cells: [
            { kind: 'drawer', size: 170 },
            { kind: 'open', shelves: 1 },
          ],
        },
        ...(width > 1700 ? [pair] : [{ share: 1, cells: [{ kind: 'door', left: true }] } satisfies Column]),
      ];
  }
}
