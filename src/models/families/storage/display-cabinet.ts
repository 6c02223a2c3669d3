import { cabinetSlots } from '#models/families/storage/cabinet-slots.ts';
import { standingCabinet } from '#models/families/storage/standing-cabinet.ts';
import { basesOf, choices, frontsOf, gripsOf, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import type { Column } from '#models/families/storage/cabinet.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

type Layout = 'full' | 'drawers' | 'doors' | 'open';

const all = { width: [500, 600, 800, 900, 1000, 1200], depth: [350, 400, 450], height: [1600, 1800, 2000, 2200] };

/** Which forms go together; every combination inside a line is plausible. */
const lines: Line[] = [
  {
    style: 'modern',
    values: {
      ...all,
      layout: ['full', 'drawers', 'doors'],
      front: ['glass', 'reeded'],
      grip: ['push', 'edge', 'bar'],
      base: ['plinth', 'sled'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      ...all,
      layout: ['full', 'drawers', 'doors', 'open'],
      front: ['glass', 'reeded'],
      grip: ['strap', 'knob'],
      base: ['round', 'stand'],
    },
  },
  {
    style: 'midCentury',
    values: {
      ...all,
      layout: ['full', 'drawers', 'doors', 'open'],
      front: ['glass', 'reeded'],
      grip: ['knob', 'bar'],
      base: ['round', 'taper'],
    },
  },
  {
    style: 'japandi',
    values: {
      ...all,
      layout: ['full', 'drawers', 'doors', 'open'],
      front: ['glass', 'reeded'],
      grip: ['push', 'knob'],
      base: ['stand', 'runners'],
    },
  },
  {
    style: 'indochine',
    values: {
      ...all,
      layout: ['full', 'drawers', 'doors', 'open'],
      front: ['glass'],
      grip: ['ring', 'knob'],
      base: ['bracket', 'turned'],
    },
  },
  {
    style: 'newChinese',
    values: {
      ...all,
      layout: ['full', 'drawers', 'doors', 'open'],
      front: ['glass', 'reeded'],
      grip: ['ring', 'bar'],
      base: ['square', 'bracket'],
    },
  },
  {
    style: 'french',
    values: {
      ...all,
      layout: ['full', 'drawers', 'doors'],
      front: ['glass', 'reeded'],
      grip: ['knob', 'ring'],
      base: ['bracket', 'bun', 'turned'],
    },
  },
  {
    style: 'industrial',
    values: {
      ...all,
      layout: ['full', 'drawers', 'doors', 'open'],
      front: ['glass', 'reeded'],
      grip: ['bar', 'cup'],
      base: ['frame', 'plinth'],
    },
  },
];

const { carcass, fronts, handles, legs, glass, reeded } = cabinetSlots;

export const displayCabinet = family({
  code: 'display-cabinet',
  name: { en: 'Display cabinet', zh: '展示柜', vi: 'Tủ kính trưng bày' },
  synonyms: {
    en: ['vitrine', 'glass cabinet', 'china cabinet', 'curio cabinet'],
    zh: ['玻璃柜', '酒柜', '陈列柜', '博古柜'],
    vi: ['tủ trưng bày', 'tủ rượu', 'tủ kính'],
  },
  category: 'storage',
  rooms: ['living', 'dining', 'study'],
  placement: 'floor',
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', all.height),
    layout: choices(['Lower part', '下部', 'Phần dưới'], {
      full: ['Glass to the bottom', '通体玻璃', 'Kính suốt'],
      drawers: ['Two drawers', '双抽屉', 'Hai ngăn kéo'],
      doors: ['Closed doors', '实木门', 'Cánh kín'],
      open: ['Open shelf', '开放格', 'Hộc hở'],
    }),
    front: frontsOf(['glass', 'reeded']),
    grip: gripsOf(['push', 'edge', 'bar', 'strap', 'knob', 'ring', 'cup']),
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
  slots: { carcass, fronts, handles, legs, glass, reeded },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  return standingCabinet(
    choice,
    columnsOf(choice.layout as Layout, choice.width as number, choice.style === 'french'),
    detail,
    { lift: 150, level: 1150 },
  );
}

/** Glass above, what should not be seen below; one door where a pair would be narrow. */
function columnsOf(layout: Layout, width: number, panelled: boolean): Column[] {
  const kind = width < 700 ? 'door' : 'doors';
  const upper = { kind, left: true } as const;
  const cells = {
    full: [upper],
    drawers: [{ kind: 'drawer', size: 170 }, { kind: 'drawer', size: 150 }, upper],
    doors: [{ kind, left: true, size: 460, front: panelled ? 'raised' : 'slab' }, upper],
    open: [{ kind: 'open', size: 300 }, upper],
  } as const;
  return [{ cells: cells[layout] }];
}
