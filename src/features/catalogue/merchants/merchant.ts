import { z } from 'zod';
import { listShape, pictureShape, localizedShape } from '#features/foundation/search/found.ts';

/** Shapes of the calls about merchants (PRODUCT F4), for browser and server. */
const named = z.object({ key: z.string(), name: z.string() });

const merchantItem = z.object({
  id: z.string(),
  name: z.string(),
  headline: localizedShape.nullable(),
  city: named.nullable(),
  scope: z.array(named),
  avatar: pictureShape.nullable(),
  cover: pictureShape.nullable(),
  productCount: z.number().int(),
});
export type MerchantItem = z.infer<typeof merchantItem>;
export const merchantListData = listShape(merchantItem);
export type MerchantListData = z.infer<typeof merchantListData>;

export const merchantDetail = merchantItem.extend({
  about: localizedShape.nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  since: z.string(),
  related: z.array(merchantItem),
});
export type MerchantDetail = z.infer<typeof merchantDetail>;
