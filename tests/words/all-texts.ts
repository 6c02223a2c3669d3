import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from '#demo/world/articles.ts';
import { banners } from '#demo/world/banners.ts';
import { designers } from '#demo/world/designers.ts';
import { faqs } from '#demo/world/faqs.ts';
import { merchants } from '#demo/world/merchants.ts';
import { products } from '#demo/world/products.ts';
import { works } from '#demo/world/works.ts';
import { faqTopics } from '#features/catalogue/content/site-texts.ts';
import { filterNames } from '#features/foundation/search/filter-names.ts';
import * as filterValues from '#features/foundation/search/vocabulary.ts';
import { locales, type Locale } from '#lib/locale.ts';
import * as libraryWords from '#models/vocabulary.ts';

const root = join(import.meta.dirname, '../..');

/** A text people read, and where it stands. */
export interface Text {
  place: string;
  locale: Locale;
  text: string;
}

export function messageTexts(): Text[] {
  return locales.flatMap((locale) =>
    readdirSync(join(root, 'messages', locale)).flatMap((file) =>
      textsIn(readJson('messages', locale, file), file.replace('.json', ''), locale),
    ),
  );
}

export function legalTexts(): Text[] {
  return pageTexts('legal', ['disclaimer', 'privacy', 'terms']);
}

export function aboutTexts(): Text[] {
  return pageTexts('about', ['about']);
}

export function faqTexts(): Text[] {
  return faqs.flatMap(({ question, answer }) =>
    locales.map((locale) => ({ place: `faq ${question.en}`, locale, text: `${question[locale]} ${answer[locale]}` })),
  );
}

/** Names of filters, of their values and of topics. */
export function vocabularyTexts(): Text[] {
  return trilingualIn({ filterNames, filterValues, libraryWords, faqTopics }, 'vocabulary');
}

/** What the demo's people wrote and sell: furniture, so that a shelf in it is a shelf. */
export function demoTexts(): Text[] {
  return trilingualIn({ articles, banners, designers, merchants, products, works }, 'demo');
}

function pageTexts(folder: string, names: readonly string[]): Text[] {
  return locales.flatMap((locale) =>
    names.flatMap((name) =>
      textsIn(readJson('src/features/catalogue/content', folder, `${name}.${locale}.json`), name, locale),
    ),
  );
}

/** Whatever in it is written in three languages, however deep. */
function trilingualIn(value: unknown, place: string): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  const own = locales.every((locale) => typeof record[locale] === 'string');
  if (own) return locales.map((locale) => ({ place, locale, text: String(record[locale]) }));
  return Object.entries(record).flatMap(([key, each]) => trilingualIn(each, `${place}.${nameIn(each) ?? key}`));
}

/** Entries of a list go by their key, not by their number: another one before them changes no place. */
function nameIn(value: unknown): string | null {
  const { key, id } = (value ?? {}) as { key?: unknown; id?: unknown };
  return [key, id].find((name): name is string => typeof name === 'string') ?? null;
}

function readJson(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(root, ...path), 'utf8'));
}

function textsIn(value: unknown, file: string, locale: Locale, path = ''): Text[] {
  if (typeof value === 'string') return [{ place: `${file} ${path}`, locale, text: value }];
  return Object.entries(value ?? {}).flatMap(([key, each]) =>
    textsIn(each, file, locale, path === '' ? key : `${path}.${key}`),
  );
}
