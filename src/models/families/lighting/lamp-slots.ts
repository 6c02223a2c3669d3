import { localizedText } from '#models/families/shared/parameters.ts';
import { metalSlot, woodSlot } from '#models/families/shared/slots.ts';
import type { Slot } from '#models/family.ts';

/** All finish slots of lamps. A family takes those its shades and stands need. */
const lampSlots = {
  cloth: {
    name: localizedText(['Shade', '灯罩', 'Chao đèn']),
    finishes: [
      'shade-linen',
      'shade-white',
      'shade-paper',
      'linen-ivory',
      'linen-sand',
      'linen-sage',
      'linen-rust',
      'linen-graphite',
      'silk-raw',
      'silk-gold',
      'stripe-indigo',
    ],
    byStyle: { modern: 'shade-white', scandinavian: 'shade-white' },
  },
  paper: {
    name: localizedText(['Paper', '灯纸', 'Giấy chao đèn']),
    finishes: ['shade-paper', 'shade-white', 'shade-linen'],
  },
  hood: {
    name: localizedText(['Metal shade', '金属灯罩', 'Chao kim loại']),
    finishes: [
      'steel-black',
      'steel-white',
      'steel-sage',
      'steel-brick',
      'brass-brushed',
      'brass-antique',
      'copper',
      'aluminium',
      'gunmetal',
      'lacquer-red',
      'paint-mustard',
    ],
    byStyle: {
      scandinavian: 'steel-white',
      midCentury: 'steel-brick',
      industrial: 'gunmetal',
      indochine: 'brass-antique',
      french: 'brass-brushed',
      japandi: 'steel-sage',
      wabiSabi: 'iron-cast',
      newChinese: 'brass-brushed',
    },
  },
  glass: {
    name: localizedText(['Glass', '玻璃', 'Thuỷ tinh']),
    finishes: ['glass-opal', 'glass-frosted', 'glass-clear', 'glass-smoked', 'glass-amber', 'glass-green'],
    byStyle: { industrial: 'glass-clear' },
  },
  weave: {
    name: localizedText(['Weave', '编织', 'Phần đan']),
    finishes: ['rattan-natural', 'rattan-honey', 'bamboo', 'oak-black', 'paint-white'],
    byStyle: { japandi: 'bamboo', newChinese: 'bamboo' },
  },
  wood: woodSlot(),
  metal: metalSlot(),
  stone: {
    name: localizedText(['Stone or clay', '石材或陶', 'Đá hoặc gốm']),
    finishes: [
      'marble-carrara',
      'marble-nero',
      'marble-verde',
      'travertine',
      'concrete',
      'terrazzo-light',
      'ceramic-white',
      'ceramic-celadon',
      'ceramic-indigo',
      'stoneware-sand',
      'stoneware-charcoal',
      'terracotta',
    ],
    byStyle: {
      modern: 'marble-nero',
      midCentury: 'marble-verde',
      japandi: 'stoneware-sand',
      wabiSabi: 'stoneware-charcoal',
      newChinese: 'ceramic-celadon',
      indochine: 'ceramic-indigo',
      industrial: 'concrete',
    },
  },
  flex: {
    name: localizedText(['Flex', '电线', 'Dây đèn']),
    finishes: ['rubber-black', 'plastic-white', 'linen-rust', 'paper-cord', 'brass-brushed'],
    byStyle: {
      scandinavian: 'plastic-white',
      japandi: 'paper-cord',
      indochine: 'brass-antique',
      french: 'brass-antique',
    },
  },
  pane: {
    name: localizedText(['Lit pane', '发光面', 'Mặt sáng']),
    finishes: ['light-soft', 'light-warm', 'glass-opal'],
  },
  bulb: { name: localizedText(['Light', '光源', 'Nguồn sáng']), finishes: ['light-warm', 'glass-opal'] },
} as const satisfies Record<string, Slot>;

export function slotsOf(...names: (keyof typeof lampSlots)[]): Record<string, Slot> {
  return Object.fromEntries(names.map((name) => [name, lampSlots[name]]));
}
