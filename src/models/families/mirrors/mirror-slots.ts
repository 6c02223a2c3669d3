import { localizedText } from '#models/families/shared/parameters.ts';
import type { Slot } from '#models/family.ts';

/** Finish slots of mirrors. */
export const mirrorSlots = {
  mirror: { name: localizedText(['Glass', '镜面', 'Mặt gương']), finishes: ['mirror-silver', 'mirror-bronze'] },
  frame: {
    name: localizedText(['Frame', '镜框', 'Khung']),
    finishes: [
      'steel-black',
      'brass-brushed',
      'brass-antique',
      'gold-champagne',
      'bronze',
      'nickel-brushed',
      'chrome',
      'steel-white',
      'gunmetal',
      'oak-natural',
      'oak-pale',
      'oak-smoked',
      'ash-natural',
      'walnut',
      'mahogany',
      'rosewood',
      'wenge',
      'rattan-natural',
      'plaster-clay',
      'paint-white',
      'lacquer-red',
    ],
    byStyle: {
      modern: 'steel-black',
      scandinavian: 'oak-pale',
      japandi: 'oak-natural',
      indochine: 'mahogany',
      newChinese: 'wenge',
      industrial: 'iron-cast',
      wabiSabi: 'plaster-clay',
      french: 'brass-antique',
      midCentury: 'walnut',
    },
  },
  back: {
    name: localizedText(['Backing', '背板', 'Tấm lưng']),
    finishes: ['paint-graphite', 'steel-black', 'oak-natural', 'walnut'],
  },
  light: { name: localizedText(['Light', '灯带', 'Đèn']), finishes: ['light-warm', 'glass-opal'] },
  strap: {
    name: localizedText(['Strap', '吊带', 'Dây treo']),
    finishes: ['leather-tan', 'leather-cognac', 'leather-black'],
  },
} satisfies Record<string, Slot>;
