import { panelParts } from '#models/families/decor/picture-frames.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { family } from '#models/family.ts';
import { model } from '#models/geometry/model.ts';
import { move } from '#models/geometry/transform.ts';
import { seededRng, hashOfText } from '#lib/random.ts';
import type { Art } from '#models/families/decor/picture-art.ts';
import type { Frame, Mount } from '#models/families/decor/picture-frames.ts';
import type { Choice, Line, Slot } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';
import type { TextTriple } from '#models/families/shared/parameters.ts';

const gap = 60;
const setOf = { single: 1, pair: 2, triptych: 3 } as const;
type SetOf = keyof typeof setOf;
type Size = readonly [width: number, height: number];

const formats: Record<SetOf, readonly Size[]> = {
  single: [
    [300, 400],
    [400, 500],
    [500, 700],
    [600, 800],
    [700, 1000],
    [500, 500],
    [700, 700],
    [900, 900],
    [700, 500],
    [900, 600],
    [1200, 800],
    [1500, 750],
  ],
  pair: [
    [400, 500],
    [500, 700],
    [600, 800],
    [500, 500],
  ],
  triptych: [
    [300, 400],
    [400, 600],
    [500, 700],
    [450, 900],
  ],
};
const scrolls: readonly Size[] = [
  [400, 1000],
  [500, 1200],
  [600, 1400],
  [700, 1600],
];

/** Frames of a style and their depth; no two styles agree on both, so none shares a shape with another. */
const frames: Record<Style, readonly (readonly [Frame, number])[]> = {
  modern: [
    ['slim', 20],
    ['float', 40],
    ['canvas', 38],
  ],
  scandinavian: [
    ['box', 30],
    ['slim', 22],
  ],
  japandi: [
    ['box', 28],
    ['float', 36],
  ],
  indochine: [
    ['oxford', 26],
    ['wide', 24],
  ],
  newChinese: [
    ['scroll', 30],
    ['wide', 28],
  ],
  industrial: [
    ['slim', 26],
    ['wide', 32],
  ],
  wabiSabi: [
    ['canvas', 44],
    ['box', 34],
  ],
  french: [['moulded', 40]],
  midCentury: [
    ['box', 38],
    ['float', 42],
  ],
};
const arts: Record<Style, readonly Art[]> = {
  modern: ['fields', 'arches', 'contours', 'tiles'],
  scandinavian: ['botanical', 'mountains', 'tiles', 'arches'],
  japandi: ['enso', 'stones', 'mountains', 'contours'],
  indochine: ['botanical', 'waves', 'moon', 'mountains'],
  newChinese: ['mountains', 'bamboo', 'enso', 'moon'],
  industrial: ['contours', 'fields', 'tiles'],
  wabiSabi: ['enso', 'fields', 'stones', 'moon'],
  french: ['botanical', 'moon', 'fields'],
  midCentury: ['tiles', 'arches', 'stones', 'moon'],
};

function linesOf(style: Style): Line[] {
  return frames[style].flatMap(([frame, depth]) => {
    const mount = ['float', 'canvas', 'scroll'].includes(frame) ? ['none'] : ['none', 'narrow', 'broad'];
    return (Object.keys(setOf) as SetOf[]).flatMap((set) =>
      (frame === 'scroll' ? scrolls : formats[set]).map(([w, h]) =>
        lineOf(style, {
          width: [wholeOf(w, set)],
          depth: [depth],
          height: [h],
          set: [set],
          frame: [frame],
          mount,
          art: arts[style],
          series: ['1', '2', '3'],
        }),
      ),
    );
  });
}

function wholeOf(width: number, set: SetOf): number {
  return width * setOf[set] + gap * (setOf[set] - 1);
}

const lines = (Object.keys(frames) as Style[]).flatMap(linesOf);
const valuesOf = (key: string): number[] =>
  [...new Set(lines.flatMap((line) => line.values[key] as number[]))].toSorted((a, b) => a - b);

const paints = [
  'paint-lime',
  'paint-cream',
  'paint-clay',
  'paint-fog',
  'paint-stone',
  'paint-graphite',
  'paint-black',
  'paint-sage',
  'paint-forest',
  'paint-navy',
  'paint-sky',
  'paint-terracotta',
  'paint-brick',
  'paint-mustard',
  'paint-blush',
];
function colour(name: TextTriple, ...byStyle: string[]): Slot {
  const styles: Style[] = [
    'modern',
    'scandinavian',
    'japandi',
    'indochine',
    'newChinese',
    'industrial',
    'wabiSabi',
    'french',
    'midCentury',
  ];
  return {
    name: localizedText(name),
    finishes: paints,
    byStyle: Object.fromEntries(styles.map((style, i) => [style, `paint-${byStyle[i]!}`])),
  };
}

export const picture = family({
  code: 'picture',
  name: { en: 'Picture', zh: '装饰画', vi: 'Tranh treo tường' },
  synonyms: {
    en: ['wall art', 'print', 'framed print', 'painting', 'poster', 'canvas'],
    zh: ['挂画', '壁画', '画框', '客厅画', '墙画', '字画', '卷轴画'],
    vi: ['tranh', 'tranh trang trí', 'khung tranh', 'tranh canvas', 'tranh phòng khách', 'tranh cuộn'],
  },
  category: 'decor',
  rooms: ['living', 'bedroom', 'dining', 'study', 'hall', 'children'],
  placement: 'wall',
  mountHeight: 1150,
  parameters: {
    ...measures(valuesOf('width'), valuesOf('depth'), valuesOf('height')),
    set: form(['Set', '组合', 'Bộ'], {
      single: ['Single', '单幅', 'Một bức'],
      pair: ['Pair', '双联', 'Bộ đôi'],
      triptych: ['Three', '三联', 'Bộ ba'],
    }),
    frame: form(['Frame', '画框', 'Khung'], {
      slim: ['Slim', '细框', 'Mảnh'],
      box: ['Deep box', '立体框', 'Hộp sâu'],
      wide: ['Flat and broad', '宽平框', 'Bản rộng'],
      moulded: ['Moulded, gilt fillet', '线条框带金边', 'Phào chỉ viền vàng'],
      float: ['Floating canvas', '悬浮框', 'Khung nổi'],
      canvas: ['Canvas, unframed', '无框画布', 'Canvas không khung'],
      scroll: ['Hanging scroll', '立轴', 'Tranh cuộn'],
      oxford: ['Crossed corners', '十字出头框', 'Góc khung chữ thập'],
    }),
    mount: form(['Mount', '卡纸', 'Giấy bo'], {
      none: ['None', '无', 'Không'],
      narrow: ['Narrow', '窄', 'Hẹp'],
      broad: ['Broad', '宽', 'Rộng'],
    }),
    art: form(['Picture', '画面', 'Nội dung'], {
      mountains: ['Mountains', '远山', 'Núi xa'],
      enso: ['Ink circle', '墨圆', 'Vòng tròn mực'],
      fields: ['Colour fields', '色域', 'Mảng màu'],
      botanical: ['Sprig', '枝叶', 'Cành lá'],
      arches: ['Arches', '拱门', 'Vòm cửa'],
      stones: ['Pebbles', '叠石', 'Đá cuội'],
      contours: ['Contour lines', '等高线', 'Đường đồng mức'],
      moon: ['Moon over water', '水月', 'Trăng trên nước'],
      tiles: ['Geometric tiles', '几何拼贴', 'Ô hình học'],
      bamboo: ['Ink bamboo', '墨竹', 'Trúc thuỷ mặc'],
      waves: ['Waves', '海浪纹', 'Sóng nước'],
    }),
    series: form(['Series', '系列', 'Số trong bộ'], {
      '1': ['No. 1', '第一款', 'Số 1'],
      '2': ['No. 2', '第二款', 'Số 2'],
      '3': ['No. 3', '第三款', 'Số 3'],
    }),
  },
  lines,
  slots: {
    frame: {
      name: localizedText(['Frame', '画框', 'Khung']),
      finishes: [
        'oak-natural',
        'oak-pale',
        'oak-black',
        'walnut',
        'wenge',
        'mahogany',
        'rosewood',
        'steel-black',
        'steel-white',
        'brass-brushed',
        'gold-champagne',
        'lacquer-black',
      ],
      byStyle: {
        modern: 'steel-black',
        scandinavian: 'oak-pale',
        japandi: 'oak-natural',
        indochine: 'rosewood',
        newChinese: 'wenge',
        industrial: 'steel-black',
        wabiSabi: 'oak-smoked',
        french: 'oak-white',
        midCentury: 'walnut',
      },
    },
    fillet: {
      name: localizedText(['Fillet', '金边', 'Viền trong']),
      finishes: ['gold-champagne', 'brass-brushed', 'brass-antique'],
    },
    mount: {
      name: localizedText(['Mount', '卡纸', 'Giấy bo']),
      finishes: ['paper-white', 'paper-rice', 'paper-kraft', 'silk-raw'],
      byStyle: { newChinese: 'silk-raw' },
    },
    paper: {
      name: localizedText(['Ground', '画底', 'Nền tranh']),
      finishes: ['paper-white', 'paper-rice', 'paint-lime', 'paint-cream', 'paper-kraft'],
      byStyle: {
        japandi: 'paper-rice',
        newChinese: 'paper-rice',
        indochine: 'paint-cream',
        wabiSabi: 'paint-lime',
        french: 'paper-rice',
        midCentury: 'paint-cream',
      },
    },
    pale: colour(
      ['Pale colour', '浅色', 'Màu nhạt'],
      'fog',
      'sky',
      'clay',
      'sage',
      'fog',
      'stone',
      'clay',
      'blush',
      'mustard',
    ),
    mid: colour(
      ['Middle colour', '中间色', 'Màu vừa'],
      'stone',
      'sage',
      'sage',
      'mustard',
      'sky',
      'graphite',
      'stone',
      'sky',
      'terracotta',
    ),
    tone: colour(
      ['Deep colour', '重色', 'Màu đậm'],
      'graphite',
      'forest',
      'stone',
      'forest',
      'navy',
      'brick',
      'graphite',
      'sage',
      'forest',
    ),
    dark: colour(
      ['Dark', '墨色', 'Màu tối'],
      'black',
      'graphite',
      'black',
      'navy',
      'black',
      'black',
      'graphite',
      'navy',
      'navy',
    ),
    accent: colour(
      ['Accent', '点缀色', 'Màu nhấn'],
      'mustard',
      'mustard',
      'terracotta',
      'brick',
      'brick',
      'mustard',
      'terracotta',
      'mustard',
      'brick',
    ),
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const count = setOf[choice.set as SetOf];
  const width = ((choice.width as number) - gap * (count - 1)) / count;
  const panels = Array.from({ length: count }, (_, panel) => {
    const series = ((Number(choice.series) - 1 + panel) % 3) + 1;
    const seed = hashOfText(`${choice.art} ${series}`);
    const parts = panelParts({
      width,
      height: choice.height as number,
      depth: choice.depth as number,
      frame: choice.frame as Frame,
      mount: choice.mount as Mount,
      art: choice.art as Art,
      sheet: {
        detail,
        rng: seededRng(seed),
        series: choice.art === 'mountains' ? Number(choice.series) : series,
        panel,
        seed: choice.art === 'mountains' ? 7 : seed,
      },
    });
    return parts.map((each) => ({ ...each, mesh: move(each.mesh, (panel - (count - 1) / 2) * (width + gap), 0, 0) }));
  });
  return model(panels.flat());
}
