import { cabinetSlots } from '#models/families/storage/cabinet-slots.ts';
import { standingCabinet } from '#models/families/storage/standing-cabinet.ts';
import { basesOf, choices, frontsOf, gripsOf, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import type { Column } from '#models/families/storage/cabinet.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

type Layout = 'two' | 'shelf' | 'door';

const all = { width: [400, 450, 500, 550, 600], depth: [380, 400, 450], height: [450, 500, 550, 600] };

/** Which forms go together; every combination inside a line is plausible. */
const lines: Line[] = [
  {
    style: 'modern',
    values: {
      ...all,
      layout: ['two', 'shelf', 'door'],
      front: ['slab', 'fluted', 'slatted'],
      grip: ['push', 'groove', 'edge', 'knob'],
      base: ['sled', 'plinth', 'round'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      ...all,
      layout: ['two', 'shelf', 'door'],
      front: ['slab', 'slatted'],
      grip: ['strap', 'knob'],
      base: ['round', 'stand'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      ...all,
      layout: ['two', 'shelf', 'door'],
      front: ['slab'],
      grip: ['notch', 'hole'],
      base: ['round', 'stand'],
    },
  },
  {
    style: 'midCentury',
    values: {
      ...all,
      layout: ['two', 'shelf'],
      front: ['slab', 'slatted'],
      grip: ['knob', 'bar'],
      base: ['round', 'taper'],
    },
  },
  {
    style: 'midCentury',
    values: { ...all, layout: ['door'], front: ['slab', 'cane'], grip: ['knob', 'bar'], base: ['round', 'taper'] },
  },
  {
    style: 'japandi',
    values: {
      ...all,
      layout: ['two', 'shelf'],
      front: ['slatted', 'slab'],
      grip: ['push', 'knob'],
      base: ['stand', 'runners'],
    },
  },
  {
    style: 'japandi',
    values: {
      ...all,
      layout: ['door'],
      front: ['cane', 'slatted'],
      grip: ['push', 'knob'],
      base: ['stand', 'runners'],
    },
  },
  {
    style: 'indochine',
    values: {
      ...all,
      layout: ['door'],
      front: ['louvre', 'cane', 'raised'],
      grip: ['ring', 'knob'],
      base: ['bracket', 'turned'],
    },
  },
  {
    style: 'newChinese',
    values: {
      ...all,
      layout: ['door'],
      front: ['lattice', 'slab'],
      grip: ['ring', 'bar'],
      base: ['square', 'bracket'],
    },
  },
  {
    style: 'newChinese',
    values: { ...all, layout: ['two', 'shelf'], front: ['slab'], grip: ['ring', 'bar'], base: ['square', 'bracket'] },
  },
  {
    style: 'french',
    values: {
      ...all,
      height: [550, 600],
      layout: ['two', 'shelf', 'door'],
      front: ['raised', 'shaker'],
      grip: ['knob', 'ring'],
      base: ['bracket', 'bun', 'turned'],
    },
  },
  {
    style: 'industrial',
    values: { ...all, layout: ['two', 'shelf'], front: ['slab'], grip: ['bar', 'cup'], base: ['frame', 'hairpin'] },
  },
  {
    style: 'wabiSabi',
    values: { ...all, layout: ['two', 'shelf'], front: ['slab'], grip: ['push', 'strap'], base: ['runners', 'plinth'] },
  },
];

const { carcass, fronts, handles, legs, cane, cloth } = cabinetSlots;

export const bedside = family({
  code: 'bedside',
  name: { en: 'Bedside table', zh: '床头柜', vi: 'Tủ đầu giường' },
  synonyms: {
    en: ['nightstand', 'bedside cabinet', 'night table'],
    zh: ['床边柜', '床头桌'],
    vi: ['táp đầu giường', 'tab đầu giường', 'kệ đầu giường'],
  },
  category: 'storage',
  rooms: ['bedroom', 'children'],
  placement: 'floor',
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', all.height),
    layout: choices(['Layout', '布局', 'Bố cục'], {
      two: ['Two drawers', '双抽', 'Hai ngăn kéo'],
      shelf: ['Drawer over a shelf', '上抽下格', 'Ngăn kéo và hộc hở'],
      door: ['Drawer over a door', '上抽下门', 'Ngăn kéo và cánh'],
    }),
    front: frontsOf(['slab', 'shaker', 'raised', 'cane', 'slatted', 'fluted', 'louvre', 'lattice']),
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
  slots: { carcass, fronts, handles, legs, cane, cloth },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  return standingCabinet(choice, columnsOf(choice.layout as Layout, choice.height as number), detail);
}

function columnsOf(layout: Layout, height: number): Column[] {
  const upper = height > 520 ? 150 : 120;
  if (layout === 'shelf') return [{ cells: [{ kind: 'open', share: 1.15 }, { kind: 'drawer' }] }];
  if (layout === 'door')
    return [
      {
        cells: [
          { kind: 'door', left: true },
          { kind: 'drawer', size: upper - 15 },
        ],
      },
    ];
  return [{ cells: [{ kind: 'drawer', share: 1.15 }, { kind: 'drawer' }] }];
}
