import { z } from 'zod';
import { listShape, pictureShape, localizedShape } from '#features/foundation/search/found.ts';

/** Shapes of the calls about designers (PRODUCT F4), for browser and server. */
const named = z.object({ key: z.string(), name: z.string() });

export const designerItem = z.object({
  id: z.string(),
  name: z.string(),
  headline: localizedShape.nullable(),
  city: named.nullable(),
  styles: z.array(named),
  years: z.number().int(),
  /** The plan level: free, pro, premium (PRODUCT, Business). */
  level: z.string().nullable(),
  avatar: pictureShape.nullable(),
  cover: pictureShape.nullable(),
  workCount: z.number().int(),
  /** Of the works most looked at, three at most. */
  pictures: z.array(pictureShape),
});
export type DesignerItem = z.infer<typeof designerItem>;
export const designerListData = listShape(designerItem);
export type DesignerListData = z.infer<typeof designerListData>;

export const designerDetail = designerItem.extend({
  about: localizedShape.nullable(),
  since: z.string(),
  related: z.array(designerItem),
});
export type DesignerDetail = z.infer<typeof designerDetail>;
