import { curtainPanel } from '#models/families/textiles/curtain-panel.ts';
import { curtainRail, tabsOf } from '#models/families/textiles/curtain-rails.ts';
import {
  curtainLines,
  drapeForms,
  drawForms,
  headingForms,
  layerForms,
  railForms,
} from '#models/families/textiles/curtain-parameters.ts';
import { fitted } from '#models/families/shared/fit.ts';
import { sizesIn } from '#models/families/shared/line-sizes.ts';
import { localizedText } from '#models/families/shared/parameters.ts';
import { metalSlot, woodSlot } from '#models/families/shared/slots.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Heading } from '#models/families/textiles/curtain-panel.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';
import type { Vec3 } from '#lib/vec.ts';

export const curtain = family({
  code: 'curtain',
  name: { en: 'Curtains', zh: '窗帘', vi: 'Rèm cửa' },
  synonyms: {
    en: ['drapes', 'curtain', 'sheers', 'net curtain', 'voile'],
    zh: ['布帘', '纱帘', '落地窗帘', '布艺窗帘', '遮光窗帘', '双层窗帘'],
    vi: ['màn cửa', 'rèm vải', 'rèm voan', 'rèm chống nắng', 'rèm cản sáng', 'rèm cửa sổ'],
  },
  category: 'textiles',
  rooms: ['living', 'bedroom', 'dining', 'study', 'children', 'balcony'],
  placement: 'wall',
  mountHeight: 10,
  parameters: {
    ...sizesIn(curtainLines),
    layers: layerForms,
    draw: drawForms,
    heading: headingForms,
    rail: railForms,
    drape: drapeForms,
  },
  lines: curtainLines,
  slots: {
    cloth: {
      name: localizedText(['Cloth', '布料', 'Vải rèm']),
      finishes: [
        'linen-oat',
        'linen-ivory',
        'linen-sand',
        'linen-greige',
        'linen-sage',
        'linen-olive',
        'linen-indigo',
        'linen-rust',
        'linen-graphite',
        'velvet-forest',
        'velvet-teal',
        'velvet-taupe',
        'velvet-rose',
        'cotton-cream',
        'silk-raw',
        'silk-gold',
        'wool-greige',
      ],
      byStyle: {
        modern: 'linen-greige',
        scandinavian: 'linen-ivory',
        japandi: 'linen-oat',
        newChinese: 'silk-raw',
        indochine: 'linen-sand',
        french: 'velvet-taupe',
        midCentury: 'linen-olive',
        industrial: 'linen-graphite',
        wabiSabi: 'linen-sand',
      },
    },
    sheer: {
      name: localizedText(['Sheer', '纱', 'Voan']),
      finishes: ['sheer-white', 'sheer-oat'],
      byStyle: { indochine: 'sheer-oat', wabiSabi: 'sheer-oat', newChinese: 'sheer-oat' },
    },
    rail: {
      ...metalSlot(['Rod or track', '帘杆或轨道', 'Thanh hoặc ray']),
      byStyle: { ...metalSlot().byStyle, scandinavian: 'steel-black', modern: 'steel-white' },
    },
    wood: woodSlot(['Wooden rod', '木杆', 'Thanh gỗ']),
  },
  build,
});

const hands: Record<Style, number> = {
  modern: 1,
  scandinavian: 0.94,
  japandi: 1.06,
  newChinese: 0.98,
  indochine: 1.02,
  french: 1.12,
  midCentury: 0.96,
  industrial: 1.04,
  wabiSabi: 1.1,
};

interface Span {
  left: number;
  right: number;
  tied: number;
}

function build(choice: Choice, detail: Detail): Model {
  const w = choice.width as number;
  const d = choice.depth as number;
  const h = choice.height as number;
  const heading = choice.heading as Heading;
  const layers = choice.layers as string;
  const rail = curtainRail(
    {
      kind: choice.rail as 'rod' | 'track',
      style: choice.style,
      hand: hands[choice.style],
      w,
      h,
      lines: layers === 'both' ? [-d + 56, -70] : [-d + 56],
    },
    detail,
  );
  let top = h - 44;
  if (choice.rail === 'track') top = h - 16;
  else if (heading === 'tab') top = h - 62;
  else if (heading === 'eyelet') top = h - 2;
  const inside = w / 2 - rail.end;
  const of = layers === 'both' ? 4 : 2;
  const set = (spans: readonly Span[], y: number, deep: number, fullness: number, seed: number): Mesh[] =>
    spans.map(({ left, right, tied }, i) =>
      curtainPanel(
        {
          left,
          right,
          height: top,
          y,
          swing: deep,
          folds: Math.max(3, Math.round((right - left) / (fullness * hands[choice.style]))),
          heading,
          tied,
          of,
          seed: seed + i,
        },
        detail,
      ),
    );
  const swing = heading === 'wave' || heading === 'eyelet' ? 49 : 46;
  const front = spansOf(choice.draw as string, choice.drape === 'tied', inside, hands[choice.style]);
  const cloth = layers === 'sheer' ? [] : set(front, -d + 56, swing, 84, 3);
  const sheer =
    layers === 'heavy'
      ? []
      : set(
          layers === 'both' ? spansOf('closed', false, inside, 1) : front,
          layers === 'both' ? -70 : -d + 56,
          layers === 'both' ? 30 : swing,
          layers === 'both' ? 74 : 78,
          9,
        );
  const slot = layers === 'sheer' ? 'sheer' : 'cloth';
  const tabs = heading === 'tab' ? tabsOf(front, { y: -d + 56, top, h, step: 84 * hands[choice.style] }, detail) : [];
  const ties = choice.drape === 'tied' ? front.map((span) => tie(span, -d + 56, top, detail)) : [];
  return fitted(
    model([
      part('cloth', cloth, { solid: false }),
      part('sheer', sheer, { solid: false }),
      part(slot, [...tabs, ...ties]),
      part('rail', rail.metal),
      part('wood', rail.wood),
    ]),
    choice,
    'wall',
  );
}

/** Open ones stand gathered at the sides; drawn, they meet in the middle. */
function spansOf(draw: string, tied: boolean, inside: number, hand: number): Span[] {
  const gathered = inside * (tied ? 0.66 : 0.46) * hand;
  if (draw === 'closed')
    return [
      { left: -inside, right: -2, tied: 0 },
      { left: 2, right: inside, tied: 0 },
    ];
  if (draw === 'left') return [{ left: -inside, right: -inside + inside * 0.72, tied: 0 }];
  if (draw === 'right') return [{ left: inside - inside * 0.72, right: inside, tied: 0 }];
  return [
    { left: -inside, right: -inside + gathered, tied: tied ? -1 : 0 },
    { left: inside - gathered, right: inside, tied: tied ? 1 : 0 },
  ];
}

/** The band that holds a curtain aside. */
function tie({ left, right, tied }: Span, y: number, top: number, detail: Detail): Mesh {
  const wide = (right - left) * 0.36;
  const [from, to] = tied < 0 ? [left - 4, left + wide] : [right - wide, right + 4];
  const z = top * 0.4;
  const ring = (x: number, side: number): Vec3 => [x, y + side * 44, z + (tied < 0 ? x - from : to - x) * -0.12];
  return tube(
    {
      path: [ring(from, -1), ring(to, -1), ring(to, 1), ring(from, 1)],
      section: [
        [-2, -26],
        [2, -26],
        [2, 26],
        [-2, 26],
      ],
      closed: true,
      bend: 30,
    },
    detail,
  );
}
