import { createContext } from 'react';
import type { Messages } from 'use-intl';
import type { Locale } from '#lib/locale.ts';

/**
 * The texts of a page by their names (docs/decisions/0100): what they say is a file of its own, which a browser fetches
 * once. A loader returns them as `texts`; pages kept in memory carry their `messages` instead, which costs them nothing.
 */
export interface NamedTexts {
  locale: Locale;
  names: readonly (keyof Messages)[];
}

/** What is named, at once where it is there already. */
export type TextSource = (texts: NamedTexts) => Partial<Messages> | Promise<Partial<Messages>>;

export const TextsContext = createContext<TextSource>(() => ({}));

export function namedTexts(locale: Locale, names: Iterable<keyof Messages>): NamedTexts {
  return { locale, names: [...new Set(names)] };
}

/** As the page says it to its own start, which fetches them before anything is rendered again. */
export function writtenTexts({ locale, names }: NamedTexts): string {
  return [locale, ...names].join(' ');
}

/** What a loader returned of them. */
export function textsIn(loaderData: unknown): NamedTexts | null {
  return typeof loaderData === 'object' && loaderData !== null && 'texts' in loaderData
    ? (loaderData.texts as NamedTexts)
    : null;
}
