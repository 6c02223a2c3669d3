import { call } from '#platform/call.ts';
import { bankAccountChange, bankAccountData } from './bank-account.ts';
import { changeBankAccount, readBankAccount, type AccountFollower } from './bank-accounts.server.ts';

const tag = 'accounts';

/** A seller's bank account for payouts. */
export function bankAccountCalls(followed: AccountFollower) {
  return [
    call({
      method: 'GET',
      path: '/user/bank-account',
      who: 'signed-in',
      tag,
      summary: 'Where the house pays a seller; null until they have said',
      data: bankAccountData.nullable(),
      handle: ({ ctx, session }) => readBankAccount(ctx, session.userId),
    }),
    call({
      method: 'PUT',
      path: '/user/bank-account',
      who: 'signed-in',
      tag,
      summary:
        'A designer or merchant says where they are paid, with their password; recorded, and told to them by mail',
      body: bankAccountChange,
      data: bankAccountData,
      limit: { hits: 30, seconds: 3600 },
      errors: ['merchant_first', 'old_password_error', 'login_too_many', 'bank_unknown', 'bank_number', 'bank_holder'],
      handle: ({ ctx, session, body }) => changeBankAccount(ctx, session.userId, body, followed),
    }),
  ];
}
