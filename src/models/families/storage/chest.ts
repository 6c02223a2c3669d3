import { cabinetSlots } from '#models/families/storage/cabinet-slots.ts';
import { standingCabinet } from '#models/families/storage/standing-cabinet.ts';
import { basesOf, choices, frontsOf, gripsOf, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import type { Column } from '#models/families/storage/cabinet.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

type Top = 'even' | 'split' | 'shallow';

const low = {
  width: [800, 900, 1000, 1100, 1200, 1400, 1600],
  depth: [420, 450, 480],
  height: [720, 780, 840],
  columns: ['two'],
  rows: ['3', '4'],
};
const tall = {
  width: [500, 600, 700, 800, 900, 1000],
  depth: [420, 450, 480],
  height: [960, 1080, 1200],
  columns: ['one'],
  rows: ['4', '5', '6'],
};
const quiet = ['even', 'shallow'];
const classic = ['even', 'split', 'shallow'];

/** Which forms go together; every combination inside a line is plausible. */
const lines: Line[] = [low, tall]
  .flatMap((size): Line[] => [
    {
      style: 'modern',
      values: {
        ...size,
        top: quiet,
        front: ['slab', 'fluted', 'slatted'],
        grip: ['push', 'groove', 'edge', 'bar'],
        base: ['plinth', 'sled'],
      },
    },
    {
      style: 'scandinavian',
      values: {
        ...size,
        top: classic,
        front: ['slab'],
        grip: ['strap', 'knob', 'notch', 'hole'],
        base: ['round', 'stand'],
      },
    },
    {
      style: 'midCentury',
      values: { ...size, top: classic, front: ['slab', 'slatted'], grip: ['knob', 'bar'], base: ['round', 'taper'] },
    },
    {
      style: 'japandi',
      values: {
        ...size,
        top: quiet,
        front: ['slab', 'slatted'],
        grip: ['push', 'knob', 'notch'],
        base: ['stand', 'runners'],
      },
    },
    {
      style: 'indochine',
      values: { ...size, top: classic, front: ['slab'], grip: ['ring', 'knob', 'cup'], base: ['bracket', 'turned'] },
    },
    {
      style: 'newChinese',
      values: { ...size, top: classic, front: ['slab'], grip: ['ring', 'bar'], base: ['square', 'bracket'] },
    },
    {
      style: 'french',
      values: {
        ...size,
        top: classic,
        front: ['raised', 'slab'],
        grip: ['knob', 'ring'],
        base: ['bracket', 'bun', 'turned'],
      },
    },
    {
      style: 'industrial',
      values: { ...size, top: classic, front: ['slab'], grip: ['bar', 'cup'], base: ['frame', 'plinth'] },
    },
    {
      style: 'wabiSabi',
      values: { ...size, top: quiet, front: ['slab'], grip: ['push', 'strap'], base: ['runners', 'plinth'] },
    },
  ])
  .map(matched);

/** A half-moon or a hole is cut out of a plain front only. */
function matched(line: Line): Line {
  const plain = line.values.front!.every((front) => front === 'slab');
  return {
    ...line,
    values: {
      ...line.values,
      grip: line.values.grip!.filter((grip) => plain || (grip !== 'notch' && grip !== 'hole')),
    },
  };
}

const { carcass, fronts, handles, legs } = cabinetSlots;

export const chest = family({
  code: 'chest',
  name: { en: 'Chest of drawers', zh: '斗柜', vi: 'Tủ ngăn kéo' },
  synonyms: {
    en: ['dresser', 'tallboy', 'bureau', 'commode'],
    zh: ['五斗柜', '抽屉柜', '斗橱', '多斗柜'],
    vi: ['tủ kéo', 'tủ com mốt', 'hộc kéo'],
  },
  category: 'storage',
  rooms: ['bedroom', 'children', 'hall', 'living'],
  placement: 'floor',
  parameters: {
    width: sizes('width', [500, 600, 700, 800, 900, 1000, 1100, 1200, 1400, 1600]),
    depth: sizes('depth', [420, 450, 480]),
    height: sizes('height', [720, 780, 840, 960, 1080, 1200]),
    columns: choices(['Columns', '列数', 'Số cột'], {
      one: ['One', '单列', 'Một cột'],
      two: ['Two', '双列', 'Hai cột'],
    }),
    rows: choices(['Rows', '层数', 'Số tầng'], {
      3: ['Three', '三层', 'Ba tầng'],
      4: ['Four', '四层', 'Bốn tầng'],
      5: ['Five', '五层', 'Năm tầng'],
      6: ['Six', '六层', 'Sáu tầng'],
    }),
    top: choices(['Upper row', '顶层', 'Tầng trên'], {
      even: ['As the others', '等高', 'Đều nhau'],
      split: ['Small drawers', '小抽并列', 'Ngăn nhỏ chia đôi'],
      shallow: ['Shallow, growing downwards', '上浅下深', 'Nông dần lên trên'],
    }),
    front: frontsOf(['slab', 'raised', 'slatted', 'fluted']),
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
    ]),
  },
  lines,
  slots: { carcass, fronts, handles, legs },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  return standingCabinet(
    choice,
    columnsOf(choice.columns === 'two' ? 2 : 1, Number(choice.rows), choice.top as Top),
    detail,
    { lift: 150 },
  );
}

function columnsOf(count: number, rows: number, top: Top): Column[] {
  const column: Column = {
    cells: Array.from({ length: rows }, (_, i) => {
      const share = top === 'shallow' ? 1 + 0.55 * (1 - i / (rows - 1)) : 1;
      return i === rows - 1 && top === 'split' ? { kind: 'drawers', share } : { kind: 'drawer', share };
    }),
  };
  return Array.from({ length: count }, () => column);
}
