import { planterBox } from '#models/families/plants/planter-boxes.ts';
import { growths } from '#models/families/plants/planter-growth.ts';
import { crownOf, grown } from '#models/families/plants/crown.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { metalSlot, woodSlot } from '#models/families/shared/slots.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import { hashOfText } from '#lib/random.ts';
import type { Box } from '#models/families/plants/planter-boxes.ts';
import type { Growth } from '#models/families/plants/planter-growth.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

/** One box to each style. `tall` is its own height. */
const formsByStyle: Partial<Record<Style, { box: Box; tall: number; growth: readonly Growth[] }>> = {
  modern: { box: 'trough', tall: 380, growth: ['grass', 'hedge', 'ivy'] },
  scandinavian: { box: 'boards', tall: 360, growth: ['herbs', 'lavender', 'grass'] },
  japandi: { box: 'upright', tall: 340, growth: ['grass', 'hedge', 'herbs'] },
  industrial: { box: 'legs', tall: 620, growth: ['herbs', 'ivy', 'grass'] },
  wabiSabi: { box: 'round', tall: 320, growth: ['grass', 'lavender'] },
  french: { box: 'panelled', tall: 420, growth: ['hedge', 'lavender', 'ivy'] },
  midCentury: { box: 'cradle', tall: 520, growth: ['herbs', 'ivy', 'grass'] },
  indochine: { box: 'legs', tall: 560, growth: ['ivy', 'herbs'] },
};
const over: Record<Growth, readonly number[]> = {
  grass: [420, 520],
  lavender: [340, 420],
  hedge: [240, 300],
  ivy: [160, 220],
  herbs: [220, 280],
};

function linesOf(style: Style): Line[] {
  const { box, tall, growth } = formsByStyle[style]!;
  return growth.map((kind) =>
    lineOf(style, {
      width: [640, 840, 1040, 1240],
      depth: [300, 360],
      height: over[kind].map((more) => tall + more),
      box: [box],
      growth: [kind],
    }),
  );
}

const lines = (Object.keys(formsByStyle) as Style[]).flatMap(linesOf);

export const planter = family({
  code: 'planter',
  name: { en: 'Planter box', zh: '花箱', vi: 'Bồn cây ban công' },
  synonyms: {
    en: ['balcony planter', 'window box', 'trough', 'herb box'],
    zh: ['阳台花箱', '种植箱', '花槽', '长条花盆'],
    vi: ['chậu dài', 'bồn hoa', 'hộp trồng cây', 'máng trồng cây', 'bồn trồng cây', 'chậu ban công', 'bồn kiểng'],
  },
  category: 'decor',
  rooms: ['balcony', 'hall', 'living'],
  placement: 'floor',
  parameters: {
    ...measures(
      [640, 840, 1040, 1240],
      [300, 360],
      [...new Set(lines.flatMap((line) => line.values.height as number[]))].toSorted((a, b) => a - b),
    ),
    box: form(['Box', '箱体', 'Thân bồn'], {
      trough: ['Trough', '长槽', 'Máng'],
      round: ['Round-ended trough', '圆头槽', 'Máng đầu tròn'],
      boards: ['Level boards', '横板', 'Ván ngang'],
      upright: ['Upright boards', '竖板', 'Ván dọc'],
      legs: ['On legs', '高脚', 'Có chân'],
      panelled: ['Orangery box', '凡尔赛花箱', 'Bồn kiểu Versailles'],
      cradle: ['Wooden cradle', '木架', 'Giá gỗ'],
    }),
    growth: form(['Planting', '植物', 'Cây trồng'], {
      grass: ['Grasses', '观赏草', 'Cỏ cảnh'],
      lavender: ['Lavender', '薰衣草', 'Oải hương'],
      hedge: ['Box bushes', '黄杨', 'Hoàng dương'],
      ivy: ['Ivy', '常春藤', 'Thường xuân'],
      herbs: ['Herbs', '香草', 'Rau thơm'],
    }),
  },
  lines,
  slots: {
    body: {
      name: localizedText(['Box', '箱体', 'Thân bồn']),
      finishes: [
        'concrete',
        'steel-black',
        'steel-white',
        'steel-sage',
        'terracotta',
        'ceramic-white',
        'stoneware-charcoal',
      ],
      byStyle: {
        modern: 'concrete',
        industrial: 'steel-black',
        wabiSabi: 'stoneware-sand',
        midCentury: 'ceramic-white',
        indochine: 'ceramic-indigo',
      },
    },
    wood: woodSlot(['Wood', '木材', 'Gỗ'], { scandinavian: 'pine', japandi: 'teak', french: 'paint-white' }),
    metal: metalSlot(['Frame', '框架', 'Khung']),
    leaf: {
      name: localizedText(['Leaves', '叶片', 'Lá']),
      finishes: ['leaf-green', 'leaf-deep', 'leaf-olive'],
      byStyle: { french: 'leaf-deep', wabiSabi: 'leaf-olive' },
    },
    pale: { name: localizedText(['Silvery leaves', '银叶', 'Lá bạc']), finishes: ['leaf-silver', 'leaf-olive'] },
    flower: {
      name: localizedText(['Blossom', '花朵', 'Hoa']),
      finishes: ['linen-indigo', 'velvet-rose', 'flower-white', 'paint-blush'],
      byStyle: { french: 'velvet-rose' },
    },
    soil: { name: localizedText(['Soil', '土', 'Đất']), finishes: ['soil'] },
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const box = { width: choice.width as number, depth: choice.depth as number, height: choice.height as number };
  const { tall } = formsByStyle[choice.style]!;
  const growth = choice.growth as Growth;
  const deep = box.depth - (growth === 'ivy' ? 110 : 40);
  const parts = planterBox(choice.box as Box, box.width - 40, deep, tall, detail);
  const crown = crownOf(
    { detail, reach: box.depth / 2, tall: box.height - tall + 30, soil: tall - 30, mouth: deep / 2 - 8, full: 1 },
    hashOfText(growth),
  );
  const count = Math.round((box.width - 60) / { grass: 130, lavender: 130, hedge: 200, ivy: 170, herbs: 150 }[growth]);
  for (let i = 0; i < count; i++)
    growths[growth](crown, [
      (box.width - 220) * (i / (count - 1) - 0.5),
      (i % 2 ? 1 : -1) * (growth === 'hedge' ? 0 : deep * 0.12),
      crown.soil,
    ]);
  return model([...Object.entries(parts).map(([slot, meshes]) => part(slot, meshes)), ...grown(crown, box, 20)]);
}
