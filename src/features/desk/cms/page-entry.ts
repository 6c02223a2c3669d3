import { z } from 'zod';
import { locales } from '#lib/locale.ts';
import { versionField } from '#features/foundation/texts/entry-fields.ts';
import { lineField, passageField } from '#features/foundation/texts/text-fields.ts';
import { limitedText } from '#platform/limited-text.ts';

/** Pages of text an admin may rewrite (PRODUCT E2, E3); without a row the product's own text is used. */
export const textPageKeys = ['aboutUs', 'termsOfUse', 'privacyPolicy', 'disclaimer'] as const;
export type TextPageKey = (typeof textPageKeys)[number];

const cell = lineField(0, 1_000);
const section = z.strictObject({
  id: limitedText(40).regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  heading: lineField(1, 200),
  paragraphs: z.array(passageField(4_000)).max(30),
  list: z.array(lineField(1, 1_000)).max(40).optional(),
  table: z.strictObject({ head: z.array(cell).min(1).max(6), rows: z.array(z.array(cell).max(6)).max(60) }).optional(),
});
const day = z.union([z.literal(''), limitedText(10).check(z.iso.date())]);

/** One language of a page: paragraphs, lists and tables of text only. */
export const pageDocument = z.strictObject({
  title: lineField(1, 160),
  lead: passageField(1_500),
  effective: day,
  sections: z.array(section).min(1).max(40),
});
export type PageDocument = z.infer<typeof pageDocument>;
export type PageContent = Partial<Record<(typeof locales)[number], PageDocument>>;

const content = z.strictObject({
  zh: pageDocument.optional(),
  en: pageDocument.optional(),
  vi: pageDocument.optional(),
});

export const pageForm = z.strictObject({
  version: versionField,
  content: content.refine((given) => Object.values(given).some((text) => text !== undefined), {
    error: 'invalid_form',
  }),
});

const languages = z.object({ zh: pageDocument.optional(), en: pageDocument.optional(), vi: pageDocument.optional() });
export const pageEntry = z.object({
  key: z.enum(textPageKeys),
  /** 0 while the product's own text is used. */
  version: z.number().int(),
  updatedAt: z.string().nullable(),
  missing: z.array(z.enum(locales)),
  content: languages,
  /** The text the product ships with, as a starting point. */
  shipped: languages,
});
export type PageEntry = z.infer<typeof pageEntry>;
