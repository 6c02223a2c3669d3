import type { Slot } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

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
  'maple',
  'acacia',
  'paint-white',
  'paint-cream',
  'paint-fog',
  'paint-graphite',
  'paint-sage',
  'paint-forest',
  'paint-navy',
  'paint-clay',
  'lacquer-white',
  'lacquer-black',
] as const;

const bodies: Record<Style, string> = {
  modern: 'oak-smoked',
  japandi: 'oak-pale',
  indochine: 'mahogany',
  scandinavian: 'ash-natural',
  newChinese: 'wenge',
  industrial: 'acacia',
  wabiSabi: 'oak-natural',
  french: 'paint-cream',
  midCentury: 'walnut',
};
const doors: Record<Style, string> = { ...bodies, modern: 'paint-fog', scandinavian: 'paint-white' };
const metals: Record<Style, string> = {
  modern: 'gunmetal',
  japandi: 'brass-antique',
  indochine: 'brass-antique',
  scandinavian: 'leather-tan',
  newChinese: 'brass-brushed',
  industrial: 'steel-black',
  wabiSabi: 'bronze',
  french: 'brass-brushed',
  midCentury: 'brass-brushed',
};
const feet: Record<Style, string> = { ...bodies, modern: 'steel-black', industrial: 'steel-black' };

/** Finish slots of cabinets; a family takes those it has. */
export const cabinetSlots = {
  carcass: { name: { en: 'Body', zh: '柜体', vi: 'Thân tủ' }, finishes: woods, byStyle: bodies },
  fronts: { name: { en: 'Fronts', zh: '门板', vi: 'Mặt cánh' }, finishes: woods, byStyle: doors },
  handles: {
    name: { en: 'Handles', zh: '拉手', vi: 'Tay nắm' },
    finishes: [
      'brass-brushed',
      'brass-antique',
      'bronze',
      'gunmetal',
      'nickel-brushed',
      'chrome',
      'steel-black',
      'copper',
      'leather-tan',
      'leather-black',
      'oak-natural',
      'walnut',
    ],
    byStyle: metals,
  },
  legs: {
    name: { en: 'Base', zh: '柜脚', vi: 'Chân đế' },
    finishes: [
      'oak-natural',
      'oak-pale',
      'ash-natural',
      'walnut',
      'wenge',
      'mahogany',
      'oak-black',
      'paint-cream',
      'steel-black',
      'brass-brushed',
      'gunmetal',
    ],
    byStyle: feet,
  },
  cane: { name: { en: 'Cane', zh: '藤编', vi: 'Mây đan' }, finishes: ['cane-natural', 'cane-black'] },
  glass: {
    name: { en: 'Glass', zh: '玻璃', vi: 'Kính' },
    finishes: ['glass-clear', 'glass-smoked', 'glass-frosted', 'glass-amber', 'glass-green'],
  },
  reeded: {
    name: { en: 'Reeded glass', zh: '长虹玻璃', vi: 'Kính sọc' },
    finishes: ['glass-reeded', 'glass-frosted', 'glass-smoked'],
  },
  cloth: {
    name: { en: 'Panel behind the lattice', zh: '花格衬板', vi: 'Tấm sau song' },
    finishes: ['silk-raw', 'linen-oat', 'paper-rice', 'wenge', 'rosewood'],
  },
} satisfies Record<string, Slot>;
