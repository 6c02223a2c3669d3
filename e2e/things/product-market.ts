import { inject } from 'vitest';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { saveProduct, type ProductInput } from '#features/catalogue/products/save-product.server.ts';
import { findFamily } from '#models/library.ts';
import { idOf } from '#models/model-id.ts';
import { fitted } from '../../tests/support/market.ts';

const family = findFamily('sofa')!;
const line = family.lines[0]!;
/** Two lengths and two cloths of one sofa. */
export const widths = [Number(line.values.width![0]), Number(line.values.width!.at(-1))] as const;
const cloths = family.slots.frame!.finishes.slice(0, 2) as [string, string];
export const sofa = 'p_journeysofa';
export const wardrobe = 'p_journeywardrobe';
export const taken = 'p_journeytaken';
export const maker = 'm_moclang';

/** Pieces of a demo maker, put there for these tests alone. */
export async function addProducts(): Promise<void> {
  const db = openDatabase(inject('databaseUrl'));
  try {
    for (const product of products()) await saveProduct(db, { now: () => new Date() }, product);
  } finally {
    await closeDatabase(db);
  }
}

function modelOf(width: number): string {
  const choice = Object.fromEntries(Object.entries(line.values).map(([key, values]) => [key, values[0]!]));
  return idOf(family, { ...choice, width, style: line.style })!;
}

function products(): ProductInput[] {
  const common = {
    merchantId: maker,
    description: { vi: 'Ngồi thấp, tựa sâu.', en: 'Low and deep.', zh: '坐得低，靠得深。' },
    style: line.style,
    materials: ['wood', 'fabric'] as ProductInput['materials'],
    colours: ['cream'],
    pictures: [],
    madeToSize: null,
    status: 'shelved' as const,
    popularity: 1,
  };
  const variants = widths.flatMap((width, i) =>
    cloths.map((cloth, j) => ({
      id: `v_journey${i}${j}`,
      width,
      depth: Number(line.values.depth![0]),
      height: Number(line.values.height![0]),
      finishes: { frame: cloth },
      model: modelOf(width),
      price: 10_000_000 + i * 5_000_000 + j * 700_000,
      priceBefore: i === 1 && j === 0 ? 18_000_000 : null,
      weight: 48_500,
      stock: i === 1 && j === 1 ? 0 : 6,
      sku: `J-${i}${j}`,
    })),
  );
  return [
    { ...common, id: sofa, category: 'sofa', name: { vi: 'Ghế dài Thử', en: 'Trial sofa', zh: '试坐沙发' }, variants },
    {
      ...common,
      id: wardrobe,
      category: 'wardrobe',
      name: { vi: 'Tủ áo Thử', en: 'Trial wardrobe', zh: '试用衣柜' },
      variants: [],
      madeToSize: fitted(),
    },
    {
      ...common,
      id: taken,
      category: 'sofa',
      name: { vi: 'Ghế Cất', en: 'Put-away sofa', zh: '收起的沙发' },
      variants: [{ ...variants[0]!, id: 'v_journeytaken' }],
      status: 'unshelved',
    },
  ];
}
