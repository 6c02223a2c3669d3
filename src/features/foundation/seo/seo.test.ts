import { expect, test } from 'vitest';
import { organisation, breadcrumbs, website } from './site-things.ts';
import { article, designer, merchant, product, work } from './market-things.ts';
import { pageMeta } from './page-meta.ts';
import type { Site, Thing } from './thing.ts';

const site: Site = {
  locale: 'vi',
  settings: {
    origin: 'https://hien.example',
    company: { name: 'Hiên 轩', address: 'Hội An', email: 'chao@hien.example' },
  },
  head: { name: 'Ghế', canonical: '/things/detail?id=p_1' },
};
const here = 'https://hien.example/things/detail?id=p_1&lang=vi';
const said = (thing: Thing) => JSON.parse(JSON.stringify(thing(site))) as Record<string, unknown>;
const told = (text: string) => ({ text, lang: 'vi' });

const chair = {
  id: 'p_1',
  name: told('Ghế mây'),
  description: told('Ghế đan tay.'),
  category: { name: 'Ghế' },
  merchant: { id: 'm_1', name: 'Mộc' },
  materials: [{ name: 'Gỗ' }, { name: 'Mây' }],
  colours: [],
  pictures: [{ hash: 'ab' }],
  thumbnail: '/api/models/x/thumbnail',
  price: { min: 1_200_000, max: 1_200_000 },
  size: { width: 600, depth: 620, height: 800 },
  inStock: true,
  madeToSize: false,
  rating: null,
  variants: [{ sku: 'GM-1' }],
};

test('A8: a product is a Product with its offer in đồng, its size in millimetres, its picture in full', () => {
  expect(said(product(chair, '/things/merchant-detail?id=m_1'))).toMatchObject({
    '@type': 'Product',
    url: here,
    name: 'Ghế mây',
    sku: 'GM-1',
    material: 'Gỗ, Mây',
    image: ['https://hien.example/media/ab/1280.jpg'],
    width: { value: 600, unitCode: 'MMT' },
    offers: {
      '@type': 'Offer',
      price: 1_200_000,
      priceCurrency: 'VND',
      availability: 'https://schema.org/InStock',
      seller: { name: 'Mộc', url: 'https://hien.example/things/merchant-detail?id=m_1&lang=vi' },
    },
  });
  const made = said(product({ ...chair, price: { min: 1, max: 2 }, madeToSize: true, pictures: [] }, '/'));
  expect(made).toMatchObject({
    image: ['https://hien.example/api/models/x/thumbnail'],
    offers: { '@type': 'AggregateOffer', lowPrice: 1, highPrice: 2, availability: 'https://schema.org/MadeToOrder' },
  });
  expect(said(product(chair, '/'))).not.toHaveProperty('aggregateRating');
  expect(said(product({ ...chair, rating: { average: 4.6, count: 12 } }, '/'))).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 12, bestRating: 5 },
  });
  expect(said(product({ ...chair, inStock: false }, '/'))).toHaveProperty(
    'offers.availability',
    'https://schema.org/OutOfStock',
  );
});

test('A8: works, articles, designers and merchants say who made them and where they are', () => {
  expect(
    said(
      work(
        {
          name: told('Nhà ống'),
          description: null,
          pictures: [],
          publishedAt: '2026-01-01T00:00:00.000Z',
          area: 60,
          viewCount: 7,
          styles: [{ name: 'Japandi' }],
          designer: { id: 'd_1', name: 'Lan' },
          pieces: [],
        },
        '/desginer/desgin-detail?id=d_1',
      ),
    ),
  ).toMatchObject({
    '@type': 'CreativeWork',
    genre: ['Japandi'],
    creator: { name: 'Lan' },
    datePublished: '2026-01-01T00:00:00.000Z',
  });
  expect(
    said(
      article({
        title: told('Nắng chiều'),
        summary: told('…'),
        cover: null,
        author: null,
        publishedAt: '2026-01-01T00:00:00.000Z',
        topic: { name: 'Ánh sáng' },
      }),
    ),
  ).toMatchObject({
    '@type': 'Article',
    headline: 'Nắng chiều',
    author: { '@id': 'https://hien.example/#house' },
    articleSection: 'Ánh sáng',
  });
  const person = {
    name: 'Lan',
    headline: told('Nhà nhỏ'),
    about: null,
    avatar: { hash: 'cd' },
    city: { name: 'Huế' },
    since: '2024-01-01T00:00:00.000Z',
  };
  expect(said(designer(person))).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Lan', image: 'https://hien.example/media/cd/1280.jpg' },
  });
  expect(said(merchant({ ...person, address: null, phone: '+84 1' }))).toMatchObject({
    '@type': 'Organization',
    telephone: '+84 1',
    address: { addressLocality: 'Huế' },
  });
});

test('A8: the house, its search, and the way to a page', () => {
  expect(said(organisation())).toMatchObject({ '@type': 'Organization', name: 'Hiên 轩' });
  expect(said(website('/things/product-result'))).toHaveProperty(
    'potentialAction.target.urlTemplate',
    'https://hien.example/things/product-result?w={search_term_string}',
  );
  expect(
    said(
      breadcrumbs([
        { name: 'Hiên 轩', path: '/' },
        { name: 'Sản phẩm', path: '/product' },
      ]),
    ),
  ).toHaveProperty('itemListElement.1.item', 'https://hien.example/product?lang=vi');
});

test('A8: a page says to those who link to it what it is, in its own language, with a picture', () => {
  const tags = pageMeta([{ id: 'root', loaderData: site }], {
    title: 'Ghế · Hien',
    description: 'Ghế đan tay.',
    things: [organisation()],
  });
  const content = (property: string) =>
    tags.flatMap((tag) => ('property' in tag && tag.property === property ? [tag.content] : []));
  expect(content('og:url')).toEqual([here]);
  expect(content('og:image')).toEqual(['https://hien.example/share.jpg']);
  expect(content('og:locale')).toEqual(['vi_VN']);
  expect(content('og:locale:alternate')).toEqual(['zh_CN', 'en_GB']);
  expect(tags.some((tag) => 'script:ld+json' in tag)).toBe(true);
  expect(pageMeta([undefined], { title: 'x', description: 'y' })).toEqual([
    { title: 'x' },
    { name: 'description', content: 'y' },
  ]);
});
