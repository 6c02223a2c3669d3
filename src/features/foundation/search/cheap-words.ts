import type { Locale } from '#lib/locale.ts';
import { clean } from '#models/search/text.ts';
import type { ListKind } from './list-kind.ts';
import type { Sort } from './steps.ts';

/** Words that ask for a low price. They name no thing: who says one sees the cheapest first. */
const pattern =
  /最?(?:便宜|实惠|平价|低价)|(?<![\p{L}\d])(?:(?:giá )?rẻ(?: nhất)?|gia re(?: nhat)?|cheap(?:er|est)?|affordable|inexpensive)(?![\p{L}\d])/gu;

export const cheapFirst: Record<Locale, string> = {
  en: 'price, low to high',
  zh: '价格从低到高',
  vi: 'giá tăng dần',
};

export function cheapWords(words: string): string[] {
  return clean(words).match(pattern) ?? [];
}

/** The rest, letter for letter in its place. */
export function withoutCheapWords(text: string): string {
  return text.replace(pattern, (found) => ' '.repeat(found.length));
}

/** The order of a list where its address names none. */
export function usualSort(words: string, { sorts }: Pick<ListKind, 'sorts'>): Sort {
  return sorts.includes('cheap') && cheapWords(words).length > 0 ? 'cheap' : sorts[0];
}
