/** The three legal pages and the form their texts have in every language (PRODUCT E2). */
export const legalNames = ['terms', 'disclaimer', 'privacy'] as const;
export type LegalName = (typeof legalNames)[number];

export interface LegalTable {
  head: string[];
  rows: string[][];
}

/** A section reads in this order: paragraphs, then the list, then the table. */
export interface LegalSection {
  id: string;
  heading: string;
  paragraphs: string[];
  list?: string[];
  table?: LegalTable;
}

export interface LegalText {
  title: string;
  lead: string;
  /** Day from which the text is valid, as YYYY-MM-DD. */
  effective: string;
  sections: LegalSection[];
}

/** Who runs this copy of the product; the texts name them as {company}, {address}, {email}. */
export interface LegalOperator {
  company: string;
  address: string;
  email: string;
}
