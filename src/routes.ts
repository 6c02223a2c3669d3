import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { pages, type PageKey } from '#features/catalogue/content/addresses.ts';

const workspace = 'features/pages/workspace-page/pages';
const content = 'features/catalogue/content/pages';

/**
 * Which module answers at which address of features/catalogue/content/addresses.ts; those without one yet share the
 * placeholder.
 */
const modules: Partial<Record<PageKey, string>> = {
  home: 'features/catalogue/landing/pages/home.tsx',
  error: `${content}/error.tsx`,
  help: `${content}/help.tsx`,
  aboutUs: `${content}/about-us.tsx`,
  articleDetail: 'features/catalogue/articles/pages/detail.tsx',
  price: 'features/trade/plan-purchases/pages/plans.tsx',
  priceSuccess: 'features/trade/plan-purchases/pages/success.tsx',
  applyDesigner: 'features/trade/applications/pages/apply-designer.tsx',
  applyMerchant: 'features/trade/applications/pages/apply-merchant.tsx',
  merchantSuccess: 'features/trade/applications/pages/merchant-success.tsx',
  disclaimer: `${content}/legal.tsx`,
  termsOfUse: `${content}/legal.tsx`,
  privacyPolicy: `${content}/legal.tsx`,
  userHome: 'features/pages/dashboard/pages/home.tsx',
  designerHome: 'features/pages/dashboard/pages/home.tsx',
  merchantHome: 'features/pages/dashboard/pages/home.tsx',
  works: 'features/catalogue/works/pages/works.tsx',
  products: 'features/catalogue/products/pages/products.tsx',
  productResult: 'features/catalogue/results/pages/product-result.tsx',
  designers: 'features/catalogue/designers/pages/designers.tsx',
  designerResult: 'features/catalogue/results/pages/designer-result.tsx',
  merchants: 'features/catalogue/merchants/pages/merchants.tsx',
  articles: 'features/catalogue/articles/pages/articles.tsx',
  notice: 'features/people/notifications/pages/notice.tsx',
  models: 'features/catalogue/models/pages/models.tsx',
  modelDetail: 'features/catalogue/models/pages/detail.tsx',
  detail: 'features/pages/detail-pages/pages/detail.tsx',
  merchantDetail: 'features/pages/detail-pages/pages/merchant.tsx',
  designerDetail: 'features/pages/detail-pages/pages/designer.tsx',
  workspace: `${workspace}/start.tsx`,
  productBill: 'features/trade/orders/pages/product-bill.tsx',
  designBill: 'features/trade/design-orders/pages/design-bill.tsx',
  cart: 'features/trade/orders/pages/cart.tsx',
  outbox: 'features/people/accounts/pages/outbox.tsx',
};

function pageRoute(key: PageKey): RouteConfigEntry {
  const module = modules[key] ?? `${content}/placeholder.tsx`;
  if (key === 'home') return index(module, { id: key });
  return route(pages[key].path, module, { id: key });
}

const editing = 'features/desk/cms/pages';

/** The console's pages for editorial content and moderation. */
const deskRoutes = [
  route('/admin/works', 'features/desk/moderation/pages/works.tsx'),
  route('/admin/products', 'features/desk/moderation/pages/products.tsx'),
  route('/admin/reports', 'features/desk/reports/pages/reports.tsx'),
  route('/admin/notices', 'features/desk/broadcasts/pages/messages.tsx'),
  route('/admin/notices/new', 'features/desk/broadcasts/pages/write.tsx'),
  route('/admin/feedback', 'features/desk/answers/pages/feedback.tsx'),
  route('/admin/feedback/:id', 'features/desk/answers/pages/message.tsx'),
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

/**
 * The console: address and module of each page, lists and details alike. Every one of their loaders begins with
 * `consoleContext` and the permission it asks for.
 */
const consoleRoutes = [
  route('/admin', 'features/people/console/pages/overview.tsx', { id: 'admin' }),
  route('/admin/remittances', 'features/trade/payments/pages/remittances.tsx'),
  route('/admin/remittances/:id', 'features/trade/payments/pages/remittance.tsx'),
  route('/admin/orders', 'features/trade/orders/pages/admin-orders.tsx'),
  route('/admin/orders/:id', 'features/trade/orders/pages/admin-order.tsx'),
  route('/admin/refunds', 'features/trade/payments/pages/refunds.tsx'),
  route('/admin/refunds/:id', 'features/trade/payments/pages/refund.tsx'),
  route('/admin/payouts', 'features/trade/ledger/pages/payouts.tsx'),
  route('/admin/payouts/:id', 'features/trade/ledger/pages/payout.tsx'),
  route('/admin/plans', 'features/trade/plan-purchases/pages/admin-plans.tsx'),
  route('/admin/plans/:id', 'features/trade/plan-purchases/pages/admin-plan.tsx'),
  ...deskRoutes,
  route('/admin/applications', 'features/trade/applications/pages/queue.tsx', [
    route(':id', 'features/trade/applications/pages/audited.tsx'),
  ]),
  route('/admin/renders', 'features/studio/rendering/pages/admin-renders.tsx'),
  route('/admin/users', 'features/people/console/pages/people.tsx'),
  route('/admin/users/:id', 'features/people/console/pages/person.tsx'),
  route('/admin/audit', 'features/people/console/pages/audit.tsx'),
  route('/admin/security', 'features/people/console/pages/security.tsx'),
  route('/admin/*', 'features/people/console/pages/nothing.tsx'),
];

export default [
  layout('shell/site-layout.tsx', [
    ...(Object.keys(pages) as PageKey[]).filter((key) => key !== 'admin').map(pageRoute),
    route('*', `${content}/not-found.tsx`),
  ]),
  layout('shell/workspace-layout.tsx', [
    route('/workspace/new', `${workspace}/new.tsx`),
    route('/workspace/local/:id', `${workspace}/local.tsx`),
    route('/workspace/:id', `${workspace}/design.tsx`),
  ]),
  layout('shell/admin-layout.tsx', consoleRoutes),
] satisfies RouteConfig;
