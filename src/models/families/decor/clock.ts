import { caseOf } from '#models/families/decor/clock-case.ts';
import type { Case } from '#models/families/decor/clock-case.ts';
import { clockFace } from '#models/families/decor/clock-face.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import { move, turn } from '#models/geometry/transform.ts';
import type { Hands, Marks } from '#models/families/decor/clock-face.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

/** Cases, marks and hands that go together, and the depth by which a style's clocks differ from another's. */
const formsByStyle: Record<
  Style,
  { depth: number; cases: readonly Case[]; marks: readonly Marks[]; hands: readonly Hands[] }
> = {
  modern: {
    depth: 30,
    cases: ['rim', 'bare', 'hoop'],
    marks: ['bars', 'quarters', 'none'],
    hands: ['baton', 'needle'],
  },
  scandinavian: {
    depth: 40,
    cases: ['deep', 'dish', 'square'],
    marks: ['bars', 'dots', 'minutes'],
    hands: ['baton', 'leaf'],
  },
  japandi: {
    depth: 42,
    cases: ['soft', 'deep', 'dish'],
    marks: ['dots', 'quarters', 'none'],
    hands: ['needle', 'baton'],
  },
  indochine: { depth: 60, cases: ['pendulum', 'eight'], marks: ['minutes', 'bars'], hands: ['sword', 'leaf'] },
  newChinese: { depth: 44, cases: ['eight', 'hoop', 'square'], marks: ['bars', 'quarters'], hands: ['sword', 'baton'] },
  industrial: { depth: 50, cases: ['rim', 'deep'], marks: ['minutes', 'bars'], hands: ['sword', 'baton'] },
  wabiSabi: { depth: 34, cases: ['bare', 'soft', 'dish'], marks: ['none', 'dots'], hands: ['needle', 'leaf'] },
  french: { depth: 56, cases: ['pendulum', 'rim', 'rays'], marks: ['minutes', 'bars'], hands: ['leaf', 'sword'] },
  midCentury: { depth: 46, cases: ['rays', 'soft', 'deep'], marks: ['bars', 'dots'], hands: ['leaf', 'baton'] },
};
const sizes = [250, 300, 350, 400, 500, 600];

function linesOf(style: Style): Line[] {
  const { depth, cases, marks, hands } = formsByStyle[style];
  const plain = cases.filter((each) => each !== 'pendulum');
  const round = sizes.map((size) =>
    lineOf(style, { width: [size], depth: [depth], height: [size], case: plain, marks, hands }),
  );
  const long = cases.includes('pendulum')
    ? [
        [250, 500],
        [250, 600],
        [300, 600],
        [300, 750],
      ].map(([w, h]) => lineOf(style, { width: [w!], depth: [depth], height: [h!], case: ['pendulum'], marks, hands }))
    : [];
  return [...round, ...long];
}

export const clock = family({
  code: 'clock',
  name: { en: 'Wall clock', zh: '挂钟', vi: 'Đồng hồ treo tường' },
  synonyms: {
    en: ['clock', 'pendulum clock', 'sunburst clock'],
    zh: ['时钟', '钟表', '壁钟', '摆钟', '太阳钟', '客厅挂钟'],
    vi: ['đồng hồ', 'đồng hồ quả lắc', 'đồng hồ trang trí', 'đồng hồ tường'],
  },
  category: 'decor',
  rooms: ['living', 'kitchen', 'dining', 'study', 'bedroom', 'hall', 'children'],
  placement: 'wall',
  mountHeight: 1600,
  parameters: {
    ...measures(sizes, [30, 34, 40, 42, 44, 46, 50, 56, 60], [250, 300, 350, 400, 500, 600, 750]),
    case: form(['Case', '钟壳', 'Vỏ'], {
      rim: ['Slim rim', '细边', 'Vành mảnh'],
      deep: ['Deep wooden drum', '木圈', 'Vành gỗ sâu'],
      dish: ['Dished', '碟形', 'Lòng đĩa'],
      square: ['Square', '方形', 'Vuông'],
      soft: ['Rounded square', '圆角方形', 'Vuông bo tròn'],
      rays: ['Sunburst', '太阳光芒', 'Tia mặt trời'],
      pendulum: ['Pendulum', '带钟摆', 'Quả lắc'],
      hoop: ['Open hoop', '镂空圆环', 'Vòng hở'],
      bare: ['Disc, no rim', '无框圆盘', 'Đĩa không viền'],
      eight: ['Octagon', '八角', 'Bát giác'],
    }),
    marks: form(['Marks', '刻度', 'Vạch số'], {
      bars: ['Twelve bars', '十二条线', 'Mười hai vạch'],
      dots: ['Twelve dots', '十二圆点', 'Mười hai chấm'],
      quarters: ['Quarters only', '仅四个刻度', 'Chỉ bốn vạch'],
      minutes: ['Every minute', '分钟刻度', 'Vạch phút'],
      none: ['None', '无刻度', 'Không'],
    }),
    hands: form(['Hands', '指针', 'Kim'], {
      baton: ['Batons', '直针', 'Thẳng'],
      needle: ['Needles', '细针', 'Kim mảnh'],
      leaf: ['Leaves', '叶形针', 'Hình lá'],
      sword: ['Swords', '剑形针', 'Hình kiếm'],
    }),
  },
  lines: (Object.keys(formsByStyle) as Style[]).flatMap(linesOf),
  slots: {
    case: {
      name: localizedText(['Case', '钟壳', 'Vỏ']),
      finishes: [
        'oak-natural',
        'oak-pale',
        'walnut',
        'wenge',
        'mahogany',
        'rosewood',
        'steel-black',
        'steel-white',
        'brass-brushed',
        'brass-antique',
      ],
      byStyle: {
        modern: 'steel-black',
        scandinavian: 'oak-pale',
        japandi: 'oak-natural',
        indochine: 'rosewood',
        newChinese: 'wenge',
        industrial: 'iron-cast',
        wabiSabi: 'oak-smoked',
        french: 'brass-antique',
        midCentury: 'walnut',
      },
    },
    face: {
      name: localizedText(['Face', '钟面', 'Mặt số']),
      finishes: [
        'paint-white',
        'paint-cream',
        'paint-black',
        'paint-graphite',
        'paint-sage',
        'travertine',
        'oak-pale',
        'plaster-clay',
      ],
      byStyle: {
        modern: 'paint-fog',
        scandinavian: 'paint-white',
        japandi: 'paint-lime',
        indochine: 'paint-cream',
        newChinese: 'paint-cream',
        industrial: 'paint-cream',
        wabiSabi: 'plaster-clay',
        french: 'paint-white',
        midCentury: 'paint-cream',
      },
    },
    hands: {
      name: localizedText(['Hands and marks', '指针与刻度', 'Kim và vạch']),
      finishes: ['steel-black', 'brass-brushed', 'brass-antique', 'steel-white', 'walnut'],
      byStyle: { newChinese: 'brass-brushed', wabiSabi: 'bronze' },
    },
    glass: { name: localizedText(['Glass', '玻璃', 'Kính']), finishes: ['glass-clear', 'glass-smoked'] },
  },
  build,
});

/** Made lying on its back, face up, around the origin; then hung. */
function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const kind = choice.case as Case;
  const r = width / 2;
  const made = caseOf(kind, width, height, depth, detail);
  const middle = kind === 'pendulum' ? height / 2 - r : 0;
  const face = clockFace(
    { radius: made.face, at: made.level, top: depth - 4, marks: choice.marks as Marks, hands: choice.hands as Hands },
    detail,
  ).map((mesh) => move(mesh, 0, middle, 0));
  const hung = (mesh: Mesh): Mesh => move(turn(mesh, 'x', 90), 0, 0, height / 2);
  return model([...made.parts, part('hands', face)].map((each) => ({ ...each, mesh: hung(each.mesh) })));
}
