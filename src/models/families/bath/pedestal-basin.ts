import { ceramicSlot, fittingSlot } from '#models/families/bath/bath-slots.ts';
import { basinTap, basinTapHeight, ledgeBasin } from '#models/families/bath/ledge-basin.ts';
import { wasteOf } from '#models/families/bath/basin-bowl.ts';
import { basinTapWords, planWords } from '#models/families/bath/basin-parameters.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { form, lineOf, measures } from '#models/families/shared/parameters.ts';
import { between, fromFoot, grown, overLip, toFloor, vessel } from '#models/families/bath/vessel.ts';
import { family } from '#models/family.ts';
import type { BasinPlan } from '#models/families/bath/ledge-basin.ts';
import type { Course, Rim } from '#models/families/bath/vessel.ts';
import type { Choice, Line, Value } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

const high = [820, 840, 860, 880];
const classic = { width: [500, 550, 600, 650], depth: [420, 450, 480] };
const totem = { height: high, plan: ['none'], tap: ['none'] };

function both(style: Style, values: Record<string, readonly Value[]>): Line[] {
  return [
    lineOf(style, classic, { height: high, tap: ['none'] }, values),
    lineOf(style, classic, { height: high.map((height) => height + basinTapHeight), tap: ['mixer'] }, values),
  ];
}

/** Round ones are as deep as wide. */
function totems(style: Style, values: Record<string, readonly Value[]>): Line[] {
  return [380, 400, 420, 450, 480].map((width) => lineOf(style, totem, { width: [width], depth: [width] }, values));
}

const lines: Line[] = [
  ...both('scandinavian', { stand: ['column'], plan: ['soft', 'dee'] }),
  ...both('french', { stand: ['moulded'], plan: ['dee', 'soft', 'square'] }),
  ...both('indochine', { stand: ['column', 'waisted'], plan: ['square'] }),
  ...both('midCentury', { stand: ['waisted'], plan: ['dee', 'soft'] }),
  ...totems('modern', { stand: ['totem', 'cone', 'square'] }),
  ...totems('japandi', { stand: ['ribbed', 'goblet'] }),
  ...totems('wabiSabi', { stand: ['drum', 'urn'] }),
];

export const pedestalBasin = family({
  code: 'pedestal-basin',
  name: { en: 'Pedestal basin', zh: '立柱盆', vi: 'Chậu lavabo chân đứng' },
  synonyms: {
    en: ['freestanding basin', 'pedestal sink', 'basin on a column'],
    zh: ['柱盆', '立柱洗手盆', '一体立式盆', '落地洗手盆'],
    vi: ['lavabo chân dài', 'lavabo chân đứng', 'lavabo đứng', 'chậu trụ', 'bồn rửa mặt chân đứng'],
  },
  category: 'bath',
  rooms: ['bathroom'],
  placement: 'floor',
  parameters: {
    ...measures(
      [380, 400, 420, 450, 480, 500, 550, 600, 650],
      [380, 400, 420, 450, 480],
      [...high, ...high.map((height) => height + basinTapHeight)],
    ),
    stand: form(['Pedestal', '柱体', 'Chân'], {
      column: ['Column', '直柱', 'Trụ thẳng'],
      waisted: ['Waisted', '收腰', 'Thắt eo'],
      moulded: ['Moulded', '线脚柱', 'Có gờ chỉ'],
      totem: ['One-piece cylinder', '圆柱一体', 'Trụ liền khối'],
      cone: ['One-piece cone', '锥形一体', 'Hình nón liền khối'],
      square: ['One-piece, soft square', '方柱一体', 'Vuông bo tròn liền khối'],
      ribbed: ['One-piece, ribbed', '竖纹一体', 'Liền khối gân nổi'],
      goblet: ['Goblet', '高脚杯形', 'Dáng ly'],
      drum: ['Drum', '鼓形', 'Dáng trống'],
      urn: ['Urn', '瓮形', 'Dáng vại'],
    }),
    plan: {
      ...planWords,
      values: [...planWords.values, 'none'],
      labels: { ...planWords.labels, none: { en: 'Round', zh: '圆形', vi: 'Tròn' } },
    },
    tap: basinTapWords,
  },
  lines,
  slots: {
    ceramic: {
      ...ceramicSlot({ wabiSabi: 'stoneware-sand', japandi: 'ceramic-ivory' }),
      finishes: [
        'ceramic-white',
        'ceramic-ivory',
        'ceramic-black',
        'ceramic-grey',
        'stoneware-sand',
        'travertine',
        'marble-carrara',
        'terrazzo-light',
        'concrete',
      ],
    },
    metal: fittingSlot(),
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  if (choice.plan === 'none')
    return modelFromSlots([
      { ceramic: [totemOf(choice.stand as string, width, height, detail)], metal: [wasteOf(height - 127, detail)] },
    ]);
  const back = depth / 2;
  const top = height - (choice.tap === 'mixer' ? basinTapHeight : 0);
  const low = top - 190;
  const place = { width, depth, back, low, high: top };
  const { mesh, floor, drain } = ledgeBasin(
    { ...place, plan: choice.plan as BasinPlan, hollow: 'oval', under: 'bowl' },
    detail,
  );
  const tap = choice.tap === 'mixer' ? [basinTap(choice.style, 'round', place, detail)] : [];
  return modelFromSlots([
    {
      ceramic: [
        mesh,
        standOf(choice.stand as string, { width: width * 0.34, back, deep: depth * 0.5, high: low + 34 }, detail),
      ],
      metal: [wasteOf(floor, detail, drain), ...tap],
    },
  ]);
}

/** Against the wall, up into the basin. */
function standOf(
  kind: string,
  { width, back, deep, high: top }: { width: number; back: number; deep: number; high: number },
  detail: Detail,
): Mesh {
  const at = (by: number, z: number): Course => ({
    rim: 'dee',
    corner: 18,
    width: width * by,
    depth: deep * (0.5 + by / 2),
    y: back - 10 - (deep * (0.5 + by / 2)) / 2,
    z,
  });
  if (kind === 'column') return vessel([...fromFoot(at(1.04, 0), 5, detail), at(0.94, top)], detail);
  if (kind === 'waisted')
    return vessel(
      [
        ...fromFoot(at(1.2, 0), 6, detail),
        ...between(at(1.2, 10), at(0.72, top * 0.45), 'ogee', detail),
        at(0.72, top * 0.45),
        ...between(at(0.72, top * 0.45), at(1.1, top), 'ogee', detail),
        at(1.1, top),
      ],
      detail,
      50,
    );
  return vessel(
    [
      at(1.36, 0),
      at(1.36, 46),
      at(1.3, 56),
      at(1.18, 62),
      at(1.14, 80),
      at(0.98, 110),
      at(0.8, top * 0.5),
      at(0.86, top - 92),
      at(0.98, top - 76),
      at(0.98, top - 60),
      at(0.9, top - 54),
      at(1.04, top),
    ],
    detail,
    34,
  );
}

/** One piece from the floor to the rim, its hollow in the top. Widest where it gives the whole its measures. */
function totemOf(kind: string, width: number, height: number, detail: Detail): Mesh {
  const rims: Record<string, Rim> = { square: 'soft', ribbed: 'fluted' };
  const rim = rims[kind] ?? 'oval';
  const at = (by: number, z: number, line: Rim = rim): Course => ({
    rim: line,
    width: width * by,
    depth: width * by,
    z,
  });
  const top = at(kind === 'drum' || kind === 'urn' ? 0.94 : 1, height);
  const wall = kind === 'drum' || kind === 'urn' ? 26 : 12;
  const inner = { ...grown(top, -wall), rim: rim === 'fluted' ? ('oval' as const) : rim };
  const floor = { ...inner, width: inner.width * 0.8, depth: inner.depth * 0.8, z: height - 128 };
  return vessel(
    [
      ...sidesOf(kind, at, height, detail),
      ...overLip(top, inner, Math.min(10, wall / 2), detail),
      ...toFloor(floor, 60, detail),
      { ...grown(floor, -110), z: floor.z },
    ],
    detail,
    46,
  );
}

type At = (by: number, z: number) => Course;

function sidesOf(kind: string, at: At, height: number, detail: Detail): Course[] {
  const foot = (by: number): Course[] => fromFoot(at(by, 0), 5, detail);
  const swell = (by: number, z: number, up: number, high2: number): Course[] =>
    between(at(by, z), at(up, high2), 'ogee', detail);
  switch (kind) {
    case 'cone':
      return foot(0.62);
    case 'goblet':
      return [
        ...foot(0.74),
        ...swell(0.74, 8, 0.42, height * 0.42),
        at(0.42, height * 0.42),
        ...swell(0.42, height * 0.42, 1, height - 60),
        at(1, height - 60),
      ];
    case 'drum':
      return [
        ...foot(0.84),
        ...swell(0.84, 8, 1, height * 0.5),
        at(1, height * 0.5),
        ...swell(1, height * 0.5, 0.94, height - 30),
      ];
    case 'urn':
      return [
        ...foot(0.6),
        ...swell(0.6, 8, 1, height * 0.66),
        at(1, height * 0.66),
        ...swell(1, height * 0.66, 0.94, height - 30),
      ];
    default:
      return foot(kind === 'square' ? 0.92 : 0.97);
  }
}
