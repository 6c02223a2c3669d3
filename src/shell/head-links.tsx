import { locales, type Locale } from '#lib/locale.ts';
import display from '#ui/fonts/literata-360.woff2?url';
import sans from '#ui/fonts/be-vietnam-pro-400.woff2?url';
import { feedAddress } from '#features/catalogue/articles/feed-address.ts';
import { languageAddress } from '#features/foundation/seo/language-address.ts';
import type { SiteData } from './site-data.ts';

/** The fonts of the first screen; Chinese comes from the system. */
const fonts: Record<Locale, string[]> = {
  en: [display, sans],
  vi: [display, sans],
  zh: [sans],
};

export function HeadLinks({
  site: {
    locale,
    head: { canonical },
    settings: { origin, apiOrigin },
  },
}: {
  site: SiteData;
}) {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />
      <link rel="alternate" type="application/rss+xml" href={(apiOrigin ?? '') + feedAddress(locale)} />
      {fonts[locale].map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      {canonical === null && <meta name="robots" content="noindex" />}
      {canonical !== null && <link rel="canonical" href={languageAddress(origin, canonical, locale)} />}
      {canonical !== null &&
        locales.map((code) => (
          <link key={code} rel="alternate" hrefLang={code} href={languageAddress(origin, canonical, code)} />
        ))}
      {canonical !== null && (
        <link rel="alternate" hrefLang="x-default" href={languageAddress(origin, canonical, null)} />
      )}
    </>
  );
}
