import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { pages, type PageKey } from './features/content/addresses.ts';

const content = 'features/content/pages';

/** Which module answers at which address of features/content/addresses.ts; those without one yet share the placeholder. */
const modules: Partial<Record<PageKey, string>> = {
  home: 'features/home/pages/home.tsx',
  error: `${content}/error.tsx`,
  price: `${content}/price.tsx`,
  disclaimer: `${content}/legal.tsx`,
  termsOfUse: `${content}/legal.tsx`,
  privacyPolicy: `${content}/legal.tsx`,
  userHome: 'features/accounts/pages/home.tsx',
  designerHome: 'features/accounts/pages/home.tsx',
  merchantHome: 'features/accounts/pages/home.tsx',
  notice: 'features/notices/pages/notice.tsx',
  models: 'features/models/pages/models.tsx',
  modelDetail: 'features/models/pages/detail.tsx',
  workspace: 'features/start-design/pages/workspace.tsx',
  outbox: 'features/accounts/pages/outbox.tsx',
};

function pageRoute(key: PageKey): RouteConfigEntry {
  const module = modules[key] ?? `${content}/placeholder.tsx`;
  if (key === 'home') return index(module, { id: key });
  return route(key === 'admin' ? '/admin/*' : pages[key].path, module, { id: key });
}

export default [
  layout('shell/site-layout.tsx', [
    ...(Object.keys(pages) as PageKey[]).map(pageRoute),
    route('*', `${content}/not-found.tsx`),
  ]),
] satisfies RouteConfig;
