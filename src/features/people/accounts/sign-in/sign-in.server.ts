import { transaction, type Database } from '#db/database.ts';
import { accountName } from '#features/people/accounts/sign-in/account-name.server.ts';
import type { AccountName, UserRow } from '#features/people/accounts/account-queries.server.ts';
import { checkCode, spendCode } from '#features/people/accounts/sign-in/codes.server.ts';
import {
  accountLimit,
  addressLimit,
  deviceLimit,
  nameLimit,
  underLoginLimits,
} from '#features/people/accounts/sign-in/login-limits.server.ts';
import { emailCodeRefusal, mobileCodeRefusal } from '#features/people/accounts/sign-in/registration.server.ts';
import {
  openSession,
  signingInAs,
  type SessionTokens,
  type SigningIn,
  type SignInWay,
} from '#features/people/accounts/sessions/sessions.server.ts';
import { holdSigningIn } from '#features/people/accounts/sessions/session-queries.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { holdAccount } from '#platform/leaving-queries.server.ts';
import { takeLimitSlot, type Limit } from '#platform/limits-queries.server.ts';

/**
 * PRODUCT D2: ten failures an account and two hundred an address in 15 minutes, and nothing reveals whether an account
 * exists. A browser this person used before is counted by itself, so that strangers cannot shut them out (0063).
 */
export async function signInByPassword(ctx: RequestContext, typed: string, password: string): Promise<SessionTokens> {
  const name = accountName(typed);
  const { user: found, device } = await signingInAs(ctx, name);
  const account = accountLimit(ctx, found?.id ?? typed);
  const user =
    found && device !== null
      ? await underLoginLimits(ctx, [deviceLimit(ctx, found.id, device)], async () =>
          (await ctx.hasher.verify(found.password_hash, password)) ? found : undefined,
        )
      : await underLoginLimits(
          ctx,
          [addressLimit(ctx), nameLimit(ctx, name, typed)],
          async () => ((await isPasswordOf(ctx, found, account, password)) ? found : undefined),
          [account],
        );
  const refused = new AppError('login_failed', { field: 'password' });
  if (!user) throw refused;
  return completeSignIn(ctx, user, 'password', async (_db, { password_hash: now }) => {
    if (now !== user.password_hash) throw refused;
  });
}

export async function signInByCode(ctx: RequestContext, name: AccountName, code: string): Promise<SessionTokens> {
  const refusal = 'email' in name ? { ...emailCodeRefusal, field: 'code' } : mobileCodeRefusal;
  const { user, device } = await signingInAs(ctx, name);
  const limits = device === null ? [addressLimit(ctx)] : [];
  const signedIn = await underLoginLimits(ctx, limits, async () => {
    const codeId = await checkCode(ctx, name, 'login', code, refusal);
    const way = 'email' in name ? 'email code' : 'mobile code';
    const proven = async (db: Database, { email, mobile }: Pick<UserRow, 'email' | 'mobile'>) => {
      await spendCode(db, ctx, codeId, refusal);
      if ('email' in name ? name.email !== email : name.mobile !== mobile)
        throw new AppError(refusal.key, { field: 'code' });
    };
    return user && completeSignIn(ctx, user, way, proven);
  });
  if (!signedIn) throw new AppError(refusal.key, { field: 'code' });
  return signedIn;
}

/**
 * An account with ten failures, by whichever of its names, has no right password for a while. The reason is not given:
 * "locked" under a name that was never tried would reveal that this name and the tried one are the same, existing
 * account.
 */
async function isPasswordOf(
  ctx: RequestContext,
  user: SigningIn | undefined,
  account: Limit,
  password: string,
): Promise<boolean> {
  const open = await takeLimitSlot(ctx.db, ctx.clock, account);
  return ctx.hasher.verify(open && user ? user.password_hash : null, password);
}

/**
 * `prove` asks again what was proven: comparing a password takes a while, and somebody who knows an old one and signs in
 * without end would be in at the moment its owner changes it.
 */
async function completeSignIn(
  ctx: RequestContext,
  user: SigningIn,
  by: SignInWay,
  prove: (db: Database, now: Pick<UserRow, 'email' | 'mobile' | 'password_hash'>) => Promise<void>,
): Promise<SessionTokens> {
  const signIn = async (db: Database) => {
    // Who leaves at this moment has no session afterwards, nor the address and browser in its row.
    const now = (await holdAccount(db, user.id)) ? await holdSigningIn(db, user.id) : undefined;
    if (!now) throw new AppError('login_failed', { field: 'password' });
    if (now.status !== 'active') throw new AppError('account_suspended');
    await prove(db, now);
    return openSession(db, ctx, user, by);
  };
  return ctx.turns(user.id, () => transaction(ctx.db, signIn));
}
