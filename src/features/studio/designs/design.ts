import { z } from 'zod';
import { mostBudget } from './design-limits.ts';
import { headData } from './design-log.ts';

/** Shapes of the calls about designs (PRODUCT J3, F2), for browser and server. */
export const designItem = z.object({
  id: z.string(),
  name: z.string(),
  private: z.boolean(),
  /** The folder its owner keeps it in. */
  folder: z.string().nullable(),
  /** Of the document as it is now. */
  version: z.number().int(),
  /** The number of its last command. */
  seq: z.number().int(),
  /** The work it was made from. */
  template: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Since when it is in the bin. */
  deletedAt: z.string().nullable(),
});
export type DesignItem = z.infer<typeof designItem>;

/** With the document itself; `#design/document.ts` defines its content. */
export const documentShape = z.looseObject({ version: z.number() });
export const designData = designItem.extend(headData.shape);
export type DesignData = z.infer<typeof designData>;

export const versionItem = z.object({
  version: z.number().int(),
  /** The last command it has in it; of a fork, the one it left the line at. */
  seq: z.number().int(),
  name: z.string().nullable(),
  /** Who named it or kept it. */
  by: z.string().nullable(),
  why: z.enum(['auto', 'named', 'published', 'rendered', 'fork']),
  bytes: z.number().int(),
  at: z.string(),
});
export type VersionItem = z.infer<typeof versionItem>;
export const versionData = versionItem.extend({ document: documentShape });

/** What its owner means to spend on a design; null where they have not said. Whole đồng. */
export const budgetField = z.number().int().min(0).max(mostBudget).nullable();
