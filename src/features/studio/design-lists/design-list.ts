import type { z } from 'zod';
import { pricedList } from '#features/catalogue/offers/priced-list.ts';
import { budgetField } from '#features/studio/designs/design.ts';

/** The list of a design (PRODUCT O2), for browser and server. Whole đồng. */

export const designList = pricedList.extend({
  /** What its owner means to spend; null where they have not said. */
  budget: budgetField,
});
export type DesignList = z.infer<typeof designList>;
