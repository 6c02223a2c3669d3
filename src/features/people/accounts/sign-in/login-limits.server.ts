import type { Database } from '#db/database.ts';
import type { AccountName, UserRow } from '#features/people/accounts/account-queries.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { keyedHash, type Keys } from '#platform/keys.server.ts';
import {
  clearLimits,
  releaseLimitSlot,
  secondsUntilOpen,
  takeLimitSlot,
  type Limit,
} from '#platform/limits-queries.server.ts';
import { failureLimits } from '../account-limits.ts';

const { seconds } = failureLimits;

/**
 * Runs `work` under the limits of logins (PRODUCT D2). A result releases the slots, with those `work` took itself
 * (`also`); null, or a throw, is a failure and keeps them.
 */
export async function underLoginLimits<T>(
  ctx: RequestContext,
  limits: Limit[],
  work: () => Promise<T | undefined>,
  also: Limit[] = [],
): Promise<T | undefined> {
  for (const [index, limit] of limits.entries()) {
    if (await takeLimitSlot(ctx.db, ctx.clock, limit)) continue;
    // What was not compared is not a failure: one locked account must not lock out an office behind one address.
    await releaseLimitSlot(ctx.db, ...limits.slice(0, index).map(({ key }) => key));
    throw new AppError('login_too_many', { values: { seconds: await secondsUntilOpen(ctx.db, ctx.clock, limit.key) } });
  }
  const result = await work();
  if (result !== undefined) await releaseLimitSlot(ctx.db, ...[...limits, ...also].map(({ key }) => key));
  return result;
}

export function addressLimit(ctx: RequestContext): Limit {
  return { key: `login:address:${ctx.address}`, hits: failureLimits.address, seconds };
}

/** By the normalised name, so that another spelling of the same phone does not give another ten guesses. */
export function nameLimit(ctx: RequestContext, name: AccountName | null, typed: string): Limit {
  return { key: nameKey(ctx.keys, name ?? { email: typed.toLowerCase() }), hits: failureLimits.account, seconds };
}

/** By the account itself, over all its names. */
export function accountLimit(ctx: RequestContext, account: string): Limit {
  return { key: accountKey(ctx.keys, account), hits: failureLimits.account, seconds };
}

/** Of those who are signed in already: no stranger can use it up. */
export function confirmLimit(ctx: RequestContext, account: string): Limit {
  return { key: confirmKey(ctx.keys, account), hits: failureLimits.account, seconds };
}

/** Of an account on a browser it was used with before; strangers have no such browser and cannot use it up. */
export function deviceLimit(ctx: RequestContext, account: string, device: string): Limit {
  return { key: deviceKey(ctx.keys, account, device), hits: failureLimits.device, seconds };
}

/** A code proved who they are: the failures before it no longer count. */
export function clearLoginFailures(db: Database, { keys, device }: RequestContext, user: UserRow): Promise<void> {
  const names = user.mobile === null ? [{ email: user.email }] : [{ email: user.email }, { mobile: user.mobile }];
  return clearLimits(db, [
    accountKey(keys, user.id),
    confirmKey(keys, user.id),
    ...names.map((name) => nameKey(keys, name)),
    ...(device === null ? [] : [deviceKey(keys, user.id, device)]),
  ]);
}

function nameKey(keys: Keys, name: AccountName): string {
  return `login:name:${'email' in name ? keyedHash(keys.lookup, 'email', name.email) : keyedHash(keys.lookup, 'mobile', name.mobile)}`;
}

function confirmKey(keys: Keys, account: string): string {
  return `login:confirm:${keyedHash(keys.lookup, 'account', account)}`;
}

function deviceKey(keys: Keys, account: string, device: string): string {
  return `login:device:${keyedHash(keys.lookup, 'account on device', account, device)}`;
}

function accountKey(keys: Keys, account: string): string {
  return `login:account:${keyedHash(keys.lookup, 'account', account)}`;
}
