import type { MetaDescriptor } from 'react-router';
import { locales, type Locale } from '#lib/locale.ts';
import { languageAddress } from './language-address.ts';
import type { Site, Thing } from './thing.ts';

/** The picture of pages that have none of their own. */
const defaultPicture = { address: '/share.jpg', width: 1200, height: 630 } as const;

interface PageMeta {
  /** As shown in the tab, including the brand. */
  title: string;
  description: string;
  /**
   * An address on our site (`pictureAddress(hash, 1280, 'jpg')`, a studio thumbnail); without one, the site's default
   * picture.
   */
  picture?: string | null;
  kind?: 'website' | 'article' | 'product' | 'profile';
  things?: readonly Thing[];
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/**
 * All metadata of a page for link previews and search engines: for a route's `meta`, with the `matches` it is given.
 */
export function pageMeta(
  matches: Matches,
  { title, description, picture = null, kind = 'website', things = [] }: PageMeta,
): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined;
  const words: MetaDescriptor[] = [{ title }, { name: 'description', content: description }];
  if (site === undefined) return words;
  return [...words, ...socialTags(site, { title, description, picture, kind }), ...jsonLd(site, things)];
}

/** Structured data for search engines, one block a thing. It is not executed, so the content policy allows it. */
function jsonLd(site: Site, things: readonly Thing[]): MetaDescriptor[] {
  return things.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing(site) } }));
}

const openGraphLocales: Record<Locale, string> = { zh: 'zh_CN', en: 'en_GB', vi: 'vi_VN' };

function socialTags(
  { locale, settings: { origin, company }, head: { canonical } }: Site,
  {
    title,
    description,
    picture,
    kind,
  }: Required<Pick<PageMeta, 'title' | 'description' | 'kind'>> & { picture: string | null },
): MetaDescriptor[] {
  const facts: [property: string, content: string | number][] = [
    ['og:type', kind],
    ['og:site_name', company.name],
    ['og:title', title],
    ['og:description', description],
    ['og:locale', openGraphLocales[locale]],
    ...locales
      .filter((each) => each !== locale)
      .map((each): [string, string] => ['og:locale:alternate', openGraphLocales[each]]),
    ...(canonical === null ? [] : [['og:url', languageAddress(origin, canonical, locale)] as [string, string]]),
    ['og:image', origin + (picture ?? defaultPicture.address)],
    ['og:image:alt', title],
    ...(picture === null
      ? ([
          ['og:image:width', defaultPicture.width],
          ['og:image:height', defaultPicture.height],
        ] as [string, number][])
      : []),
  ];
  return [
    ...facts.map(([property, content]) => ({ property, content: String(content) })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
