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
  priceSuccess: 'features/plans/pages/success.tsx',
  applyDesigner: 'features/applications/pages/apply-designer.tsx',
  applyMerchant: 'features/applications/pages/apply-merchant.tsx',
  merchantSuccess: 'features/applications/pages/merchant-success.tsx',
  disclaimer: `${content}/legal.tsx`,
  termsOfUse: `${content}/legal.tsx`,
  privacyPolicy: `${content}/legal.tsx`,
  userHome: 'features/homes/pages/home.tsx',
  designerHome: 'features/homes/pages/home.tsx',
  merchantHome: 'features/homes/pages/home.tsx',
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
  designBill: 'features/design-orders/pages/design-bill.tsx',
  cart: 'features/orders/pages/cart.tsx',
  outbox: 'features/accounts/pages/outbox.tsx',
};

function pageRoute(key: PageKey): RouteConfigEntry {
  const module = modules[key] ?? `${content}/placeholder.tsx`;
  if (key === 'home') return index(module, { id: key });
  return route(pages[key].path, module, { id: key });
}

const editing = 'features/editing/pages';

/** The console's pages of the house's own words and of what others put on it. */
const deskRoutes = [
  route('/admin/works', 'features/moderation/pages/works.tsx'),
  route('/admin/products', 'features/moderation/pages/products.tsx'),
  route('/admin/reports', 'features/reports/pages/reports.tsx'),
  route('/admin/notices', 'features/broadcasts/pages/messages.tsx'),
  route('/admin/notices/new', 'features/broadcasts/pages/write.tsx'),
  route('/admin/feedback', 'features/answers/pages/feedback.tsx'),
  route('/admin/feedback/:id', 'features/answers/pages/message.tsx'),
  route('/admin/banners', `${editing}/banners.tsx`),
  route('/admin/banners/:id', `${editing}/banner.tsx`),
  route('/admin/articles', `${editing}/articles.tsx`),
  route('/admin/articles/:id', `${editing}/article.tsx`),
  route('/admin/faqs', `${editing}/faqs.tsx`),
  route('/admin/faqs/:id', `${editing}/faq.tsx`),
  route('/admin/legal', `${editing}/texts.tsx`),
  route('/admin/legal/:key', `${editing}/text.tsx`),
  route('/admin/partners', `${editing}/partners.tsx`),
  route('/admin/partners/:id', `${editing}/partner.tsx`),
  route('/admin/settings', `${editing}/settings.tsx`),
];

/** The console: address and module of each page, lists and details alike. Every one of their loaders begins with `adminContext`. */
const consoleRoutes = [
  route('/admin', 'features/console/pages/overview.tsx', { id: 'admin' }),
  route('/admin/remittances', 'features/payments/pages/remittances.tsx'),
  route('/admin/remittances/:id', 'features/payments/pages/remittance.tsx'),
  route('/admin/orders', 'features/orders/pages/admin-orders.tsx'),
  route('/admin/orders/:id', 'features/orders/pages/admin-order.tsx'),
  route('/admin/refunds', 'features/orders/pages/admin-refunds.tsx'),
  route('/admin/payouts', 'features/ledger/pages/payouts.tsx'),
  route('/admin/payouts/:id', 'features/ledger/pages/payout.tsx'),
  route('/admin/plans', 'features/plans/pages/admin-plans.tsx'),
  route('/admin/plans/:id', 'features/plans/pages/admin-plan.tsx'),
  ...deskRoutes,
  route('/admin/applications', 'features/applications/pages/queue.tsx', [route(':id', 'features/applications/pages/audited.tsx')]),
  route('/admin/users', 'features/console/pages/people.tsx'),
  route('/admin/users/:id', 'features/console/pages/person.tsx'),
  route('/admin/audit', 'features/console/pages/audit.tsx'),
  route('/admin/security', 'features/console/pages/security.tsx'),
  route('/admin/*', 'features/console/pages/nothing.tsx'),
];

export default [
  layout('shell/site-layout.tsx', [
    ...(Object.keys(pages) as PageKey[]).filter((key) => key !== 'admin').map(pageRoute),
    route('*', `${content}/not-found.tsx`),
  ]),
  layout('shell/admin-layout.tsx', consoleRoutes),
] satisfies RouteConfig;
