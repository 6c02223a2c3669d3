import { expect, test } from 'vitest';
import { pageAt, pages } from './addresses.ts';

const seed = [
  '/',
  '/help',
  '/error',
  '/works',
  '/notice',
  '/aboutus',
  '/article',
  '/product',
  '/user/user',
  '/user/desginer',
  '/user/merchant',
  '/Disclaimer',
  '/TermsOfUse',
  '/PrivacyPolicy',
  '/blog/detail',
  '/price',
  '/price/success',
  '/price/applymch',
  '/price/info-desginer',
  '/price/merchantSuccess',
  '/things/detail',
  '/things/product-bill',
  '/things/product-result',
  '/things/merchant-detail',
  '/desginer/desginers',
  '/desginer/desgin-bill',
  '/desginer/desgin-detail',
  '/desginer/designer-result',
];
const ours = ['/things/merchants', '/models', '/models/detail', '/workspace', '/cart', '/outbox', '/offline', '/admin'];

test("PRODUCT A1: the seed's 28 pages and exactly our own", () => {
  expect(seed).toHaveLength(28);
  expect(
    Object.values(pages)
      .map((page) => page.path)
      .sort(),
  ).toEqual([...seed, ...ours].sort());
});

test('everything under /admin is the console, nothing else is a page', () => {
  expect(pageAt('/admin/users')).toBe('admin');
  for (const path of ['/administration', '/nothing', '', '/works/']) expect(pageAt(path)).toBeNull();
});
