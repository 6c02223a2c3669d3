import type { Locale } from '#lib/locale.ts';
import type { RequestContext } from '#platform/context.ts';
import aboutEn from './about/about.en.json';
import aboutVi from './about/about.vi.json';
import aboutZh from './about/about.zh.json';
import type { PageKey } from './addresses.ts';
import { readPageText, type PageText } from './site-texts.server.ts';
import type { LegalName, LegalText } from './legal/legal.ts';
import { filledText, unfilledText } from './legal/legal-texts.server.ts';

const about: Record<Locale, LegalText> = { en: aboutEn, vi: aboutVi, zh: aboutZh };
const legal = { disclaimer: 'disclaimer', privacyPolicy: 'privacy', termsOfUse: 'terms' } as const satisfies Partial<
  Record<PageKey, LegalName>
>;
export type TextPage = keyof typeof legal | 'aboutUs';

/**
 * The text of a page: the row an admin wrote under the page's key, in the reader's language or its fallback; where
 * there is none, the text the product ships with. Both name the operator as {company}, {address}, {email} (PRODUCT E3).
 */
export async function pageText(ctx: RequestContext, key: TextPage): Promise<PageText> {
  const {
    locale,
    settings: { company },
  } = ctx;
  const operator = { company: company.name, address: company.address, email: company.email };
  const written = await readPageText(ctx, key);
  if (written !== null) return { ...filledText(written, operator), lang: written.lang };
  return { ...filledText(shippedText(key, locale), operator), lang: locale };
}

/** The text the product ships with, the operator not yet filled in. */
export function shippedText(key: TextPage, locale: Locale): LegalText {
  return key === 'aboutUs' ? about[locale] : unfilledText(legal[key], locale);
}
