import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { pages, type PageKey } from './features/content/addresses.ts';

const content = 'features/content/pages';

/** Which module answers at which address of features/content/addresses.ts; those without one yet share the placeholder. */
const modules: Partial<Record<PageKey, string>> = {
  home: 'features/home/pages/home.tsx',
  error: `${content}/error.tsx`,
  help: `${content}/help.tsx`,
  aboutUs: `${content}/about-us.tsx`,
  articleDetail: 'features/articles/pages/detail.tsx',
  price: 'features/plans/pages/plans.tsx',
  disclaimer: `${content}/legal.tsx`,
  termsOfUse: `${content}/legal.tsx`,
  privacyPolicy: `${content}/legal.tsx`,
  userHome: 'features/accounts/pages/home.tsx',
  designerHome: 'features/accounts/pages/home.tsx',
  merchantHome: 'features/accounts/pages/home.tsx',
  works: 'features/works/pages/works.tsx',
  products: 'features/products/pages/products.tsx',
  productResult: 'features/results/pages/product-result.tsx',
  designers: 'features/designers/pages/designers.tsx',
  designerResult: 'features/results/pages/designer-result.tsx',
  merchants: 'features/merchants/pages/merchants.tsx',
  articles: 'features/articles/pages/articles.tsx',
  notice: 'features/notices/pages/notice.tsx',
  models: 'features/models/pages/models.tsx',
  modelDetail: 'features/models/pages/detail.tsx',
  detail: 'features/things/pages/detail.tsx',
  merchantDetail: 'features/things/pages/merchant.tsx',
  designerDetail: 'features/things/pages/designer.tsx',
  workspace: 'features/designs/pages/workspace.tsx',
  productBill: 'features/orders/pages/product-bill.tsx',
  cart: 'features/orders/pages/cart.tsx',
  outbox: 'features/accounts/pages/outbox.tsx',
};

function pageRoute(key: PageKey): RouteConfigEntry {
  const module = modules[key] ?? `${content}/placeholder.tsx`;
  if (key === 'home') return index(module, { id: key });
  return route(pages[key].path, module, { id: key });
}

/** The console: address and module of each page, lists and details alike. Every one of their loaders begins with `adminContext`. */
const consoleRoutes = [
  route('/admin', 'features/console/pages/overview.tsx', { id: 'admin' }),
  route('/admin/*', 'features/console/pages/nothing.tsx'),
];

export default [
  layout('shell/site-layout.tsx', [
    ...(Object.keys(pages) as PageKey[]).filter((key) => key !== 'admin').map(pageRoute),
    route('*', `${content}/not-found.tsx`),
  ]),
  layout('shell/admin-layout.tsx', consoleRoutes),
] satisfies RouteConfig;
