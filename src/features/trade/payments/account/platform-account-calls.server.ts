import { call, type Call } from '#platform/call.ts';
import { platformAccount, platformAccountForm, stopForm } from '../bank.ts';
import { changePlatformAccount, readPlatformAccount, stopPlatformAccount } from './platform-account.server.ts';

const tag = 'console';
const who = { permission: 'settings.edit' } as const;

/** The bank account everyone transfers to. */
export function platformAccountCalls(): Call[] {
  return [
    call({
      method: 'GET',
      path: '/admin/settings/bank',
      who,
      tag,
      summary: 'The platform’s bank account in force, and the one that takes effect next',
      data: platformAccount,
      handle: ({ ctx }) => readPlatformAccount(ctx),
    }),
    call({
      method: 'PUT',
      path: '/admin/settings/bank',
      who,
      tag,
      summary:
        'Changes the platform’s bank account, with one’s password; takes effect after an hour, the first at once',
      body: platformAccountForm,
      data: platformAccount,
      limit: { hits: 30, seconds: 3600 },
      errors: ['old_password_error', 'login_too_many', 'account_waiting', 'conflict'],
      handle: ({ ctx, session, body }) => changePlatformAccount(ctx, session.userId, body),
    }),
    call({
      method: 'POST',
      path: '/admin/settings/bank/stop',
      who,
      tag,
      summary: 'Stops a change of the platform’s bank account before it takes effect',
      body: stopForm,
      data: platformAccount,
      errors: ['not_found', 'account_change_over'],
      handle: ({ ctx, session, body }) => stopPlatformAccount(ctx, session.userId, body.id),
    }),
  ];
}
