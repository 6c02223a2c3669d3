import { herbs } from '#models/families/plants/plant-herbs.ts';
import { trees } from '#models/families/plants/plant-trees.ts';
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

const species = { ...trees, ...herbs };
type Species = keyof typeof species;

const widths = [450, 550, 650, 750, 850, 950];
const heights = [600, 750, 900, 1050, 1200, 1400, 1600, 1800, 2000];

/** Spreads and heights a kind is grown to; no trees of knee height, no palms as thin as a broom. */
const grownTo: Record<Species, { width: readonly number[]; height: readonly number[] }> = {
  fiddle: { width: [650, 750, 850], height: [1400, 1600, 1800] },
  fiddleBush: { width: [550, 650, 750], height: [900, 1050, 1200, 1400] },
  rubber: { width: [550, 650, 750], height: [900, 1050, 1200, 1400] },
  dracaena: { width: [650, 750, 850], height: [1200, 1400, 1600, 1800] },
  olive: { width: [650, 750, 850], height: [1200, 1400, 1600] },
  bamboo: { width: [750, 850, 950], height: [1400, 1600, 1800, 2000] },
  monstera: { width: [750, 850, 950], height: [750, 900, 1050, 1200] },
  bird: { width: [750, 850, 950], height: [1200, 1400, 1600, 1800] },
  banana: { width: [850, 950], height: [1400, 1600, 1800, 2000] },
  snake: { width: [450, 550], height: [600, 750, 900, 1050] },
  areca: { width: [850, 950], height: [1200, 1400, 1600, 1800] },
  zz: { width: [550, 650, 750], height: [600, 750, 900] },
  rhapis: { width: [650, 750, 850], height: [1050, 1200, 1400, 1600] },
};

const formsByStyle: Record<Style, readonly Species[]> = {
  modern: ['fiddle', 'rubber', 'snake', 'bird', 'zz', 'monstera', 'dracaena', 'areca'],
  scandinavian: ['fiddle', 'fiddleBush', 'monstera', 'rubber', 'olive', 'snake', 'zz'],
  japandi: ['bamboo', 'olive', 'fiddleBush', 'rubber', 'rhapis', 'zz'],
  indochine: ['areca', 'banana', 'rhapis', 'bird', 'monstera', 'dracaena', 'fiddle'],
  newChinese: ['bamboo', 'rhapis', 'rubber', 'banana', 'snake'],
  industrial: ['rubber', 'snake', 'zz', 'monstera', 'dracaena', 'fiddle', 'bird'],
  wabiSabi: ['olive', 'bamboo', 'banana', 'fiddle', 'bird', 'rhapis'],
  french: ['olive', 'fiddle', 'areca', 'rubber', 'bird'],
  midCentury: ['monstera', 'rubber', 'snake', 'fiddleBush', 'areca', 'dracaena', 'bird', 'zz'],
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

export const plant = family({
  code: 'plant',
  name: { en: 'Potted plant', zh: '盆栽', vi: 'Cây cảnh trong chậu' },
  synonyms: {
    en: ['house plant', 'indoor plant', 'pot plant', 'indoor tree', 'greenery'],
    zh: ['绿植', '室内植物', '大型绿植', '落地盆栽', '落地绿植'],
    vi: ['cây trong nhà', 'chậu cây', 'cây xanh', 'cây nội thất', 'cây để sàn', 'cây kiểng', 'cây cảnh trong nhà'],
  },
  category: 'decor',
  rooms: ['living', 'hall', 'study', 'bedroom', 'dining', 'balcony'],
  placement: 'floor',
  parameters: {
    ...measures(widths, widths, heights),
    kind: form(['Kind', '品种', 'Loại cây'], {
      fiddle: ['Fiddle-leaf fig, tree', '琴叶榕（独干）', 'Bàng Singapore thân đơn'],
      fiddleBush: ['Fiddle-leaf fig, bush', '琴叶榕（丛生）', 'Bàng Singapore bụi'],
      rubber: ['Rubber plant', '橡皮树', 'Đa búp đỏ'],
      dracaena: ['Dracaena', '巴西木', 'Thiết mộc lan'],
      olive: ['Olive tree', '橄榄树', 'Cây ô liu'],
      bamboo: ['Bamboo', '翠竹', 'Trúc'],
      monstera: ['Monstera', '龟背竹', 'Trầu bà Nam Mỹ'],
      bird: ['Bird of paradise', '天堂鸟', 'Thiên điểu'],
      banana: ['Banana', '芭蕉', 'Chuối cảnh'],
      snake: ['Snake plant', '虎尾兰', 'Lưỡi hổ'],
      areca: ['Areca palm', '散尾葵', 'Cau vàng'],
      zz: ['ZZ plant', '金钱树', 'Kim tiền'],
      rhapis: ['Lady palm', '棕竹', 'Mật cật'],
    }),
    pot: potParameter,
    growth: form(['Growth', '株形', 'Độ rậm'], { airy: ['Airy', '疏朗', 'Thoáng'], full: ['Full', '茂密', 'Rậm'] }),
  },
  lines: (Object.keys(formsByStyle) as Style[]).flatMap(linesOf),
  slots: {
    leaf: {
      name: localizedText(['Leaves', '叶片', 'Lá']),
      finishes: ['leaf-deep', 'leaf-green', 'leaf-olive', 'leaf-silver'],
    },
    pale: {
      name: localizedText(['Small leaves', '小叶', 'Lá nhỏ']),
      finishes: ['leaf-olive', 'leaf-silver', 'leaf-green'],
    },
    cane: { name: localizedText(['Stalks', '茎秆', 'Cuống']), finishes: ['leaf-green', 'leaf-olive', 'leaf-deep'] },
    bark: { name: localizedText(['Stem', '树干', 'Thân']), finishes: ['bark'] },
    ...potSlots,
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const box = { width: choice.width as number, depth: choice.depth as number, height: choice.height as number };
  const kind = choice.kind as Species;
  const across = Math.round(Math.min(box.width * 0.5, 130 + box.height * 0.115));
  const vessel = pot(choice.pot as PotForm, across, Math.round(across * potHeights[choice.pot as PotForm]), detail);
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
  species[kind](crown);
  return model([...Object.entries(vessel.parts).map(([slot, meshes]) => part(slot, meshes)), ...grown(crown, box)]);
}
