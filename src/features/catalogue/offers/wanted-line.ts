import { z } from 'zod';
import { limitedText } from '#platform/limited-text.ts';
import { mostOfOne } from './offer-limits.ts';

export const quantityField = z.number().int().min(1).max(mostOfOne);
export const idField = limitedText(64).min(1);
/** A made-to-size choice, as the query of its quote: `width=1800&finish=frame:oak-pale`. */
export const choiceField = limitedText(900);

/** What somebody wants: only what it is and how many. A price sent along is dropped here. */
export const wantedLine = z.object({
  product: idField,
  variant: idField.optional(),
  choice: choiceField.optional(),
  quantity: quantityField,
});
export type WantedLine = z.infer<typeof wantedLine>;
