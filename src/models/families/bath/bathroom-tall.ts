import { cabinetSlots } from '#models/families/storage/cabinet-slots.ts';
import { standingCabinet } from '#models/families/storage/standing-cabinet.ts';
import { basesOf, choices, frontsOf, gripsOf, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import type { Column } from '#models/families/storage/cabinet.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

type Layout = 'door' | 'twoDoors' | 'openMiddle' | 'drawers';

const all = {
  width: [300, 350, 400, 450],
  depth: [300, 350],
  height: [1400, 1600, 1800],
  layout: ['door', 'twoDoors', 'openMiddle', 'drawers'],
};

const lines: Line[] = [
  { style: 'modern', values: { ...all, front: ['slab', 'fluted'], grip: ['push', 'edge', 'bar'], base: ['plinth'] } },
  { style: 'scandinavian', values: { ...all, front: ['slab', 'slatted'], grip: ['knob', 'strap'], base: ['round'] } },
  { style: 'japandi', values: { ...all, front: ['slatted', 'cane'], grip: ['push', 'knob'], base: ['stand'] } },
  { style: 'midCentury', values: { ...all, front: ['slab', 'slatted'], grip: ['knob'], base: ['round', 'taper'] } },
  { style: 'french', values: { ...all, front: ['raised', 'shaker'], grip: ['knob', 'ring'], base: ['bracket'] } },
  { style: 'indochine', values: { ...all, front: ['louvre', 'cane'], grip: ['knob', 'ring'], base: ['turned'] } },
  { style: 'industrial', values: { ...all, front: ['boarded'], grip: ['bar', 'knob'], base: ['frame'] } },
];

const { carcass, fronts, handles, legs, cane } = cabinetSlots;

export const bathroomTall = family({
  code: 'bathroom-tall',
  name: { en: 'Tall bathroom cabinet', zh: '浴室高柜', vi: 'Tủ đứng phòng tắm' },
  synonyms: {
    en: ['bathroom storage', 'linen cupboard', 'tallboy'],
    zh: ['浴室边柜', '卫浴立柜', '浴室储物柜'],
    vi: ['tủ kệ phòng tắm', 'tủ cao phòng tắm', 'tủ để khăn'],
  },
  category: 'bath',
  rooms: ['bathroom'],
  placement: 'floor',
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', all.height),
    layout: choices(['Layout', '布局', 'Bố cục'], {
      door: ['One long door', '整门', 'Một cánh dài'],
      twoDoors: ['Two doors', '上下门', 'Hai cánh'],
      openMiddle: ['Open in the middle', '中间开放', 'Để hở ở giữa'],
      drawers: ['Door over drawers', '上门下抽', 'Cánh trên, ngăn kéo dưới'],
    }),
    front: frontsOf(['slab', 'shaker', 'raised', 'boarded', 'cane', 'slatted', 'fluted', 'louvre']),
    grip: gripsOf(['push', 'edge', 'bar', 'knob', 'strap', 'ring']),
    base: basesOf(['plinth', 'round', 'stand', 'taper', 'bracket', 'turned', 'frame']),
  },
  lines,
  slots: { carcass, fronts, handles, legs, cane },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  return standingCabinet(choice, columnsOf(choice.layout as Layout), detail, { level: 1050 });
}

function columnsOf(layout: Layout): Column[] {
  switch (layout) {
    case 'door':
      return [{ cells: [{ kind: 'door', left: true }] }];
    case 'twoDoors':
      return [
        {
          cells: [
            { kind: 'door', left: true },
            { kind: 'door', left: true, share: 1.15 },
          ],
        },
      ];
    case 'openMiddle':
      return [
        {
          cells: [
            { kind: 'door', left: true },
            { kind: 'open', shelves: 1, share: 0.6 },
            { kind: 'door', left: true, share: 0.9 },
          ],
        },
      ];
    case 'drawers':
      return [
        {
          cells: [
            { kind: 'drawer', size: 200 },
            { kind: 'drawer', size: 200 },
            { kind: 'door', left: true },
          ],
        },
      ];
  }
}
