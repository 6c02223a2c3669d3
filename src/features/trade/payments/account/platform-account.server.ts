import type { Database } from '#db/database.ts';
import { confirmPassword } from '#features/people/accounts/sign-in/password.server.ts';
import { findUserById, idsHolding } from '#features/people/accounts/users.server.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { changedFields } from '#features/foundation/texts/changed-fields.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { BankAccount, PlatformAccount, PlatformAccountForm } from '../bank.ts';
import {
  accountChanges,
  findAccountChange,
  insertAccountChange,
  lastAccountChange,
  lockAccountChanges,
  stopAccountChange,
} from './bank-queries.server.ts';
import { accountChangeMinutes } from '../payment-limits.ts';

export async function readPlatformAccount({
  db,
  clock,
}: Pick<RequestContext, 'db' | 'clock'>): Promise<PlatformAccount> {
  const now = clock.now();
  const changes = await accountChanges(db);
  const coming = changes.find((row) => row.effective_at > now);
  const current = changes.find((row) => row.effective_at <= now);
  return {
    seen: await lastAccountChange(db),
    current: current === undefined ? null : changeOf(current),
    coming: coming === undefined ? null : { id: coming.id, ...changeOf(coming) },
  };
}

/**
 * Takes effect an hour later, so that another admin can stop it; the first account ever at once, because nobody can pay
 * without one. Every admin is told, by mail too: whoever took over an account cannot redirect payments unnoticed.
 */
export async function changePlatformAccount(
  ctx: RequestContext,
  by: string,
  { seen, account, password }: PlatformAccountForm,
): Promise<PlatformAccount> {
  await confirmPassword(ctx, by, password, 'password');
  return commit(ctx, async (db) => {
    await lockAccountChanges(db);
    const now = ctx.clock.now();
    const before = await readPlatformAccount({ ...ctx, db });
    if (before.coming !== null) throw new AppError('account_waiting', { current: before });
    if (before.seen !== seen) throw new AppError('conflict', { current: before });
    if (before.current !== null && isSame(before.current.account, account)) return before;
    const effective = before.current === null ? now : new Date(now.getTime() + accountChangeMinutes * 60_000);
    await insertAccountChange(db, { ...account, changed_by: by, changed_at: now, effective_at: effective });
    const { before: old, after } = changedFields(before.current?.account ?? {}, account);
    await audit(db, ctx, {
      action: 'setting.changed',
      target: 'bank',
      before: old,
      after: { ...after, effective: effective.toISOString() },
    });
    await tellAdmins(db, ctx, by, 'PLATFORM_ACCOUNT_CHANGED', account, effective);
    return readPlatformAccount({ ...ctx, db });
  });
}

/** Any admin, until it took effect. Afterwards only another change helps, and the refusal says so. */
export function stopPlatformAccount(ctx: RequestContext, by: string, id: number): Promise<PlatformAccount> {
  return commit(ctx, async (db) => {
    await lockAccountChanges(db);
    const change = await findAccountChange(db, id);
    if (change === undefined) throw new AppError('not_found');
    if (!(await stopAccountChange(db, id, by, ctx.clock.now()))) {
      const state = change.stopped_at === null ? 'effective' : 'stopped';
      throw new AppError('account_change_over', {
        state,
        values: { state },
        current: await readPlatformAccount({ ...ctx, db }),
      });
    }
    const { bin, bank, account, holder } = change;
    await audit(db, ctx, { action: 'setting.stopped', target: 'bank', before: { bin, bank, account, holder } });
    await tellAdmins(db, ctx, by, 'PLATFORM_ACCOUNT_STOPPED', change, change.effective_at);
    return readPlatformAccount({ ...ctx, db });
  });
}

async function tellAdmins(
  db: Database,
  ctx: RequestContext,
  by: string,
  type: 'PLATFORM_ACCOUNT_CHANGED' | 'PLATFORM_ACCOUNT_STOPPED',
  { bank, account }: BankAccount,
  effective: Date,
): Promise<void> {
  const name = (await findUserById(db, by))?.nickname ?? '';
  await sendNotification(db, ctx, await idsHolding(db, 'settings.edit'), {
    type,
    details: { name, bank, account, until: effective.getTime() },
    link: '/admin/settings#bank',
  });
}

function changeOf(row: Awaited<ReturnType<typeof accountChanges>>[number]) {
  const { bin, bank, account, holder } = row;
  return {
    account: { bin, bank, account, holder },
    by: row.nickname,
    at: row.changed_at.toISOString(),
    effectiveAt: row.effective_at.toISOString(),
  };
}

function isSame(one: BankAccount, other: BankAccount): boolean {
  return (['bin', 'bank', 'account', 'holder'] as const).every((field) => one[field] === other[field]);
}
