import type { FastifyRequest } from 'fastify';
import { pageAt, type PageKey } from '#features/catalogue/content/addresses.ts';
import { articleList } from '#features/catalogue/articles/article-list.ts';
import { designerList } from '#features/catalogue/designers/designer-list.ts';
import { merchantList } from '#features/catalogue/merchants/merchant-list.ts';
import { productList } from '#features/catalogue/products/product-list.ts';
import type { ListKind } from '#features/foundation/search/list-kind.ts';
import { workList } from '#features/catalogue/works/work-list.ts';
import { tokenCookie } from '#features/people/accounts/sessions/session-cookies.server.ts';
import { formerCookie } from '#features/people/accounts/sessions/cookie-names.ts';

const siteTables = ['banners', 'faqs', 'pages', 'partners'] as const;
const articleTables = [...siteTables, 'articles'] as const;
const marketTables = [
  ...articleTables,
  'designers',
  'merchants',
  'products',
  'product_variants',
  'delivery_terms',
  'users',
  'work_pieces',
  'variant_looks',
  'works',
  'reviews',
] as const;

interface CacheRule {
  query: ReadonlySet<string>;
  sources: readonly string[];
  /** A person sees their own there (their plan): only visitors' is kept. */
  visitorsOnly?: boolean;
}

/**
 * Pages that are the same for everyone, but for the header's person: which queries name one, and which tables make it stale. Everything else is
 * rendered for each request.
 */
const cacheRules: Partial<Record<PageKey, CacheRule>> = {
  home: cacheRule(marketTables),
  help: cacheRule(siteTables),
  aboutUs: cacheRule(siteTables),
  price: { ...cacheRule(siteTables, 'term'), visitorsOnly: true },
  disclaimer: cacheRule(siteTables),
  termsOfUse: cacheRule(siteTables),
  privacyPolicy: cacheRule(siteTables),
  offline: cacheRule(siteTables),
  articles: cacheRule(articleTables, ...queryNamesOf(articleList)),
  articleDetail: cacheRule(articleTables, 'id'),
  detail: cacheRule(marketTables, 'id'),
  designerDetail: cacheRule(marketTables, 'id'),
  merchantDetail: cacheRule(marketTables, 'id'),
  works: cacheRule(marketTables, ...queryNamesOf(workList)),
  products: cacheRule(marketTables, ...queryNamesOf(productList)),
  productResult: cacheRule(marketTables, ...queryNamesOf(productList)),
  designers: cacheRule(marketTables, ...queryNamesOf(designerList)),
  designerResult: cacheRule(marketTables, ...queryNamesOf(designerList)),
  merchants: cacheRule(marketTables, ...queryNamesOf(merchantList)),
  models: cacheRule(siteTables),
  modelDetail: cacheRule(siteTables, 'id', 'home', 'finish'),
};

/** Characters. Crawling through all filters must not fill the memory with pages nobody requests twice. */
const longest = 160;

export interface CacheableAddress {
  path: string;
  sources: readonly string[];
  /** Somebody claims to be signed in: who it is has yet to be looked up. */
  signedIn: boolean;
}

/** The address of a cacheable page, or null: for a program, for a write, or for what is not listed above. */
export function cacheableAddress(
  request: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'cookies'>,
): CacheableAddress | null {
  if (request.method !== 'GET' || request.headers.authorization !== undefined || request.url.length > longest)
    return null;
  const signedIn =
    request.cookies[tokenCookie] !== undefined || request.cookies[formerCookie(tokenCookie)] !== undefined;
  const [pathname = '', query = ''] = request.url.split(/\?(.*)/s);
  const data = dataOf(pathname);
  const page = ruleOf(data ?? pathname);
  if (page === undefined || (signedIn && page.visitorsOnly === true)) return null;
  const names = [...new URLSearchParams(query).keys()];
  const listed = names.every(
    (name) => name === 'lang' || page.query.has(name) || (name === '_routes' && data !== undefined),
  );
  return listed ? { path: request.url, sources: page.sources, signedIn } : null;
}

/** Whether it is one of those pages, with whatever query. */
export function isPublicPage({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const [pathname = ''] = url.split('?', 1);
  return method === 'GET' && ruleOf(dataOf(pathname) ?? pathname) !== undefined;
}

function ruleOf(pathname: string): CacheRule | undefined {
  return cacheRules[pageAt(pathname) ?? 'error'];
}

/** The router requests the data of a page at a sibling address, and lists which of its parts. */
function dataOf(pathname: string): string | undefined {
  return pathname === '/_.data' ? '/' : /^(\/.*)\.data$/.exec(pathname)?.[1];
}

function cacheRule(sources: readonly string[], ...query: string[]): CacheRule {
  return { query: new Set(query), sources };
}

function queryNamesOf({ filters, sized }: ListKind): string[] {
  return ['w', 'sort', ...Object.keys(filters), ...(sized ? ['fits', 'priceFrom', 'priceTo'] : [])];
}
