import { z } from 'zod';
import { textsField } from '#features/foundation/texts/text-fields.ts';
import { transitions, type Transition } from '#lib/transitions.ts';
import { limitedText } from '#platform/limited-text.ts';
import { mostPictures } from './publishing-limits.ts';

/** States of one's own things (PRODUCT G3). Deleted ones are not listed. */
export const ownStates = ['shelved', 'unshelved'] as const;
export type OwnState = (typeof ownStates)[number];

interface Step extends Transition<OwnState | 'deleted', 'owner'> {
  to: OwnState | 'deleted';
}
/** What its owner may do, from which state. */
const ownSteps = {
  shelve: { from: ['unshelved'], to: 'shelved', by: ['owner'] },
  unshelve: { from: ['shelved'], to: 'unshelved', by: ['owner'] },
  delete: { from: ['shelved', 'unshelved'], to: 'deleted', by: ['owner'] },
} as const satisfies Record<string, Step>;
export type OwnStep = keyof typeof ownSteps;

export const { stepOf, mayStep } = transitions<OwnStep, Step>({
  states: [...ownStates, 'deleted'],
  start: ['unshelved'],
  ends: ['deleted'],
  steps: ownSteps,
});

/** `page` counts from 0; `status` is a state or ALL. */
export const ownQuery = z.object({
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(100).default(24),
  status: limitedText(20)
    .transform((text) => text.toLowerCase())
    .pipe(z.enum(['all', ...ownStates]))
    .default('all'),
});
export type OwnQuery = z.infer<typeof ownQuery>;

/** Products are many: found by words of their names or an article number, in the order one works through them. */
export const productSorts = ['newest', 'name', 'price', 'stock'] as const;
export const ownProductsQuery = ownQuery.extend({
  w: limitedText(80).default(''),
  sort: z.enum(productSorts).default('newest'),
});
export type OwnProductsQuery = z.infer<typeof ownProductsQuery>;

/** What every page of own things has beside its rows. */
export const ownPageHead = {
  page: z.number().int(),
  size: z.number().int(),
  total: z.number().int(),
  counts: z.object({ shelved: z.number().int(), unshelved: z.number().int() }),
};

export const idField = limitedText(64).min(1);
export const picturesField = z
  .array(idField)
  .max(mostPictures, { error: 'pictures_limit' })
  .refine((ids) => new Set(ids).size === ids.length, { error: 'invalid_form' });

/** In one language at least. */
export function neededTexts(most: number) {
  return textsField({ most, needed: false }).refine((given) => Object.keys(given).length > 0, {
    error: 'field_required',
  });
}

/** Keys of one of our vocabularies. */
export function keyOf<T extends Record<string, unknown>>(terms: T) {
  return z.enum(Object.keys(terms) as [keyof T & string, ...(keyof T & string)[]]);
}
