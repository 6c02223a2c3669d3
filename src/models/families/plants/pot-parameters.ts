import { form, localizedText } from '#models/families/shared/parameters.ts';
import type { PotForm } from '#models/families/plants/pots.ts';
import type { TextTriple } from '#models/families/shared/parameters.ts';
import type { Parameter, Slot } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

const forms: Record<PotForm, TextTriple> = {
  cylinder: ['Straight', '直筒', 'Trụ thẳng'],
  taper: ['Tapered', '锥形', 'Thuôn'],
  bowl: ['Bowl', '碗形', 'Dáng bát'],
  egg: ['Egg', '蛋形', 'Dáng trứng'],
  drum: ['Drum', '鼓形', 'Dáng trống'],
  urn: ['Shouldered jar', '溜肩缸', 'Chum vai xuôi'],
  lotus: ['Footed bowl', '高足盆', 'Chậu chân đế'],
  bucket: ['Banded bucket', '箍桶', 'Xô có đai'],
  jar: ['Hand-built jar', '手捏陶罐', 'Hũ nặn tay'],
  stone: ['Pebble', '卵石形', 'Dáng đá cuội'],
  rim: ['Rimmed, with saucer', '宽边带托盘', 'Vành rộng, có đĩa'],
  footed: ['Pedestal urn', '高脚瓮', 'Bình chân cao'],
  ribbed: ['Fluted', '竖纹', 'Khía dọc'],
  cube: ['Square', '方形', 'Vuông'],
  tub: ['Square on feet', '方盆带脚', 'Vuông có chân'],
  stand: ['In a wooden stand', '木架盆', 'Giá gỗ'],
  ring: ['In a metal stand', '金属架盆', 'Giá kim loại'],
  basket: ['Basket', '编篮', 'Giỏ đan'],
};

/** Each style has pots of its own, so that no two styles share a shape. */
export const potsOf: Record<Style, readonly PotForm[]> = {
  modern: ['cylinder', 'ribbed'],
  scandinavian: ['taper', 'basket'],
  japandi: ['bowl', 'egg'],
  indochine: ['urn', 'lotus'],
  newChinese: ['drum', 'tub'],
  industrial: ['bucket', 'cube'],
  wabiSabi: ['jar', 'stone'],
  french: ['rim', 'footed'],
  midCentury: ['ring', 'stand'],
};

/** Height of a pot by its width. */
export const potHeights: Record<PotForm, number> = {
  cylinder: 0.92,
  taper: 0.95,
  bowl: 0.72,
  egg: 0.9,
  drum: 0.85,
  urn: 1,
  lotus: 0.85,
  bucket: 0.95,
  jar: 0.95,
  stone: 0.75,
  rim: 0.9,
  footed: 1.15,
  ribbed: 0.9,
  cube: 0.95,
  tub: 0.9,
  stand: 1.25,
  ring: 1.2,
  basket: 0.85,
};

export const potParameter: Parameter = form(['Pot', '花盆', 'Chậu'], forms);

export const potSlots: Record<'pot' | 'wood' | 'metal' | 'weave' | 'soil', Slot> = {
  pot: {
    name: localizedText(['Pot', '花盆', 'Chậu']),
    finishes: [
      'ceramic-white',
      'ceramic-ivory',
      'ceramic-celadon',
      'ceramic-indigo',
      'ceramic-black',
      'ceramic-grey',
      'terracotta',
      'stoneware-sand',
      'stoneware-charcoal',
      'concrete',
      'brass-antique',
    ],
    byStyle: {
      modern: 'ceramic-grey',
      scandinavian: 'ceramic-white',
      japandi: 'stoneware-sand',
      indochine: 'ceramic-indigo',
      newChinese: 'ceramic-celadon',
      industrial: 'concrete',
      wabiSabi: 'stoneware-charcoal',
      french: 'terracotta',
      midCentury: 'ceramic-ivory',
    },
  },
  wood: {
    name: localizedText(['Wood', '木作', 'Phần gỗ']),
    finishes: ['walnut', 'oak-natural', 'oak-pale', 'teak', 'wenge', 'ash-black'],
    byStyle: { newChinese: 'wenge', scandinavian: 'oak-pale' },
  },
  metal: {
    name: localizedText(['Metal', '金属', 'Kim loại']),
    finishes: ['brass-brushed', 'steel-black', 'steel-white', 'bronze'],
  },
  weave: {
    name: localizedText(['Basket', '编篮', 'Giỏ đan']),
    finishes: ['seagrass', 'wicker-natural', 'wicker-grey'],
  },
  soil: { name: localizedText(['Soil', '土', 'Đất']), finishes: ['soil', 'terrazzo-light'] },
};
