import { finishesOf } from '#models/materials/finish.ts';

const leathers = finishesOf(
  { kind: 'leather', roughness: 0.46, metalness: 0, pattern: 'leather', tile: [220, 220], relief: 0.8 },
  [
    ['leather-cognac', '#8d4f28', 'Cognac leather', '干邑色皮革', 'Da nâu cognac'],
    ['leather-tan', '#ab7744', 'Tan leather', '浅棕皮革', 'Da nâu vàng'],
    ['leather-espresso', '#3d2b22', 'Espresso leather', '深咖皮革', 'Da nâu cà phê'],
    ['leather-black', '#252323', 'Black leather', '黑色皮革', 'Da đen'],
    ['leather-cream', '#dacdb5', 'Cream leather', '奶油色皮革', 'Da màu kem'],
    ['leather-oxblood', '#5a2124', 'Oxblood leather', '牛血红皮革', 'Da đỏ mận'],
    ['leather-forest', '#2f4236', 'Forest leather', '墨绿皮革', 'Da xanh rừng'],
    ['leather-slate', '#50575d', 'Slate leather', '石板灰皮革', 'Da xám đá'],
  ],
);

const polished = {
  kind: 'stone',
  roughness: 0.16,
  metalness: 0,
  pattern: 'marble',
  tile: [1400, 1400],
  relief: 0,
} as const;

const slabs = finishesOf(polished, [
  ['marble-carrara', '#e6e4df', 'Carrara marble', '卡拉拉白大理石', 'Đá cẩm thạch Carrara', { second: '#8f9296' }],
  [
    'marble-calacatta',
    '#efebe2',
    'Calacatta marble',
    '卡拉卡塔大理石',
    'Đá cẩm thạch Calacatta',
    { second: '#a08a66', pattern: 'calacatta' },
  ],
  [
    'marble-nero',
    '#27272a',
    'Nero Marquina marble',
    '黑白根大理石',
    'Đá cẩm thạch đen',
    { second: '#d9d5cc', pattern: 'calacatta' },
  ],
  ['marble-verde', '#34493f', 'Green marble', '大花绿大理石', 'Đá cẩm thạch xanh', { second: '#9fb3a0' }],
  [
    'marble-emperador',
    '#5a4234',
    'Emperador marble',
    '深啡网大理石',
    'Đá cẩm thạch nâu',
    { second: '#b99b7c', pattern: 'calacatta' },
  ],
  ['marble-rosso', '#8c4a3c', 'Red marble', '红色大理石', 'Đá cẩm thạch đỏ', { second: '#d8b6a4' }],
  [
    'quartz-white',
    '#ecebe6',
    'White quartz',
    '白色石英石',
    'Đá thạch anh nhân tạo trắng',
    { second: '#cfccc4', pattern: 'granite', tile: [500, 500] },
  ],
  [
    'granite-grey',
    '#8b8a87',
    'Grey granite',
    '灰色花岗岩',
    'Đá hoa cương xám',
    { second: '#3c3b3a', pattern: 'granite', tile: [500, 500] },
  ],
  [
    'granite-black',
    '#2b2b2c',
    'Black granite',
    '黑色花岗岩',
    'Đá hoa cương đen',
    { second: '#6f6f70', pattern: 'granite', tile: [500, 500] },
  ],
  [
    'terrazzo-light',
    '#dcd7cc',
    'Light terrazzo',
    '浅色水磨石',
    'Đá mài màu sáng',
    { second: '#a6492f', pattern: 'terrazzo', tile: [600, 600], roughness: 0.3 },
  ],
  [
    'terrazzo-dark',
    '#4a4b4a',
    'Dark terrazzo',
    '深色水磨石',
    'Đá mài màu tối',
    { second: '#c9bfae', pattern: 'terrazzo', tile: [600, 600], roughness: 0.3 },
  ],
]);

const rough = finishesOf({ ...polished, roughness: 0.62, relief: 0.6 }, [
  [
    'travertine',
    '#d3c4a8',
    'Travertine',
    '洞石',
    'Đá travertine',
    { second: '#a88f6c', pattern: 'travertine', tile: [1200, 900], relief: 1 },
  ],
  [
    'limestone',
    '#cfc6b4',
    'Limestone',
    '石灰石',
    'Đá vôi',
    { second: '#b7ab95', pattern: 'limestone', tile: [900, 900] },
  ],
  ['slate', '#4b4e50', 'Slate', '板岩', 'Đá phiến', { second: '#6d7172', pattern: 'slate', tile: [900, 900] }],
  [
    'sintered-grey',
    '#8f8d89',
    'Grey sintered stone',
    '灰色岩板',
    'Đá nung kết xám',
    { second: '#77746f', pattern: 'limestone', tile: [1200, 1200] },
  ],
  [
    'concrete',
    '#a3a09a',
    'Concrete',
    '清水混凝土',
    'Bê tông',
    { second: '#86837d', pattern: 'concrete', tile: [1500, 1500] },
  ],
]);

const tiles = finishesOf({ kind: 'tile', roughness: 0.22, metalness: 0, relief: 1 }, [
  [
    'tile-subway',
    '#ece9e1',
    'White metro tile',
    '白色地铁砖',
    'Gạch thẻ trắng',
    { second: '#b9b4a9', pattern: 'subway', tile: [600, 600] },
  ],
  [
    'tile-zellige-green',
    '#5f7a66',
    'Green zellige tile',
    '绿色手工砖',
    'Gạch zellige xanh',
    { second: '#c9c2b2', pattern: 'zellige', tile: [600, 600] },
  ],
  [
    'tile-zellige-white',
    '#e4dfd3',
    'White zellige tile',
    '白色手工砖',
    'Gạch zellige trắng',
    { second: '#b9b0a0', pattern: 'zellige', tile: [600, 600] },
  ],
  [
    'tile-mosaic',
    '#dfe0dc',
    'White mosaic',
    '白色马赛克',
    'Gạch mosaic trắng',
    { second: '#a9a8a2', pattern: 'mosaic', tile: [300, 300] },
  ],
  [
    'tile-cement',
    '#d9d0bd',
    'Patterned cement tile',
    '花砖',
    'Gạch bông',
    { second: '#4c5d6b', pattern: 'cement', tile: [400, 400], roughness: 0.6 },
  ],
  [
    'tile-terracotta',
    '#b06a48',
    'Terracotta tile',
    '陶土砖',
    'Gạch đất nung',
    { second: '#8d7c69', pattern: 'square-tile', tile: [900, 900], roughness: 0.75 },
  ],
  [
    'tile-stone-grey',
    '#a8a59e',
    'Grey porcelain tile',
    '灰色瓷砖',
    'Gạch porcelain xám',
    { second: '#85827b', pattern: 'square-tile', tile: [1800, 1800], roughness: 0.5 },
  ],
]);

export const hidesAndStones = [...leathers, ...slabs, ...rough, ...tiles];
