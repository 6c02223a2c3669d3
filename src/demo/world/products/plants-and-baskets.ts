import type { DraftProduct } from './draft-product.ts';

/** Greenery, weaving and a few things for the wall, as they stand in the demo homes. */
export const plantsAndBaskets: DraftProduct[] = [
  {
    key: 'cayluoiho',
    by: 'sachvagio',
    loved: 240,
    piece: ['plant', 'midCentury', { width: 450, height: 1050, kind: 'snake', pot: 'ring', growth: 'airy' }],
    wear: { pot: 'ceramic-ivory' },
    always: { kind: ['snake'] },
    price: 680_000,
    name: ['Lưỡi hổ', 'Snake plant', '虎尾兰'],
    about: [
      'Chịu bóng, chịu khô, lọc không khí ban đêm. Hai tuần tưới một lần.',
      'It tolerates shade and drought and cleans the air at night. Water every two weeks.',
      '耐阴耐旱，夜里净化空气。两周浇一次水。',
    ],
  },
  {
    key: 'caydabup',
    by: 'sachvagio',
    loved: 230,
    piece: ['plant', 'modern', { width: 650, height: 1400, kind: 'rubber', pot: 'cylinder', growth: 'airy' }],
    wear: { pot: 'ceramic-grey', metal: 'steel-black' },
    always: { kind: ['rubber'] },
    price: 890_000,
    name: ['Đa búp đỏ', 'Rubber plant', '橡皮树'],
    about: [
      'Lá dày bóng, cao 1,4 m, trồng sẵn trong chậu. Lau lá mỗi tháng, để gần cửa.',
      'Thick glossy leaves, 1.4 m high, already in its pot. Wipe the leaves once a month, keep it near a window.',
      '厚叶油亮，高 1.4 m，已栽在盆里。每月擦叶，放窗边。',
    ],
  },
  {
    key: 'giodantay',
    by: 'maytreviet',
    loved: 150,
    piece: [
      'basket',
      'indochine',
      { width: 300, height: 420, form: 'drum', weave: 'wicker', handles: 'hoop', fill: 'none' },
    ],
    wear: { weave: 'rattan-honey' },
    always: { form: ['drum', 'taper', 'square'], weave: ['wicker', 'coil', 'slats'] },
    price: 390_000,
    name: ['Giỏ Đan Tay', 'Hand-woven basket', '手编篮'],
    about: [
      'Mây, cói hoặc tre, mỗi kiểu một cách đan. Đựng khăn, đựng chăn, đựng báo.',
      'Rattan, seagrass or bamboo, each woven in its own way. For towels, throws or papers.',
      '藤、海草或竹，各有编法。放毛巾、毯子、报纸。',
    ],
  },
  {
    key: 'guonghaivien',
    by: 'heshe',
    loved: 120,
    piece: ['mirror', 'newChinese', { width: 700, height: 850, shape: 'rectangle', frame: 'double' }],
    wear: { frame: 'wenge' },
    always: { shape: ['rectangle'], frame: ['double'] },
    price: 1_350_000,
    name: ['Gương Hai Viền', 'Double-line mirror', '双线木框镜'],
    about: [
      'Hai đường gỗ sẫm chạy quanh mặt gương. Treo trên bàn console, 70 × 85 cm.',
      'Two lines of dark wood around the glass. Over a console, 70 × 85 cm.',
      '两道深木线绕着镜面。挂玄关桌上，70 × 85 cm。',
    ],
  },
];
