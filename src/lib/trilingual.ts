import { locales, type Locale } from './locale.ts';

/** A text as stored: in one, two or three languages. */
export type Trilingual = Partial<Record<Locale, string>>;

/**
 * A text as a page shows it, and its actual language: `lang` differs from the page's where there is no translation yet.
 */
export interface LocalizedText {
  text: string;
  lang: Locale;
}

/**
 * Who cannot have their own language gets the one they most likely read next: Vietnamese and Chinese readers English,
 * English readers Vietnamese, because that is what most of what we sell was written in.
 */
export const fallbacks: Record<Locale, readonly [Locale, Locale, Locale]> = {
  zh: ['zh', 'en', 'vi'],
  en: ['en', 'vi', 'zh'],
  vi: ['vi', 'en', 'zh'],
};

/** An empty text is no text. Null where there is none in any language. */
export function localized(text: Trilingual, locale: Locale): LocalizedText | null {
  for (const lang of fallbacks[locale]) {
    const found = text[lang]?.trim();
    if (found) return { text: found, lang };
  }
  return null;
}

/** The text alone, for titles and mails; empty where there is none. */
export function localizedText(text: Trilingual, locale: Locale): string {
  return localized(text, locale)?.text ?? '';
}

/** Reads a stored jsonb value: anything but a text in one of our languages is left out. */
export function trilingual(value: unknown): Trilingual {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = (value as Record<string, unknown>)[locale];
      return typeof text === 'string' && text.trim() !== '' ? [[locale, text]] : [];
    }),
  );
}
