import { randomInt } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { codePattern, type CodePurpose } from '#features/people/accounts/account.ts';
import { findUser, type AccountName } from '#features/people/accounts/account-queries.server.ts';
import { returnTry, insertCode, claimTry, useCode } from '#features/people/accounts/sign-in/code-queries.server.ts';
import { knownDevice } from '#features/people/accounts/sessions/sessions.server.ts';
import { AppError, type ErrorKey } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { keyedHash, sameText } from '#platform/keys.server.ts';
import { releaseLimitSlot, secondsUntilOpen, takeLimitSlot, type Limit } from '#platform/limits-queries.server.ts';
import { enqueue } from '#platform/outbox-queries.server.ts';
import { codeCountdownSeconds, codeMinutes, codesSent } from '../account-limits.ts';

export { sweepCodes } from './code-queries.server.ts';

/** Sends a code (PRODUCT D2, D4). The answer and the work are the same whether or not the address has an account. */
export async function sendCode(ctx: RequestContext, name: AccountName, purpose: CodePurpose): Promise<void> {
  const target = targetHash(ctx, name);
  const known = await findUser(ctx.db, name);
  await takeSendLimitSlots(ctx, target, await knownDevice(ctx, known));
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = ctx.clock.now();
  const needsAccount = purpose === 'login' || purpose === 'reset';
  let kind: 'mail' | 'nothing' | 'sms' = 'sms';
  if (needsAccount && known?.status !== 'active') kind = 'nothing';
  else if ('email' in name) kind = 'mail';
  await commit(ctx, async (db) => {
    await insertCode(db, {
      id: newId('c', now),
      target_hash: target,
      purpose,
      requester: ctx.device === null ? addressRequester(ctx) : deviceRequester(ctx, ctx.device),
      code_hash: codeHash(ctx, target, purpose, code),
      created_at: now,
      expires_at: new Date(now.getTime() + codeMinutes * 60_000),
    });
    const to = 'email' in name ? name.email : name.mobile;
    await enqueue(db, ctx.clock, {
      kind,
      letter: { to, locale: ctx.locale, template: 'code', values: { code, minutes: codeMinutes } },
    });
  });
}

/**
 * The code's row when it is right; otherwise the refusal. The try is spent outside any transaction, so that a rollback
 * cannot give it back.
 */
export async function checkCode(
  ctx: RequestContext,
  name: AccountName,
  purpose: CodePurpose,
  typed: string,
  refusal: { key: ErrorKey; field: string },
): Promise<string> {
  const refused = new AppError(refusal.key, { field: refusal.field });
  if (!codePattern.test(typed)) throw refused;
  const target = targetHash(ctx, name);
  const requesters = [addressRequester(ctx), ...(ctx.device === null ? [] : [deviceRequester(ctx, ctx.device)])];
  const row = await claimTry(ctx.db, { targetHash: target, purpose, requesters }, ctx.clock.now());
  if (!row || !sameText(row.code_hash, codeHash(ctx, target, purpose, typed))) throw refused;
  await returnTry(ctx.db, row);
  return row.id;
}

/** Consumes a checked code inside the transaction it authorises; of several at once one wins. */
export async function spendCode(
  db: Database,
  ctx: RequestContext,
  id: string,
  refusal: { key: ErrorKey; field: string },
): Promise<void> {
  if (!(await useCode(db, id, ctx.clock.now()))) throw new AppError(refusal.key, { field: refusal.field });
}

type SendLimit = Limit & { refusal: ErrorKey };

/** On a browser the person used before, what strangers asked for does not count (0063). */
async function takeSendLimitSlots(ctx: RequestContext, target: string, device: string | null): Promise<void> {
  const limits =
    device === null
      ? strangersSendLimits(ctx, target)
      : [
          sendGap(`${target}:${deviceRequester(ctx, device)}`),
          ...requesterLimits(`${target}:${deviceRequester(ctx, device)}`),
        ];
  for (const [index, limit] of limits.entries()) {
    if (await takeLimitSlot(ctx.db, ctx.clock, limit)) continue;
    // What was not sent does not count: an impatient click uses up no codes.
    for (const taken of limits.slice(0, index)) await releaseLimitSlot(ctx.db, taken.key);
    throw new AppError(limit.refusal, { values: { seconds: await secondsUntilOpen(ctx.db, ctx.clock, limit.key) } });
  }
}

function strangersSendLimits({ address }: RequestContext, target: string): SendLimit[] {
  return [
    { key: `code:address:${address}`, hits: codesSent.addressHour, seconds: 3600, refusal: 'code_too_many' },
    sendGap(target),
    ...requesterLimits(`${target}:${address}`),
    { key: `code:target:${target}`, hits: codesSent.targetHour, seconds: 3600, refusal: 'code_too_many' },
  ];
}

function sendGap(whose: string): SendLimit {
  return { key: `code:gap:${whose}`, hits: 1, seconds: codeCountdownSeconds, refusal: 'code_too_soon' };
}

function requesterLimits(whose: string): SendLimit[] {
  return [
    { key: `code:hour:${whose}`, hits: codesSent.requesterHour, seconds: 3600, refusal: 'code_too_many' },
    { key: `code:day:${whose}`, hits: codesSent.requesterDay, seconds: 86_400, refusal: 'code_too_many' },
  ];
}

/** By the browser where it has a name, otherwise by the network: nobody else's guesses spend the tries of a code. */
function deviceRequester({ keys }: RequestContext, device: string): string {
  return keyedHash(keys.lookup, 'requester', 'device', device);
}

function addressRequester({ keys, address }: RequestContext): string {
  return keyedHash(keys.lookup, 'requester', 'address', address);
}

function targetHash(ctx: RequestContext, name: AccountName): string {
  return 'email' in name
    ? keyedHash(ctx.keys.lookup, 'email', name.email)
    : keyedHash(ctx.keys.lookup, 'mobile', name.mobile);
}

function codeHash(ctx: RequestContext, target: string, purpose: string, code: string): string {
  return keyedHash(ctx.keys.code, target, purpose, code);
}
