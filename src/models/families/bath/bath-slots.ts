import { localizedText } from '#models/families/shared/parameters.ts';
import type { TextTriple } from '#models/families/shared/parameters.ts';
import type { Slot } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

type ByStyle = Partial<Record<Style, string>>;

const ceramics = ['ceramic-white', 'ceramic-ivory', 'ceramic-black', 'ceramic-grey'];
const bowls = [
  ...ceramics,
  'ceramic-celadon',
  'ceramic-indigo',
  'stoneware-sand',
  'stoneware-charcoal',
  'terracotta',
  'travertine',
  'marble-carrara',
  'marble-nero',
  'marble-verde',
  'terrazzo-light',
  'concrete',
  'copper',
];
const metals = [
  'chrome',
  'nickel-brushed',
  'steel-brushed',
  'brass-brushed',
  'brass-antique',
  'gold-champagne',
  'bronze',
  'copper',
  'gunmetal',
  'steel-black',
  'steel-white',
];
const metalOf: ByStyle = {
  modern: 'gunmetal',
  scandinavian: 'chrome',
  japandi: 'nickel-brushed',
  indochine: 'brass-antique',
  newChinese: 'gold-champagne',
  industrial: 'steel-black',
  wabiSabi: 'bronze',
  french: 'brass-brushed',
  midCentury: 'brass-brushed',
};

/** White glazed ware: WCs, basins that hang. */
export function ceramicSlot(byStyle: ByStyle = {}): Slot {
  return { name: localizedText(['Ceramic', '陶瓷', 'Sứ']), finishes: ceramics, byStyle };
}

/** Vessels may be of anything that holds water. */
export function vesselSlot(byStyle: ByStyle = {}): Slot {
  return {
    name: localizedText(['Bowl', '盆体', 'Lòng chậu']),
    finishes: bowls,
    byStyle: {
      japandi: 'ceramic-ivory',
      wabiSabi: 'stoneware-sand',
      indochine: 'ceramic-celadon',
      newChinese: 'ceramic-indigo',
      industrial: 'concrete',
      midCentury: 'terrazzo-light',
      ...byStyle,
    },
  };
}

/** Taps, wastes, hinges, rails. */
export function fittingSlot(name: TextTriple = ['Fittings', '五金', 'Phụ kiện kim loại'], byStyle: ByStyle = {}): Slot {
  return { name: localizedText(name), finishes: metals, byStyle: { ...metalOf, ...byStyle } };
}

export function seatSlot(): Slot {
  return {
    name: localizedText(['Seat and lid', '马桶盖板', 'Nắp bồn cầu']),
    finishes: ['plastic-white', 'plastic-black', 'plastic-grey', 'oak-natural', 'walnut', 'mahogany'],
    byStyle: { indochine: 'mahogany', industrial: 'plastic-black' },
  };
}

export function paneSlot(): Slot {
  return {
    name: localizedText(['Glass', '玻璃', 'Kính']),
    finishes: ['glass-clear', 'glass-smoked', 'glass-frosted', 'glass-reeded', 'glass-green'],
    byStyle: { french: 'glass-clear', midCentury: 'glass-reeded' },
  };
}
