import { z } from 'zod';
import { passageField } from '#features/foundation/texts/text-fields.ts';
import { limitedText } from '#platform/limited-text.ts';

/** A report as a person sends it (PRODUCT F6, M1), for browser and server. */

export const reportKinds = ['work', 'product', 'review', 'message'] as const;
export type ReportKind = (typeof reportKinds)[number];
export const reportReasons = ['fraud', 'stolen', 'offensive', 'advertising', 'wrong', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportStates = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof reportStates)[number];

export const reportBody = z.strictObject({
  kind: z.enum(reportKinds),
  thing: limitedText(80).min(1),
  reason: z.enum(reportReasons),
  note: passageField(1_000),
});
export type ReportForm = z.infer<typeof reportBody>;
