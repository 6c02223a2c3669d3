import { smallKinds } from '#models/families/plants/table-plant-kinds.ts';
import { crownOf, grown } from '#models/families/plants/crown.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { potHeights, potParameter, potSlots, potsOf } from '#models/families/plants/pot-parameters.ts';
import { pot } from '#models/families/plants/pots.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import { hashOfText } from '#lib/random.ts';
import type { PotForm } from '#models/families/plants/pots.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

type Kind = keyof typeof smallKinds;

const widths = [120, 160, 200, 240, 280, 320, 360];
const heights = [120, 150, 180, 220, 260, 300, 350, 400, 480, 560];

/** Spread, heights, and how much of the spread the pot takes. */
const grownTo: Record<Kind, { width: readonly number[]; height: readonly number[]; pot: number; low?: number }> = {
  echeveria: { width: [120, 160, 200], height: [120, 150], pot: 0.74, low: 0.86 },
  aloe: { width: [160, 200, 240], height: [180, 220, 260], pot: 0.52 },
  cactus: { width: [120, 160], height: [180, 220, 260], pot: 0.86, low: 0.9 },
  pothos: { width: [240, 280, 320], height: [220, 260, 300], pot: 0.44, low: 1.25 },
  pilea: { width: [200, 240, 280], height: [220, 260, 300], pot: 0.46 },
  lily: { width: [280, 320, 360], height: [350, 400, 480], pot: 0.42 },
  fern: { width: [280, 320, 360], height: [260, 300, 350], pot: 0.42 },
  orchid: { width: [240, 280], height: [400, 480, 560], pot: 0.5 },
  bonsai: { width: [240, 280, 320, 360], height: [260, 300, 350], pot: 0.62, low: 0.46 },
};

const formsByStyle: Record<Style, readonly Kind[]> = {
  modern: ['cactus', 'echeveria', 'orchid', 'pothos', 'aloe'],
  scandinavian: ['pilea', 'pothos', 'fern', 'cactus', 'echeveria'],
  japandi: ['bonsai', 'fern', 'pilea', 'aloe'],
  indochine: ['orchid', 'fern', 'lily', 'pothos'],
  newChinese: ['bonsai', 'orchid', 'lily'],
  industrial: ['cactus', 'aloe', 'echeveria', 'pothos'],
  wabiSabi: ['bonsai', 'fern', 'echeveria'],
  french: ['orchid', 'lily', 'fern', 'pilea'],
  midCentury: ['pothos', 'aloe', 'pilea', 'cactus'],
};

function linesOf(style: Style): Line[] {
  return formsByStyle[style].flatMap((kind) =>
    grownTo[kind].width.map((size) =>
      lineOf(style, {
        width: [size],
        depth: [size],
        height: grownTo[kind].height,
        kind: [kind],
        pot: potsOf[style],
        growth: ['airy', 'full'],
      }),
    ),
  );
}

export const tablePlant = family({
  code: 'table-plant',
  name: { en: 'Table plant', zh: '桌面绿植', vi: 'Cây để bàn' },
  synonyms: {
    en: ['small plant', 'succulent', 'desk plant', 'windowsill plant', 'bonsai'],
    zh: ['小盆栽', '多肉', '桌面盆栽', '兰花', '盆景'],
    vi: ['chậu cây nhỏ', 'sen đá', 'cây mini', 'lan hồ điệp', 'bonsai', 'cây cảnh mini', 'cây kiểng để bàn'],
  },
  category: 'decor',
  rooms: ['living', 'study', 'bedroom', 'kitchen', 'bathroom', 'dining', 'hall'],
  placement: 'top',
  parameters: {
    ...measures(widths, widths, heights),
    kind: form(['Kind', '品种', 'Loại cây'], {
      echeveria: ['Succulent rosette', '石莲多肉', 'Sen đá'],
      aloe: ['Aloe', '芦荟', 'Nha đam (lô hội)'],
      cactus: ['Cactus', '仙人掌', 'Xương rồng'],
      pothos: ['Pothos', '绿萝', 'Trầu bà'],
      pilea: ['Chinese money plant', '镜面草', 'Kim tiền lá tròn'],
      lily: ['Peace lily', '白掌', 'Lan ý'],
      fern: ['Fern', '蕨类', 'Dương xỉ'],
      orchid: ['Moth orchid', '蝴蝶兰', 'Lan hồ điệp'],
      bonsai: ['Bonsai pine', '松树盆景', 'Tùng bonsai'],
    }),
    pot: potParameter,
    growth: form(['Growth', '株形', 'Độ rậm'], { airy: ['Airy', '疏朗', 'Thoáng'], full: ['Full', '茂密', 'Rậm'] }),
  },
  lines: (Object.keys(formsByStyle) as Style[]).flatMap(linesOf),
  slots: {
    leaf: {
      name: localizedText(['Leaves', '叶片', 'Lá']),
      finishes: ['leaf-green', 'leaf-deep', 'leaf-olive', 'leaf-silver'],
      byStyle: { newChinese: 'leaf-deep', indochine: 'leaf-deep' },
    },
    pale: {
      name: localizedText(['Fleshy leaves', '肉质叶', 'Lá mọng']),
      finishes: ['leaf-silver', 'leaf-green', 'leaf-olive'],
    },
    cane: { name: localizedText(['Stalks', '茎秆', 'Cuống']), finishes: ['leaf-olive', 'leaf-green', 'leaf-deep'] },
    bark: { name: localizedText(['Stem', '树干', 'Thân']), finishes: ['bark'] },
    flower: {
      name: localizedText(['Blossom', '花朵', 'Hoa']),
      finishes: ['flower-white', 'paint-blush', 'paint-mustard'],
    },
    lip: {
      name: localizedText(['Heart of the blossom', '花心', 'Nhuỵ hoa']),
      finishes: ['paint-mustard', 'paint-blush', 'flower-white'],
    },
    ...potSlots,
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const box = { width: choice.width as number, depth: choice.depth as number, height: choice.height as number };
  const kind = choice.kind as Kind;
  const { pot: share, low = 1 } = grownTo[kind];
  const across = Math.round(box.width * share);
  const vessel = pot(
    choice.pot as PotForm,
    across,
    Math.min(Math.round(across * potHeights[choice.pot as PotForm] * low), box.height * 0.62),
    detail,
  );
  const crown = crownOf(
    {
      detail,
      reach: box.width / 2,
      tall: box.height - vessel.soil,
      soil: vessel.soil,
      mouth: vessel.mouth,
      full: choice.growth === 'full' ? 1 : 0,
    },
    hashOfText(kind),
  );
  smallKinds[kind](crown);
  return model([...Object.entries(vessel.parts).map(([slot, meshes]) => part(slot, meshes)), ...grown(crown, box, 3)]);
}
