import type { FastifyRequest } from 'fastify';
import { pageAt, type PageKey } from '#features/catalogue/content/addresses.ts';
import { articleList } from '#features/catalogue/articles/article-list.ts';
import { designerList } from '#features/catalogue/designers/designer-list.ts';
import { merchantList } from '#features/catalogue/merchants/merchant-list.ts';
import { productList } from '#features/catalogue/products/product-list.ts';
import type { ListKind } from '#features/foundation/search/list-kind.ts';
import { workList } from '#features/catalogue/works/work-list.ts';
import { tokenCookie } from '#features/people/accounts/sessions/session-cookies.server.ts';

const house = ['banners', 'faqs', 'pages', 'partners'] as const;
const reading = [...house, 'articles'] as const;
const market = [...reading, 'designers', 'merchants', 'products', 'product_variants', 'users', 'work_pieces', 'works', 'reviews'] as const;

interface Kept { query: ReadonlySet<string>; sources: readonly string[] }

/** Pages everyone without an account sees alike: which queries name one, and whose change makes it old. What is not here is made for each. */
const kept: Partial<Record<PageKey, Kept>> = {
  home: of(market), help: of(house), aboutUs: of(house), price: of(house, 'term'), disclaimer: of(house), termsOfUse: of(house), privacyPolicy: of(house), offline: of(house),
  articles: of(reading, ...namesIn(articleList)), articleDetail: of(reading, 'id'), detail: of(market, 'id'), designerDetail: of(market, 'id'), merchantDetail: of(market, 'id'),
  works: of(market, ...namesIn(workList)), products: of(market, ...namesIn(productList)), productResult: of(market, ...namesIn(productList)),
  designers: of(market, ...namesIn(designerList)), designerResult: of(market, ...namesIn(designerList)), merchants: of(market, ...namesIn(merchantList)),
  models: of(house), modelDetail: of(house, 'id', 'home', 'finish'),
};

/** Whoever walks through all filters must not fill the memory with what nobody asks for twice. */
const longest = 160;

export interface KeptAddress { path: string; sources: readonly string[] }

/** The address of a page that may be kept, or null: for a person, for a change, or for what is not listed above. */
export function keptAddress(request: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'cookies'>): KeptAddress | null {
  if (request.method !== 'GET' || request.cookies[tokenCookie] !== undefined || request.headers.authorization !== undefined || request.url.length > longest) return null;
  const [pathname = '', query = ''] = request.url.split(/\?(.*)/s);
  // The router asks for the data of a page beside it, and for which of its parts.
  const data = pathname === '/_.data' ? '/' : /^(\/.*)\.data$/.exec(pathname)?.[1];
  const page = kept[pageAt(data ?? pathname) ?? 'error'];
  if (page === undefined) return null;
  const names = [...new URLSearchParams(query).keys()];
  const listed = names.every((name) => name === 'lang' || page.query.has(name) || (name === '_routes' && data !== undefined));
  return listed ? { path: request.url, sources: page.sources } : null;
}

function of(sources: readonly string[], ...query: string[]): Kept {
  return { query: new Set(query), sources };
}

function namesIn({ filters, sized }: ListKind): string[] {
  return ['w', 'sort', ...Object.keys(filters), ...(sized ? ['fits', 'priceFrom', 'priceTo'] : [])];
}
