import type { Slot } from '#models/family.ts';

/** Finish slots of appliances. */
export const applianceSlots = {
  body: {
    name: { en: 'Body', zh: '机身', vi: 'Thân máy' },
    finishes: [
      'plastic-white',
      'steel-brushed',
      'gunmetal',
      'steel-black',
      'plastic-grey',
      'lacquer-white',
      'lacquer-black',
    ],
    byStyle: {
      modern: 'gunmetal',
      scandinavian: 'plastic-white',
      industrial: 'steel-brushed',
      french: 'lacquer-white',
      japandi: 'plastic-white',
      midCentury: 'lacquer-white',
    },
  },
  doors: {
    name: { en: 'Doors', zh: '门面', vi: 'Mặt cửa' },
    finishes: [
      'plastic-white',
      'steel-brushed',
      'gunmetal',
      'lacquer-white',
      'lacquer-black',
      'paint-sage',
      'paint-sky',
      'paint-cream',
      'paint-terracotta',
      'steel-black',
    ],
    byStyle: {
      modern: 'gunmetal',
      scandinavian: 'plastic-white',
      industrial: 'steel-brushed',
      french: 'paint-cream',
      japandi: 'lacquer-white',
      midCentury: 'paint-sage',
    },
  },
  metal: {
    name: { en: 'Metal', zh: '金属件', vi: 'Kim loại' },
    finishes: ['steel-brushed', 'chrome', 'nickel-brushed', 'gunmetal', 'steel-black', 'brass-brushed', 'copper'],
    byStyle: {
      modern: 'gunmetal',
      scandinavian: 'steel-brushed',
      industrial: 'steel-brushed',
      french: 'chrome',
      midCentury: 'chrome',
      japandi: 'nickel-brushed',
    },
  },
  screen: {
    name: { en: 'Glass and display', zh: '玻璃与屏幕', vi: 'Kính và màn hình' },
    finishes: ['screen-black', 'glass-smoked'],
  },
  dark: {
    name: { en: 'Feet and seals', zh: '脚垫与密封', vi: 'Chân và gioăng' },
    finishes: ['rubber-black', 'plastic-grey', 'plastic-black'],
  },
} satisfies Record<string, Slot>;
