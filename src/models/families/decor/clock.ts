import { clockFace } from '#models/families/decor/clock-face.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { family } from '#models/family.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { model, part } from '#models/geometry/model.ts';
import { rectangle, roundedRectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, merge, move, turn } from '#models/geometry/transform.ts';
import type { Hands, Marks } from '#models/families/decor/clock-face.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model, Part } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

type Case = 'rim' | 'deep' | 'dish' | 'square' | 'soft' | 'rays' | 'pendulum' | 'hoop' | 'bare' | 'eight';

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

interface ClockCase {
  parts: Part[];
  /** Radius and level of the face. */
  face: number;
  level: number;
}

function caseOf(kind: Case, width: number, height: number, depth: number, detail: Detail): ClockCase {
  const r = width / 2;
  const ring = (from: number, low: number, lip: number): Part =>
    part(
      'case',
      lathe(
        [
          [r - 2, 0],
          [r, 2],
          [r, depth - 2],
          [r - 2, depth],
          [from + lip, depth],
          [from, depth - 2],
          [from, low],
        ],
        detail,
        { closed: true, crease: 30 },
      ),
    );
  const dial = (radius: number, level: number): Part =>
    part('face', cylinder({ radius, height: level, edge: 0.8 }, detail));
  switch (kind) {
    case 'rim':
      return { parts: [ring(r * 0.955, 4, 1), dial(r * 0.96, depth * 0.55)], face: r * 0.92, level: depth * 0.55 };
    case 'deep':
      return { parts: [ring(r * 0.9, 4, 2), dial(r * 0.905, depth * 0.42)], face: r * 0.86, level: depth * 0.42 };
    case 'dish':
      return {
        parts: [
          part(
            'case',
            lathe(
              [
                [r * 0.7, 0],
                [r * 0.97, depth * 0.8],
                [r, depth * 0.93],
                [r - 2, depth],
                [r - 6, depth - 1],
                [r * 0.7, depth * 0.48],
                [r * 0.3, depth * 0.34],
                [0, depth * 0.32],
              ],
              detail,
              { crease: 50 },
            ),
          ),
        ],
        face: r * 0.66,
        level: depth * 0.46,
      };
    case 'bare':
      return {
        parts: [
          part(
            'face',
            lathe(
              [
                [r - 3, 0],
                [r, 3],
                [r, depth * 0.4],
                [r - 3, depth * 0.46],
              ],
              detail,
            ),
          ),
          part('hands', cylinder({ radius: r * 0.03, height: depth, edge: 1 }, detail)),
        ],
        face: r * 0.92,
        level: depth * 0.46,
      };
    case 'hoop':
      return {
        parts: [
          ring(r * 0.93, 1, 1),
          part('case', cylinder({ radius: r * 0.16, height: depth * 0.5, edge: 1 }, detail)),
          part('case', spokes(r, depth, detail)),
        ],
        face: r * 0.9,
        level: depth * 0.5,
      };
    case 'square':
      return {
        parts: slab(rectangle(width, width), rectangle(width * 0.9, width * 0.9), depth, detail),
        face: r * 0.84,
        level: depth * 0.5,
      };
    case 'soft':
      return {
        parts: slab(
          roundedRectangle(width, width, width * 0.26, detail),
          roundedRectangle(width * 0.93, width * 0.93, width * 0.23, detail),
          depth,
          detail,
        ),
        face: r * 0.84,
        level: depth * 0.5,
      };
    case 'eight':
      return { parts: slab(octagon(r), octagon(r * 0.88), depth, detail), face: r * 0.82, level: depth * 0.5 };
    case 'rays':
      return {
        parts: [
          part('case', rays(r, depth, detail)),
          dial(r * 0.4, depth * 0.6),
          part(
            'case',
            lathe(
              [
                [r * 0.43, 4],
                [r * 0.43, depth],
                [r * 0.4, depth],
                [r * 0.4, 4],
              ],
              detail,
              { closed: true },
            ),
          ),
        ],
        face: r * 0.38,
        level: depth * 0.6,
      };
    case 'pendulum':
      return pendulum(width, height, depth, detail);
  }
}

function slab(
  outside: readonly (readonly [number, number])[],
  hole: readonly (readonly [number, number])[],
  depth: number,
  detail: Detail,
): Part[] {
  return [
    part('case', extrude({ outline: outside, holes: [hole], height: depth, bevel: 2 }, detail)),
    part('face', extrude({ outline: hole, height: depth * 0.5 }, detail)),
  ];
}

function octagon(r: number): [number, number][] {
  const s = r * Math.tan(Math.PI / 8);
  return [
    [r, -s],
    [r, s],
    [s, r],
    [-s, r],
    [-r, s],
    [-r, -s],
    [-s, -r],
    [s, -r],
  ];
}

function spokes(r: number, depth: number, detail: Detail): Mesh {
  const bar = board({ from: [-r * 0.95, -2, 3], to: [r * 0.95, 2, depth * 0.3], radius: 0 }, detail);
  return merge([bar, turn(bar, 'z', 90)]);
}

/** Long and short rays in turn; four of the long ones touch the box. */
function rays(r: number, depth: number, detail: Detail): Mesh {
  const count = byDetail(detail, 24, 24, 12);
  return merge(
    Array.from({ length: count }, (_, i) => {
      const long = i % (count / 12) === 0 ? 1 : 0.76;
      const half = r * 0.022 + 1;
      const ray = extrude(
        {
          outline: [
            [r * 0.34, -half * 1.5],
            [r * long, -half * 0.3],
            [r * long, half * 0.3],
            [r * 0.34, half * 1.5],
          ],
          height: depth * 0.4,
        },
        detail,
      );
      return turn(i % (count / 12) === 0 ? ray : move(ray, 0, 0, depth * 0.06), 'z', (i * 360) / count);
    }).concat([
      cylinder({ radius: r * 0.36, height: depth * 0.5 }, detail),
      cylinder({ radius: r * 0.2, height: 2 }, detail),
    ]),
  );
}

/** A long case: the dial above, the bob behind glass below. */
function pendulum(width: number, height: number, depth: number, detail: Detail): ClockCase {
  const r = width / 2;
  const foot = -height / 2;
  const tall = height - r * 1.76;
  const middle = height / 2 - r;
  const box = extrude(
    {
      outline: rectangle(width * 0.72, tall),
      holes: [rectangle(width * 0.56, tall - width * 0.16)],
      height: depth * 0.8,
      bevel: 3,
    },
    detail,
  );
  const down = foot + tall / 2;
  const back = board(
    { from: [-width * 0.33, foot + 8, 0], to: [width * 0.33, middle, depth * 0.2], radius: 0 },
    detail,
  );
  const head = move(
    lathe(
      [
        [r - 4, 0],
        [r, 4],
        [r, depth * 0.86],
        [r - 6, depth],
        [r * 0.84, depth],
        [r * 0.8, depth * 0.8],
        [r * 0.8, 4],
      ],
      detail,
      { closed: true, crease: 35 },
    ),
    0,
    middle,
    0,
  );
  const dial = move(cylinder({ radius: r * 0.81, height: depth * 0.6 }, detail), 0, middle, 0);
  const swing = foot + width * 0.3;
  const bob = merge([
    move(
      lathe(
        [
          [0, 0],
          [width * 0.1, 2],
          [width * 0.11, 5],
          [width * 0.1, 8],
          [0, 10],
        ],
        detail,
      ),
      0,
      swing,
      depth * 0.4,
    ),
    board({ from: [-2, swing, depth * 0.42], to: [2, middle, depth * 0.5], radius: 0 }, detail),
  ]);
  const plinth = bothSides(
    board({ from: [0, foot, 0], to: [width * 0.4, foot + width * 0.09, depth * 0.9], radius: 3, grain: 'x' }, detail),
  );
  return {
    parts: [part('case', [move(box, 0, down, 0), back, head, plinth]), part('face', dial), part('hands', bob)],
    face: r * 0.76,
    level: depth * 0.6,
  };
}
