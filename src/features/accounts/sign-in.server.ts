import { transaction } from '#db/database.ts';
import { accountName } from '#features/accounts/account-name.server.ts';
import { findUser, type AccountName, type UserRow } from '#features/accounts/account-queries.server.ts';
import { checkCode, spendCode } from '#features/accounts/codes.server.ts';
import { emailCodeRefusal, mobileCodeRefusal } from '#features/accounts/registration.server.ts';
import { openSession, type SessionTokens } from '#features/accounts/sessions.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { keyedHash } from '#platform/keys.server.ts';
import { givePlaceBack, secondsUntilOpen, takePlace, type Limit } from '#platform/limits-queries.server.ts';

/** PRODUCT D2: ten failures an account and two hundred an address in 15 minutes, and nothing tells whether an account exists. */
export async function signInByPassword(ctx: RequestContext, typed: string, password: string): Promise<SessionTokens> {
  const name = accountName(typed);
  const user = await guarded(ctx, typed, async () => {
    const found = name ? await findUser(ctx.db, name) : undefined;
    const right = await ctx.hasher.verify(found?.password_hash ?? null, password);
    return right ? found : undefined;
  });
  if (!user) throw new AppError('login_failed', { field: 'password' });
  return admit(ctx, user);
}

export async function signInByCode(ctx: RequestContext, name: AccountName, code: string): Promise<SessionTokens> {
  const refusal = 'email' in name ? { ...emailCodeRefusal, field: 'code' } : mobileCodeRefusal;
  const codeId = await checkCode(ctx, name, 'login', code, refusal);
  const user = await findUser(ctx.db, name);
  if (!user) throw new AppError(refusal.key, { field: 'code' });
  return admit(ctx, user, (db) => spendCode(db, ctx, codeId, refusal));
}

/** Compares a password against the limits of logins: used for signing in and wherever a password is asked again. */
export async function guarded<T>(ctx: RequestContext, account: string, compare: () => Promise<T | undefined>): Promise<T | undefined> {
  const limits: Limit[] = [
    { key: `login:address:${ctx.address}`, hits: 200, seconds: 900 },
    { key: `login:account:${keyedHash(ctx.keys.lookup, 'login', account.trim().toLowerCase())}`, hits: 10, seconds: 900 },
  ];
  for (const limit of limits) {
    if (!(await takePlace(ctx.db, ctx.clock, limit))) throw new AppError('login_too_many', { values: { seconds: await secondsUntilOpen(ctx.db, ctx.clock, limit.key) } });
  }
  const result = await compare();
  if (result !== undefined) for (const limit of limits) await givePlaceBack(ctx.db, limit.key);
  return result;
}

async function admit(ctx: RequestContext, user: UserRow, first?: (db: RequestContext['db']) => Promise<void>): Promise<SessionTokens> {
  if (user.status !== 'active') throw new AppError('account_suspended');
  return transaction(ctx.db, async (db) => {
    await first?.(db);
    return openSession(db, ctx, user);
  });
}
