import { armWidths, sofaArms } from '#models/families/sofa-arms.ts';
import { backDepths, sofaBack } from '#models/families/sofa-backs.ts';
import { sofaName, sofaParameters } from '#models/families/sofa-words.ts';
import { family } from '#models/family.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { atCorners, bunFoot, roundLeg, sledFrame, squareLeg, turnedLeg } from '#models/geometry/legs.ts';
import { model, part } from '#models/geometry/model.ts';
import { pillow } from '#models/geometry/pillow.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, lean, move, turn } from '#models/geometry/transform.ts';
import type { SofaArm } from '#models/families/sofa-arms.ts';
import type { SofaBack } from '#models/families/sofa-backs.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

type Legs = 'round' | 'square' | 'sled' | 'turned' | 'plinth' | 'bun';

const from = (low: number, high: number, key: 'width' | 'depth' | 'height'): number[] => (sofaParameters[key]!.values as number[]).filter((value) => value >= low && value <= high);

/** What suits what; every combination inside a line is a sofa one would build. */
const lines: Line[] = [
  { style: 'modern', values: { width: from(1600, 2600, 'width'), depth: from(900, 1050, 'depth'), height: from(700, 820, 'height'), arm: ['track', 'slim', 'pillow'], back: ['loose', 'tight', 'pillow'], seat: ['split', 'bench'], legs: ['sled', 'plinth', 'square'], scatter: ['none', 'pair', 'three'] } },
  { style: 'scandinavian', values: { width: from(1400, 2300, 'width'), depth: from(820, 950, 'depth'), height: from(740, 860, 'height'), arm: ['slim', 'track'], back: ['loose', 'tight'], seat: ['split', 'bench'], legs: ['round', 'square'], scatter: ['none', 'pair', 'three'] } },
  { style: 'scandinavian', values: { width: from(1400, 2100, 'width'), depth: from(820, 900, 'depth'), height: from(740, 820, 'height'), arm: ['wood'], back: ['loose', 'spindle'], seat: ['split', 'bench'], legs: ['square'], scatter: ['none', 'pair'] } },
  { style: 'midCentury', values: { width: from(1500, 2400, 'width'), depth: from(820, 950, 'depth'), height: from(740, 860, 'height'), arm: ['slim', 'track'], back: ['loose', 'tight', 'channel'], seat: ['split', 'bench'], legs: ['round'], scatter: ['none', 'pair'] } },
  { style: 'japandi', values: { width: from(1600, 2400, 'width'), depth: from(860, 1000, 'depth'), height: from(700, 780, 'height'), arm: ['none', 'pillow'], back: ['loose', 'pillow'], seat: ['split', 'bench'], legs: ['square', 'plinth'], scatter: ['none', 'pair'] } },
  { style: 'japandi', values: { width: from(1600, 2400, 'width'), depth: from(820, 950, 'depth'), height: from(700, 780, 'height'), arm: ['wood'], back: ['loose', 'spindle'], seat: ['split', 'bench'], legs: ['square'], scatter: ['none', 'pair'] } },
  { style: 'french', values: { width: from(1500, 2300, 'width'), depth: from(860, 950, 'depth'), height: from(820, 900, 'height'), arm: ['rolled', 'track'], back: ['loose', 'tight', 'channel'], seat: ['split', 'bench'], legs: ['turned', 'bun'], scatter: ['none', 'pair', 'three'] } },
  { style: 'newChinese', values: { width: from(1600, 2400, 'width'), depth: from(820, 900, 'depth'), height: from(780, 860, 'height'), arm: ['wood'], back: ['loose', 'spindle'], seat: ['split', 'bench'], legs: ['square'], scatter: ['none', 'pair', 'three'] } },
];

const cloths = ['linen-oat', 'linen-greige', 'linen-sage', 'linen-graphite', 'linen-indigo', 'boucle-ivory', 'boucle-clay', 'velvet-forest', 'velvet-teal', 'velvet-terracotta', 'wool-greige', 'wool-charcoal', 'leather-cognac', 'leather-black', 'leather-cream'] as const;

export const sofa = family({
  code: 'sofa',
  name: sofaName,
  synonyms: { en: ['settee', 'couch', 'lounge'], zh: ['长沙发', '布艺沙发', '皮沙发', '双人沙发', '三人沙发'], vi: ['sô pha', 'ghế sa lông', 'ghế dài', 'đi văng'] },
  category: 'seating',
  rooms: ['living', 'study', 'bedroom'],
  placement: 'floor',
  parameters: sofaParameters,
  lines,
  slots: {
    frame: { name: { en: 'Upholstery', zh: '面料', vi: 'Vải bọc' }, finishes: cloths, byStyle: { modern: 'linen-greige', scandinavian: 'wool-fog', midCentury: 'leather-cognac', japandi: 'boucle-ivory', french: 'velvet-forest', newChinese: 'silk-raw' } },
    cushions: { name: { en: 'Cushions', zh: '坐靠垫', vi: 'Đệm' }, finishes: cloths, byStyle: { modern: 'linen-greige', scandinavian: 'wool-fog', midCentury: 'leather-cognac', japandi: 'boucle-ivory', french: 'velvet-forest', newChinese: 'linen-oat' } },
    legs: { name: { en: 'Legs and woodwork', zh: '脚与木作', vi: 'Chân và phần gỗ' }, finishes: ['oak-natural', 'oak-pale', 'walnut', 'wenge', 'mahogany', 'ash-black', 'steel-black', 'brass-brushed'], byStyle: { modern: 'steel-black', scandinavian: 'oak-pale', midCentury: 'walnut', japandi: 'oak-pale', french: 'mahogany', newChinese: 'wenge' } },
    throw: { name: { en: 'Scatter cushions', zh: '抱枕', vi: 'Gối tựa' }, finishes: ['linen-rust', 'linen-mustard', 'linen-sage', 'linen-ivory', 'velvet-terracotta', 'velvet-mustard', 'silk-ink', 'boucle-oat', 'stripe-indigo'], byStyle: { modern: 'boucle-fog', scandinavian: 'linen-mustard', midCentury: 'linen-ivory', japandi: 'linen-sage', french: 'velvet-mustard', newChinese: 'silk-ink' } },
  },
  build,
});

/** Everything the parts agree on. X runs over the width, −Y is the front. */
interface Plan {
  width: number;
  depth: number;
  height: number;
  arm: SofaArm;
  back: SofaBack;
  legs: Legs;
  inner: number;
  /** Cushions side by side: to sit on, to lean on. */
  seats: number;
  backs: number;
  /** Heights over the floor: where upholstery begins, the deck the seat lies on, the top of the seat. */
  foot: number;
  deck: number;
  seat: number;
}

const feet: Record<Legs, number> = { round: 150, square: 140, sled: 130, turned: 130, plinth: 45, bun: 80 };

function build(choice: Choice, detail: Detail): Model {
  const plan = planOf(choice);
  const arms = sofaArms(plan.arm, { width: plan.width, depth: plan.depth, from: plan.foot, height: armHeight(plan) }, detail);
  const back = sofaBack(plan.back, { ...plan, seats: plan.backs, from: plan.foot }, detail);
  return model([
    part('frame', [deckOf(plan, detail), ...arms.cloth, ...back.frame]),
    part('cushions', [...seatsOf(plan, detail), ...back.cushions]),
    part('legs', [legsOf(plan, detail), ...arms.wood, ...back.wood]),
    choice.scatter !== 'none' && part('throw', scatterOf(plan, choice.scatter === 'three' ? 3 : 2, detail)),
  ]);
}

function planOf(choice: Choice): Plan {
  const [width, depth, height] = [choice.width as number, choice.depth as number, choice.height as number];
  const [arm, legs] = [choice.arm as SofaArm, choice.legs as Legs];
  const inner = width - 2 * armWidths[arm];
  const places = Math.max(2, Math.round(inner / 720));
  const seats = choice.seat === 'bench' ? 1 : places;
  const backs = choice.back === 'tight' ? seats : places;
  const seat = Math.min(440, Math.round(height * 0.53));
  return { width, depth, height, arm, legs, back: choice.back as SofaBack, inner, seats, backs, foot: feet[legs], deck: seat - 150, seat };
}

/** Arms end well below the back. */
function armHeight({ arm, seat, height }: Plan): number {
  const over = { track: 170, slim: 160, rolled: 190, pillow: 110, wood: 190, none: 0 }[arm];
  return Math.min(seat + over, height - 70);
}

/** The box under the seats. Without arms it gives the sofa its width and depth. */
function deckOf(plan: Plan, detail: Detail): Mesh {
  const open = plan.arm === 'wood';
  const width = plan.arm === 'none' ? plan.width : plan.inner + (open ? 0 : 20);
  const depth = plan.arm === 'none' ? plan.depth : plan.depth - (open ? 60 : 14);
  const bottom = open ? Math.max(plan.foot, plan.deck - 110) : plan.foot;
  return cushion({ width, depth, height: plan.deck + 12 - bottom, radius: 14, crown: 2, bulge: 1, wrinkles: 0, at: [0, 0, bottom] }, detail);
}

function seatsOf(plan: Plan, detail: Detail): Mesh[] {
  const width = plan.inner / plan.seats;
  const front = -plan.depth / 2 + (plan.arm === 'none' ? 6 : 16);
  const rear = plan.depth / 2 - backDepths[plan.back] + 110;
  return Array.from({ length: plan.seats }, (_, i) => cushion({
    width: width - 5, depth: rear - front, height: plan.seat - plan.deck + 12, radius: 50, crown: 38, bulge: 10, seed: i + 2, wrinkles: 1,
    at: [-plan.inner / 2 + width * (i + 0.5), (front + rear) / 2, plan.deck],
  }, detail));
}

function legsOf(plan: Plan, detail: Detail): Mesh {
  const { width, depth, foot, legs } = plan;
  if (plan.arm === 'wood') return rails(plan, detail);
  const [x, y] = [width / 2 - 85, depth / 2 - 85];
  const shape = { height: foot + 4, top: 44 };
  switch (legs) {
    case 'plinth': return board({ from: [-width / 2 + 40, -depth / 2 + 45, 0], to: [width / 2 - 40, depth / 2 - 45, foot + 4], radius: 2, grain: 'x' }, detail);
    case 'sled': return bothSides(move(sledFrame({ depth: depth - 90, height: foot + 4, bar: 12, width: 46 }, detail), x, 0, 0));
    case 'round': return atCorners(roundLeg({ ...shape, splay: [18, 18] }, detail), x, y);
    case 'square': return atCorners(squareLeg({ ...shape, foot: 30 }, detail), x, y);
    case 'turned': return atCorners(turnedLeg({ ...shape, top: 58 }, detail), x, y);
    case 'bun': return atCorners(bunFoot({ ...shape, top: 84 }, detail), x, y);
  }
}

/** Open arms stand on their own posts; rails join them under the deck. */
function rails({ width, depth, deck }: Plan, detail: Detail): Mesh {
  const out = width / 2 - 50;
  return bothSides(board({ from: [-out, -depth / 2 + 34, deck - 108], to: [out, -depth / 2 + 60, deck - 20], radius: 3, grain: 'x' }, detail), 'y');
}

/** Leaning in the corners, never quite alike; the third lies before the first. */
function scatterOf(plan: Plan, count: number, detail: Detail): Mesh[] {
  const size = Math.min(440, (plan.height - plan.seat) * 1.1);
  const against = plan.depth / 2 - backDepths[plan.back] - 62;
  return Array.from({ length: count }, (_, i) => {
    const side = i === 1 ? 1 : -1;
    const small = i === 2;
    const width = small ? size * 1.15 : size;
    const one = pillow({ width, height: Math.min(small ? size * 0.72 : size, plan.height - plan.seat - 20), thickness: 160, dent: 0.6, seed: i + 1 }, detail);
    const x = side * (plan.inner / 2 - width * 0.56 - (small ? size * 0.42 : 0));
    return move(turn(lean(one, small ? 24 : 20), 'z', side * (small ? 5 : 11)), x, against - (small ? 110 : 0), plan.seat - 10);
  });
}
