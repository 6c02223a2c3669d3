import { cabinetSlots } from '#models/families/storage/cabinet-slots.ts';
import { standingCabinet } from '#models/families/storage/standing-cabinet.ts';
import { basesOf, choices, frontsOf, gripsOf, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import type { Column } from '#models/families/storage/cabinet.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

type Layout = 'flaps' | 'doors' | 'bench' | 'drawer';

const all = { width: [600, 700, 800, 900, 1000, 1200, 1400], depth: [240, 300, 350], height: [900, 1000, 1100, 1200] };

/** Which forms go together; every combination inside a line is plausible. */
const lines: Line[] = [
  {
    style: 'modern',
    values: {
      ...all,
      layout: ['flaps', 'doors', 'drawer', 'bench'],
      front: ['slab', 'fluted', 'slatted'],
      grip: ['push', 'groove', 'edge'],
      base: ['plinth', 'sled'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      ...all,
      layout: ['flaps', 'doors', 'drawer', 'bench'],
      front: ['slab'],
      grip: ['strap', 'knob', 'notch', 'hole'],
      base: ['round', 'stand'],
    },
  },
  {
    style: 'midCentury',
    values: {
      ...all,
      layout: ['doors', 'drawer', 'bench'],
      front: ['slab', 'cane', 'slatted'],
      grip: ['knob', 'bar'],
      base: ['round', 'taper'],
    },
  },
  {
    style: 'japandi',
    values: {
      ...all,
      layout: ['flaps', 'doors', 'drawer', 'bench'],
      front: ['slab', 'slatted'],
      grip: ['push', 'knob'],
      base: ['stand', 'runners'],
    },
  },
  {
    style: 'indochine',
    values: {
      ...all,
      layout: ['doors', 'drawer'],
      front: ['louvre', 'cane', 'raised'],
      grip: ['ring', 'knob'],
      base: ['bracket', 'turned'],
    },
  },
  {
    style: 'newChinese',
    values: {
      ...all,
      layout: ['doors', 'drawer'],
      front: ['lattice', 'slab'],
      grip: ['ring', 'bar'],
      base: ['square', 'bracket'],
    },
  },
  {
    style: 'french',
    values: {
      ...all,
      layout: ['doors', 'drawer'],
      front: ['raised', 'shaker'],
      grip: ['knob', 'ring'],
      base: ['bracket', 'bun'],
    },
  },
  {
    style: 'industrial',
    values: {
      ...all,
      layout: ['flaps', 'doors', 'bench'],
      front: ['slab'],
      grip: ['bar', 'cup'],
      base: ['frame', 'plinth'],
    },
  },
  {
    style: 'wabiSabi',
    values: {
      ...all,
      layout: ['doors', 'bench'],
      front: ['boarded', 'slab'],
      grip: ['push', 'strap'],
      base: ['runners', 'plinth'],
    },
  },
];

const { carcass, fronts, handles, legs, cane, cloth } = cabinetSlots;

export const shoeCabinet = family({
  code: 'shoe-cabinet',
  name: { en: 'Shoe cabinet', zh: '鞋柜', vi: 'Tủ giày' },
  synonyms: {
    en: ['shoe storage', 'hall cabinet', 'tilting shoe cabinet'],
    zh: ['玄关柜', '翻斗鞋柜', '门厅柜'],
    vi: ['tủ giày dép', 'kệ giày', 'tủ để giày'],
  },
  category: 'storage',
  rooms: ['hall', 'balcony'],
  placement: 'floor',
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', all.height),
    layout: choices(['Layout', '布局', 'Bố cục'], {
      flaps: ['Tilting flaps', '翻斗', 'Cánh lật'],
      doors: ['Doors', '柜门', 'Cánh mở'],
      drawer: ['Drawers over doors', '上抽下门', 'Ngăn kéo trên cánh'],
      bench: ['Open row below', '下层开放', 'Hở tầng dưới'],
    }),
    front: frontsOf(['slab', 'shaker', 'raised', 'boarded', 'cane', 'slatted', 'fluted', 'louvre', 'lattice']),
    grip: gripsOf(['push', 'groove', 'edge', 'strap', 'knob', 'notch', 'hole', 'bar', 'ring', 'cup']),
    base: basesOf([
      'plinth',
      'sled',
      'round',
      'stand',
      'taper',
      'runners',
      'bracket',
      'turned',
      'square',
      'bun',
      'frame',
    ]),
  },
  lines,
  slots: { carcass, fronts, handles, legs, cane, cloth },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  return standingCabinet(
    choice,
    columnsOf(choice.layout as Layout, choice.width as number, choice.height as number),
    detail,
    { lift: 120 },
  );
}

/** A flap holds a row of shoes on their toes: near 350 mm. */
function columnsOf(layout: Layout, width: number, height: number): Column[] {
  const flaps = height > 1050 ? 3 : 2;
  const column: Column = {
    cells: {
      flaps: Array.from({ length: flaps }, () => ({ kind: 'flap' as const })),
      doors: [{ kind: 'doors' as const }],
      drawer: [{ kind: 'doors' as const }, { kind: 'drawer' as const, size: 150 }],
      bench: [{ kind: 'open' as const, size: 240 }, { kind: 'doors' as const }],
    }[layout],
  };
  const count = layout === 'flaps' ? Math.max(1, Math.round(width / 700)) : Math.max(1, Math.round(width / 900));
  return Array.from({ length: count }, () => column);
}
