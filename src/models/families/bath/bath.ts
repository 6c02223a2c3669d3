import { fittingSlot } from '#models/families/bath/bath-slots.ts';
import { builtInBath, cornerBath, freeBath } from '#models/families/bath/bath-tubs.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { family } from '#models/family.ts';
import type { BathApron, BathFoot, BathShape } from '#models/families/bath/bath-tubs.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

const free = {
  kind: ['free'],
  width: [1500, 1600, 1700, 1800],
  depth: [700, 750, 800],
  height: [560, 580, 600],
  apron: ['none'],
};
const claw = { ...free, height: [640, 680, 720] };
const built = {
  kind: ['builtIn'],
  width: [1400, 1500, 1600, 1700, 1800],
  depth: [700, 750, 800],
  height: [540, 560, 580],
  foot: ['none'],
};
const corner = [1200, 1300, 1400, 1500].map((size) => ({
  kind: ['corner'],
  width: [size],
  depth: [size],
  height: [560, 580, 600],
  foot: ['none'],
  apron: ['none'],
}));

const lines: Line[] = [
  lineOf('modern', free, { shape: ['oval', 'soft', 'rectangle'], foot: ['none'] }),
  lineOf('scandinavian', free, { shape: ['egg', 'slipper'], foot: ['none'] }),
  lineOf('japandi', free, { width: [1400, 1500, 1600], shape: ['tub', 'ribbed'], foot: ['none'] }),
  lineOf('wabiSabi', free, { width: [1500, 1600, 1700], shape: ['thick', 'ribbed'], foot: ['plinth'] }),
  lineOf('french', claw, { shape: ['slipper', 'double', 'oval'], foot: ['claw'] }),
  lineOf('french', claw, { shape: ['double', 'oval'], foot: ['plinth'] }),
  lineOf('indochine', claw, { shape: ['slipper', 'double', 'oval'], foot: ['block'] }),
  lineOf('modern', built, { shape: ['rectangle', 'soft'], apron: ['slab', 'tiled'] }),
  lineOf('scandinavian', built, { shape: ['soft', 'oval'], apron: ['boarded', 'slatted'] }),
  lineOf('japandi', built, { shape: ['rectangle', 'soft'], apron: ['slatted'] }),
  lineOf('french', built, { shape: ['oval', 'soft'], apron: ['panelled'] }),
  lineOf('midCentury', built, { shape: ['oval', 'soft'], apron: ['fluted'] }),
  ...corner.flatMap((size) => [
    lineOf('modern', size, { shape: ['soft'] }),
    lineOf('scandinavian', size, { shape: ['egg'] }),
  ]),
];

export const bath = family({
  code: 'bath',
  name: { en: 'Bath', zh: '浴缸', vi: 'Bồn tắm' },
  synonyms: {
    en: ['bathtub', 'tub', 'freestanding bath', 'corner bath'],
    zh: ['浴盆', '独立浴缸', '嵌入式浴缸', '贵妃浴缸', '转角浴缸', '泡澡缸'],
    vi: ['bồn tắm nằm', 'bồn tắm đặt sàn', 'bồn tắm góc', 'bồn tắm xây', 'bồn tắm chân yếm', 'bồn ngâm'],
  },
  category: 'bath',
  rooms: ['bathroom'],
  placement: 'floor',
  parameters: {
    ...measures(
      [1200, 1300, 1400, 1500, 1600, 1700, 1800],
      [700, 750, 800, 1200, 1300, 1400, 1500],
      [540, 560, 580, 600, 640, 680, 720],
    ),
    kind: form(['Kind', '类型', 'Loại'], {
      free: ['Free-standing', '独立式', 'Đặt sàn'],
      builtIn: ['Built-in', '嵌入式', 'Lắp âm'],
      corner: ['Corner', '转角', 'Đặt góc'],
    }),
    shape: form(['Shape', '形状', 'Hình dáng'], {
      oval: ['Oval', '椭圆', 'Bầu dục'],
      soft: ['Soft rectangle', '圆角长方形', 'Chữ nhật bo tròn'],
      rectangle: ['Rectangular', '长方形', 'Chữ nhật'],
      egg: ['Egg', '蛋形', 'Hình trứng'],
      slipper: ['Slipper', '单边高背', 'Một đầu cao'],
      double: ['Double slipper', '双边高背', 'Hai đầu cao'],
      tub: ['Upright tub', '直桶', 'Thành đứng'],
      ribbed: ['Ribbed', '竖纹', 'Gân nổi'],
      thick: ['Thick-walled', '厚壁', 'Thành dày'],
    }),
    foot: form(['Stands on', '底座', 'Chân'], {
      none: ['The floor', '落地', 'Sát sàn'],
      plinth: ['A plinth', '底座', 'Bệ'],
      claw: ['Claw feet', '虎爪脚', 'Chân thú'],
      block: ['Wooden cradles', '木托', 'Đế gỗ'],
    }),
    apron: form(['Apron', '裙板', 'Yếm bồn'], {
      none: ['None', '无', 'Không'],
      slab: ['Plain', '平板', 'Phẳng'],
      tiled: ['Two plain fields', '分格', 'Hai ô phẳng'],
      boarded: ['Boarded', '拼板', 'Ghép ván'],
      slatted: ['Slatted', '格栅', 'Nan đứng'],
      panelled: ['Panelled', '框板', 'Khung huỳnh'],
      fluted: ['Fluted', '波纹', 'Lượn sóng'],
    }),
  },
  lines,
  slots: {
    tub: {
      name: localizedText(['Tub', '缸体', 'Thân bồn']),
      finishes: [
        'ceramic-white',
        'ceramic-ivory',
        'ceramic-grey',
        'ceramic-black',
        'stoneware-sand',
        'concrete',
        'travertine',
        'copper',
        'paint-sage',
        'paint-navy',
      ],
      byStyle: { wabiSabi: 'stoneware-sand', japandi: 'ceramic-ivory' },
    },
    apron: {
      name: localizedText(['Apron', '裙板', 'Yếm bồn']),
      finishes: [
        'lacquer-white',
        'paint-white',
        'paint-sage',
        'paint-cream',
        'oak-natural',
        'oak-pale',
        'walnut',
        'teak',
        'marble-carrara',
        'tile-zellige-white',
        'tile-stone-grey',
      ],
      byStyle: {
        modern: 'marble-carrara',
        scandinavian: 'oak-pale',
        japandi: 'teak',
        french: 'paint-sage',
        midCentury: 'walnut',
      },
    },
    foot: {
      name: localizedText(['Feet', '脚', 'Chân']),
      finishes: [
        'brass-antique',
        'chrome',
        'iron-cast',
        'brass-brushed',
        'mahogany',
        'oak-smoked',
        'ceramic-white',
        'travertine',
      ],
      byStyle: { indochine: 'mahogany', wabiSabi: 'travertine', french: 'brass-antique' },
    },
    metal: fittingSlot(),
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const size = {
    width: choice.width as number,
    depth: choice.depth as number,
    height: choice.height as number,
    shape: choice.shape as BathShape,
  };
  if (choice.kind === 'corner') return modelFromSlots([cornerBath(size, detail)]);
  if (choice.kind === 'builtIn')
    return modelFromSlots([builtInBath(size, choice.apron as BathApron, choice.style, detail)]);
  return modelFromSlots([freeBath(size, choice.foot as BathFoot, detail)]);
}
