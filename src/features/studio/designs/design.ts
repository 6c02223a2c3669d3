import { z } from 'zod';
import type { Design } from '#design/document.ts';

/** Shapes of the calls about designs (PRODUCT J3, F2), for browser and server. */
export const designItem = z.object({
  id: z.string(),
  name: z.string(),
  private: z.boolean(),
  version: z.number().int(),
  /** The work it was made from. */
  template: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type DesignItem = z.infer<typeof designItem>;

/** With the document itself; `#design/document.ts` defines its content. */
export const documentShape = z.looseObject({ version: z.number() });
export const designData = designItem.extend({ document: documentShape });
export interface DesignData extends DesignItem {
  document: Design;
}
