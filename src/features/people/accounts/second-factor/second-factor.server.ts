import drawQr from 'qr';
import { randomBytes } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { findUserById, type UserRow } from '#features/people/accounts/account-queries.server.ts';
import { addressLimit, underLoginLimits } from '#features/people/accounts/sign-in/login-limits.server.ts';
import { confirmPassword } from '#features/people/accounts/sign-in/password.server.ts';
import type { Enrolment, FactorState, RecoveryCodes } from '#features/people/accounts/second-factor/second-factor.ts';
import {
  confirmSecret,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  markSession,
  replaceRecoveryCodes,
  saveSecret,
  spendRecoveryCode,
  spendStep,
} from '#features/people/accounts/second-factor/second-factor-queries.server.ts';
import { base32, fromBase32, stepOfCode, totpAddress } from '#features/people/accounts/second-factor/totp.server.ts';
import { AppError } from '#lib/errors.ts';
import { isStaff } from '#lib/permissions.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';
import { keyedHash } from '#platform/keys.server.ts';
import { seal, unseal } from './seal.server.ts';
import { failureLimits } from '../account-limits.ts';

const issuer = 'Hien';
const recoveryCount = 10;
/** 24 letters of five bits: more than anybody tries, even with the hashes in hand. */
const recoveryGroups = 4;
const recoveryGroup = 6;
/** No easily confused letters; 32 of them, so that every byte maps evenly. */
const recoveryLetters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Whether the admin has one. Not found for anyone else. */
export async function readSecondFactor(ctx: RequestContext, { userId }: Session): Promise<FactorState> {
  await adminOf(ctx, userId);
  const row = await findSecondFactor(ctx.db, userId);
  const since = row?.confirmed_at ?? null;
  return {
    on: since !== null,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(ctx.db, userId),
  };
}

/** The first step: a secret for the app. It is active once a code of it has been confirmed. */
export async function beginSecondFactor(
  ctx: RequestContext,
  { userId }: Session,
  password: string,
): Promise<Enrolment> {
  const admin = await adminOf(ctx, userId);
  await confirmPassword(ctx, userId, password, 'password');
  const secret = base32(randomBytes(20));
  await commit(ctx, async (db) => {
    if (!(await saveSecret(db, userId, seal(ctx.keys.seal, secret, userId), ctx.clock.now())))
      throw new AppError('conflict');
    return null;
  });
  const address = totpAddress(secret, admin.email, issuer);
  return { secret, address, picture: qrPathOf(address) };
}

export async function confirmSecondFactor(ctx: RequestContext, session: Session, code: string): Promise<RecoveryCodes> {
  const row = await findSecondFactor(ctx.db, session.userId);
  if (!row || row.confirmed_at !== null) throw new AppError('conflict');
  const step = await underLimits(ctx, session, async () => stepOf(ctx, row, code) ?? undefined);
  return commit(ctx, async (db) => {
    const now = ctx.clock.now();
    if (!(await confirmSecret(db, row, step, now))) throw new AppError('conflict');
    await markSession(db, session.id, now);
    await reopenStreams(db, session);
    await audit(db, ctx, { action: 'second_factor.on', target: session.userId });
    return { recoveryCodes: await newRecoveryCodes(db, ctx, session.userId) };
  });
}

/** The step of signing in that only admins have. A recovery code works once. */
export async function passSecondFactor(ctx: RequestContext, session: Session, code: string): Promise<void> {
  const by = await consumeCode(ctx, session, code);
  await commit(ctx, async (db) => {
    await markSession(db, session.id, ctx.clock.now());
    await reopenStreams(db, session);
    await audit(db, ctx, { action: 'second_factor.passed', target: session.userId, after: { by } });
    return null;
  });
}

export async function renewRecoveryCodes(ctx: RequestContext, session: Session, code: string): Promise<RecoveryCodes> {
  await consumeCode(ctx, session, code);
  return commit(ctx, async (db) => {
    await audit(db, ctx, { action: 'second_factor.recovery_codes', target: session.userId });
    return { recoveryCodes: await newRecoveryCodes(db, ctx, session.userId) };
  });
}

export async function endSecondFactor(
  ctx: RequestContext,
  session: Session,
  password: string,
  code: string,
): Promise<void> {
  await confirmPassword(ctx, session.userId, password, 'password');
  await consumeCode(ctx, session, code);
  await commit(ctx, async (db) => {
    await deleteSecondFactor(db, session.userId);
    await reopenStreams(db, session);
    await audit(db, ctx, { action: 'second_factor.off', target: session.userId });
    return null;
  });
}

/** Their open streams end: the browser comes again, and hears what it may now. */
function reopenStreams(db: Database, { userId }: Session): Promise<void> {
  return publish(db, { kind: 'second_factor', id: userId });
}

async function adminOf(ctx: RequestContext, userId: string): Promise<UserRow> {
  const user = await findUserById(ctx.db, userId);
  if (!user || !isStaff(user)) throw new AppError('not_found');
  return user;
}

type FactorRow = NonNullable<Awaited<ReturnType<typeof findSecondFactor>>>;

function stepOf(ctx: RequestContext, row: FactorRow, code: string): number | null {
  return stepOfCode(
    fromBase32(unseal(ctx.keys.seal, row.secret, row.user_id)),
    code,
    ctx.clock.now(),
    Number(row.last_step),
  );
}

async function consumeCode(ctx: RequestContext, session: Session, code: string): Promise<'app' | 'recovery code'> {
  const row = await findSecondFactor(ctx.db, session.userId);
  if (!row || row.confirmed_at === null) throw new AppError('not_found');
  return underLimits(ctx, session, async () => {
    const step = stepOf(ctx, row, code);
    if (step !== null) return (await spendStep(ctx.db, session.userId, step)) ? ('app' as const) : undefined;
    return (await spendRecoveryCode(ctx.db, session.userId, recoveryHash(ctx, session.userId, code), ctx.clock.now()))
      ? ('recovery code' as const)
      : undefined;
  });
}

/** Six digits are few: at most ten wrong ones in a quarter of an hour. */
async function underLimits<T>(
  ctx: RequestContext,
  { userId }: Session,
  work: () => Promise<T | undefined>,
): Promise<T> {
  const right = await underLoginLimits(
    ctx,
    [
      addressLimit(ctx),
      { key: `second-factor:${userId}`, hits: failureLimits.secondFactor, seconds: failureLimits.seconds },
    ],
    work,
  );
  if (right === undefined) throw new AppError('code_error', { field: 'code' });
  return right;
}

async function newRecoveryCodes(db: Database, ctx: RequestContext, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCount }, () =>
    Array.from({ length: recoveryGroups }, () => randomLetters(recoveryGroup)).join('-'),
  );
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => recoveryHash(ctx, userId, code)),
  );
  return codes;
}

function randomLetters(count: number): string {
  return Array.from(randomBytes(count), (byte) => recoveryLetters[byte % recoveryLetters.length]).join('');
}

function recoveryHash(ctx: RequestContext, userId: string, code: string): string {
  return keyedHash(ctx.keys.code, 'recovery', userId, code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

/** The dark squares as one path, so that the page needs no picture and no inline style. */
function qrPathOf(text: string): Enrolment['picture'] {
  const rows = drawQr(text, 'raw', { ecc: 'medium', border: 2 });
  return {
    size: rows.length,
    path: rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join(''),
  };
}
