import { z } from 'zod';
import { textsField } from '#features/foundation/texts/text-fields.ts';
import { reportKinds, reportReasons, reportStates, type ReportKind } from '#features/people/report-button/report.ts';
import { shownFile } from '#features/trade/talk-files/talk-file.ts';
import { locales } from '#lib/locale.ts';
import { cursorFields } from '#platform/paging.ts';
import { limitedText } from '#platform/limited-text.ts';

/** Shapes of what the console does with reports (PRODUCT F6, M1), for browser and server. */

/** Possible outcomes, by what was reported. */
export const outcomesOf = {
  work: ['dismiss', 'unshelve', 'delete'],
  product: ['dismiss', 'unshelve', 'delete'],
  review: ['dismiss', 'hide'],
  message: ['dismiss', 'warn'],
} as const satisfies Record<ReportKind, readonly string[]>;
const outcomes = ['dismiss', 'unshelve', 'delete', 'hide', 'warn'] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * Dismissing needs no reason; for everything else the owner reads one. `version`: what the window showed of what was
 * reported; nobody has read what somebody said since.
 */
export const decideBody = z.strictObject({
  version: limitedText(64).min(1),
  outcome: z.enum(outcomes),
  reason: textsField({ most: 1_000, lines: true, needed: false }),
});

/** All reports of one thing in the same state; `id` is the first report's and stands for all of them. */
const reportedThing = z.object({
  id: z.string(),
  kind: z.enum(reportKinds),
  thing: z.string(),
  said: z.string(),
  link: z.string().nullable(),
  owner: z.object({ id: z.string(), name: z.string(), lang: z.enum(locales) }),
  /** Files attached to a reported message, until it is decided. */
  files: z.array(shownFile),
  count: z.number().int(),
  /** What a decision says it is about. */
  version: z.string(),
  reasons: z.array(z.enum(reportReasons)),
  notes: z.array(z.string()),
  firstAt: z.string(),
  state: z.enum(reportStates),
  decidedBy: z.string().nullable(),
});
export type ReportedThing = z.infer<typeof reportedThing>;
export const reportsQuery = z.object({
  status: z.enum(reportStates).default('open'),
  ...cursorFields('after', limitedText(64)),
});
export const reportsData = z.object({ rows: z.array(reportedThing), next: z.string().nullable() });
export type ReportsPage = z.infer<typeof reportsData>;
