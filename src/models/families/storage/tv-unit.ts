import { cabinetSlots } from '#models/families/storage/cabinet-slots.ts';
import { standingCabinet } from '#models/families/storage/standing-cabinet.ts';
import { basesOf, choices, frontsOf, gripsOf, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import type { Column } from '#models/families/storage/cabinet.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

type Layout = 'doors' | 'drawers' | 'niche' | 'slot' | 'aside';

const all = {
  width: [1200, 1400, 1500, 1600, 1800, 2000, 2200, 2400],
  depth: [350, 400, 450],
  height: [420, 480, 540],
};

/** Which forms go together; every combination inside a line is plausible. */
const lines: Line[] = [
  {
    style: 'modern',
    values: {
      ...all,
      layout: ['drawers'],
      front: ['slab', 'fluted', 'slatted'],
      grip: ['push', 'groove', 'edge'],
      base: ['sled', 'plinth'],
    },
  },
  {
    style: 'modern',
    values: {
      ...all,
      layout: ['doors', 'niche', 'slot', 'aside'],
      front: ['slab', 'fluted', 'slatted', 'reeded'],
      grip: ['push', 'groove', 'edge'],
      base: ['sled', 'plinth'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      ...all,
      layout: ['doors', 'niche', 'slot', 'aside'],
      front: ['slab', 'cane', 'slatted'],
      grip: ['strap', 'knob'],
      base: ['round', 'stand'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      ...all,
      layout: ['doors', 'drawers', 'niche', 'slot', 'aside'],
      front: ['slab'],
      grip: ['notch', 'hole'],
      base: ['round', 'stand'],
    },
  },
  {
    style: 'midCentury',
    values: {
      ...all,
      layout: ['doors', 'niche', 'slot', 'aside'],
      front: ['slab', 'cane', 'slatted'],
      grip: ['knob', 'bar'],
      base: ['round', 'taper'],
    },
  },
  {
    style: 'japandi',
    values: {
      ...all,
      layout: ['doors', 'niche', 'slot', 'aside'],
      front: ['slatted', 'slab', 'cane'],
      grip: ['push', 'knob'],
      base: ['stand', 'runners'],
    },
  },
  {
    style: 'indochine',
    values: {
      ...all,
      layout: ['doors', 'niche', 'aside'],
      front: ['louvre', 'cane', 'raised'],
      grip: ['ring', 'knob'],
      base: ['bracket', 'turned'],
    },
  },
  {
    style: 'newChinese',
    values: {
      ...all,
      layout: ['doors', 'niche', 'slot'],
      front: ['lattice', 'slab'],
      grip: ['ring', 'bar'],
      base: ['square', 'bracket'],
    },
  },
  {
    style: 'french',
    values: {
      ...all,
      layout: ['doors', 'niche', 'slot'],
      front: ['raised', 'glass'],
      grip: ['knob', 'ring'],
      base: ['bracket', 'bun', 'turned'],
    },
  },
  {
    style: 'industrial',
    values: {
      ...all,
      layout: ['doors', 'niche', 'slot', 'aside'],
      front: ['boarded', 'reeded'],
      grip: ['bar', 'cup'],
      base: ['frame', 'hairpin'],
    },
  },
  {
    style: 'wabiSabi',
    values: {
      ...all,
      layout: ['doors', 'niche', 'slot'],
      front: ['boarded', 'slab'],
      grip: ['push', 'strap'],
      base: ['runners', 'plinth'],
    },
  },
];

const { carcass, fronts, handles, legs, cane, glass, reeded, cloth } = cabinetSlots;

export const tvUnit = family({
  code: 'tv-unit',
  name: { en: 'TV unit', zh: '电视柜', vi: 'Kệ tivi' },
  synonyms: {
    en: ['television stand', 'media unit', 'TV stand', 'lowboard'],
    zh: ['地柜', '影视柜', '电视地柜', '矮柜'],
    vi: ['tủ tivi', 'kệ ti vi', 'tủ kệ phòng khách'],
  },
  category: 'storage',
  rooms: ['living', 'bedroom'],
  placement: 'floor',
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', all.height),
    layout: choices(['Layout', '布局', 'Bố cục'], {
      doors: ['All doors', '全柜门', 'Toàn cánh'],
      drawers: ['Drawers', '抽屉', 'Ngăn kéo'],
      niche: ['Open in the middle', '中间开放', 'Hở ở giữa'],
      slot: ['Open row above', '上层开放', 'Hở tầng trên'],
      aside: ['Open at one side', '一侧开放', 'Hở một bên'],
    }),
    front: frontsOf(['slab', 'raised', 'boarded', 'cane', 'glass', 'reeded', 'slatted', 'fluted', 'louvre', 'lattice']),
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
  return standingCabinet(choice, columnsOf(choice.layout as Layout, choice.width as number), detail, { lift: 140 });
}

/** A slot for players is as high as a hand; everything else follows the width. */
function columnsOf(layout: Layout, width: number): Column[] {
  const many = Math.max(2, Math.round(width / 750));
  const pair: Column = { share: 2, cells: [{ kind: 'doors' }] };
  const players: Column = { share: 2, cells: [{ kind: 'open', shelves: 1 }] };
  switch (layout) {
    case 'doors':
      return Array.from({ length: many }, () => pair);
    case 'drawers':
      return Array.from({ length: many }, () => ({ cells: [{ kind: 'drawer' }, { kind: 'drawer' }] }) satisfies Column);
    case 'niche':
      return [pair, players, pair];
    case 'slot':
      return Array.from(
        { length: many },
        () => ({ cells: [{ kind: 'flap' }, { kind: 'open', size: 110 }] }) satisfies Column,
      );
    case 'aside':
      return [
        ...Array.from({ length: many - 1 }, () => pair),
        { share: 1.7, cells: [{ kind: 'drawer', size: 130 }, { kind: 'open' }] },
      ];
  }
}
