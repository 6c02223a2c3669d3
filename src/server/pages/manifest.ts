import type { Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';

/** The web app manifest; the colours are those of tokens.css. */
export function manifest(locale: Locale): object {
  const t = translator(locale, 'pages');
  return {
    id: '/',
    name: t('home.title'),
    short_name: locale === 'zh' ? '轩' : locale === 'vi' ? 'Hiên' : 'Hien',
    description: t('home.description'),
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f4f3ed',
    theme_color: '#f4f3ed',
    categories: ['lifestyle', 'shopping', 'productivity'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((side) => ({ src: `/icons/icon-${side}.png`, sizes: `${side}x${side}`, type: 'image/png' })),
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
