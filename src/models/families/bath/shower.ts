import { fittingSlot, paneSlot } from '#models/families/bath/bath-slots.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { glassLine, glassOf, pullAt, showerSet, trayOf } from '#models/families/bath/shower-parts.ts';
import { family } from '#models/family.ts';
import type { ShowerFrame } from '#models/families/bath/shower-parts.ts';
import type { Choice, Line, Value } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

const heights = [1900, 1950, 2000, 2100];
const even = [800, 850, 900, 1000];
const walkIn = { kind: ['walkIn'], width: [1000, 1100, 1200, 1400, 1600], depth: [800, 900, 1000], height: heights };
const niche = { kind: ['niche'], width: [1000, 1100, 1200, 1400], depth: [800, 900], height: heights };

/** As deep as wide: a line for each measure. */
function corners(style: Style, kinds: readonly string[], values: Record<string, readonly Value[]>): Line[] {
  return even.map((width) => lineOf(style, { kind: kinds, width: [width], depth: [width], height: heights }, values));
}

const lines: Line[] = [
  lineOf('modern', walkIn, { frame: ['frameless', 'framed'], set: ['column', 'square'], drain: ['channel', 'round'] }),
  lineOf('modern', niche, { frame: ['framed'], set: ['square', 'rail'], drain: ['channel', 'round'] }),
  ...corners('modern', ['square', 'quadrant'], {
    frame: ['framed'],
    set: ['square', 'column', 'rail'],
    drain: ['channel', 'round'],
  }),
  ...corners('scandinavian', ['quadrant', 'square'], {
    frame: ['frameless'],
    set: ['column', 'rail'],
    drain: ['round'],
  }),
  lineOf('scandinavian', niche, { frame: ['frameless'], set: ['column', 'rail'], drain: ['round'] }),
  lineOf('industrial', walkIn, { frame: ['grid'], set: ['column', 'square', 'rail'], drain: ['channel'] }),
  lineOf('industrial', niche, { frame: ['grid'], set: ['column', 'square'], drain: ['channel'] }),
  ...corners('industrial', ['square'], { frame: ['grid'], set: ['column', 'rail'], drain: ['channel'] }),
  lineOf('japandi', walkIn, { frame: ['frameless'], set: ['rail'], drain: ['channel', 'round'] }),
  lineOf('french', walkIn, { frame: ['grid'], set: ['column', 'rail'], drain: ['round'] }),
];

export const shower = family({
  code: 'shower',
  name: { en: 'Shower', zh: '淋浴房', vi: 'Phòng tắm kính' },
  synonyms: {
    en: ['shower enclosure', 'shower cabin', 'walk-in shower', 'shower screen'],
    zh: ['淋浴间', '淋浴屏', '浴屏', '浴室隔断', '整体淋浴房'],
    vi: ['cabin tắm', 'vách tắm kính', 'buồng tắm đứng', 'vách kính tắm', 'cabin tắm kính'],
  },
  category: 'bath',
  rooms: ['bathroom'],
  placement: 'floor',
  parameters: {
    ...measures([800, 850, 900, 1000, 1100, 1200, 1400, 1600], even, heights),
    kind: form(['Kind', '类型', 'Loại'], {
      quadrant: ['Quadrant', '扇形', 'Góc cong'],
      square: ['Square', '方形', 'Góc vuông'],
      walkIn: ['Walk-in', '步入式', 'Vách cố định, lối mở'],
      niche: ['Between walls', '一字形', 'Giữa hai tường'],
    }),
    frame: form(['Frame', '边框', 'Khung'], {
      frameless: ['Frameless', '无框', 'Không khung'],
      framed: ['Slim frame', '窄框', 'Khung mảnh'],
      grid: ['Grid', '格子', 'Khung ô'],
    }),
    set: form(['Shower set', '花洒', 'Sen tắm'], {
      rail: ['Hand shower on a rail', '升降杆手持花洒', 'Sen tay trên thanh'],
      column: ['Column, round rose', '圆顶喷套装', 'Sen cây bát tròn'],
      square: ['Column, square rose', '方顶喷套装', 'Sen cây bát vuông'],
    }),
    drain: form(['Waste', '地漏', 'Thoát nước'], {
      round: ['Round', '圆形', 'Tròn'],
      channel: ['Channel', '长条', 'Rãnh dài'],
    }),
  },
  lines,
  slots: {
    tray: {
      name: localizedText(['Tray', '淋浴底盆', 'Khay tắm']),
      finishes: ['ceramic-white', 'ceramic-ivory', 'ceramic-grey', 'slate', 'limestone', 'concrete', 'sintered-grey'],
      byStyle: { industrial: 'concrete', japandi: 'limestone', modern: 'ceramic-grey' },
    },
    glass: paneSlot(),
    metal: fittingSlot(['Metal', '金属', 'Kim loại'], { japandi: 'nickel-brushed' }),
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const size = { width: choice.width as number, depth: choice.depth as number, height: choice.height as number };
  const kind = choice.kind as string;
  const pane = glassOf(glassLine(kind, size, detail), choice.frame as ShowerFrame, size.height, detail);
  const pull =
    kind === 'walkIn'
      ? []
      : [pullAt(kind === 'niche' ? size.width * 0.3 : -size.width * 0.16, -size.depth / 2 + 24, detail)];
  const set = showerSet(choice.set as 'rail' | 'column' | 'square', size, detail);
  return modelFromSlots([
    trayOf(size, kind === 'quadrant', choice.drain as 'round' | 'channel', detail),
    pane,
    { metal: [...set, ...pull] },
  ]);
}
