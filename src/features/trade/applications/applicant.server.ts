import type { Database } from '#db/database.ts';
import { findUserById, type UserRow } from '#features/people/accounts/users.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RoleName } from '#lib/permissions.ts';
import type { ApplicationType } from './application.ts';
import { stateError } from './application-states.ts';

export const roleOfType: Record<ApplicationType, RoleName> = { designer: 'ROLE_DESIGNER', merchant: 'ROLE_MERCHANT' };

/** Someone who may apply: who is a designer already gets an error, and buys a plan instead. */
export async function requireApplicant(db: Database, userId: string, type: ApplicationType): Promise<UserRow> {
  const user = await requireUser(db, userId);
  if (user.roles.includes(roleOfType[type])) throw stateError('PASSED');
  return user;
}

export async function requireUser(db: Database, userId: string): Promise<UserRow> {
  const user = await findUserById(db, userId);
  if (!user) throw new AppError('login_required');
  return user;
}
