import { pages } from './addresses.ts';

const pageOfPrefix: Readonly<Record<string, string>> = {
  p: pages.detail.path,
  w: pages.detail.path,
  d: pages.designerDetail.path,
  m: pages.merchantDetail.path,
  a: pages.articleDetail.path,
};

/**
 * Address of a thing by its id: `w_…` a work, `p_…` a product, `d_…` a designer, `m_…` a merchant, `a_…` an article
 * (PRODUCT, Addresses). Of a product, the address may name one of its variants.
 */
export function thingAddress(id: string, variant: string | null = null): string {
  const [prefix = ''] = id.split('_', 1);
  const chosen = variant === null ? '' : `&variant=${encodeURIComponent(variant)}`;
  return `${pageOfPrefix[prefix] ?? pages.detail.path}?id=${encodeURIComponent(id)}${chosen}`;
}
