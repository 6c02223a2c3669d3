import type { Province } from '#features/foundation/addresses/address.ts';
import { findProvinces } from '#features/foundation/addresses/addresses.server.ts';
import type { MemberContext } from '#platform/context.ts';
import type { KeptAddress } from './address-book.ts';
import { listAddresses } from './address-book.server.ts';

export interface AddressesData {
  addresses: KeptAddress[];
  provinces: Province[];
}

export async function loadAddresses(ctx: MemberContext): Promise<AddressesData> {
  return { addresses: await listAddresses(ctx, ctx.session.userId), provinces: findProvinces(ctx.locale) };
}
