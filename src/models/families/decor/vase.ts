import { neckOf, vase as vaseMesh, vaseShapes } from '#models/families/decor/vase-forms.ts';
import { stemKinds } from '#models/families/decor/vase-stems.ts';
import { crownOf, grown } from '#models/families/plants/crown.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import { hashOfText } from '#lib/random.ts';
import type { VaseForm } from '#models/families/decor/vase-forms.ts';
import type { Stems } from '#models/families/decor/vase-stems.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

/** Each style throws its own forms and fills them its own way. */
const formsByStyle: Record<Style, { forms: readonly VaseForm[]; stems: readonly Stems[] }> = {
  modern: { forms: ['cylinder', 'arch'], stems: ['branch', 'leaves', 'pampas'] },
  scandinavian: { forms: ['carafe', 'ripple'], stems: ['eucalyptus', 'branch', 'grass'] },
  japandi: { forms: ['bottle', 'moonjar'], stems: ['branch', 'blossom', 'grass'] },
  indochine: { forms: ['gourd', 'trumpet'], stems: ['leaves', 'blossom', 'branch'] },
  newChinese: { forms: ['meiping', 'pear'], stems: ['blossom', 'branch'] },
  industrial: { forms: ['flask', 'facet'], stems: ['eucalyptus', 'grass'] },
  wabiSabi: { forms: ['boulder', 'relic'], stems: ['branch', 'pampas', 'grass'] },
  french: { forms: ['urn', 'fluted'], stems: ['eucalyptus', 'blossom'] },
  midCentury: { forms: ['hourglass', 'teardrop'], stems: ['pampas', 'leaves', 'grass'] },
};

const tens = (value: number): number => Math.round(value / 10) * 10;
const spreads = [
  [360, 600],
  [420, 700],
  [480, 800],
  [560, 950],
] as const;

/** Empty: three girths at five heights. Filled: the spread of what stands in it gives the measures. */
function linesOf(style: Style): Line[] {
  const { forms, stems } = formsByStyle[style];
  const empty = forms.flatMap((shape) =>
    [160, 220, 280, 340, 420].flatMap((height) =>
      [0.88, 1, 1.14]
        .map((girth) => tens(height * vaseShapes[shape].ratio * girth))
        .filter((size, i, all) => all.indexOf(size) === i)
        .map((size) =>
          lineOf(style, { width: [size], depth: [size], height: [height], form: [shape], stems: ['none'] }),
        ),
    ),
  );
  const filled = spreads.flatMap(([size, tall]) =>
    [tall - 60, tall].map((height) =>
      lineOf(style, { width: [size], depth: [size], height: [height], form: forms, stems }),
    ),
  );
  return [...empty, ...filled];
}

const lines = (Object.keys(formsByStyle) as Style[]).flatMap(linesOf);
const valuesOf = (key: string): number[] =>
  [...new Set(lines.flatMap((line) => line.values[key] as number[]))].toSorted((a, b) => a - b);

export const vase = family({
  code: 'vase',
  name: { en: 'Vase', zh: '花瓶', vi: 'Bình hoa' },
  synonyms: {
    en: ['flower vase', 'vessel', 'jar', 'dried flowers', 'branches'],
    zh: ['花器', '陶瓶', '插花', '干花', '梅瓶'],
    vi: ['lọ hoa', 'bình gốm', 'bình cắm hoa', 'hoa khô', 'lục bình', 'lộc bình', 'bình bông'],
  },
  category: 'decor',
  rooms: ['living', 'dining', 'bedroom', 'study', 'hall', 'kitchen'],
  placement: 'top',
  parameters: {
    ...measures(valuesOf('width'), valuesOf('depth'), valuesOf('height')),
    form: form(['Form', '器形', 'Dáng bình'], {
      cylinder: ['Cylinder', '直筒', 'Trụ'],
      arch: ['Arched', '拱肩', 'Vai vòm'],
      carafe: ['Carafe', '水瓶形', 'Dáng bình nước'],
      ripple: ['Rippled', '波纹', 'Gợn sóng'],
      bottle: ['Bottle', '长颈瓶', 'Cổ dài'],
      moonjar: ['Moon jar', '月亮罐', 'Bình trăng'],
      gourd: ['Gourd', '葫芦瓶', 'Hồ lô'],
      trumpet: ['Trumpet', '花觚', 'Miệng loe'],
      meiping: ['Meiping', '梅瓶', 'Mai bình'],
      pear: ['Pear', '玉壶春瓶', 'Dáng tỳ bà'],
      flask: ['Flask', '锥形瓶', 'Bình tam giác'],
      facet: ['Faceted', '切面', 'Cắt cạnh'],
      boulder: ['Boulder', '石形', 'Dáng đá'],
      relic: ['Relic', '古陶罐', 'Gốm cổ'],
      urn: ['Handled urn', '双耳瓮', 'Hai quai'],
      fluted: ['Fluted', '凹槽', 'Khía rãnh'],
      hourglass: ['Hourglass', '沙漏形', 'Đồng hồ cát'],
      teardrop: ['Teardrop', '水滴形', 'Giọt nước'],
    }),
    stems: form(['Filled with', '插花', 'Cắm kèm'], {
      none: ['Empty', '空瓶', 'Để trống'],
      branch: ['Leafy branches', '绿枝', 'Cành lá'],
      blossom: ['Blossom branches', '花枝', 'Cành hoa'],
      eucalyptus: ['Eucalyptus', '尤加利', 'Khuynh diệp'],
      pampas: ['Pampas grass', '蒲苇', 'Bông lau'],
      grass: ['Bunny-tail grass', '兔尾草', 'Cỏ đuôi thỏ'],
      leaves: ['Large leaves', '大叶', 'Lá to'],
    }),
  },
  lines,
  slots: {
    body: {
      name: localizedText(['Vase', '瓶身', 'Thân bình']),
      finishes: [
        'ceramic-white',
        'ceramic-ivory',
        'ceramic-celadon',
        'ceramic-indigo',
        'ceramic-black',
        'ceramic-grey',
        'terracotta',
        'stoneware-sand',
        'stoneware-charcoal',
        'glass-clear',
        'glass-smoked',
        'glass-amber',
        'glass-green',
        'brass-antique',
        'travertine',
        'lacquer-red',
      ],
      byStyle: {
        modern: 'ceramic-black',
        scandinavian: 'glass-green',
        japandi: 'ceramic-ivory',
        indochine: 'ceramic-indigo',
        newChinese: 'ceramic-celadon',
        industrial: 'glass-smoked',
        wabiSabi: 'stoneware-charcoal',
        french: 'ceramic-white',
        midCentury: 'terracotta',
      },
    },
    leaf: { name: localizedText(['Leaves', '叶片', 'Lá']), finishes: ['leaf-green', 'leaf-deep', 'leaf-olive'] },
    silver: { name: localizedText(['Silvery leaves', '银叶', 'Lá bạc']), finishes: ['leaf-silver', 'leaf-olive'] },
    stalk: { name: localizedText(['Stalks', '茎秆', 'Cuống']), finishes: ['leaf-olive', 'leaf-green'] },
    bark: { name: localizedText(['Branches', '枝干', 'Cành']), finishes: ['bark'] },
    dry: { name: localizedText(['Dry grass', '干草', 'Cỏ khô']), finishes: ['leaf-dry', 'flower-white'] },
    flower: {
      name: localizedText(['Blossom', '花朵', 'Hoa']),
      finishes: ['flower-white', 'paint-blush', 'paint-brick'],
      byStyle: { newChinese: 'paint-blush', indochine: 'paint-blush' },
    },
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const box = { width: choice.width as number, depth: choice.depth as number, height: choice.height as number };
  const shape = choice.form as VaseForm;
  if (choice.stems === 'none') return model([part('body', vaseMesh(shape, box.width, box.height, detail))]);
  const { ratio } = vaseShapes[shape];
  const tall = Math.round(box.height * Math.min(0.44, 0.23 / ratio ** 0.75));
  const body = vaseMesh(shape, tall * ratio, tall, detail);
  const crown = crownOf(
    {
      detail,
      reach: box.width / 2,
      tall: box.height - tall,
      soil: tall,
      mouth: (neckOf(shape) * tall * ratio) / 2 - 4,
      full: 1,
    },
    hashOfText(choice.stems as string),
  );
  stemKinds[choice.stems as Stems](crown);
  return model([part('body', body), ...grown(crown, box)]);
}
