import { randomBytes } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { lockAdmins, requireRemainingAdmin } from '#features/people/accounts/my-data/last-admin.server.ts';
import { updateUser } from '#features/people/accounts/users.server.ts';
import { endSessions } from '#features/people/accounts/sessions/sessions.server.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { AppError, required } from '#lib/errors.ts';
import { holds, isStaff, roleNames, type RoleName } from '#lib/permissions.ts';
import { trilingual, type Trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import { lockPerson } from './people-queries.server.ts';
import type { PersonState, RolesForm } from './person.ts';

/** The answer after a decision, or the current state when there was nothing to decide. */
export interface PersonAccess {
  status: PersonState;
  roles: RoleName[];
}

/** The person is notified first: afterwards nothing reaches them. Their sessions and open streams end. */
export function suspendPerson(
  ctx: RequestContext,
  admin: Session,
  id: string,
  reason: Trilingual,
): Promise<PersonAccess> {
  return commit(ctx, async (db) => {
    // Locked before the row, as where roles change, to avoid a deadlock.
    await lockAdmins(db);
    const person = await lockPersonForDecision(db, admin, id, 'active');
    if (holds(person, 'people.change-roles')) await requireRemainingAdmin(db);
    await sendNotification(db, ctx, [id], { type: 'ACCOUNT_SUSPENDED', reason });
    const changed = await updateUser(db, id, {
      status: 'suspended',
      suspended_at: ctx.clock.now(),
      suspended_reason: JSON.stringify(reason),
      updated_at: ctx.clock.now(),
    });
    await endSessions(db, ctx, { userId: id }, 'account suspended');
    await audit(db, ctx, {
      action: 'user.suspended',
      target: id,
      before: { status: person.status },
      after: { status: 'suspended', reason },
    });
    return personAccessOf(required(changed, 'The person just locked'));
  });
}

export function restorePerson(
  ctx: RequestContext,
  admin: Session,
  id: string,
  reason: Trilingual,
): Promise<PersonAccess> {
  return commit(ctx, async (db) => {
    const person = await lockPersonForDecision(db, admin, id, 'suspended');
    const changed = await updateUser(db, id, {
      status: 'active',
      suspended_at: null,
      suspended_reason: null,
      updated_at: ctx.clock.now(),
    });
    await sendNotification(db, ctx, [id], { type: 'ACCOUNT_RESTORED', reason });
    await audit(db, ctx, {
      action: 'user.restored',
      target: id,
      before: { status: person.status, reason: trilingual(person.suspended_reason) },
      after: { status: 'active', reason },
    });
    return personAccessOf(required(changed, 'The person just locked'));
  });
}

/**
 * Nobody removes their own admin role, and one admin always remains. Who becomes an admin has to set a new password:
 * the old one may be shorter than required for admins, and only its hash is known.
 */
export async function changeRoles(
  ctx: RequestContext,
  admin: Session,
  id: string,
  { roles: wanted, seen }: RolesForm,
): Promise<PersonAccess> {
  const roles = roleNames.filter((role) => role === 'ROLE_USER' || wanted.includes(role));
  const nobodysPassword = await ctx.hasher.hash(randomBytes(32).toString('base64url'));
  return commit(ctx, async (db) => {
    await lockAdmins(db);
    const person = await lockPersonForDecision(db, admin, id, 'active');
    const isStale = roleNames.some(
      (role) => role !== 'ROLE_USER' && seen.includes(role) !== person.roles.includes(role),
    );
    if (isStale) throw new AppError('conflict');
    const was = isStaff(person);
    const becomes = isStaff({ roles });
    if (holds(person, 'people.change-roles') && !holds({ roles }, 'people.change-roles'))
      await requireRemainingAdmin(db);
    const changed = await updateUser(db, id, {
      roles,
      updated_at: ctx.clock.now(),
      ...(becomes && !was ? { password_hash: nobodysPassword } : {}),
    });
    if (was !== becomes) await endSessions(db, ctx, { userId: id }, 'roles changed');
    await sendNotification(db, ctx, [id], { type: becomes && !was ? 'ROLE_ADMIN_GIVEN' : 'ROLES_CHANGED' });
    await audit(db, ctx, { action: 'user.roles', target: id, before: { roles: person.roles }, after: { roles } });
    return personAccessOf(required(changed, 'The person just locked'));
  });
}

export async function endPersonSessions(ctx: RequestContext, userId: string, id?: string): Promise<void> {
  const ended = await endSessions(ctx.db, ctx, { userId, ...(id === undefined ? {} : { id }) }, 'ended by an admin');
  if (ended === 0) throw new AppError('not_found');
}

/** 409 with the current state where the step is not possible; nobody decides about themselves. */
async function lockPersonForDecision(db: Database, admin: Session, id: string, from: PersonState) {
  const person = await lockPerson(db, id);
  if (!person) throw new AppError('not_found');
  if (person.id === admin.userId) throw new AppError('not_yourself');
  if (person.status !== from) throw new AppError('person_state', { values: { state: person.status } });
  return person;
}

function personAccessOf({ status, roles }: { status: PersonState; roles: string[] }): PersonAccess {
  return { status, roles: roleNames.filter((role) => roles.includes(role)) };
}
