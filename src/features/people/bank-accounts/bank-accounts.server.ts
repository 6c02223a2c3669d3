import type { Database } from '#db/database.ts';
import { findUserById } from '#features/people/accounts/users.server.ts';
import { confirmPassword } from '#features/people/accounts/sign-in/password.server.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { AppError } from '#lib/errors.ts';
import { dashboardSection, kindOf } from '#lib/person.ts';
import type { RoleName } from '#lib/permissions.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { maskedAccount, type BankAccountChange, type BankAccountForm, type SellerAccount } from './bank-account.ts';
import { findBankAccount, upsertBankAccount, type BankAccountRow } from './bank-account-queries.server.ts';
import { banks } from './banks.ts';

export { findBankAccount, lockBankAccount, type BankAccountRow } from './bank-account-queries.server.ts';

/** Told when a seller is paid elsewhere; given in `server/calls.ts`, as those who follow are not known here. */
export type AccountFollower = (db: Database, userId: string, account: BankAccountForm) => Promise<void>;

/** Someone's bank account; null where there is none. */
export async function readBankAccount({ db }: { db: Database }, userId: string): Promise<SellerAccount | null> {
  const row = await findBankAccount(db, userId);
  return row ? accountOf(row) : null;
}

/**
 * Sellers only (PRODUCT, who is paid), with their password, also for the first one. A change is audited, and the person
 * is notified by mail as well. `followed` moves what else goes there, in the same transaction.
 */
export async function changeBankAccount(
  ctx: RequestContext,
  userId: string,
  { password, ...form }: BankAccountChange,
  followed: AccountFollower,
): Promise<SellerAccount> {
  const roles = ((await findUserById(ctx.db, userId))?.roles ?? []) as RoleName[];
  if (kindOf({ roles }) === 'user') throw new AppError('merchant_first');
  await confirmPassword(ctx, userId, password, 'password');
  return commit(ctx, async (db) => {
    const before = await findBankAccount(db, userId);
    if (before && accountKey(before) === accountKey(form)) return accountOf(before);
    const after = await upsertBankAccount(db, userId, form, ctx.clock.now());
    await followed(db, userId, form);
    await audit(db, ctx, {
      action: 'user.bank_account',
      target: userId,
      before: before && auditedAccount(before),
      after: auditedAccount(after),
    });
    await sendNotification(db, ctx, [userId], {
      type: before ? 'BANK_ACCOUNT_CHANGED' : 'BANK_ACCOUNT_ADDED',
      details: { bank: nameOf(after), account: maskedAccount(after.account) },
      link: dashboardSection(kindOf({ roles }), 'profile'),
    });
    return accountOf(after);
  });
}

function accountOf(row: BankAccountRow): SellerAccount {
  return {
    bin: row.bin,
    bank: nameOf(row),
    account: row.account,
    holder: row.holder,
    givenAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function nameOf({ bin }: BankAccountRow): string {
  return banks[bin] ?? bin;
}

function accountKey({ bin, account, holder }: BankAccountForm): string {
  return `${bin} ${account} ${holder}`;
}

/** The audit log contains only the end of the number. */
function auditedAccount(row: BankAccountRow) {
  return { bank: nameOf(row), account: maskedAccount(row.account), holder: row.holder };
}
