import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import { type registerBody } from '#features/people/accounts/account.ts';
import { emailName } from '#features/people/accounts/sign-in/account-name.server.ts';
import {
  findUserById,
  insertUser,
  takenField,
  type UserRow,
} from '#features/people/accounts/account-queries.server.ts';
import { checkCode, spendCode } from '#features/people/accounts/sign-in/codes.server.ts';
import { requireUncommon } from '#features/people/accounts/sign-in/common-password.server.ts';
import { mobileOf } from '#features/people/accounts/sign-in/phone.server.ts';
import { openSession, type SessionTokens } from '#features/people/accounts/sessions/sessions.server.ts';
import { AppError, required } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { trialDays } from '../account-limits.ts';

export const emailCodeRefusal = { key: 'message_email_code_error', field: 'verificationCode' } as const;
export const mobileCodeRefusal = { key: 'bind_mobile_or_code_error', field: 'code' } as const;

export interface Registered {
  id: string;
  nickname: string;
  trialEndsAt: string;
  tokens: SessionTokens;
}

/** The first step's code: right, it stays good for the second; wrong, it is refused where it was typed. */
export async function checkRegistrationCode(ctx: RequestContext, email: string, code: string): Promise<void> {
  await checkCode(ctx, emailName(email), 'register', code, { ...emailCodeRefusal, field: 'code' });
}

/**
 * PRODUCT C2. That an address is taken is revealed only now, when both codes have proven that it is the caller's own.
 * Who has proven both is signed in.
 */
export async function register(
  ctx: RequestContext,
  form: z.output<ReturnType<typeof registerBody>>,
): Promise<Registered> {
  requireUncommon(form.password, 'password', form);
  const { email } = emailName(form.email);
  const mobile = mobileOf(form.mobile, ctx.settings.phoneCountries);
  const emailCode = await checkCode(ctx, { email }, 'register', form.verificationCode, emailCodeRefusal);
  const mobileCode = await checkCode(ctx, { mobile }, 'register', form.code, mobileCodeRefusal);
  const passwordHash = await ctx.hasher.hash(form.password);
  const now = ctx.clock.now();
  const user = {
    id: newId('u', now),
    email,
    mobile,
    nickname: form.nickname,
    trialEndsAt: new Date(now.getTime() + trialDays * 86_400_000),
  };
  try {
    return await commit(ctx, async (db) => {
      await spendCode(db, ctx, emailCode, emailCodeRefusal);
      await spendCode(db, ctx, mobileCode, mobileCodeRefusal);
      await insertUser(db, {
        id: user.id,
        email,
        mobile,
        nickname: user.nickname,
        password_hash: passwordHash,
        locale: ctx.locale,
        trial_ends_at: user.trialEndsAt,
        created_at: now,
        updated_at: now,
      });
      await audit(db, ctx, { action: 'user.registered', target: user.id, actorId: user.id });
      return {
        id: user.id,
        nickname: user.nickname,
        trialEndsAt: user.trialEndsAt.toISOString(),
        tokens: await openSession(db, ctx, await justRegistered(db, user.id), 'registration'),
      };
    });
  } catch (error) {
    const taken = takenField(error);
    if (taken) throw new AppError(taken === 'email' ? 'email_taken' : 'mobile_taken', { field: taken });
    throw error;
  }
}

async function justRegistered(db: Database, id: string): Promise<UserRow> {
  return required(await findUserById(db, id), 'The person just registered');
}
