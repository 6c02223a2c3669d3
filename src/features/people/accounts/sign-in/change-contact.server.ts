import type { Database } from '#db/database.ts';
import type { UserData } from '#features/people/accounts/account.ts';
import {
  takenField,
  updateUser,
  type AccountName,
  type UserRow,
} from '#features/people/accounts/account-queries.server.ts';
import { maskIdentity } from '#features/people/accounts/identity/mask-identity.ts';
import { userDataOf } from '#features/people/accounts/profile.server.ts';
import { endSessions } from '#features/people/accounts/sessions/sessions.server.ts';
import { checkCode, spendCode } from '#features/people/accounts/sign-in/codes.server.ts';
import { confirmPassword } from '#features/people/accounts/sign-in/password.server.ts';
import { emailCodeRefusal, mobileCodeRefusal } from '#features/people/accounts/sign-in/registration.server.ts';
import { AppError, required } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import { enqueue } from '#platform/outbox-queries.server.ts';

/**
 * Another email or phone number: the code proves that the new one is theirs, the password that it is them. The old one
 * is told, and every other session ends: who has taken over a browser cannot move the account away unnoticed.
 */
export async function changeContact(
  ctx: RequestContext,
  session: Session,
  name: AccountName,
  { code, password }: { code: string; password: string },
): Promise<UserData> {
  const before = await confirmPassword(ctx, session.userId, password, 'password');
  // A demo account is everybody's: freed, its email could be taken by another account, and the demo not restored.
  if (before.demo_kind !== null) throw new AppError('forbidden');
  const refusal = 'email' in name ? { ...emailCodeRefusal, field: 'code' } : mobileCodeRefusal;
  const codeId = await checkCode(ctx, name, 'bind', code, refusal);
  try {
    return await commit(ctx, async (db) => {
      await spendCode(db, ctx, codeId, refusal);
      const after = required(await updateUser(db, before.id, { ...name, updated_at: ctx.clock.now() }), 'The person');
      await audit(db, ctx, { action: `user.${whatOf(name)}`, target: before.id, actorId: before.id });
      await endSessions(db, ctx, { userId: before.id, except: session.id }, `${whatOf(name)} changed`);
      await tellOld(db, ctx, before, name);
      return userDataOf(after);
    });
  } catch (error) {
    const taken = takenField(error);
    if (taken) throw new AppError(taken === 'email' ? 'email_taken' : 'mobile_taken', { field: taken });
    throw error;
  }
}

/** By mail to the email of before in both cases; of a phone number by SMS too. The new one is masked. */
async function tellOld(db: Database, ctx: RequestContext, before: UserRow, name: AccountName): Promise<void> {
  const what = whatOf(name);
  const letter = {
    locale: before.locale as Locale,
    template: 'contactChanged' as const,
    values: {
      what,
      nickname: before.nickname,
      now: maskIdentity('email' in name ? name.email : name.mobile),
      reset: resetBy(before, what),
    },
  };
  await enqueue(db, ctx.clock, { kind: 'mail', letter: { to: before.email, ...letter } });
  if (what === 'mobile' && before.mobile !== null)
    await enqueue(db, ctx.clock, { kind: 'sms', letter: { to: before.mobile, ...letter } });
}

function whatOf(name: AccountName): 'email' | 'mobile' {
  return 'email' in name ? 'email' : 'mobile';
}

/** Where a code still reaches them: what was changed opens the account no more. */
function resetBy({ mobile }: UserRow, what: 'email' | 'mobile'): 'email' | 'mobile' | 'none' {
  if (what === 'mobile') return 'email';
  return mobile === null ? 'none' : 'mobile';
}
