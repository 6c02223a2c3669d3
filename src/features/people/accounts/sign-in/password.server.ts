import type { Database } from '#db/database.ts';
import { passwordField } from '#features/people/accounts/account.ts';
import {
  findUser,
  findUserById,
  lockUser,
  updateUser,
  type AccountName,
  type UserRow,
} from '#features/people/accounts/account-queries.server.ts';
import { checkCode, spendCode } from '#features/people/accounts/sign-in/codes.server.ts';
import { requireUncommon } from '#features/people/accounts/sign-in/common-password.server.ts';
import {
  clearLoginFailures,
  confirmLimit,
  underLoginLimits,
} from '#features/people/accounts/sign-in/login-limits.server.ts';
import { emailCodeRefusal, mobileCodeRefusal } from '#features/people/accounts/sign-in/registration.server.ts';
import { endSessions } from '#features/people/accounts/sessions/sessions.server.ts';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { isStaff } from '#lib/permissions.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { enqueue } from '#platform/outbox-queries.server.ts';

/** The forgotten password (PRODUCT C4): the code proves the address; every session ends. */
export async function resetPassword(
  ctx: RequestContext,
  name: AccountName,
  code: string,
  password: string,
): Promise<void> {
  const refusal = 'email' in name ? { ...emailCodeRefusal, field: 'code' } : mobileCodeRefusal;
  const codeId = await checkCode(ctx, name, 'reset', code, refusal);
  const user = await findUser(ctx.db, name);
  if (!user || user.status !== 'active') throw new AppError(refusal.key, { field: 'code' });
  requireStrength(ctx, user, password, 'password');
  const passwordHash = await ctx.hasher.hash(password);
  await commit(ctx, async (db) => {
    await spendCode(db, ctx, codeId, refusal);
    // Hashing took a while: they may have another email since, and whoever reads this one is not them.
    const now = await lockUser(db, user.id);
    if (now?.status !== 'active' || !isCalled(now, name)) throw new AppError(refusal.key, { field: 'code' });
    await setPassword(db, ctx, user, passwordHash, 'password reset');
    await clearLoginFailures(db, ctx, user);
    return null;
  });
}

export async function changePassword(
  ctx: RequestContext,
  userId: string,
  oldPassword: string,
  newPassword: string,
): Promise<void> {
  const user = await confirmPassword(ctx, userId, oldPassword, 'oldPassword');
  requireStrength(ctx, user, newPassword, 'newPassword');
  const passwordHash = await ctx.hasher.hash(newPassword);
  await commit(ctx, async (db) => {
    await setPassword(db, ctx, user, passwordHash, 'password changed');
    return null;
  });
}

/** Confirms the signed-in person's password, under a limit of its own: strangers' failed logins do not count here. */
export async function confirmPassword(
  ctx: RequestContext,
  userId: string,
  password: string,
  field: string,
): Promise<UserRow> {
  const user = await findUserById(ctx.db, userId);
  if (!user) throw new AppError('login_required');
  const right = await underLoginLimits(
    ctx,
    [confirmLimit(ctx, user.id)],
    async () => (await ctx.hasher.verify(user.password_hash, password)) || undefined,
  );
  if (!right) throw new AppError('old_password_error', { field });
  return user;
}

function isCalled(user: Pick<UserRow, 'email' | 'mobile'>, name: AccountName): boolean {
  return 'email' in name ? user.email === name.email : user.mobile === name.mobile;
}

/** Admins always need the strict rule, whatever the site's policy. */
function requireStrength(ctx: RequestContext, user: UserRow, password: string, field: string): void {
  const policy = isStaff(user) ? 'strict' : ctx.settings.password.policy;
  if (!passwordField(policy).safeParse(password).success)
    throw new AppError(policy === 'strict' ? 'field_pwd_strict' : 'field_pwd', { field });
  requireUncommon(password, field, user);
}

async function setPassword(
  db: Database,
  ctx: RequestContext,
  user: UserRow,
  passwordHash: string,
  why: string,
): Promise<void> {
  await updateUser(db, user.id, { password_hash: passwordHash, updated_at: ctx.clock.now() });
  await endSessions(db, ctx, { userId: user.id }, why);
  await audit(db, ctx, { action: 'user.password', target: user.id, actorId: user.id, after: { why } });
  await enqueue(db, ctx.clock, {
    kind: 'mail',
    letter: {
      to: user.email,
      locale: user.locale as Locale,
      template: 'passwordChanged',
      values: { nickname: user.nickname },
    },
  });
}
