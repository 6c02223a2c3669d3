import { findProvinces } from '#features/foundation/addresses/addresses.server.ts';
import { merchantOfUser } from '#features/catalogue/merchants/merchants.server.ts';
import type { MemberContext } from '#platform/context.ts';
import { readTerms, usualDelivery } from './delivery.server.ts';
import type { Delivery, DeliveryTerm } from './delivery.ts';

export interface DeliveryData {
  terms: DeliveryTerm[];
  version: string;
  usual: Delivery;
  provinces: { code: string; name: string }[];
}

/** Delivery fees and times, for the merchant to edit. */
export async function loadDelivery(ctx: MemberContext): Promise<DeliveryData> {
  const opened = await merchantOfUser(ctx.db, ctx.session.userId);
  return {
    ...(opened ? await readTerms(ctx, ctx.session.userId) : { terms: [], version: '' }),
    usual: usualDelivery,
    provinces: findProvinces(ctx.locale),
  };
}
