import type { Database } from '#db/database.ts';
import { savedAddress, type SavedAddress } from '#features/foundation/addresses/address.ts';
import { resolveAddress } from '#features/foundation/addresses/addresses.server.ts';
import { mobileOf } from '#features/people/accounts/sign-in/phone.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { KeptAddress, KeptAddressForm } from './address-book.ts';
import { mostAddresses } from './address-book-limits.ts';
import {
  addressesOf,
  clearDefault,
  deleteAddress,
  insertAddress,
  lockBook,
  updateAddress,
  type AddressRow,
} from './address-book-queries.server.ts';

/** The person's addresses, the default first. One that can no longer be read is left out. */
export async function listAddresses({ db }: Pick<RequestContext, 'db'>, userId: string): Promise<KeptAddress[]> {
  return (await addressesOf(db, userId)).flatMap(shownAddress);
}

export function addAddress(ctx: RequestContext, userId: string, form: KeptAddressForm): Promise<KeptAddress[]> {
  const kept = readForm(ctx, form);
  return commit(ctx, async (db) => {
    await lockBook(db, userId);
    const before = await addressesOf(db, userId);
    if (before.length >= mostAddresses) throw new AppError('list_full');
    await store(db, ctx, userId, kept, form.isDefault === true || before.length === 0);
    return listAddresses({ db }, userId);
  });
}

export function changeAddress(
  ctx: RequestContext,
  userId: string,
  id: string,
  form: KeptAddressForm,
): Promise<KeptAddress[]> {
  const { receiver, mobile, address } = readForm(ctx, form);
  return commit(ctx, async (db) => {
    await lockBook(db, userId);
    if (form.isDefault === true) await clearDefault(db, userId);
    const changed = await updateAddress(db, userId, id, {
      receiver,
      mobile,
      address: JSON.stringify(address),
      updated_at: ctx.clock.now(),
      ...(form.isDefault === true ? { is_default: true } : {}),
    });
    if (!changed) throw new AppError('not_found');
    return listAddresses({ db }, userId);
  });
}

/** With the default gone, the newest of the others takes its place. */
export function removeAddress(ctx: RequestContext, userId: string, id: string): Promise<KeptAddress[]> {
  return commit(ctx, async (db) => {
    await lockBook(db, userId);
    const wasDefault = await deleteAddress(db, userId, id);
    if (wasDefault === undefined) throw new AppError('not_found');
    const [next] = wasDefault ? await addressesOf(db, userId) : [];
    if (next) await updateAddress(db, userId, next.id, { is_default: true, updated_at: ctx.clock.now() });
    return listAddresses({ db }, userId);
  });
}

interface Destination {
  receiver: string;
  mobile: string;
  address: SavedAddress;
}

/**
 * In the caller's transaction: an address something was ordered to. One that is there already stays as it is, and a full
 * book does not stop an order.
 */
export async function keepAddress(
  db: Database,
  ctx: Pick<RequestContext, 'clock'>,
  userId: string,
  sent: Destination,
): Promise<void> {
  await lockBook(db, userId);
  const before = await addressesOf(db, userId);
  const known = before.flatMap(shownAddress).some((kept) => isSame(kept, sent));
  if (!known && before.length < mostAddresses) await store(db, ctx, userId, sent, before.length === 0);
}

async function store(
  db: Database,
  { clock }: Pick<RequestContext, 'clock'>,
  userId: string,
  { receiver, mobile, address }: Destination,
  isDefault: boolean,
): Promise<void> {
  const now = clock.now();
  if (isDefault) await clearDefault(db, userId);
  await insertAddress(db, {
    id: newId('ad', now),
    user_id: userId,
    receiver,
    mobile,
    address: JSON.stringify(address),
    is_default: isDefault,
    created_at: now,
    updated_at: now,
  });
}

function readForm({ settings }: RequestContext, { receiver, mobile, address }: KeptAddressForm): Destination {
  return { receiver, mobile: mobileOf(mobile, settings.phoneCountries), address: resolveAddress(address) };
}

function shownAddress({ id, receiver, mobile, address, is_default }: AddressRow): KeptAddress[] {
  const read = savedAddress.safeParse(address);
  return read.success ? [{ id, receiver, mobile, address: read.data, isDefault: is_default }] : [];
}

function isSame(one: Destination, other: Destination): boolean {
  return (
    one.receiver === other.receiver &&
    one.mobile === other.mobile &&
    one.address.ward.code === other.address.ward.code &&
    one.address.detail === other.address.detail
  );
}
