import { pages } from '#features/catalogue/content/addresses.ts';
import { organisation, breadcrumbs, website } from '#features/foundation/seo/site-things.ts';
import type { Thing } from '#features/foundation/seo/thing.ts';
import type { Head } from './head.server.ts';

/**
 * Structured data of a page without its own: the front page describes the company, every other page its breadcrumbs.
 */
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
