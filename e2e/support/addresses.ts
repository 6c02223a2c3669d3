import { pages, type PageKey } from '#features/catalogue/content/addresses.ts';

/** Detail pages, with a thing of the demo world each. */
const things: Partial<Record<PageKey, string>> = {
  error: 'code=404&path=/nowhere',
  articleDetail: 'id=a_tubehouse',
  detail: 'id=w_frenchliving',
  merchantDetail: 'id=m_anmoc',
  designerDetail: 'id=d_an',
  modelDetail: 'id=sofa-0000',
  productResult: 'w=Sofa',
  designerResult: 'w=An',
};

/** Pages titled by what they show. */
export const named: ReadonlySet<PageKey> = new Set([
  'articleDetail',
  'detail',
  'merchantDetail',
  'designerDetail',
  'modelDetail',
  'productResult',
  'designerResult',
]);

/** An address at which a page has content. */
export function addressOf(key: PageKey): string {
  const thing = things[key];
  return thing === undefined ? pages[key].path : `${pages[key].path}?${thing}`;
}
