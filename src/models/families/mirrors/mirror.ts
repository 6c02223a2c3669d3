import { framedMirror } from '#models/families/mirrors/mirror-frames.ts';
import { mirrorWithin } from '#models/families/mirrors/mirror-shapes.ts';
import { mirrorSlots } from '#models/families/mirrors/mirror-slots.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { form, lineOf, measures } from '#models/families/shared/parameters.ts';
import { rayMirror, shelfMirror, strapMirror } from '#models/families/mirrors/mirror-extras.ts';
import { family } from '#models/family.ts';
import type { MirrorFrame } from '#models/families/mirrors/mirror-frames.ts';
import type { MirrorShape } from '#models/families/mirrors/mirror-shapes.ts';
import type { Choice, Line, Value } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

const tall = { width: [400, 450, 500, 550, 600, 700, 800], depth: [20, 25, 30], height: [850, 900, 1000, 1100, 1200] };
const broad = { width: [900, 1000, 1200, 1400, 1600], depth: [25, 30], height: [500, 600, 700, 800] };
const organic = { width: [500, 550, 600, 650], depth: [20, 25, 30], height: [700, 800, 900] };
const thick = { depth: [25, 30, 35] };
const rounds = [400, 500, 600, 700, 800, 900, 1000];

/** As high as wide: a line for each measure. */
function circles(style: Style, widths: readonly number[], values: Record<string, readonly Value[]>): Line[] {
  return widths.map((width) =>
    lineOf(style, { width: [width], height: [width], depth: [20, 25, 30], shape: ['round'] }, values),
  );
}

/** Which forms go together; every combination inside a line is plausible. */
const lines: Line[] = [
  lineOf('modern', tall, {
    shape: ['rectangle', 'soft', 'arch', 'pill', 'oval'],
    frame: ['slim', 'floating', 'backlit'],
  }),
  lineOf('modern', broad, { shape: ['rectangle', 'soft', 'pill'], frame: ['slim', 'floating', 'backlit'] }),
  ...circles('modern', rounds, { frame: ['slim', 'floating', 'backlit', 'double'] }),
  lineOf('modern', organic, { shape: ['pebble', 'wave', 'drop'], frame: ['floating', 'backlit', 'slim'] }),
  lineOf('scandinavian', tall, { shape: ['soft', 'arch', 'pill', 'oval'], frame: ['wide', 'floating'] }),
  lineOf('scandinavian', broad, { shape: ['soft', 'pill'], frame: ['wide', 'slim'] }),
  ...circles('scandinavian', rounds, { frame: ['wide', 'slim'] }),
  ...[400, 450, 500, 550, 600, 700].map((width) =>
    lineOf('scandinavian', {
      width: [width],
      depth: [30, 35],
      height: [width + 160, width + 220, width + 280],
      shape: ['round'],
      frame: ['strap'],
    }),
  ),
  lineOf('scandinavian', tall, {
    width: [500, 550, 600, 700],
    depth: [100, 120, 140],
    shape: ['soft', 'arch', 'rectangle'],
    frame: ['shelf'],
  }),
  lineOf('japandi', tall, thick, { shape: ['rectangle', 'arch', 'pill'], frame: ['wide', 'slim'] }),
  lineOf('japandi', broad, { shape: ['rectangle', 'pill'], frame: ['wide', 'slim'] }),
  ...circles('japandi', rounds, { frame: ['wide', 'slim'] }),
  lineOf('japandi', tall, {
    width: [500, 550, 600, 700],
    depth: [100, 120, 140],
    shape: ['arch', 'rectangle'],
    frame: ['shelf'],
  }),
  lineOf('wabiSabi', tall, thick, { width: [500, 550, 600, 700, 800], shape: ['arch', 'rectangle'], frame: ['wide'] }),
  lineOf('wabiSabi', organic, thick, { shape: ['pebble', 'drop', 'oval'], frame: ['wide', 'round'] }),
  ...circles('wabiSabi', rounds.slice(1), { frame: ['round', 'wide'] }),
  lineOf('indochine', tall, thick, {
    width: [500, 550, 600, 700, 800],
    shape: ['arch', 'oval', 'octagon', 'rectangle'],
    frame: ['stepped', 'wide'],
  }),
  ...circles('indochine', rounds.slice(1), { frame: ['stepped', 'wide'] }),
  lineOf('newChinese', tall, thick, { shape: ['octagon', 'rectangle', 'oval'], frame: ['wide', 'double'] }),
  ...circles('newChinese', rounds, { frame: ['wide', 'double', 'stepped'] }),
  lineOf('french', tall, thick, {
    width: [500, 550, 600, 700, 800],
    shape: ['arch', 'oval', 'notched', 'rectangle'],
    frame: ['stepped', 'wide', 'double'],
  }),
  lineOf('french', broad, { shape: ['notched', 'oval', 'rectangle'], frame: ['stepped', 'double'] }),
  ...circles('french', rounds.slice(2), { frame: ['stepped'] }),
  ...circles('french', [600, 700, 800, 900, 1000], { frame: ['rays'] }),
  lineOf('midCentury', tall, { width: [450, 500, 550, 600, 700], shape: ['soft', 'oval'], frame: ['wide', 'slim'] }),
  lineOf('midCentury', organic, { shape: ['pebble', 'drop'], frame: ['wide', 'slim'] }),
  ...circles('midCentury', [600, 700, 800, 900, 1000], { frame: ['rays'] }),
  ...circles('midCentury', rounds, { frame: ['wide', 'slim'] }),
  lineOf('industrial', tall, thick, { shape: ['rectangle', 'octagon', 'arch', 'pill'], frame: ['slim', 'wide'] }),
  lineOf('industrial', broad, { shape: ['rectangle', 'octagon'], frame: ['slim', 'wide'] }),
];

export const mirror = family({
  code: 'mirror',
  name: { en: 'Wall mirror', zh: '挂镜', vi: 'Gương treo tường' },
  synonyms: {
    en: ['mirror', 'bathroom mirror', 'hall mirror', 'vanity mirror'],
    zh: ['镜子', '浴室镜', '壁镜', '玄关镜', '化妆镜', '卫生间镜子'],
    vi: ['gương', 'gương soi', 'gương phòng tắm', 'gương trang điểm', 'kiếng', 'kiếng soi'],
  },
  category: 'decor',
  rooms: ['bathroom', 'hall', 'bedroom', 'living'],
  placement: 'wall',
  mountHeight: 1050,
  parameters: {
    ...measures(
      [400, 450, 500, 550, 600, 650, 700, 800, 900, 1000, 1200, 1400, 1600],
      [20, 25, 30, 35, 100, 120, 140],
      [
        400, 500, 560, 600, 610, 620, 660, 670, 680, 700, 710, 720, 730, 760, 770, 780, 800, 820, 830, 850, 860, 880,
        900, 920, 980, 1000, 1100, 1200,
      ],
    ),
    shape: form(['Shape', '形状', 'Hình dáng'], {
      round: ['Round', '圆形', 'Tròn'],
      oval: ['Oval', '椭圆', 'Bầu dục'],
      rectangle: ['Rectangular', '长方形', 'Chữ nhật'],
      soft: ['Rounded corners', '圆角', 'Bo góc'],
      arch: ['Arched', '拱形', 'Vòm'],
      pill: ['Pill', '跑道形', 'Bo tròn hai đầu'],
      octagon: ['Octagonal', '八角', 'Bát giác'],
      notched: ['Scooped corners', '凹角', 'Góc lõm'],
      pebble: ['Pebble', '鹅卵石形', 'Hòn cuội'],
      wave: ['Wavy', '波浪形', 'Lượn sóng'],
      drop: ['Drop', '水滴形', 'Giọt nước'],
    }),
    frame: form(['Frame', '镜框', 'Khung'], {
      slim: ['Slim', '细框', 'Mảnh'],
      wide: ['Broad', '宽框', 'Bản rộng'],
      stepped: ['Stepped, with a bead', '叠级线条框', 'Giật cấp có chỉ'],
      round: ['Round rod', '圆条框', 'Thanh tròn'],
      floating: ['Frameless', '无框', 'Không khung'],
      backlit: ['Lit', '带灯', 'Có đèn'],
      double: ['Double line', '双线框', 'Khung đôi'],
      shelf: ['With a shelf', '带置物板', 'Có kệ nhỏ'],
      strap: ['Hung by a strap', '吊带', 'Treo dây da'],
      rays: ['Sunburst', '太阳光芒', 'Tia mặt trời'],
    }),
  },
  lines,
  slots: mirrorSlots,
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const size = {
    width: choice.width as number,
    depth: choice.depth as number,
    height: choice.height as number,
    style: choice.style,
  };
  const shape = choice.shape as MirrorShape;
  if (choice.frame === 'shelf') return modelFromSlots([shelfMirror(shape, size, detail)]);
  if (choice.frame === 'strap') return modelFromSlots([strapMirror(size, detail)]);
  if (choice.frame === 'rays') return modelFromSlots([rayMirror(size, detail)]);
  return modelFromSlots([
    framedMirror(
      choice.frame as MirrorFrame,
      { ...size, within: mirrorWithin(shape, size.width, size.height, detail) },
      detail,
    ),
  ]);
}
