import { cabinetSlots } from '#models/families/storage/cabinet-slots.ts';
import { standingCabinet } from '#models/families/storage/standing-cabinet.ts';
import { basesOf, choices, gripsOf, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { model, part } from '#models/geometry/model.ts';
import { family } from '#models/family.ts';
import type { Column } from '#models/families/storage/cabinet.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

import { toyBins } from '#models/families/storage/toy-shelf-bins.ts';

type Bins = 'none' | 'lower' | 'all';

const depth = [300, 340, 380];
const narrow = { width: [600, 700, 800], depth, bays: ['2'] };
const wide = { width: [900, 1000, 1200, 1400], depth, bays: ['3', '4'] };
const low = { height: [600, 700], rows: ['2'] };
const tall = { height: [800, 900, 1000], rows: ['2', '3'] };
const looks: Record<string, { roof: string[]; base: string[]; grip: string[] }> = {
  scandinavian: { roof: ['flat', 'gable'], base: ['round', 'plinth'], grip: ['hole', 'notch'] },
  japandi: { roof: ['flat', 'gable'], base: ['runners', 'plinth'], grip: ['notch', 'hole'] },
  modern: { roof: ['flat'], base: ['plinth', 'sled'], grip: ['hole', 'notch', 'knob'] },
};

/** Low enough for a child to reach the upper row; bins one can pull with small hands. */
const lines: Line[] = Object.entries(looks).flatMap(([style, look]) =>
  [narrow, wide].flatMap((size) =>
    [low, tall].flatMap((rise): Line[] => [
      { style: style as Line['style'], values: { ...size, ...rise, bins: ['none'], ...look, grip: ['push'] } },
      { style: style as Line['style'], values: { ...size, ...rise, bins: ['lower', 'all'], ...look } },
    ]),
  ),
);

const { carcass, legs, handles } = cabinetSlots;

export const toyShelf = family({
  code: 'toy-shelf',
  name: { en: 'Toy shelf', zh: '玩具收纳架', vi: 'Kệ đồ chơi' },
  synonyms: {
    en: ['toy storage', 'children’s shelf', 'playroom unit'],
    zh: ['儿童收纳柜', '玩具柜', '儿童书架'],
    vi: ['tủ đồ chơi', 'kệ trẻ em', 'kệ cho bé'],
  },
  category: 'storage',
  rooms: ['children'],
  placement: 'floor',
  parameters: {
    width: sizes('width', [...narrow.width, ...wide.width]),
    depth: sizes('depth', depth),
    height: sizes('height', [...low.height, ...tall.height]),
    bays: choices(['Bays', '列数', 'Số khoang'], {
      2: ['Two', '两列', 'Hai'],
      3: ['Three', '三列', 'Ba'],
      4: ['Four', '四列', 'Bốn'],
    }),
    rows: choices(['Rows', '层数', 'Số tầng'], { 2: ['Two', '两层', 'Hai'], 3: ['Three', '三层', 'Ba'] }),
    bins: choices(['Bins', '收纳盒', 'Hộp đựng'], {
      none: ['None', '无', 'Không'],
      lower: ['In the lowest row', '底层', 'Tầng dưới'],
      all: ['In every other field', '交错', 'Xen kẽ'],
    }),
    roof: choices(['Top', '顶部', 'Mặt trên'], {
      flat: ['Flat', '平顶', 'Phẳng'],
      gable: ['Little house', '小屋顶', 'Mái nhà'],
    }),
    grip: gripsOf(['push', 'hole', 'notch', 'knob']),
    base: basesOf(['round', 'plinth', 'runners', 'sled']),
  },
  lines,
  slots: {
    carcass: { ...carcass, byStyle: { scandinavian: 'ash-natural', japandi: 'oak-pale', modern: 'paint-white' } },
    legs,
    handles,
    bins: {
      name: { en: 'Bins', zh: '收纳盒', vi: 'Hộp đựng' },
      finishes: [
        'paint-sage',
        'paint-sky',
        'paint-blush',
        'paint-mustard',
        'paint-white',
        'oak-pale',
        'paint-terracotta',
      ],
      byStyle: { scandinavian: 'paint-sky', japandi: 'paint-sage', modern: 'paint-mustard' },
    },
  },
  build,
});

/** How much of the height a roof takes. */
const gable = 150;

function build(choice: Choice, detail: Detail): Model {
  const bays = Number(choice.bays);
  const rows = Number(choice.rows);
  const columns = Array.from({ length: bays }, (): Column => ({
    cells: Array.from({ length: rows }, () => ({ kind: 'open' as const })),
  }));
  const height = (choice.height as number) - (choice.roof === 'gable' ? gable : 0);
  const shelf = standingCabinet({ ...choice, height, front: 'slab', grip: 'push' }, columns, detail, { lift: 90 });
  const made = toyBins(
    { ...choice, height } as Choice,
    { bays, rows, bins: choice.bins as Bins, gable: choice.roof === 'gable' ? gable : 0 },
    detail,
  );
  return model([...shelf.parts, part('bins', made.bins), part('carcass', made.roof), part('handles', made.knobs)]);
}
