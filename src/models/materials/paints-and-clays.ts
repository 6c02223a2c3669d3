import { finishesOf } from '#models/materials/finish.ts';

const paints = finishesOf(
  { kind: 'paint', roughness: 0.55, metalness: 0, pattern: 'roller', tile: [300, 300], relief: 0.25 },
  [
    ['paint-lime', '#ece6da', 'Lime white', '石灰白', 'Trắng vôi'],
    ['paint-white', '#f1efea', 'White', '白色', 'Trắng'],
    ['paint-cream', '#e9dfc8', 'Cream', '奶油色', 'Màu kem'],
    ['paint-clay', '#cdbda3', 'Clay', '陶土色', 'Màu đất'],
    ['paint-fog', '#c5c7c6', 'Fog grey', '雾灰', 'Xám sương'],
    ['paint-stone', '#a9a5a0', 'Stone grey', '岩石灰', 'Xám đá'],
    ['paint-graphite', '#4d4f52', 'Graphite', '石墨灰', 'Xám than chì'],
    ['paint-black', '#242424', 'Black', '黑色', 'Đen'],
    ['paint-sage', '#8c9a80', 'Sage', '鼠尾草绿', 'Xanh xô thơm'],
    ['paint-forest', '#41574a', 'Veranda green', '墨绿', 'Xanh lá sẫm'],
    ['paint-navy', '#27344a', 'Ink blue', '墨蓝', 'Xanh mực'],
    ['paint-sky', '#a8bcc6', 'Sky blue', '天蓝', 'Xanh trời'],
    ['paint-terracotta', '#bb6f50', 'Terracotta', '陶红', 'Màu đất nung'],
    ['paint-brick', '#a6492f', 'Brick', '砖红', 'Đỏ gạch'],
    ['paint-mustard', '#c29a3e', 'Mustard', '芥末黄', 'Vàng mù tạt'],
    ['paint-blush', '#d8bcb0', 'Blush', '浅粉', 'Hồng phấn'],
  ],
);

const lacquers = finishesOf({ kind: 'paint', roughness: 0.14, metalness: 0 }, [
  ['lacquer-white', '#efede8', 'White lacquer', '白色亮漆', 'Sơn bóng trắng'],
  ['lacquer-black', '#1d1c1c', 'Black lacquer', '黑色大漆', 'Sơn mài đen'],
  ['lacquer-red', '#7d2a20', 'Vermilion lacquer', '朱红大漆', 'Sơn mài đỏ son'],
  ['lacquer-green', '#2f4a3d', 'Green lacquer', '墨绿亮漆', 'Sơn bóng xanh rêu'],
]);

const plasters = finishesOf(
  { kind: 'plaster', roughness: 0.92, metalness: 0, pattern: 'plaster', tile: [1600, 1600], relief: 0.8 },
  [
    ['plaster-lime', '#e8e2d6', 'Lime plaster', '石灰抹面', 'Vữa vôi'],
    ['plaster-clay', '#cbb99d', 'Clay plaster', '黏土抹面', 'Vữa đất'],
    ['plaster-grey', '#b5b1a9', 'Grey micro-cement', '灰色微水泥', 'Xi măng mài xám'],
  ],
);

const ceramics = finishesOf({ kind: 'ceramic', roughness: 0.12, metalness: 0 }, [
  ['ceramic-white', '#f1f0ec', 'White ceramic', '白瓷', 'Sứ trắng'],
  ['ceramic-ivory', '#e7dfcf', 'Ivory ceramic', '象牙白瓷', 'Sứ trắng ngà'],
  ['ceramic-celadon', '#a9bfae', 'Celadon', '青瓷', 'Men ngọc', { pattern: 'glaze', tile: [260, 260], relief: 0 }],
  [
    'ceramic-indigo',
    '#3a4f72',
    'Indigo glaze',
    '靛蓝釉',
    'Men xanh chàm',
    { pattern: 'glaze', tile: [260, 260], relief: 0 },
  ],
  ['ceramic-black', '#2b2a29', 'Matt black ceramic', '哑黑陶瓷', 'Sứ đen mờ', { roughness: 0.6 }],
  ['ceramic-grey', '#9c9b97', 'Matt grey ceramic', '哑灰陶瓷', 'Sứ xám mờ', { roughness: 0.55 }],
  [
    'terracotta',
    '#b0714f',
    'Terracotta',
    '陶土',
    'Đất nung',
    { roughness: 0.9, pattern: 'clay', tile: [300, 300], relief: 0.8 },
  ],
  [
    'stoneware-sand',
    '#c4b59b',
    'Sand stoneware',
    '沙色粗陶',
    'Gốm màu cát',
    { roughness: 0.75, pattern: 'clay', tile: [300, 300], relief: 0.8 },
  ],
  [
    'stoneware-charcoal',
    '#4a4845',
    'Charcoal stoneware',
    '炭黑粗陶',
    'Gốm xám than',
    { roughness: 0.75, pattern: 'clay', tile: [300, 300], relief: 0.8 },
  ],
]);

export const paintsAndClays = [...paints, ...lacquers, ...plasters, ...ceramics];
