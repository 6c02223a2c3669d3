import { languageAddress } from './language-address.ts';
import type { Site, Thing } from './thing.ts';

/** The company: on the front page, and as publisher elsewhere. */
export function organisation(): Thing {
  return ({ settings: { origin, company } }) => ({
    '@type': 'Organization',
    '@id': `${origin}/#house`,
    name: company.name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    email: company.email,
    address: company.address,
  });
}

/** The site and how it is searched. */
export function website(searchPath: string): Thing {
  return ({ locale, settings: { origin, company } }) => ({
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: company.name,
    url: `${origin}/`,
    inLanguage: locale,
    publisher: { '@id': `${origin}/#house` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${searchPath}?w={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
}

export interface Step {
  name: string;
  path: string;
}

/** From the front page to here; the last step is this page. */
export function breadcrumbs(steps: readonly Step[]): Thing {
  return (site) => ({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: languageAddress(site.settings.origin, path, site.locale),
    })),
  });
}

/** This page's own address in its language. */
export function pageUrl({ locale, settings: { origin }, head: { canonical } }: Site): string {
  return languageAddress(origin, canonical ?? '/', locale);
}
