import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import type { PersonKind } from '#lib/person.ts';
import { holds } from '#lib/permissions.ts';
import { findUserById, type UserRow } from './account-queries.server.ts';
import { userDataOf } from './profile.server.ts';
import { completenessOf } from './profile-fields.ts';

/**
 * Actions that require a complete profile (PRODUCT, "log in / apply / complete profile first"). Ordering does not: its
 * own form asks for what it needs.
 */
export type GuardedAction = 'publish' | 'sell';

/**
 * PRODUCT G5: passes, or throws what comes first. `designer_first` and `merchant_first` lead to the application,
 * `profile_first` to the profile of the side in its `current` and back again (`requirement-link.ts`).
 */
export async function requireComplete({ db }: { db: Database }, userId: string, deed: GuardedAction): Promise<UserRow> {
  const user = await findUserById(db, userId);
  if (!user) throw new AppError('login_required');
  if (deed === 'publish' && !holds(user, 'works.publish')) throw new AppError('designer_first');
  if (deed === 'sell' && !holds(user, 'products.publish')) throw new AppError('merchant_first');
  const kind: PersonKind = deed === 'publish' ? 'designer' : 'merchant';
  const { missing } = completenessOf(userDataOf(user), kind);
  if (missing.length > 0) throw new AppError('profile_first', { current: { kind, missing } });
  return user;
}
