import { armWidths } from '#models/families/seating/sofa-arms.ts';
import { sofaBody } from '#models/families/seating/sofa-body.ts';
import { sofaName, sofaParameters } from '#models/families/seating/sofa-parameters.ts';
import { family } from '#models/family.ts';
import { model } from '#models/geometry/model.ts';
import type { SofaArm } from '#models/families/seating/sofa-arms.ts';
import type { SofaBack } from '#models/families/seating/sofa-backs.ts';
import type { SofaLegs } from '#models/families/seating/sofa-body.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

const from = (low: number, high: number, key: 'width' | 'depth' | 'height'): number[] =>
  (sofaParameters[key]!.values as number[]).filter((value) => value >= low && value <= high);

/** Which forms go together; every combination inside a line is plausible. */
const lines: Line[] = [
  {
    style: 'modern',
    values: {
      width: from(1600, 2600, 'width'),
      depth: from(900, 1050, 'depth'),
      height: from(700, 820, 'height'),
      arm: ['track', 'slim', 'pillow'],
      back: ['loose', 'tight', 'pillow'],
      seat: ['split', 'bench'],
      legs: ['sled', 'plinth', 'square'],
      scatter: ['none', 'pair', 'three'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      width: from(1400, 2300, 'width'),
      depth: from(820, 950, 'depth'),
      height: from(740, 860, 'height'),
      arm: ['slim', 'track'],
      back: ['loose', 'tight'],
      seat: ['split', 'bench'],
      legs: ['round', 'square'],
      scatter: ['none', 'pair', 'three'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      width: from(1400, 2100, 'width'),
      depth: from(820, 900, 'depth'),
      height: from(740, 820, 'height'),
      arm: ['wood'],
      back: ['loose', 'spindle'],
      seat: ['split', 'bench'],
      legs: ['square'],
      scatter: ['none', 'pair'],
    },
  },
  {
    style: 'midCentury',
    values: {
      width: from(1500, 2400, 'width'),
      depth: from(820, 950, 'depth'),
      height: from(740, 860, 'height'),
      arm: ['slim', 'track'],
      back: ['loose', 'tight', 'channel'],
      seat: ['split', 'bench'],
      legs: ['round'],
      scatter: ['none', 'pair'],
    },
  },
  {
    style: 'japandi',
    values: {
      width: from(1600, 2400, 'width'),
      depth: from(860, 1000, 'depth'),
      height: from(700, 780, 'height'),
      arm: ['none', 'pillow'],
      back: ['loose', 'pillow'],
      seat: ['split', 'bench'],
      legs: ['square', 'plinth'],
      scatter: ['none', 'pair'],
    },
  },
  {
    style: 'japandi',
    values: {
      width: from(1600, 2400, 'width'),
      depth: from(820, 950, 'depth'),
      height: from(700, 780, 'height'),
      arm: ['wood'],
      back: ['loose', 'spindle'],
      seat: ['split', 'bench'],
      legs: ['square'],
      scatter: ['none', 'pair'],
    },
  },
  {
    style: 'french',
    values: {
      width: from(1500, 2300, 'width'),
      depth: from(860, 950, 'depth'),
      height: from(820, 900, 'height'),
      arm: ['rolled', 'track'],
      back: ['loose', 'tight', 'channel'],
      seat: ['split', 'bench'],
      legs: ['turned', 'bun'],
      scatter: ['none', 'pair', 'three'],
    },
  },
  {
    style: 'newChinese',
    values: {
      width: from(1600, 2400, 'width'),
      depth: from(820, 900, 'depth'),
      height: from(780, 860, 'height'),
      arm: ['wood'],
      back: ['loose', 'spindle'],
      seat: ['split', 'bench'],
      legs: ['square'],
      scatter: ['none', 'pair', 'three'],
    },
  },
];

const cloths = [
  'linen-oat',
  'linen-greige',
  'linen-sage',
  'linen-graphite',
  'linen-indigo',
  'boucle-ivory',
  'boucle-clay',
  'velvet-forest',
  'velvet-teal',
  'velvet-terracotta',
  'wool-greige',
  'wool-charcoal',
  'leather-cognac',
  'leather-black',
  'leather-cream',
] as const;

export const sofa = family({
  code: 'sofa',
  name: sofaName,
  synonyms: {
    en: ['settee', 'couch', 'lounge', 'sofa bed'],
    zh: ['长沙发', '布艺沙发', '沙发床'],
    vi: ['sô pha', 'ghế sa lông', 'ghế dài', 'đi văng', 'sofa giường'],
  },
  category: 'seating',
  rooms: ['living', 'study', 'bedroom'],
  placement: 'floor',
  parameters: sofaParameters,
  lines,
  slots: {
    frame: {
      name: { en: 'Upholstery', zh: '面料', vi: 'Vải bọc' },
      finishes: cloths,
      byStyle: {
        modern: 'linen-greige',
        scandinavian: 'wool-fog',
        midCentury: 'leather-cognac',
        japandi: 'boucle-ivory',
        french: 'velvet-forest',
        newChinese: 'silk-raw',
      },
    },
    cushions: {
      name: { en: 'Cushions', zh: '坐靠垫', vi: 'Đệm' },
      finishes: cloths,
      byStyle: {
        modern: 'linen-greige',
        scandinavian: 'wool-fog',
        midCentury: 'leather-cognac',
        japandi: 'boucle-ivory',
        french: 'velvet-forest',
        newChinese: 'linen-oat',
      },
    },
    legs: {
      name: { en: 'Legs and woodwork', zh: '脚与木作', vi: 'Chân và phần gỗ' },
      finishes: ['oak-natural', 'oak-pale', 'walnut', 'wenge', 'mahogany', 'ash-black', 'steel-black', 'brass-brushed'],
      byStyle: {
        modern: 'steel-black',
        scandinavian: 'oak-pale',
        midCentury: 'walnut',
        japandi: 'oak-pale',
        french: 'mahogany',
        newChinese: 'wenge',
      },
    },
    throw: {
      name: { en: 'Scatter cushions', zh: '抱枕', vi: 'Gối tựa' },
      finishes: [
        'linen-rust',
        'linen-mustard',
        'linen-sage',
        'linen-ivory',
        'velvet-terracotta',
        'velvet-mustard',
        'silk-ink',
        'boucle-oat',
        'stripe-indigo',
      ],
      byStyle: {
        modern: 'boucle-fog',
        scandinavian: 'linen-mustard',
        midCentury: 'linen-ivory',
        japandi: 'linen-sage',
        french: 'velvet-mustard',
        newChinese: 'silk-ink',
      },
    },
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const inner = (choice.width as number) - 2 * armWidths[choice.arm as SofaArm];
  const places = Math.max(2, Math.round(inner / 720));
  const bench = choice.seat === 'bench';
  return model(
    sofaBody(
      {
        style: choice.style,
        width: choice.width as number,
        depth: choice.depth as number,
        height: choice.height as number,
        arm: choice.arm as SofaArm,
        back: choice.back as SofaBack,
        legs: choice.legs as SofaLegs,
        seats: bench ? 1 : places,
        backs: bench && choice.back === 'tight' ? 1 : places,
        scatter: { none: [], pair: [0, 1], three: [0, 1, 2] }[choice.scatter as 'none' | 'pair' | 'three'],
      },
      detail,
    ),
  );
}
