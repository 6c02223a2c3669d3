import { localizedText } from '#models/families/shared/parameters.ts';
import type { TextTriple } from '#models/families/shared/parameters.ts';
import type { Slot } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

type ByStyle = Partial<Record<Style, string>>;

const woods = [
  'oak-natural',
  'oak-pale',
  'oak-white',
  'oak-smoked',
  'oak-black',
  'ash-natural',
  'ash-black',
  'walnut',
  'walnut-dark',
  'teak',
  'mahogany',
  'rosewood',
  'wenge',
  'cherry',
  'beech',
  'acacia',
];
const metals = [
  'steel-black',
  'steel-white',
  'steel-brushed',
  'brass-brushed',
  'brass-antique',
  'bronze',
  'gunmetal',
  'chrome',
  'iron-cast',
];
const cloths = [
  'linen-oat',
  'linen-greige',
  'linen-sage',
  'linen-graphite',
  'linen-indigo',
  'boucle-ivory',
  'boucle-clay',
  'velvet-forest',
  'velvet-teal',
  'velvet-terracotta',
  'wool-greige',
  'wool-fog',
  'wool-charcoal',
  'leather-cognac',
  'leather-black',
  'leather-cream',
];
const stones = [
  'marble-carrara',
  'marble-calacatta',
  'marble-nero',
  'marble-verde',
  'travertine',
  'terrazzo-light',
  'limestone',
  'sintered-grey',
  'concrete',
];
const weaves = ['cane-natural', 'cane-black', 'paper-cord', 'rattan-natural', 'rattan-honey', 'seagrass'];

const woodOf: ByStyle = {
  modern: 'oak-smoked',
  scandinavian: 'oak-pale',
  japandi: 'oak-pale',
  indochine: 'mahogany',
  newChinese: 'wenge',
  industrial: 'acacia',
  wabiSabi: 'oak-smoked',
  french: 'oak-natural',
  midCentury: 'walnut',
};
const clothOf: ByStyle = {
  modern: 'linen-greige',
  scandinavian: 'wool-fog',
  japandi: 'boucle-ivory',
  indochine: 'linen-sand',
  newChinese: 'silk-raw',
  industrial: 'leather-cognac',
  wabiSabi: 'linen-oat',
  french: 'velvet-forest',
  midCentury: 'leather-cognac',
};
const metalOf: ByStyle = {
  modern: 'steel-black',
  scandinavian: 'steel-white',
  japandi: 'steel-black',
  indochine: 'brass-antique',
  newChinese: 'brass-brushed',
  industrial: 'iron-cast',
  wabiSabi: 'bronze',
  french: 'brass-brushed',
  midCentury: 'brass-brushed',
};

export function woodSlot(name: TextTriple = ['Wood', '木材', 'Gỗ'], byStyle: ByStyle = {}): Slot {
  return {
    name: localizedText(name),
    finishes: [...woods, 'paint-white', 'paint-sage', 'lacquer-black'],
    byStyle: { ...woodOf, ...byStyle },
  };
}

export function clothSlot(name: TextTriple = ['Upholstery', '面料', 'Vải bọc'], byStyle: ByStyle = {}): Slot {
  return { name: localizedText(name), finishes: cloths, byStyle: { ...clothOf, ...byStyle } };
}

export function metalSlot(name: TextTriple = ['Metal', '金属', 'Kim loại'], byStyle: ByStyle = {}): Slot {
  return { name: localizedText(name), finishes: metals, byStyle: { ...metalOf, ...byStyle } };
}

/** Finish slot of table tops: wood or stone. */
export function topSlot(byStyle: ByStyle = {}): Slot {
  return {
    name: localizedText(['Top', '台面', 'Mặt bàn']),
    finishes: [...woods, ...stones, 'glass-smoked', 'lacquer-white'],
    byStyle: { ...woodOf, ...byStyle },
  };
}

export function weaveSlot(name: TextTriple = ['Weave', '编织', 'Phần đan']): Slot {
  return {
    name: localizedText(name),
    finishes: weaves,
    byStyle: {
      indochine: 'cane-natural',
      newChinese: 'cane-natural',
      scandinavian: 'paper-cord',
      japandi: 'paper-cord',
      midCentury: 'cane-natural',
    },
  };
}

export function throwSlot(): Slot {
  return {
    name: localizedText(['Scatter cushions', '抱枕', 'Gối tựa']),
    finishes: [
      'linen-rust',
      'linen-mustard',
      'linen-sage',
      'linen-ivory',
      'velvet-terracotta',
      'velvet-mustard',
      'silk-ink',
      'boucle-oat',
      'stripe-indigo',
    ],
    byStyle: {
      modern: 'boucle-fog',
      scandinavian: 'linen-mustard',
      midCentury: 'linen-ivory',
      japandi: 'linen-sage',
      french: 'velvet-mustard',
      newChinese: 'silk-ink',
      indochine: 'linen-rust',
      wabiSabi: 'linen-cocoa',
      industrial: 'linen-graphite',
    },
  };
}
