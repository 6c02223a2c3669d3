import { basketBody } from '#models/families/decor/basket-weave.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { clothSlot } from '#models/families/shared/slots.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { sheet } from '#models/geometry/cloth.ts';
import { bothSides } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import { noise } from '#lib/noise.ts';
import type { BasketForm, Weave } from '#models/families/decor/basket-weave.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

type Handles = 'none' | 'ears' | 'hoop';

/** Each style weaves in its own way and number of stakes. */
const formsByStyle: Partial<
  Record<Style, { weave: readonly Weave[]; forms: readonly BasketForm[]; handles: readonly Handles[] }>
> = {
  scandinavian: { weave: ['wicker', 'rope'], forms: ['drum', 'taper', 'oval'], handles: ['ears', 'none'] },
  japandi: { weave: ['slats', 'rope'], forms: ['drum', 'square'], handles: ['none', 'ears'] },
  indochine: { weave: ['wicker', 'coil'], forms: ['belly', 'oval', 'drum'], handles: ['hoop', 'ears'] },
  newChinese: { weave: ['slats', 'wicker'], forms: ['square', 'belly'], handles: ['hoop', 'none'] },
  wabiSabi: { weave: ['coil', 'wicker'], forms: ['belly', 'taper'], handles: ['none', 'ears'] },
  french: { weave: ['wicker'], forms: ['taper', 'oval', 'square'], handles: ['hoop', 'ears'] },
  midCentury: { weave: ['slats', 'coil'], forms: ['taper', 'drum'], handles: ['ears', 'none'] },
};
/** How many stakes and rows a style's weavers use: no two styles agree. */
const fineness: Partial<Record<Style, number>> = {
  scandinavian: 1,
  japandi: 1.12,
  indochine: 1.2,
  newChinese: 1.28,
  wabiSabi: 0.84,
  french: 0.92,
  midCentury: 1.06,
};

function linesOf(style: Style): Line[] {
  const { weave, forms, handles } = formsByStyle[style]!;
  return weave.flatMap((each) => {
    const values = { weave: [each], handles, fill: each === 'slats' ? ['none'] : ['none', 'throw'] };
    const lines = [300, 360, 420, 480].map((size) =>
      lineOf(style, values, {
        width: [size],
        depth: [size],
        height: [280, 340, 420, 500],
        form: forms.filter((shape) => shape !== 'oval'),
      }),
    );
    return forms.includes('oval')
      ? [
          ...lines,
          lineOf(style, values, { width: [420, 480, 540], depth: [300, 360], height: [280, 340], form: ['oval'] }),
        ]
      : lines;
  });
}

export const basket = family({
  code: 'basket',
  name: { en: 'Basket', zh: '编织篮', vi: 'Giỏ đan' },
  synonyms: {
    en: ['wicker basket', 'laundry basket', 'storage basket', 'blanket basket'],
    zh: ['藤篮', '收纳篮', '脏衣篮', '脏衣篓', '收纳筐', '草编篮'],
    vi: ['giỏ mây', 'giỏ cói', 'giỏ đựng đồ', 'giỏ đồ giặt', 'giỏ mây tre', 'sọt'],
  },
  category: 'decor',
  rooms: ['living', 'bedroom', 'bathroom', 'children', 'hall', 'balcony'],
  placement: 'floor',
  parameters: {
    ...measures([300, 360, 420, 480, 540], [300, 360, 420, 480], [280, 340, 420, 500]),
    form: form(['Form', '形状', 'Dáng'], {
      drum: ['Drum', '直筒', 'Trụ'],
      taper: ['Tapered', '锥形', 'Thuôn'],
      belly: ['Bellied', '鼓腹', 'Bầu tròn'],
      square: ['Square', '方形', 'Vuông'],
      oval: ['Oval', '椭圆', 'Bầu dục'],
    }),
    weave: form(['Weave', '编法', 'Kiểu đan'], {
      wicker: ['Over and under', '经纬编', 'Đan lóng mốt'],
      coil: ['Coiled', '盘编', 'Cuộn vòng'],
      slats: ['Upright splints', '竖条', 'Nan đứng'],
      rope: ['Thick rope', '粗绳', 'Dây thừng'],
    }),
    handles: form(['Handles', '提手', 'Quai'], {
      none: ['None', '无', 'Không'],
      ears: ['Two ears', '双耳', 'Hai quai'],
      hoop: ['Hoop', '提梁', 'Quai vòm'],
    }),
    fill: form(['Filled with', '盛放', 'Đựng'], {
      none: ['Empty', '空', 'Để trống'],
      throw: ['Throw', '毯子', 'Chăn mỏng'],
    }),
  },
  lines: (Object.keys(formsByStyle) as Style[]).flatMap(linesOf),
  slots: {
    weave: {
      name: localizedText(['Weave', '编织', 'Phần đan']),
      finishes: ['rattan-natural', 'rattan-honey', 'seagrass', 'bamboo', 'paper-cord', 'wicker-grey'],
      byStyle: {
        scandinavian: 'paper-cord',
        japandi: 'bamboo',
        indochine: 'rattan-honey',
        newChinese: 'rattan-honey',
        wabiSabi: 'seagrass',
        french: 'rattan-natural',
        midCentury: 'rattan-natural',
      },
    },
    handle: {
      name: localizedText(['Handles', '提手', 'Quai']),
      finishes: ['rattan-natural', 'leather-cognac', 'leather-black', 'oak-natural', 'bamboo'],
      byStyle: {
        scandinavian: 'leather-cognac',
        japandi: 'oak-natural',
        newChinese: 'bamboo',
        indochine: 'rattan-honey',
      },
    },
    cloth: clothSlot(['Throw', '毯子', 'Chăn mỏng'], {
      scandinavian: 'wool-fog',
      indochine: 'linen-rust',
      midCentury: 'linen-mustard',
      wabiSabi: 'linen-oat',
    }),
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const handles = choice.handles as Handles;
  const tall = { none: height, ears: height - 46, hoop: height * 0.62 }[handles];
  const body = basketBody(
    {
      form: choice.form as BasketForm,
      weave: choice.weave as Weave,
      width,
      depth,
      height: tall,
      fine: fineness[choice.style]!,
    },
    detail,
  );
  const cloth =
    choice.fill === 'throw'
      ? [
          part(
            'cloth',
            heaped(body.mouth * width * 0.46, body.mouth * depth * 0.46, tall, Math.min(height - 4, tall + 60), detail),
            { solid: false },
          ),
        ]
      : [];
  return model([
    part('weave', body.meshes),
    part('handle', handlesOf(handles, width * body.mouth, depth * body.mouth, tall, height, detail)),
    ...cloth,
  ]);
}

function handlesOf(kind: Handles, width: number, depth: number, tall: number, height: number, detail: Detail): Mesh[] {
  const x = width / 2 - 10;
  const y = Math.min(70, depth * 0.2);
  const r = 7;
  if (kind === 'ears')
    return [
      bothSides(
        tube(
          {
            path: [
              [x, -y, tall - 60],
              [x, -y, height - r],
              [x, y, height - r],
              [x, y, tall - 60],
            ],
            radius: r,
            bend: 34,
            up: [1, 0, 0],
          },
          detail,
        ),
      ),
    ];
  if (kind === 'none') return [];
  return [
    tube(
      {
        path: [
          [-x, 0, tall * 0.5],
          [-x, 0, height - r],
          [x, 0, height - r],
          [x, 0, tall * 0.5],
        ],
        radius: r * 1.3 - 2.1,
        bend: Math.min(x, height - tall) * 0.96,
        up: [0, 1, 0],
      },
      detail,
    ),
  ];
}

/** A throw dropped in: a soft mound with a fold over the rim. */
function heaped(rx: number, ry: number, rim: number, top: number, detail: Detail): Mesh {
  const steps = byDetail(detail, 22, 14, 6);
  return sheet(
    steps,
    steps,
    (u, v) => {
      const a = u * 2 * Math.PI;
      const r = v;
      const swell = (1 - r * r) * (0.55 + 0.45 * noise(r * Math.cos(a) * 2.2 + 4, r * Math.sin(a) * 2.2 + 7, 4));
      return [rx * r * Math.cos(a), ry * r * Math.sin(a), rim - 30 + (top - rim + 28) * swell];
    },
    { width: rx * 4, height: ry * 2 },
  );
}
