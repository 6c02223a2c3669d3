import type { Locale } from '#lib/locale.ts';
import type { LegalName, LegalOperator, LegalSection, LegalText } from './legal.ts';
import disclaimerEn from './disclaimer.en.json';
import disclaimerVi from './disclaimer.vi.json';
import disclaimerZh from './disclaimer.zh.json';
import privacyEn from './privacy.en.json';
import privacyVi from './privacy.vi.json';
import privacyZh from './privacy.zh.json';
import termsEn from './terms.en.json';
import termsVi from './terms.vi.json';
import termsZh from './terms.zh.json';

const texts: Record<LegalName, Record<Locale, LegalText>> = {
  terms: { en: termsEn, zh: termsZh, vi: termsVi },
  disclaimer: { en: disclaimerEn, zh: disclaimerZh, vi: disclaimerVi },
  privacy: { en: privacyEn, zh: privacyZh, vi: privacyVi },
};

export function legalText(name: LegalName, locale: Locale, operator: LegalOperator): LegalText {
  return filledText(unfilledText(name, locale), operator);
}

export function unfilledText(name: LegalName, locale: Locale): LegalText {
  return texts[name][locale];
}

/** Any text of this form, with the operator named in it. */
export function filledText(text: LegalText, operator: LegalOperator): LegalText {
  const fill = (line: string) => filled(line, operator);
  return { ...text, lead: fill(text.lead), sections: text.sections.map((section) => filledSection(section, fill)) };
}

function filledSection(
  { id, heading, paragraphs, list, table }: LegalSection,
  fill: (line: string) => string,
): LegalSection {
  return {
    id,
    heading: fill(heading),
    paragraphs: paragraphs.map(fill),
    ...(list && { list: list.map(fill) }),
    ...(table && { table: { head: table.head.map(fill), rows: table.rows.map((row) => row.map(fill)) } }),
  };
}

/** One pass with a function, so a company named "{email}" or "$&" stays what it is. */
function filled(line: string, operator: LegalOperator): string {
  return line.replace(/\{(company|address|email)\}/g, (_, key: keyof LegalOperator) => operator[key]);
}
