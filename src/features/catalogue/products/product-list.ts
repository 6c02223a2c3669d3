import { filterNames } from '#features/foundation/search/filter-names.ts';
import type { ListKind, Names } from '#features/foundation/search/list-kind.ts';
import { seatCounts } from '#features/foundation/search/seats.ts';
import { colours } from '#features/foundation/search/vocabulary.ts';
import { kinds } from '#models/materials/finish.ts';
import { rooms, styles } from '#models/vocabulary.ts';
import { categoryNames } from './category.ts';

/** Steps of price people think in, in đồng; `to` is left out. */
const priceBands = {
  to2: band('Under 2 million ₫', '200 万越南盾以下', 'Dưới 2 triệu', 2),
  to5: band('2–5 million ₫', '200–500 万越南盾', '2–5 triệu', 5),
  to10: band('5–10 million ₫', '500–1000 万越南盾', '5–10 triệu', 10),
  to20: band('10–20 million ₫', '1000–2000 万越南盾', '10–20 triệu', 20),
  to50: band('20–50 million ₫', '2000–5000 万越南盾', '20–50 triệu', 50),
  over50: band('50 million ₫ and more', '5000 万越南盾以上', 'Từ 50 triệu', Infinity),
} as const;

/** Of widths, in millimetres, as every other size of the site is written. */
const widthBands = {
  to600: width('Up to 600 mm', '600 mm 以内', 'Đến 600 mm', 600),
  to1200: width('600–1200 mm', '600–1200 mm', '600–1200 mm', 1200),
  to1800: width('1200–1800 mm', '1200–1800 mm', '1200–1800 mm', 1800),
  to2400: width('1800–2400 mm', '1800–2400 mm', '1800–2400 mm', 2400),
  over2400: width('Over 2400 mm', '2400 mm 以上', 'Trên 2400 mm', Infinity),
} as const;

/** Stars from which a piece counts as well rated. */
export const wellRated = 4;

/** A bed is for two people as a sofa is. */
const seats = Object.fromEntries(
  seatCounts.map((count) => [count, { en: `For ${count} people`, zh: `${count} 人`, vi: `${count} người` }]),
);

const yes = (names: Names) => ({ yes: names });

/** Lists of products: filters, sort orders, sizes as text (PRODUCT F3, F5). */
export const productList: ListKind = {
  kind: 'products',
  sorts: ['popular', 'newest', 'cheap', 'dear'],
  sized: true,
  filters: {
    category: { name: filterNames.category, values: categoryNames },
    room: { name: filterNames.room, values: rooms },
    style: { name: filterNames.style, values: styles },
    material: { name: filterNames.material, values: kinds },
    colour: { name: filterNames.colour, values: colours },
    price: { name: filterNames.price, values: priceBands, prices: pricesOf },
    width: { name: filterNames.width, values: widthBands },
    made: {
      name: filterNames.made,
      values: yes({ en: 'Made to size', zh: '可按尺寸定制', vi: 'Đặt theo kích thước' }),
    },
    stock: { name: filterNames.stock, values: yes({ en: 'In stock', zh: '有现货', vi: 'Có sẵn' }) },
    rating: {
      name: filterNames.rating,
      values: { four: { en: '4 stars and up', zh: '4 星及以上', vi: 'Từ 4 sao' } },
    },
    seats: { name: filterNames.seats, values: seats, hidden: true },
    merchant: { name: filterNames.merchant, values: {}, form: /^m_[0-9a-z]{1,40}$/, hidden: true },
  },
};

export function priceBandOf(price: number): string {
  return bandOf(priceBands, price);
}

/** From the end of the band before to its own. */
function pricesOf(value: string): { from: number; to: number } {
  const bands = Object.values(priceBands);
  const at = Object.keys(priceBands).indexOf(value);
  return { from: bands[at - 1]?.to ?? 0, to: bands[at]?.to ?? Infinity };
}

/** 600 mm is "up to 600 mm". */
export function widthBandOf(millimetres: number): string {
  return bandOf(widthBands, millimetres - 1);
}

function bandOf(bands: Record<string, { to: number }>, value: number): string {
  return Object.entries(bands).find(([, { to }]) => value < to)![0];
}

function band(en: string, zh: string, vi: string, millions: number) {
  return { en, zh, vi, to: millions * 1_000_000 };
}

function width(en: string, zh: string, vi: string, to: number) {
  return { en, zh, vi, to };
}
