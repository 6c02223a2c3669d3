/** One page of the site. Everything else about it (title, description, lead) is in messages under the same key. */
export interface Page {
  path: string;
  /** A visitor gets the frame and the login dialog instead of the page (PRODUCT, Addresses). */
  private?: true;
  /** Of a private page: a visitor reads what it is about instead, and is asked to sign in when they begin. */
  told?: true;
  /** Not indexed by search engines. */
  unlisted?: true;
}

/**
 * The seed's route table, verbatim, then exactly our own. The seed's misspellings (`desginer`) live here and nowhere
 * else; the right spellings redirect (canonical-path.ts).
 */
export const pages = {
  home: { path: '/' },
  help: { path: '/help' },
  error: { path: '/error', unlisted: true },
  works: { path: '/works' },
  notice: { path: '/notice', private: true },
  aboutUs: { path: '/aboutus' },
  articles: { path: '/article' },
  products: { path: '/product' },
  userHome: { path: '/user/user', private: true },
  designerHome: { path: '/user/desginer', private: true },
  merchantHome: { path: '/user/merchant', private: true },
  disclaimer: { path: '/Disclaimer' },
  termsOfUse: { path: '/TermsOfUse' },
  privacyPolicy: { path: '/PrivacyPolicy' },
  articleDetail: { path: '/blog/detail' },
  price: { path: '/price' },
  priceSuccess: { path: '/price/success', unlisted: true },
  applyMerchant: { path: '/price/applymch', private: true, told: true },
  applyDesigner: { path: '/price/info-desginer', private: true, told: true },
  merchantSuccess: { path: '/price/merchantSuccess', unlisted: true },
  detail: { path: '/things/detail' },
  productBill: { path: '/things/product-bill', private: true },
  productResult: { path: '/things/product-result', unlisted: true },
  merchantDetail: { path: '/things/merchant-detail' },
  designers: { path: '/desginer/desginers' },
  designBill: { path: '/desginer/desgin-bill', private: true },
  designerDetail: { path: '/desginer/desgin-detail' },
  designerResult: { path: '/desginer/designer-result', unlisted: true },

  merchants: { path: '/things/merchants' },
  models: { path: '/models' },
  modelDetail: { path: '/models/detail' },
  /** Open to everyone (PRODUCT J6); whose designs are shown depends on who asks. */
  workspace: { path: '/workspace', unlisted: true },
  cart: { path: '/cart', unlisted: true },
  outbox: { path: '/outbox', unlisted: true },
  offline: { path: '/offline', unlisted: true },
  admin: { path: '/admin', private: true },
} as const satisfies Record<string, Page>;

/** The answer about returns: the same wherever they are spoken of. */
export const returnsHelp = `${pages.help.path}#q_returns`;
/** Where somebody writes to us. */
export const askUs = `${pages.help.path}#feedback`;

export type PageKey = keyof typeof pages;

const keyByPath = new Map(Object.entries(pages).map(([key, page]) => [page.path as string, key as PageKey]));

/** The page at an address, or null where there is none. Everything under `/admin` is the console. */
export function pageAt(pathname: string): PageKey | null {
  return keyByPath.get(pathname) ?? (pathname.startsWith('/admin/') ? 'admin' : null);
}

export function pageOf(key: PageKey): Page {
  return pages[key];
}
