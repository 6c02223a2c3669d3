import { locales, type Locale } from '#lib/locale.ts';
import displayLatin from '../ui/fonts/literata-360-latin.woff2?url';
import displayVietnamese from '../ui/fonts/literata-360-vietnamese.woff2?url';
import sansLatin from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url';
import sansVietnamese from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url';
import { feedAddress } from '#features/articles/feed-address.ts';
import { languageAddress } from '#features/seo/language-address.ts';
import type { SiteData } from './site-data.ts';

/** The faces the first screen is set in; Chinese comes from the system. */
const fonts: Record<Locale, string[]> = {
  en: [displayLatin, sansLatin],
  vi: [displayLatin, displayVietnamese, sansLatin, sansVietnamese],
  zh: [sansLatin],
};

export function HeadLinks({ site: { locale, head: { canonical }, settings: { origin, apiOrigin } } }: { site: SiteData }) {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />
      <link rel="alternate" type="application/rss+xml" href={(apiOrigin ?? '') + feedAddress(locale)} />
      {fonts[locale].map((href) => <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />)}
      {canonical === null && <meta name="robots" content="noindex" />}
      {canonical !== null && <link rel="canonical" href={languageAddress(origin, canonical, locale)} />}
      {canonical !== null && locales.map((code) => <link key={code} rel="alternate" hrefLang={code} href={languageAddress(origin, canonical, code)} />)}
      {canonical !== null && <link rel="alternate" hrefLang="x-default" href={languageAddress(origin, canonical, null)} />}
    </>
  );
}
