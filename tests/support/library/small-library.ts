import type { Family, Parameter, Value, LocalizedText } from '#models/family.ts';
import { family } from '#models/family.ts';
import { finishes } from '#models/materials/library.ts';

/** A dozen families, small enough to list every combination of, named as the real ones are. */
export { finishes as smallFinishes };

type FamilyInput = Partial<Family> &
  Pick<Family, 'code' | 'name' | 'synonyms' | 'category' | 'rooms' | 'lines'> & { forms?: Record<string, Parameter> };

const words = (en: string, zh: string, vi: string): LocalizedText => ({ en, zh, vi });

const sizes: Record<string, Parameter> = {
  width: { name: words('Width', '宽度', 'Chiều rộng'), values: [] },
  depth: { name: words('Depth', '深度', 'Chiều sâu'), values: [] },
  height: { name: words('Height', '高度', 'Chiều cao'), values: [] },
};

function small(given: FamilyInput): Family {
  const { forms = {}, ...rest } = given;
  const parameters = { ...sizes, ...forms };
  const all = (key: string): Value[] =>
    [...new Set(given.lines.flatMap((line) => line.values[key]!))].toSorted((a, b) =>
      typeof a === 'number' ? a - Number(b) : 0,
    );
  return family({
    placement: 'floor',
    slots: {},
    build: () => ({ parts: [] }),
    ...rest,
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([key, parameter]) => [
        key,
        key in sizes ? { ...parameter, values: all(key) } : parameter,
      ]),
    ),
  });
}

const cloth = {
  name: words('Upholstery', '面料', 'Vải bọc'),
  finishes: ['linen-oat', 'linen-sage', 'velvet-forest', 'leather-cognac', 'leather-black'],
  byStyle: { japandi: 'boucle-ivory' },
};
const wood = {
  name: words('Wood', '木材', 'Gỗ'),
  finishes: ['oak-natural', 'oak-pale', 'walnut', 'teak'],
  byStyle: { newChinese: 'wenge' },
};
const metal = { name: words('Metal', '金属', 'Kim loại'), finishes: ['steel-black', 'brass-brushed'] };
const stone = {
  name: words('Top', '台面', 'Mặt'),
  finishes: ['oak-natural', 'walnut', 'marble-white'].filter((id) => finishes.some((finish) => finish.id === id)),
};

const shape: Parameter = {
  name: words('Shape', '形状', 'Hình dáng'),
  values: ['rectangle', 'round', 'oval'],
  labels: {
    rectangle: words('Rectangular', '长方形', 'Chữ nhật'),
    round: words('Round', '圆形', 'Tròn'),
    oval: words('Oval', '椭圆形', 'Bầu dục'),
  },
};
const legs: Parameter = {
  name: words('Legs', '脚', 'Chân'),
  values: ['round', 'square', 'plinth'],
  labels: {
    round: words('Round, tapered', '锥形圆脚', 'Tròn thuôn'),
    square: words('Square, tapered', '锥形方脚', 'Vuông thuôn'),
    plinth: words('Plinth', '底座', 'Bệ'),
  },
};
const arms: Parameter = {
  name: words('Arms', '扶手', 'Tay vịn'),
  values: ['track', 'rolled', 'none'],
  labels: {
    track: words('Square', '方扶手', 'Vuông'),
    rolled: words('Rolled', '卷边扶手', 'Cuộn tròn'),
    none: words('No arms', '无扶手', 'Không tay'),
  },
};

export const smallFamilies: Family[] = [
  small({
    code: 'sofa',
    name: words('Sofa', '沙发', 'Ghế sofa'),
    category: 'seating',
    rooms: ['living', 'study'],
    synonyms: { en: ['couch', 'settee'], zh: ['长沙发', '三人沙发'], vi: ['sô pha', 'ghế dài', 'sofa'] },
    forms: { arms, legs },
    slots: { frame: cloth, legs: wood },
    lines: [
      {
        style: 'modern',
        values: {
          width: [1800, 2000, 2200, 2400],
          depth: [900, 1000],
          height: [760, 820],
          arms: ['track', 'none'],
          legs: ['plinth', 'square'],
        },
      },
      {
        style: 'japandi',
        values: {
          width: [1600, 1800, 2000, 2200],
          depth: [860, 900],
          height: [720, 760],
          arms: ['track', 'none'],
          legs: ['round'],
        },
      },
      {
        style: 'french',
        values: {
          width: [1700, 1900, 2100],
          depth: [900],
          height: [860, 900],
          arms: ['rolled'],
          legs: ['round', 'square'],
        },
      },
    ],
  }),
  small({
    code: 'corner',
    name: words('Corner sofa', '转角沙发', 'Sofa góc'),
    category: 'seating',
    rooms: ['living'],
    synonyms: { en: ['sectional', 'l shaped sofa'], zh: ['贵妃沙发', 'L形沙发'], vi: ['ghế sofa góc', 'sofa chữ L'] },
    slots: { frame: cloth },
    lines: [{ style: 'modern', values: { width: [2400, 2700, 3000], depth: [1600, 1800], height: [760] } }],
  }),
  small({
    code: 'armchair',
    name: words('Armchair', '单人沙发', 'Ghế bành'),
    category: 'seating',
    rooms: ['living', 'bedroom', 'study'],
    synonyms: { en: ['easy chair', 'lounge chair'], zh: ['休闲椅', '扶手椅'], vi: ['ghế thư giãn', 'sofa đơn'] },
    slots: { frame: cloth, legs: wood },
    lines: [
      { style: 'midCentury', values: { width: [700, 760], depth: [780, 820], height: [780] } },
      { style: 'japandi', values: { width: [700], depth: [760], height: [720, 760] } },
    ],
  }),
  small({
    code: 'chair',
    name: words('Dining chair', '餐椅', 'Ghế ăn'),
    category: 'seating',
    rooms: ['dining', 'kitchen'],
    synonyms: { en: ['chair'], zh: ['椅子'], vi: ['ghế bàn ăn', 'ghế tựa'] },
    slots: { frame: wood },
    lines: [{ style: 'scandinavian', values: { width: [440, 480], depth: [500, 520], height: [780, 820] } }],
  }),
  small({
    code: 'dining',
    name: words('Dining table', '餐桌', 'Bàn ăn'),
    category: 'tables',
    rooms: ['dining', 'kitchen'],
    synonyms: { en: ['kitchen table'], zh: ['饭桌'], vi: ['bàn ăn gia đình'] },
    forms: { shape },
    slots: { top: stone, legs: wood },
    lines: [
      {
        style: 'scandinavian',
        values: { width: [1200, 1400, 1600, 1800], depth: [800, 900], height: [740], shape: ['rectangle', 'oval'] },
      },
      {
        style: 'midCentury',
        values: { width: [1000, 1200], depth: [1000, 1200], height: [740, 760], shape: ['round'] },
      },
    ],
  }),
  small({
    code: 'coffee',
    name: words('Coffee table', '茶几', 'Bàn trà'),
    category: 'tables',
    rooms: ['living'],
    synonyms: { en: ['cocktail table'], zh: ['咖啡桌'], vi: ['bàn nước', 'bàn sofa', 'bàn cà phê'] },
    forms: { shape },
    slots: { top: stone },
    lines: [
      {
        style: 'modern',
        values: {
          width: [800, 1000, 1200],
          depth: [500, 600, 800],
          height: [350, 400, 450],
          shape: ['rectangle', 'round', 'oval'],
        },
      },
    ],
  }),
  small({
    code: 'bed',
    name: words('Bed', '床', 'Giường'),
    category: 'beds',
    nominal: { usual: 80, most: 200 },
    rooms: ['bedroom'],
    synonyms: { en: ['double bed', 'bedstead'], zh: ['双人床', '大床'], vi: ['giường ngủ', 'giường đôi'] },
    slots: { frame: wood },
    lines: [
      { style: 'japandi', values: { width: [1280, 1680, 1880, 2080], depth: [2120], height: [900, 1000] } },
      { style: 'newChinese', values: { width: [1700, 1900], depth: [2150], height: [1100] } },
    ],
  }),
  small({
    code: 'bedside',
    name: words('Bedside table', '床头柜', 'Tủ đầu giường'),
    category: 'storage',
    rooms: ['bedroom'],
    synonyms: { en: ['nightstand'], zh: ['床头桌'], vi: ['táp đầu giường', 'tab đầu giường'] },
    slots: { frame: wood },
    forms: { drawers: { name: words('Drawers', '抽屉', 'Ngăn kéo'), values: [1, 2, 3] } },
    lines: [
      { style: 'japandi', values: { width: [400, 450, 500], depth: [400], height: [450, 500], drawers: [1, 2] } },
      { style: 'french', values: { width: [450], depth: [400, 420], height: [550], drawers: [2, 3] } },
    ],
  }),
  small({
    code: 'wardrobe',
    name: words('Wardrobe', '衣柜', 'Tủ quần áo'),
    category: 'storage',
    rooms: ['bedroom', 'children'],
    synonyms: { en: ['closet'], zh: ['大衣柜'], vi: ['tủ áo'] },
    slots: { frame: wood },
    forms: {
      doors: {
        name: words('Doors', '柜门', 'Cửa'),
        values: ['hinged', 'sliding'],
        labels: {
          hinged: words('Hinged doors', '平开门', 'Cánh mở'),
          sliding: words('Sliding doors', '推拉门', 'Cánh lùa'),
        },
      },
    },
    lines: [
      {
        style: 'modern',
        values: {
          width: [1200, 1600, 1800, 2000, 2400],
          depth: [580, 600],
          height: [2000, 2200, 2400],
          doors: ['hinged', 'sliding'],
        },
      },
    ],
  }),
  small({
    code: 'mirror',
    name: words('Mirror', '镜子', 'Gương'),
    category: 'decor',
    rooms: ['bathroom', 'hall'],
    placement: 'wall',
    synonyms: { en: ['looking glass'], zh: ['挂镜'], vi: ['gương treo tường', 'gương soi'] },
    forms: { shape },
    slots: { frame: metal },
    lines: [
      {
        style: 'modern',
        values: { width: [500, 600, 800], depth: [30], height: [600, 800, 1000], shape: ['round', 'rectangle'] },
      },
    ],
  }),
  small({
    code: 'rug',
    name: words('Rug', '地毯', 'Thảm'),
    category: 'textiles',
    rooms: ['living', 'bedroom'],
    synonyms: { en: ['carpet'], zh: ['毯子'], vi: ['thảm trải sàn'] },
    forms: { shape },
    slots: {},
    lines: [
      {
        style: 'scandinavian',
        values: { width: [1600, 2000, 2300], depth: [1600, 2300, 3000], height: [12], shape: ['rectangle', 'round'] },
      },
    ],
  }),
  small({
    code: 'pendant',
    name: words('Pendant lamp', '吊灯', 'Đèn thả'),
    category: 'lighting',
    rooms: ['dining', 'living'],
    placement: 'ceiling',
    synonyms: { en: ['hanging light'], zh: ['餐吊灯'], vi: ['đèn treo', 'đèn chùm'] },
    slots: { shade: metal },
    lines: [{ style: 'industrial', values: { width: [300, 400, 500], depth: [300, 400], height: [800, 1000] } }],
  }),
  small({
    code: 'tablelamp',
    name: words('Table lamp', '台灯', 'Đèn bàn'),
    category: 'lighting',
    rooms: ['bedroom', 'study'],
    placement: 'top',
    synonyms: { en: ['desk lamp'], zh: ['床头灯'], vi: ['đèn ngủ', 'đèn đọc sách'] },
    slots: { foot: metal },
    lines: [{ style: 'midCentury', values: { width: [250, 300], depth: [250, 300], height: [400, 500] } }],
  }),
];
