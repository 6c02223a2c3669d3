import { altarTable } from '#models/families/storage/altar-table.ts';
import { baseHeights, baseOf } from '#models/families/storage/cabinet-base.ts';
import { cabinet } from '#models/families/storage/cabinet.ts';
import { cabinetSlots } from '#models/families/storage/cabinet-slots.ts';
import { traits } from '#models/families/storage/cabinet-traits.ts';
import { choices, frontsOf, gripsOf, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { family } from '#models/family.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { bothSides, move, turn } from '#models/geometry/transform.ts';
import type { Apron, TableLeg } from '#models/families/storage/altar-table.ts';
import type { Base } from '#models/families/storage/cabinet-base.ts';
import type { Column } from '#models/families/storage/cabinet.ts';
import type { FrontKind } from '#models/families/storage/cabinet-fronts.ts';
import type { Grip } from '#models/families/storage/cabinet-grips.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

/** Auspicious measures of the Lỗ Ban (鲁班) rule, as joiners in Vietnam and China keep them for altars. */
const all = { width: [1070, 1270, 1530, 1750, 1970], depth: [480, 560, 610, 690], height: [1070, 1170, 1270] };
const table = { ...all, kind: ['table'], front: ['slab'], grip: ['push'] };
const closed = { ...all, kind: ['doors', 'drawersAbove', 'drawersMiddle'], apron: ['plain'] };

/** Which forms go together; every combination inside a line is plausible. */
const lines: Line[] = [
  {
    style: 'indochine',
    values: {
      ...table,
      ends: ['flat', 'upturned'],
      apron: ['plain', 'ogee', 'scalloped'],
      legs: ['hoof', 'square', 'turned'],
    },
  },
  {
    style: 'newChinese',
    values: {
      ...table,
      ends: ['flat', 'upturned'],
      apron: ['plain', 'ogee', 'scalloped', 'spandrel'],
      legs: ['hoof', 'square'],
    },
  },
  { style: 'japandi', values: { ...table, ends: ['flat'], apron: ['plain', 'spandrel'], legs: ['square'] } },
  { style: 'modern', values: { ...table, ends: ['flat'], apron: ['plain', 'spandrel'], legs: ['square'] } },
  {
    style: 'indochine',
    values: {
      ...closed,
      front: ['raised', 'louvre', 'slab'],
      grip: ['ring', 'knob'],
      ends: ['flat', 'upturned'],
      legs: ['bracket', 'turned'],
    },
  },
  {
    style: 'newChinese',
    values: {
      ...closed,
      front: ['lattice', 'slab', 'raised'],
      grip: ['ring', 'bar'],
      ends: ['flat', 'upturned'],
      legs: ['bracket', 'square'],
    },
  },
  {
    style: 'japandi',
    values: {
      ...closed,
      front: ['slatted', 'slab'],
      grip: ['push', 'knob'],
      ends: ['flat'],
      legs: ['plinth', 'square'],
    },
  },
  {
    style: 'modern',
    values: {
      ...closed,
      front: ['slab', 'slatted', 'fluted'],
      grip: ['push', 'edge'],
      ends: ['flat'],
      legs: ['plinth', 'square'],
    },
  },
];

const { carcass, fronts, handles, legs, cloth } = cabinetSlots;

export const altar = family({
  code: 'altar',
  name: { en: 'Ancestral altar', zh: '供桌', vi: 'Bàn thờ gia tiên' },
  synonyms: {
    en: ['altar table', 'altar cabinet', 'ancestor altar'],
    zh: ['神台', '佛龛柜', '供台', '条案', '香案'],
    vi: ['tủ thờ', 'bàn thờ đứng', 'án gian thờ', 'bàn thờ Phật'],
  },
  category: 'storage',
  rooms: ['living', 'hall'],
  placement: 'floor',
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', all.height),
    kind: choices(['Kind', '形制', 'Kiểu'], {
      table: ['Altar table', '供桌', 'Án gian'],
      doors: ['Cabinet with doors', '柜式·门', 'Tủ thờ cánh'],
      drawersAbove: ['Drawers over doors', '柜式·上抽下门', 'Tủ thờ ngăn kéo trên'],
      drawersMiddle: ['Drawers in the middle', '柜式·中抽', 'Tủ thờ ngăn kéo giữa'],
    }),
    front: frontsOf(['slab', 'raised', 'lattice', 'louvre', 'slatted', 'fluted']),
    grip: gripsOf(['push', 'ring', 'knob', 'bar', 'edge']),
    ends: choices(['Top', '案面', 'Mặt bàn'], {
      flat: ['Flat', '平头', 'Phẳng'],
      upturned: ['Upturned ends', '翘头', 'Đầu uốn cong'],
    }),
    apron: choices(['Apron', '牙板', 'Yếm'], {
      plain: ['Plain', '素牙板', 'Trơn'],
      ogee: ['Ogee', '壶门牙板', 'Lượn cong'],
      scalloped: ['Scalloped', '云纹牙板', 'Vân mây'],
      spandrel: ['Corner spandrels', '角牙', 'Ke góc'],
    }),
    legs: choices(['Legs', '腿足', 'Chân'], {
      hoof: ['Horse-hoof', '马蹄足', 'Chân móng ngựa'],
      square: ['Square', '方足', 'Vuông'],
      turned: ['Turned', '车旋足', 'Tiện'],
      bracket: ['Bracket feet', '壶门牙板脚', 'Chân quỳ'],
      plinth: ['Plinth', '底座', 'Bệ'],
    }),
  },
  lines,
  slots: {
    carcass: {
      ...carcass,
      byStyle: { ...carcass.byStyle, indochine: 'rosewood', newChinese: 'walnut-dark', modern: 'walnut' },
    },
    fronts: {
      ...fronts,
      byStyle: { ...fronts.byStyle, indochine: 'rosewood', newChinese: 'walnut-dark', modern: 'walnut' },
    },
    handles,
    legs: {
      ...legs,
      finishes: [...legs.finishes, 'rosewood', 'walnut-dark'],
      byStyle: { ...legs.byStyle, indochine: 'rosewood', newChinese: 'walnut-dark', modern: 'walnut' },
    },
    cloth,
  },
  build,
});

/** How far upturned ends rise over the top. */
const rise = 46;

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const trait = traits[choice.style];
  const high = choice.ends === 'upturned' ? height - rise : height;
  const ends = choice.ends === 'upturned' ? [bothSides(upturnedEnd(width, depth, high, detail))] : [];
  if (choice.kind === 'table') {
    const made = altarTable(
      { width, depth, high, trait, apron: choice.apron as Apron, leg: choice.legs as TableLeg },
      detail,
    );
    return modelFromSlots([{ carcass: [...made.top, ...ends], legs: made.frame }]);
  }
  const base = choice.legs as Base;
  const low = baseHeights[base];
  const body = cabinet(
    {
      width,
      depth,
      low,
      high,
      trait,
      front: choice.front as FrontKind,
      grip: choice.grip as Grip,
      columns: columnsOf(choice.kind as string, width),
    },
    detail,
  );
  return modelFromSlots([
    body.kit,
    {
      carcass: ends,
      legs: [
        baseOf(base, { width: width - 2 * trait.overhang, front: body.front, back: body.back, height: low }, detail),
      ],
    },
  ]);
}

function columnsOf(kind: string, width: number): Column[] {
  const pairs = Math.max(2, Math.round(width / 850));
  if (kind === 'doors') return Array.from({ length: pairs }, () => ({ cells: [{ kind: 'doors' }] }) satisfies Column);
  if (kind === 'drawersAbove')
    return Array.from(
      { length: pairs },
      () => ({ cells: [{ kind: 'doors' }, { kind: 'drawer', size: 170 }] }) satisfies Column,
    );
  return [
    { cells: [{ kind: 'doors' }], share: 1.4 },
    { cells: [{ kind: 'drawer', share: 1.3 }, { kind: 'drawer', share: 1.15 }, { kind: 'drawer' }] },
    { cells: [{ kind: 'doors' }], share: 1.4 },
  ];
}

/** The right end of the top curling up, drawn from the front and carried to the back. */
function upturnedEnd(width: number, depth: number, high: number, detail: Detail): Mesh {
  const x = width / 2;
  const outline: Vec2[] = [
    [x - 84, high - 4],
    [x, high - 4],
    [x, high + rise],
    [x - 12, high + rise],
    [x - 22, high + 28],
    [x - 38, high + 12],
    [x - 60, high + 4],
  ];
  return move(
    turn(extrude({ outline, height: depth - 4, bevel: 2, crease: 50 }, detail), 'x', 90),
    0,
    depth / 2 - 2,
    0,
  );
}
