import { boat, bowlShapes, heap, lathedBowl, tray, trayOutline } from '#models/families/decor/bowl-forms.ts';
import { teaSet } from '#models/families/decor/tea-set.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import type { LathedBowl } from '#models/families/decor/bowl-forms.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

type Tray = 'round' | 'oval' | 'rectangle' | 'square' | 'gripped';

/** Each style has bowls and trays of its own; `lift` is the height of its trays. */
const formsByStyle: Record<Style, { bowls: readonly (LathedBowl | 'boat')[]; trays: readonly Tray[]; lift: number }> = {
  modern: { bowls: ['dish'], trays: ['rectangle', 'round'], lift: 24 },
  scandinavian: { bowls: ['bell'], trays: ['round', 'oval'], lift: 28 },
  japandi: { bowls: ['deep'], trays: ['rectangle', 'square'], lift: 32 },
  indochine: { bowls: ['lobed'], trays: ['gripped', 'oval'], lift: 56 },
  newChinese: { bowls: ['rice'], trays: ['square', 'rectangle'], lift: 36 },
  industrial: { bowls: ['cone'], trays: ['gripped'], lift: 64 },
  wabiSabi: { bowls: ['pinch'], trays: ['oval', 'round'], lift: 34 },
  french: { bowls: ['pedestal', 'fluted'], trays: ['gripped'], lift: 60 },
  midCentury: { bowls: ['tulip', 'boat'], trays: ['oval', 'gripped'], lift: 44 },
};

function linesOf(style: Style): Line[] {
  const { bowls, trays, lift } = formsByStyle[style];
  const round = bowls
    .filter((each) => each !== 'boat')
    .flatMap((kind) =>
      [160, 220, 280, 340, 400].map((size) =>
        lineOf(style, {
          width: [size],
          depth: [size],
          height: [0.32, 0.42, 0.52].map((part) => Math.round((size * part) / 10) * 10),
          kind: [kind],
          fill: size < 220 ? ['none'] : ['none', 'fruit'],
        }),
      ),
    );
  const long = bowls.includes('boat')
    ? [
        lineOf(style, {
          width: [340, 400, 460],
          depth: [160, 200],
          height: [90, 120],
          kind: ['boat'],
          fill: ['none', 'fruit'],
        }),
      ]
    : [];
  const flat = trays.flatMap((kind) =>
    kind === 'round' || kind === 'square'
      ? [300, 360, 420].map((size) =>
          lineOf(style, { width: [size], depth: [size], height: [lift], kind: [kind], fill: ['none'] }),
        )
      : [lineOf(style, { width: [360, 420, 500], depth: [240, 280], height: [lift], kind: [kind], fill: ['none'] })],
  );
  const tea = trays
    .filter((kind) => kind !== 'round' && kind !== 'square')
    .map((kind) =>
      lineOf(style, { width: [420, 500], depth: [280], height: [lift + 100], kind: [kind], fill: ['tea'] }),
    );
  return [...round, ...long, ...flat, ...tea];
}

const lines = (Object.keys(formsByStyle) as Style[]).flatMap(linesOf);
const valuesOf = (key: string): number[] =>
  [...new Set(lines.flatMap((line) => line.values[key] as number[]))].toSorted((a, b) => a - b);

export const bowl = family({
  code: 'bowl',
  name: { en: 'Bowl or tray', zh: '碗与托盘', vi: 'Bát và khay' },
  synonyms: {
    en: ['fruit bowl', 'serving tray', 'dish', 'tea tray', 'tea set'],
    zh: ['果盘', '水果盘', '托盘', '茶盘', '茶具'],
    vi: [
      'bát đựng hoa quả',
      'tô đựng trái cây',
      'đĩa trái cây',
      'dĩa',
      'mâm',
      'khay trà',
      'khay trang trí',
      'đĩa',
      'bộ ấm chén',
    ],
  },
  category: 'decor',
  rooms: ['dining', 'kitchen', 'living', 'hall', 'bathroom'],
  placement: 'top',
  parameters: {
    ...measures(valuesOf('width'), valuesOf('depth'), valuesOf('height')),
    kind: form(['Kind', '款式', 'Kiểu'], {
      dish: ['Shallow dish', '浅盘', 'Đĩa lòng nông'],
      pedestal: ['Pedestal bowl', '高足碗', 'Bát chân cao'],
      bell: ['Bell', '钟形碗', 'Dáng chuông'],
      deep: ['Deep bowl', '深碗', 'Bát sâu'],
      lobed: ['Lotus bowl', '莲瓣碗', 'Bát cánh sen'],
      rice: ['Footed bowl', '圈足碗', 'Bát chân đế'],
      cone: ['Cone', '斗笠碗', 'Dáng nón'],
      pinch: ['Hand-built', '手捏碗', 'Nặn tay'],
      fluted: ['Fluted', '菊瓣碗', 'Khía cánh cúc'],
      tulip: ['Tulip', '郁金香形', 'Dáng tulip'],
      boat: ['Boat', '船形', 'Dáng thuyền'],
      round: ['Round tray', '圆托盘', 'Khay tròn'],
      oval: ['Oval tray', '椭圆托盘', 'Khay bầu dục'],
      rectangle: ['Long tray', '长托盘', 'Khay dài'],
      square: ['Square tray', '方托盘', 'Khay vuông'],
      gripped: ['Tray with handles', '提手托盘', 'Khay có quai'],
    }),
    fill: form(['Filled with', '盛放', 'Đựng'], {
      none: ['Empty', '空', 'Để trống'],
      fruit: ['Oranges', '橙子', 'Cam'],
      tea: ['Tea set', '茶具', 'Bộ ấm chén'],
    }),
  },
  lines,
  slots: {
    body: {
      name: localizedText(['Bowl or tray', '器身', 'Thân']),
      finishes: [
        'oak-natural',
        'oak-smoked',
        'walnut',
        'teak',
        'acacia',
        'ceramic-white',
        'ceramic-celadon',
        'ceramic-indigo',
        'ceramic-black',
        'stoneware-sand',
        'marble-carrara',
        'travertine',
        'brass-antique',
        'lacquer-black',
        'lacquer-red',
        'glass-amber',
      ],
      byStyle: {
        modern: 'ceramic-black',
        scandinavian: 'oak-pale',
        japandi: 'oak-smoked',
        indochine: 'lacquer-red',
        newChinese: 'lacquer-black',
        industrial: 'iron-cast',
        wabiSabi: 'stoneware-sand',
        french: 'ceramic-white',
        midCentury: 'teak',
      },
    },
    fruit: {
      name: localizedText(['Fruit', '水果', 'Trái cây']),
      finishes: ['paint-mustard', 'paint-terracotta', 'paint-sage'],
    },
    china: {
      name: localizedText(['Tea set', '茶具', 'Bộ ấm chén']),
      finishes: ['ceramic-white', 'ceramic-celadon', 'stoneware-charcoal', 'stoneware-sand', 'terracotta'],
      byStyle: {
        newChinese: 'terracotta',
        japandi: 'stoneware-charcoal',
        wabiSabi: 'stoneware-charcoal',
        indochine: 'ceramic-celadon',
        industrial: 'ceramic-black',
      },
    },
    tea: { name: localizedText(['Tea', '茶汤', 'Nước trà']), finishes: ['glass-amber'] },
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const kind = choice.kind as string;
  if (kind === 'boat' || kind in bowlShapes) {
    const body =
      kind === 'boat' ? boat(width, depth, height, detail) : lathedBowl(kind as LathedBowl, width, height, detail);
    const floor = kind === 'boat' ? 0.14 : bowlShapes[kind as LathedBowl].floor + 0.03;
    const fruit =
      choice.fill === 'fruit'
        ? [part('fruit', heap((depth / 2) * 0.72, height * floor, height * 0.99, Math.round(width + height), detail))]
        : [];
    return model([part('body', body), ...fruit]);
  }
  const grips = kind === 'gripped';
  const lift = choice.fill === 'tea' ? height - 100 : height;
  const body = part(
    'body',
    tray(trayOutline(grips ? 'rectangle' : (kind as 'round'), width, depth, detail), lift, grips, detail),
  );
  return model([body, ...(choice.fill === 'tea' ? teaSet(width, depth, 8, height, detail) : [])]);
}
