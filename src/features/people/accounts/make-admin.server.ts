import { transaction } from '#db/database.ts';
import { passwordField, emailField } from '#features/people/accounts/account.ts';
import { emailName } from '#features/people/accounts/sign-in/account-name.server.ts';
import { requireUncommon } from '#features/people/accounts/sign-in/common-password.server.ts';
import { findUser, insertUser, updateUser } from '#features/people/accounts/account-queries.server.ts';
import { deleteSecondFactor } from '#features/people/accounts/second-factor/second-factor-queries.server.ts';
import { revokeSessions } from '#features/people/accounts/sessions/session-queries.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { roleNames } from '#lib/permissions.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { Services } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';

interface NewAdmin {
  email: string;
  nickname: string;
  password: string;
}

/**
 * Creates the first admin, or restores access for one who lost password and phone: whoever may run commands on this
 * machine may do this. An existing account becomes an admin with this password, without second factor and sessions.
 */
export async function makeAdmin(
  { db, clock, hasher }: Pick<Services, 'db' | 'clock' | 'hasher'>,
  { email, nickname, password }: NewAdmin,
): Promise<{ id: string; created: boolean }> {
  const name = emailField.safeParse(email);
  if (!name.success) throw new AppError('field_number', { field: 'email' });
  const strict = passwordField('strict').safeParse(password);
  if (!strict.success) throw new AppError('field_pwd_strict', { field: 'password' });
  requireUncommon(strict.data, 'password', { email: name.data, nickname });
  const passwordHash = await hasher.hash(strict.data);
  const now = clock.now();
  const by = { clock, requestId: 'admin:create', address: 'this machine', session: null };
  return transaction(db, async (db) => {
    const found = await findUser(db, emailName(name.data));
    const id = found?.id ?? newId('u', now);
    if (found === undefined) {
      await insertUser(db, {
        id,
        ...emailName(name.data),
        nickname,
        password_hash: passwordHash,
        roles: ['ROLE_USER', 'ROLE_ADMIN'],
        created_at: now,
        updated_at: now,
      });
    } else {
      const roles = roleNames.filter((role) => role === 'ROLE_ADMIN' || found.roles.includes(role));
      await updateUser(db, id, {
        roles,
        password_hash: passwordHash,
        status: 'active',
        suspended_at: null,
        suspended_reason: null,
        updated_at: now,
      });
      await deleteSecondFactor(db, id);
      for (const session of await revokeSessions(db, { userId: id }, 'made an admin', now))
        await publish(db, { kind: 'session_ended', id: session });
    }
    await audit(db, by, {
      action: 'user.made_admin',
      target: id,
      before: found && { roles: found.roles, status: found.status },
      after: { created: found === undefined },
    });
    return { id, created: found === undefined };
  });
}
