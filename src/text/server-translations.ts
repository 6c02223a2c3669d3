import type { ReactNode } from 'react';
import { createTranslator, useLocale, useMessages, useTimeZone } from 'use-intl';

/** As use-intl's, without the names of all texts: what is rendered was written against those. */
interface ServerTranslations {
  (key: string, values?: object, ...rest: unknown[]): string;
  rich(key: string, values?: object): ReactNode;
  markup(key: string, values?: object): string;
  raw(key: string): unknown;
  has(key: string): boolean;
}

interface Intl {
  messages: object;
  locale: string;
  timeZone: string | undefined;
}

/** Of the texts of each page that is being rendered. */
const known = new WeakMap<object, Map<string, ServerTranslations>>();

/**
 * Replaces `useTranslations` where pages are rendered on the server (scripts/vite/on-server.ts): the same words, a test
 * compares them. Nothing is rendered twice there, so every component would make a translator of its own; those of one
 * page share it, and a text that has nothing to fill in is read, not formatted.
 */
export function useTranslations(namespace = ''): ServerTranslations {
  const intl: Intl = { messages: useMessages(), locale: useLocale(), timeZone: useTimeZone() };
  const ofPage = known.get(intl.messages) ?? new Map<string, ServerTranslations>();
  known.set(intl.messages, ofPage);
  const made = ofPage.get(namespace) ?? translations(intl, namespace);
  ofPage.set(namespace, made);
  return made;
}

function translations(intl: Intl, namespace: string): ServerTranslations {
  const create = createTranslator as (options: object) => unknown;
  const slow = create({ ...intl, ...(namespace === '' ? {} : { namespace }) }) as ServerTranslations;
  const within = namespace === '' ? intl.messages : textAt(intl.messages, namespace);
  const quick = (key: string, values?: object, ...rest: unknown[]) => {
    const text = values === undefined ? textAt(within, key) : null;
    return typeof text === 'string' ? text : slow(key, values, ...rest);
  };
  return Object.assign(quick, { rich: slow.rich, markup: slow.markup, raw: slow.raw, has: slow.has });
}

function textAt(node: unknown, path: string): unknown {
  let inside = node;
  for (const key of path.split('.')) {
    if (typeof inside !== 'object' || inside === null || !Object.hasOwn(inside, key)) return undefined;
    inside = (inside as Record<string, unknown>)[key];
  }
  return inside;
}
