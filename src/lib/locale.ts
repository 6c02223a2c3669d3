/** The three languages of the product; `vn` is an old spelling of `vi` and is accepted on input only. */
export const locales = ['zh', 'en', 'vi'] as const;
export type Locale = (typeof locales)[number];

export const localeNames: Record<Locale, string> = { zh: '简体中文', en: 'English', vi: 'Tiếng Việt' };
export const localeCookie = 'i18n_redirected';
export const localeMirror = 'prg-lang';
export const localeCookieDays = 365;
export const localeCookieSeconds = localeCookieDays * 24 * 3600;

/** Every date a person reads is in the country's one zone; the server's own zone never shows. */
export const timeZone = 'Asia/Ho_Chi_Minh';

const formatLocales: Record<Locale, string> = { zh: 'zh-CN', en: 'en-GB', vi: 'vi-VN' };
const workspaceLocales: Record<Locale, string> = { zh: 'zh_CN', en: 'en_US', vi: 'vi' };

export function parseLocale(input: string | null | undefined): Locale | null {
  const code = (input ?? '').trim().toLowerCase().split(/[-_]/)[0];
  if (code === 'vn') return 'vi';
  return locales.find((locale) => locale === code) ?? null;
}

/** PRODUCT, Language: `?lang=` wins, then the stored choice, then Accept-Language, then English. */
export function resolveLocale(asked: {
  query?: string | null;
  cookie?: string | null;
  acceptLanguage?: string | null;
}): Locale {
  return parseLocale(asked.query) ?? parseLocale(asked.cookie) ?? preferredLocale(asked.acceptLanguage) ?? 'en';
}

/** How dates and numbers are written: British for English, as the rest of our English is. */
export function formatLocale(locale: Locale): string {
  return formatLocales[locale];
}

export function workspaceLocale(locale: Locale): string {
  return workspaceLocales[locale];
}

function preferredLocale(header: string | null | undefined): Locale | null {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { locale: parseLocale(tag), quality: quality === undefined ? 1 : Number(quality), order };
    });
  const best = wishes
    .filter((wish) => wish.locale !== null && wish.quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.order - b.order)[0];
  return best?.locale ?? null;
}
