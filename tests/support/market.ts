import { saveArticle } from '#features/catalogue/articles/save-article.server.ts';
import { saveDesigner } from '#features/catalogue/designers/save-designer.server.ts';
import { createDesign } from '#features/studio/designs/designs.server.ts';
import { saveMerchant } from '#features/catalogue/merchants/save-merchant.server.ts';
import type { MadeToSize } from '#features/catalogue/products/made-to-size.ts';
import { saveProduct, type ProductInput } from '#features/catalogue/products/save-product.server.ts';
import { saveWork, type WorkInput } from '#features/catalogue/works/save-work.server.ts';
import { studio } from '#design/samples/studio.ts';
import { findFamily } from '#models/library.ts';
import { formatId } from '#models/model-id.ts';
import { checkedText } from '#features/studio/designs/checked-design.ts';
import { registerPerson, type Person, type TestApp } from './app.ts';

export const ids = {
  designer: 'd_minh',
  other: 'd_lin',
  merchant: 'm_moc',
  sofa: 'p_sofa',
  black: 'p_black',
  table: 'p_table',
  lamp: 'p_cover',
  wardrobe: 'p_wardrobe',
  hidden: 'p_hidden',
  work: 'w_hien',
  plain: 'w_plain',
  gone: 'w_gone',
  article: 'a_wood',
  lost: 'a_lost',
} as const;

export interface Market {
  designer: Person;
  merchant: Person;
}

/** A product on the shelf with nothing said of it that a test does not say. */
export function plainProduct(
  said: Pick<ProductInput, 'id' | 'category' | 'variants'> & Partial<ProductInput>,
): ProductInput {
  return {
    merchantId: ids.merchant,
    name: { en: 'Plain' },
    description: {},
    style: null,
    materials: [],
    colours: [],
    pictures: [],
    madeToSize: null,
    status: 'shelved',
    ...said,
  };
}

/** A small marketplace: two designers, a maker, a handful of things. */
export async function smallMarket(world: TestApp): Promise<Market> {
  const { db, clock } = world;
  const designer = await registerPerson(world);
  const other = await registerPerson(world);
  const merchant = await registerPerson(world);
  await saveDesigner(db, clock, {
    id: ids.designer,
    userId: designer.id,
    name: 'Nguyễn Đức Minh',
    headline: { vi: 'Nhà nhỏ, nhiều ánh sáng', en: 'Small homes, much light', zh: '小家多光' },
    about: { vi: 'Làm việc ở Hội An.' },
    city: 'hoian',
    styles: ['japandi', 'indochine'],
    years: 8,
    popularity: 90,
  });
  await saveDesigner(db, clock, {
    id: ids.other,
    userId: other.id,
    name: '林晓雨',
    headline: { zh: '在上海做旧房改造' },
    about: {},
    city: 'shanghai',
    styles: ['modern'],
    years: 5,
    popularity: 40,
  });
  await saveMerchant(db, clock, {
    id: ids.merchant,
    userId: merchant.id,
    name: 'Mộc Lặng',
    headline: { vi: 'Xưởng gỗ', en: 'A wood workshop' },
    about: {},
    city: 'bacninh',
    scope: ['seating', 'storage'],
    phone: '0900000000',
    address: 'Xưởng 3, phường Võ Cường, Bắc Ninh',
  });
  for (const product of products()) await saveProduct(db, clock, product);
  const design = await createDesign(db, clock, { ownerId: designer.id, name: 'Studio', text: checkedText(studio()) });
  for (const work of works(design.id)) await saveWork(db, clock, work);
  const article = {
    topic: 'materials',
    title: { en: 'Oak or walnut', zh: '橡木还是胡桃木', vi: 'Sồi hay óc chó' },
    summary: { en: 'How to choose' },
    author: 'Hiên',
    publishedAt: clock.now(),
  } as const;
  await saveArticle(db, clock, {
    ...article,
    id: ids.article,
    body: { en: '## Grain\n\nOak is pale.\n\n- hard\n- open grain' },
    status: 'published',
  });
  await saveArticle(db, clock, { ...article, id: ids.lost, body: { en: 'Gone.' }, status: 'deleted' });
  return { designer, merchant };
}

const common: Pick<
  ProductInput,
  'merchantId' | 'description' | 'materials' | 'colours' | 'pictures' | 'madeToSize' | 'status'
> = {
  merchantId: ids.merchant,
  description: {},
  materials: [],
  colours: [],
  pictures: [],
  madeToSize: null,
  status: 'shelved',
};

function products(): ProductInput[] {
  const sofa = findFamily('sofa')!;
  const variant = (id: string, width: number, price: number, stock = 3) => ({
    id: `v_${id}`,
    width,
    depth: 900,
    height: 780,
    price,
    stock,
    model: formatId(sofa, 5),
  });
  return [
    {
      ...common,
      materials: ['fabric'],
      colours: ['cream'],
      id: ids.sofa,
      category: 'sofa',
      name: { vi: 'Ghế sofa Hiên', en: 'Hien sofa', zh: '轩沙发' },
      style: 'japandi',
      popularity: 500,
      variants: [{ ...variant('a', 2200, 18_500_000), colour: 'cream' }, variant('b', 2600, 21_900_000, 0)],
    },
    {
      ...common,
      materials: ['leather'],
      colours: ['black'],
      id: ids.black,
      category: 'sofa',
      name: { vi: 'Ghế sofa da đen', en: 'Black leather sofa' },
      style: 'modern',
      popularity: 300,
      variants: [variant('c', 1800, 32_000_000)],
    },
    {
      ...common,
      materials: ['wood'],
      colours: ['brown'],
      id: ids.table,
      category: 'dining-table',
      name: { vi: 'Bàn ăn Nắng', en: 'Sun dining table', zh: '阳光餐桌' },
      description: { vi: 'Đặt cạnh ghế sofa cũng đẹp.' },
      style: 'scandinavian',
      popularity: 100,
      variants: [{ ...variant('d', 1600, 9_900_000), model: null, depth: 850, height: 740 }],
    },
    {
      ...common,
      id: ids.lamp,
      category: 'textiles',
      name: { en: 'Sofa throw', vi: 'Chăn phủ sofa' },
      style: null,
      popularity: 900,
      variants: [{ ...variant('e', 1300, 890_000), model: null }],
    },
    {
      ...common,
      materials: ['wood'],
      id: ids.wardrobe,
      category: 'wardrobe',
      name: { vi: 'Tủ áo đo ni', en: 'Fitted wardrobe', zh: '定制衣柜' },
      style: 'modern',
      popularity: 50,
      variants: [],
      madeToSize: fitted(),
    },
    {
      ...common,
      id: ids.hidden,
      category: 'sofa',
      name: { en: 'Hidden sofa' },
      style: 'modern',
      status: 'unshelved',
      variants: [variant('f', 1900, 1_000_000)],
    },
  ];
}

/** The whole first line of wardrobes, in its own style. */
export function fitted(): MadeToSize {
  const family = findFamily('wardrobe')!;
  const line = family.lines[0]!;
  const slot = Object.keys(family.slots)[0]!;
  return {
    family: 'wardrobe',
    style: line.style,
    parameters: Object.fromEntries(Object.entries(line.values).map(([key, values]) => [key, [...values]])),
    finishes: { [slot]: family.slots[slot]!.finishes.slice(0, 3) },
    price: {
      base: 2_000_000,
      perMetre: 1_500_000,
      perSquareMetre: 2_400_000,
      finishes: { [family.slots[slot]!.finishes[1]!]: 200 },
      forms: {},
      roundTo: 10_000,
    },
    days: { from: 21, to: 35 },
  };
}

function works(designId: string): WorkInput[] {
  const given = {
    designerId: ids.designer,
    description: { vi: 'Một hiên nhà đón gió.' },
    styles: ['japandi'],
    home: 'apartment',
    space: 'dayArea',
    scene: 'couple',
    room: 'living',
    pictures: [],
    status: 'shelved',
  } as const;
  return [
    {
      ...given,
      id: ids.work,
      styles: ['japandi'],
      pictures: [],
      name: { vi: 'Căn hộ bên sông', en: 'Flat by the river', zh: '河畔小屋' },
      area: 62,
      designId,
      designVersion: 1,
      viewCount: 120,
      pieces: [
        { productId: ids.sofa, variantId: 'v_a', x: 300, y: 620 },
        { productId: ids.hidden },
        { productId: ids.table, x: 700, y: 500 },
      ],
    },
    {
      ...given,
      id: ids.plain,
      styles: ['modern'],
      pictures: [],
      name: { en: 'Tube house in Hue' },
      home: 'townhouse',
      area: 140,
      viewCount: 900,
      pieces: [],
    },
    {
      ...given,
      id: ids.gone,
      styles: ['modern'],
      pictures: [],
      name: { en: 'Taken off' },
      area: 30,
      status: 'unshelved',
      pieces: [],
    },
  ];
}
