import { pages } from '#features/catalogue/content/addresses.ts';
import { organisation, breadcrumbs, website } from '#features/foundation/seo/site-things.ts';
import type { Thing } from '#features/foundation/seo/thing.ts';
import type { Head } from './head.server.ts';

/** What a page without facts of its own tells search engines: the first page who we are, every other the way to it. */
export function defaultThings({ canonical, name }: Head): Thing[] {
  if (canonical === null) return [];
  if (canonical === pages.home.path) return [organisation(), website(pages.productResult.path)];
  return [
    (site) =>
      breadcrumbs([
        { name: site.settings.company.name, path: pages.home.path },
        { name, path: canonical },
      ])(site),
  ];
}
