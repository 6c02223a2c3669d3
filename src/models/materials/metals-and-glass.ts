import { finishesOf } from '#models/materials/finish.ts';

const metals = finishesOf(
  { kind: 'metal', roughness: 0.3, metalness: 1, pattern: 'brushed', tile: [200, 200], relief: 0.5 },
  [
    ['brass-brushed', '#c4a262', 'Brushed brass', '拉丝黄铜', 'Đồng thau xước'],
    [
      'brass-antique',
      '#8f7344',
      'Antique brass',
      '仿古黄铜',
      'Đồng thau giả cổ',
      { pattern: 'patina', roughness: 0.42 },
    ],
    ['gold-champagne', '#cdb58d', 'Champagne gold', '香槟金', 'Vàng sâm panh'],
    ['bronze', '#74563b', 'Bronze', '青铜', 'Đồng thiếc', { pattern: 'patina', roughness: 0.45 }],
    ['copper', '#b97452', 'Copper', '紫铜', 'Đồng đỏ'],
    ['steel-brushed', '#b9b8b4', 'Brushed steel', '拉丝不锈钢', 'Inox xước'],
    ['nickel-brushed', '#aba59b', 'Brushed nickel', '拉丝镍', 'Niken xước'],
    ['chrome', '#d6d8da', 'Chrome', '镀铬', 'Crôm bóng', { roughness: 0.07, relief: 0 }],
    ['aluminium', '#c2c3c4', 'Anodised aluminium', '阳极氧化铝', 'Nhôm anod hoá', { roughness: 0.42 }],
    ['gunmetal', '#4e5053', 'Gunmetal', '枪灰', 'Xám súng', { roughness: 0.38 }],
  ],
);

/** Painted metal looks like paint, not like metal. */
const coated = finishesOf(
  { kind: 'metal', roughness: 0.5, metalness: 0, pattern: 'powder', tile: [80, 80], relief: 0.4 },
  [
    ['steel-black', '#232323', 'Black steel', '黑色烤漆钢', 'Thép sơn đen'],
    ['steel-white', '#e8e6e0', 'White steel', '白色烤漆钢', 'Thép sơn trắng'],
    ['steel-sage', '#7f8c76', 'Sage steel', '鼠尾草绿烤漆钢', 'Thép sơn xanh xô thơm'],
    ['steel-brick', '#9a4b34', 'Brick-red steel', '砖红烤漆钢', 'Thép sơn đỏ gạch'],
    ['iron-cast', '#383634', 'Cast iron', '铸铁', 'Gang đúc', { roughness: 0.7, relief: 1 }],
  ],
);

const glasses = finishesOf({ kind: 'glass', roughness: 0.04, metalness: 0, opacity: 0.14 }, [
  ['glass-clear', '#e9f0ee', 'Clear glass', '透明玻璃', 'Kính trong'],
  ['glass-frosted', '#eef1ef', 'Frosted glass', '磨砂玻璃', 'Kính mờ', { opacity: 0.62, roughness: 0.55 }],
  [
    'glass-reeded',
    '#e6ecea',
    'Reeded glass',
    '长虹玻璃',
    'Kính sọc',
    { opacity: 0.45, roughness: 0.15, pattern: 'reeded', tile: [120, 120], relief: 1.5 },
  ],
  ['glass-smoked', '#5a5752', 'Smoked glass', '烟灰玻璃', 'Kính khói', { opacity: 0.5 }],
  ['glass-amber', '#b88648', 'Amber glass', '琥珀玻璃', 'Kính hổ phách', { opacity: 0.5 }],
  ['glass-green', '#8fae9f', 'Green glass', '绿色玻璃', 'Kính xanh', { opacity: 0.4 }],
]);

const mirrors = finishesOf({ kind: 'mirror', roughness: 0.02, metalness: 1 }, [
  ['mirror-silver', '#e4e6e6', 'Silver mirror', '银镜', 'Gương tráng bạc'],
  ['mirror-bronze', '#a58d74', 'Bronze mirror', '茶镜', 'Gương trà'],
]);

export const metalsAndGlass = [...metals, ...coated, ...glasses, ...mirrors];
