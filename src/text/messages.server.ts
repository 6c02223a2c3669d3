import { createTranslator } from 'use-intl/core';
import type { Messages } from 'use-intl';
import { formatLocale, locales, timeZone, type Locale } from '#lib/locale.ts';
import { once } from '#lib/once.ts';

type Feature = keyof Messages;

const files = import.meta.glob<Record<string, unknown>>('../../messages/*/*.json', { eager: true, import: 'default' });
const catalogues = Object.fromEntries(locales.map((locale) => [locale, catalogueOf(locale)])) as Record<
  Locale,
  Messages
>;

/** The texts of some features in one language: what a page's loader sends to the browser. */
export function messagesFor<F extends Feature>(locale: Locale, features: readonly F[]): Pick<Messages, F> {
  return Object.fromEntries(features.map((feature) => [feature, catalogues[locale][feature]])) as Pick<Messages, F>;
}

/** A translator for text written by the server: envelopes, mails, titles. Kept, and with it each text once it is read. */
export function translator<F extends Feature>(locale: Locale, namespace: F) {
  return translators[locale][namespace]() as ReturnType<typeof newTranslator<F>>;
}

const translators = Object.fromEntries(
  locales.map((locale) => {
    const features = Object.keys(catalogues[locale]) as Feature[];
    return [locale, Object.fromEntries(features.map((name) => [name, once(() => newTranslator(locale, name))]))];
  }),
) as Record<Locale, Record<Feature, () => unknown>>;

function newTranslator<F extends Feature>(locale: Locale, namespace: F) {
  return createTranslator<Messages, F>({
    locale: formatLocale(locale),
    messages: catalogues[locale],
    namespace,
    timeZone,
  } as Parameters<typeof createTranslator<Messages, F>>[0]);
}

function catalogueOf(locale: Locale): Record<string, unknown> {
  const inside = Object.entries(files).filter(([path]) => path.includes(`/messages/${locale}/`));
  return Object.fromEntries(inside.map(([path, texts]) => [path.split('/').at(-1)!.replace('.json', ''), texts]));
}
