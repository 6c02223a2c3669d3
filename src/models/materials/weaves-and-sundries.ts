import { finishesOf } from '#models/materials/finish.ts';

const rattans = finishesOf({ kind: 'rattan', roughness: 0.65, metalness: 0, relief: 1.4 }, [
  [
    'cane-natural',
    '#cfb184',
    'Natural cane webbing',
    '原色藤网',
    'Mây mắt cáo tự nhiên',
    { pattern: 'cane', second: '#4a3a28', tile: [96, 96] },
  ],
  [
    'cane-black',
    '#3a342e',
    'Black cane webbing',
    '黑色藤网',
    'Mây mắt cáo đen',
    { pattern: 'cane', second: '#14110f', tile: [96, 96] },
  ],
  [
    'rattan-natural',
    '#c49c66',
    'Natural rattan',
    '原色藤',
    'Mây tự nhiên',
    { pattern: 'pole', tile: [600, 80], relief: 0.6 },
  ],
  [
    'rattan-honey',
    '#a8743f',
    'Honey rattan',
    '蜜色藤',
    'Mây màu mật ong',
    { pattern: 'pole', tile: [600, 80], relief: 0.6 },
  ],
  [
    'wicker-natural',
    '#bd9a68',
    'Woven wicker',
    '藤编',
    'Mây đan',
    { pattern: 'wicker', second: '#5b452c', tile: [120, 120] },
  ],
  [
    'wicker-grey',
    '#8b857b',
    'Grey woven wicker',
    '灰色藤编',
    'Mây đan xám',
    { pattern: 'wicker', second: '#3b3833', tile: [120, 120] },
  ],
  ['seagrass', '#a99763', 'Seagrass', '海草编', 'Cói đan', { pattern: 'wicker', second: '#5a4f30', tile: [90, 90] }],
  [
    'paper-cord',
    '#c9ae80',
    'Paper cord',
    '纸绳',
    'Dây giấy bện',
    { pattern: 'cord', second: '#6f5a3a', tile: [100, 100] },
  ],
]);

const plastics = finishesOf({ kind: 'plastic', roughness: 0.42, metalness: 0 }, [
  ['plastic-white', '#efeeea', 'White plastic', '白色塑料', 'Nhựa trắng'],
  ['plastic-black', '#232323', 'Black plastic', '黑色塑料', 'Nhựa đen'],
  ['plastic-grey', '#9c9c99', 'Grey plastic', '灰色塑料', 'Nhựa xám'],
  ['plastic-sage', '#94a089', 'Sage plastic', '鼠尾草绿塑料', 'Nhựa xanh xô thơm'],
  ['plastic-terracotta', '#b9694b', 'Terracotta plastic', '陶红塑料', 'Nhựa màu đất nung'],
  ['plastic-mustard', '#c39a3d', 'Mustard plastic', '芥末黄塑料', 'Nhựa vàng mù tạt'],
  ['rubber-black', '#1c1c1c', 'Black rubber', '黑色橡胶', 'Cao su đen', { roughness: 0.85 }],
]);

const papers = finishesOf(
  { kind: 'paper', roughness: 0.95, metalness: 0, pattern: 'paper', tile: [300, 300], relief: 0.3 },
  [
    ['paper-white', '#f3efe6', 'White paper', '白纸', 'Giấy trắng'],
    ['paper-rice', '#efe6d2', 'Dó paper', '越南手工纸', 'Giấy dó'],
    ['paper-kraft', '#b08d63', 'Kraft paper', '牛皮纸', 'Giấy kraft'],
    [
      'print-dawn',
      '#e8e0d0',
      'Print: dawn',
      '画：晨光',
      'Tranh: bình minh',
      { pattern: 'print-dawn', second: '#b5623f', tile: [1000, 1000] },
    ],
    [
      'print-hills',
      '#e9e5da',
      'Print: ink hills',
      '画：水墨山',
      'Tranh: núi thuỷ mặc',
      { pattern: 'print-hills', second: '#2f3b40', tile: [1000, 1000] },
    ],
    [
      'print-forms',
      '#e6dcc9',
      'Print: forms',
      '画：几何',
      'Tranh: hình khối',
      { pattern: 'print-forms', second: '#3d5348', tile: [1000, 1000] },
    ],
    [
      'print-lines',
      '#efeae0',
      'Print: lines',
      '画：线条',
      'Tranh: đường nét',
      { pattern: 'print-lines', second: '#2b2a28', tile: [1000, 1000] },
    ],
    [
      'book-brick',
      '#8b4030',
      'Brick book cloth',
      '砖红书封布',
      'Bìa vải đỏ gạch',
      { pattern: 'cotton', tile: [60, 60] },
    ],
    ['book-ink', '#2f4356', 'Ink book cloth', '墨蓝书封布', 'Bìa vải xanh mực', { pattern: 'cotton', tile: [60, 60] }],
    ['book-sand', '#d3c6ae', 'Sand book cloth', '沙色书封布', 'Bìa vải màu cát', { pattern: 'cotton', tile: [60, 60] }],
    [
      'book-moss',
      '#59633f',
      'Moss book cloth',
      '苔绿书封布',
      'Bìa vải xanh rêu',
      { pattern: 'cotton', tile: [60, 60] },
    ],
  ],
);

const plants = finishesOf(
  { kind: 'plant', roughness: 0.55, metalness: 0, pattern: 'leaf', tile: [200, 200], relief: 0.5 },
  [
    ['leaf-green', '#4f7040', 'Green leaf', '绿叶', 'Lá xanh'],
    ['leaf-deep', '#33532f', 'Deep-green leaf', '深绿叶', 'Lá xanh đậm'],
    ['leaf-olive', '#7b8459', 'Olive leaf', '橄榄绿叶', 'Lá xanh ô liu'],
    ['leaf-silver', '#8fa08a', 'Silver leaf', '银绿叶', 'Lá ánh bạc'],
    ['leaf-dry', '#c2a878', 'Dried grass', '干草', 'Cỏ khô'],
    ['flower-white', '#efe9dd', 'White blossom', '白花', 'Hoa trắng', { roughness: 0.8 }],
    ['bark', '#6b5541', 'Bark', '树皮', 'Vỏ cây', { pattern: 'bark', roughness: 0.95, relief: 1.5 }],
    ['soil', '#3f332a', 'Soil', '泥土', 'Đất trồng', { pattern: 'soil', roughness: 1, relief: 1.5 }],
  ],
);

const lights = finishesOf({ kind: 'light', roughness: 0.9, metalness: 0 }, [
  ['light-warm', '#ffdca8', 'Warm light', '暖光', 'Ánh sáng ấm', { glow: 1 }],
  ['light-soft', '#fdeed6', 'Soft white light', '柔白光', 'Ánh sáng trắng dịu', { glow: 0.8 }],
  [
    'shade-linen',
    '#f0e2c8',
    'Linen shade',
    '亚麻灯罩',
    'Chao vải lanh',
    { pattern: 'linen', tile: [120, 120], relief: 0.6, glow: 0.34 },
  ],
  ['shade-white', '#f6ecda', 'White shade', '白色灯罩', 'Chao trắng', { glow: 0.42 }],
  ['shade-paper', '#f5e8cc', 'Paper shade', '纸灯罩', 'Chao giấy', { pattern: 'paper', tile: [300, 300], glow: 0.42 }],
  ['glass-opal', '#f8efdf', 'Opal glass', '乳白玻璃', 'Thuỷ tinh trắng sữa', { roughness: 0.2, glow: 0.5 }],
]);

const screens = finishesOf({ kind: 'screen', roughness: 0.12, metalness: 0 }, [
  ['screen-black', '#0d0e0f', 'Dark screen', '黑屏', 'Màn hình tối'],
]);

export const weavesAndSundries = [...rattans, ...plastics, ...papers, ...plants, ...lights, ...screens];
