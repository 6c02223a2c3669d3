import { cabinetSlots } from '#models/families/storage/cabinet-slots.ts';
import { standingCabinet } from '#models/families/storage/standing-cabinet.ts';
import { basesOf, choices, frontsOf, gripsOf, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import type { Cell, Column } from '#models/families/storage/cabinet.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

type Rhythm = 'even' | 'growing' | 'staggered';
type Lower = 'open' | 'doors' | 'drawers';

const depth = [300, 360];
const narrow = { width: [600, 700, 800], depth, bays: ['1'], rhythm: ['even', 'growing'] };
const wide = { width: [1000, 1200, 1400, 1600], depth, bays: ['2', '3'], rhythm: ['even', 'growing', 'staggered'] };
const low = { height: [900, 1100], shelves: ['2', '3'] };
const tall = { height: [1800, 2000, 2200], shelves: ['4', '5', '6'] };
const open = { lower: ['open'], back: ['panel', 'none'], front: ['slab'], grip: ['push'] };

/** One style's shelves: low ones all open, tall ones with and without a closed part. */
function shelvesIn(style: Line['style'], front: string[], grip: string[], base: string[]): Line[] {
  const closed = { back: ['panel'], front, grip, base };
  const plain = front.filter((each) => each === 'slab' || each === 'raised');
  return [
    ...[narrow, wide].flatMap((size) =>
      [low, tall].map((rise): Line => ({ style, values: { ...size, ...rise, ...open, base } })),
    ),
    ...[narrow, wide].flatMap((size): Line[] => [
      { style, values: { ...size, ...tall, lower: ['doors'], ...closed } },
      {
        style,
        values: { ...size, ...tall, lower: ['drawers'], ...closed, front: plain.length > 0 ? plain : ['slab'] },
      },
    ]),
  ];
}

const lines: Line[] = [
  ...shelvesIn('modern', ['slab', 'fluted'], ['push', 'edge'], ['plinth', 'sled']),
  ...shelvesIn('scandinavian', ['slab', 'cane'], ['knob', 'strap'], ['round']),
  ...shelvesIn('midCentury', ['slab', 'cane'], ['knob'], ['round', 'taper']),
  ...shelvesIn('japandi', ['slatted', 'slab'], ['push'], ['runners', 'plinth']),
  ...shelvesIn('indochine', ['louvre', 'raised'], ['ring'], ['bracket', 'turned']),
  ...shelvesIn('newChinese', ['lattice', 'slab'], ['ring'], ['square', 'bracket']),
  ...shelvesIn('french', ['raised'], ['knob', 'ring'], ['bracket', 'bun']),
  ...shelvesIn('industrial', ['slab'], ['bar', 'cup'], ['frame']),
  ...shelvesIn('wabiSabi', ['boarded', 'slab'], ['push'], ['runners']),
];

const { carcass, fronts, handles, legs, cane, cloth } = cabinetSlots;

export const bookshelf = family({
  code: 'bookshelf',
  name: { en: 'Bookshelf', zh: '书架', vi: 'Kệ sách' },
  synonyms: {
    en: ['bookcase', 'shelving', 'library shelf'],
    zh: ['书柜', '置物架', '开放架'],
    vi: ['giá sách', 'tủ sách', 'kệ trang trí'],
  },
  category: 'storage',
  rooms: ['study', 'living', 'children', 'bedroom'],
  placement: 'floor',
  parameters: {
    width: sizes('width', [...narrow.width, ...wide.width]),
    depth: sizes('depth', depth),
    height: sizes('height', [...low.height, ...tall.height]),
    bays: choices(['Bays', '列数', 'Số khoang'], {
      1: ['One', '单列', 'Một'],
      2: ['Two', '两列', 'Hai'],
      3: ['Three', '三列', 'Ba'],
    }),
    shelves: choices(['Rows', '层数', 'Số tầng'], {
      2: ['Two', '两层', 'Hai'],
      3: ['Three', '三层', 'Ba'],
      4: ['Four', '四层', 'Bốn'],
      5: ['Five', '五层', 'Năm'],
      6: ['Six', '六层', 'Sáu'],
    }),
    rhythm: choices(['Spacing', '层距', 'Nhịp tầng'], {
      even: ['Even', '等距', 'Đều'],
      growing: ['Higher below', '下高上低', 'Cao dần xuống'],
      staggered: ['Staggered', '错落', 'So le'],
    }),
    lower: choices(['Lower part', '下部', 'Phần dưới'], {
      open: ['Open', '开放', 'Hở'],
      doors: ['Doors', '柜门', 'Cánh'],
      drawers: ['Drawers', '抽屉', 'Ngăn kéo'],
    }),
    back: choices(['Back', '背板', 'Lưng'], {
      panel: ['Panel', '有背板', 'Có lưng'],
      none: ['No back', '无背板', 'Không lưng'],
    }),
    front: frontsOf(['slab', 'raised', 'boarded', 'cane', 'slatted', 'fluted', 'louvre', 'lattice']),
    grip: gripsOf(['push', 'edge', 'strap', 'knob', 'bar', 'ring', 'cup']),
    base: basesOf(['plinth', 'sled', 'round', 'taper', 'runners', 'bracket', 'turned', 'square', 'bun', 'frame']),
  },
  lines,
  slots: { carcass, fronts, handles, legs, cane, cloth },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const columns = Array.from({ length: Number(choice.bays) }, (_, i) =>
    bayOf(i, Number(choice.shelves), choice.rhythm as Rhythm, choice.lower as Lower, choice.width as number),
  );
  return standingCabinet(choice, columns, detail, { lift: 110, backless: choice.back === 'none' });
}

/** Open fields over one another; where a part is closed it takes the place of the lowest. */
function bayOf(bay: number, rows: number, rhythm: Rhythm, lower: Lower, width: number): Column {
  const open = lower === 'open' ? rows : rows - 1;
  const fields = Array.from({ length: open }, (_, i): Cell => ({ kind: 'open', share: shareOf(rhythm, bay, i, open) }));
  if (lower === 'open') return { cells: fields };
  const closed: Cell[] =
    lower === 'doors'
      ? [{ kind: width < 650 ? 'door' : 'doors', size: 440, left: true }]
      : [
          { kind: 'drawer', size: 190 },
          { kind: 'drawer', size: 170 },
        ];
  return { cells: [...closed, ...fields] };
}

function shareOf(rhythm: Rhythm, bay: number, row: number, rows: number): number {
  if (rhythm === 'growing') return 1 + 0.6 * (1 - row / Math.max(1, rows - 1));
  if (rhythm === 'staggered') return (row + bay) % 2 === 0 ? 1.25 : 0.8;
  return 1;
}
