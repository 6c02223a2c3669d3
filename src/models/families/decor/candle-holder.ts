import { candleKinds } from '#models/families/decor/candle-kinds.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { toBox } from '#models/families/shared/to-box.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import type { CandleKind } from '#models/families/decor/candle-kinds.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

const formsByStyle: Record<Style, readonly CandleKind[]> = {
  modern: ['discs', 'arc'],
  scandinavian: ['ball', 'ring'],
  japandi: ['block', 'dome'],
  indochine: ['lotus', 'lantern'],
  newChinese: ['pricket', 'gate'],
  industrial: ['pipe', 'jar'],
  wabiSabi: ['stone', 'log'],
  french: ['turned', 'branched'],
  midCentury: ['cone', 'trio'],
};

/** Footprint of each kind by its height (width, depth), and heights in which it is made. */
const sizes: Record<CandleKind, { width: readonly number[]; depth: readonly number[]; height: readonly number[] }> = {
  discs: { width: [100, 120], depth: [0], height: [260, 320, 380] },
  arc: { width: [260, 320, 380], depth: [80], height: [260, 300, 340] },
  ball: { width: [90, 110], depth: [0], height: [240, 280, 320] },
  ring: { width: [240, 280, 320], depth: [90], height: [280, 320, 360] },
  block: { width: [300, 360, 420], depth: [80, 90], height: [220, 260] },
  dome: { width: [110, 130], depth: [0], height: [220, 260, 300] },
  lotus: { width: [110, 130, 150], depth: [0], height: [80, 100] },
  lantern: { width: [140, 160, 200], depth: [0], height: [280, 340, 420] },
  pricket: { width: [120, 140], depth: [0], height: [320, 380, 440] },
  gate: { width: [280, 340], depth: [90], height: [280, 320] },
  pipe: { width: [260, 300], depth: [90], height: [260, 300] },
  jar: { width: [90, 110], depth: [0], height: [110, 140, 170] },
  stone: { width: [110, 130, 150], depth: [0], height: [70, 90, 110] },
  log: { width: [320, 400], depth: [90], height: [100, 120] },
  turned: { width: [110, 130], depth: [0], height: [320, 380, 440] },
  branched: { width: [300, 360], depth: [120], height: [380, 440, 500] },
  cone: { width: [90, 110], depth: [0], height: [280, 340, 400] },
  trio: { width: [260, 300], depth: [120], height: [300, 360] },
};

function linesOf(style: Style): Line[] {
  return formsByStyle[style].flatMap((kind) =>
    sizes[kind].width.flatMap((width) =>
      sizes[kind].depth.map((depth) =>
        lineOf(style, {
          width: [width],
          depth: [depth || width],
          height: sizes[kind].height,
          kind: [kind],
          candle: ['new', 'burnt'],
        }),
      ),
    ),
  );
}

const lines = (Object.keys(formsByStyle) as Style[]).flatMap(linesOf);
const valuesOf = (key: string): number[] =>
  [...new Set(lines.flatMap((line) => line.values[key] as number[]))].toSorted((a, b) => a - b);

export const candleHolder = family({
  code: 'candle-holder',
  name: { en: 'Candle holder', zh: '烛台', vi: 'Chân nến' },
  synonyms: {
    en: ['candlestick', 'candelabra', 'lantern', 'tealight holder'],
    zh: ['蜡烛台', '风灯', '烛杯', '香薰蜡烛'],
    vi: ['giá nến', 'đế nến', 'chân đèn cầy', 'đèn nến', 'cốc nến', 'nến thơm'],
  },
  category: 'decor',
  rooms: ['dining', 'living', 'bedroom', 'bathroom', 'hall'],
  placement: 'top',
  parameters: {
    ...measures(valuesOf('width'), valuesOf('depth'), valuesOf('height')),
    kind: form(['Kind', '款式', 'Kiểu'], {
      discs: ['Stacked discs', '叠片', 'Đĩa xếp chồng'],
      arc: ['Arc of three', '弧形三头', 'Vòng cung ba nến'],
      ball: ['Balls', '圆球', 'Khối cầu'],
      ring: ['Hoop', '圆环', 'Vòng tròn'],
      block: ['Wooden block', '木条座', 'Khối gỗ'],
      dome: ['Dome', '半球', 'Vòm'],
      lotus: ['Lotus bowl', '莲花盏', 'Bát sen'],
      lantern: ['Lantern', '风灯', 'Lồng nến'],
      pricket: ['Pricket stick', '高脚烛台', 'Chân cao'],
      gate: ['Gate', '牌坊形', 'Hình cổng'],
      pipe: ['Pipe', '水管形', 'Ống nước'],
      jar: ['Candle in a jar', '玻璃杯蜡烛', 'Nến cốc'],
      stone: ['Pebble', '卵石', 'Đá cuội'],
      log: ['Split log', '原木', 'Khúc gỗ'],
      turned: ['Turned stick', '车旋烛台', 'Dáng tiện'],
      branched: ['Three arms', '三枝烛台', 'Ba nhánh'],
      cone: ['Cone', '锥形', 'Hình nón'],
      trio: ['Group of three', '三件组', 'Bộ ba'],
    }),
    candle: form(['Candle', '蜡烛', 'Nến'], {
      new: ['New', '全新', 'Mới'],
      burnt: ['Half burnt', '燃到一半', 'Cháy dở'],
    }),
  },
  lines,
  slots: {
    body: {
      name: localizedText(['Holder', '烛台', 'Thân']),
      finishes: [
        'brass-brushed',
        'brass-antique',
        'steel-black',
        'bronze',
        'iron-cast',
        'oak-natural',
        'walnut',
        'marble-carrara',
        'marble-nero',
        'ceramic-white',
        'stoneware-sand',
        'concrete',
      ],
      byStyle: {
        modern: 'steel-black',
        scandinavian: 'oak-pale',
        japandi: 'oak-smoked',
        indochine: 'brass-antique',
        newChinese: 'bronze',
        industrial: 'iron-cast',
        wabiSabi: 'stoneware-sand',
        french: 'brass-antique',
        midCentury: 'brass-brushed',
      },
    },
    wood: {
      name: localizedText(['Wood', '木材', 'Gỗ']),
      finishes: ['oak-natural', 'oak-smoked', 'walnut', 'wenge', 'acacia', 'bark'],
      byStyle: { newChinese: 'wenge', wabiSabi: 'oak-smoked' },
    },
    candle: {
      name: localizedText(['Candle', '蜡烛', 'Nến']),
      finishes: ['paint-cream', 'paint-white', 'paint-brick', 'paint-sage', 'paint-black'],
    },
    wick: { name: localizedText(['Wick', '烛芯', 'Bấc nến']), finishes: ['plastic-black'] },
    glass: {
      name: localizedText(['Glass', '玻璃', 'Thuỷ tinh']),
      finishes: ['glass-clear', 'glass-amber', 'glass-smoked'],
    },
  },
  build,
});

/** Kinds are made nearly to size; the whole is then drawn to its exact box. */
function build(choice: Choice, detail: Detail): Model {
  const size = {
    width: choice.width as number,
    depth: choice.depth as number,
    height: choice.height as number,
    burnt: choice.candle === 'burnt',
  };
  const made = Object.entries(candleKinds[choice.kind as CandleKind](size, detail))
    .filter(([, meshes]) => meshes.length > 0)
    .map(([slot, meshes]) => part(slot, meshes));
  return model(toBox(made, size));
}
