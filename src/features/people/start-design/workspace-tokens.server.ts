import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { findUserById, type UserRow } from '#features/people/accounts/users.server.ts';
import {
  countRefusal,
  insertWorkspaceToken,
  redeemOnce,
} from '#features/people/start-design/workspace-token-queries.server.ts';
import { AppError } from '#lib/errors.ts';
import { workspaceLocale } from '#lib/locale.ts';
import { holds } from '#lib/permissions.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext, Session } from '#platform/context.ts';

export { sweepWorkspaceTokens } from './workspace-token-queries.server.ts';

/** PRODUCT J2. */
export const workspaceTokenSeconds = 60;

export interface WorkspaceAccess {
  token: string;
  url: string;
  mode: 'own' | 'external';
  locale: string;
}

/**
 * Access to the workspace (PRODUCT J1, J2): for designers, merchants, and anyone whose free version or plan is active.
 */
export function issueWorkspaceToken(ctx: RequestContext, session: Session): Promise<WorkspaceAccess> {
  return commit(ctx, (db) => wayIntoWorkspace(db, ctx, session));
}

/** The same in the caller's transaction. */
export async function wayIntoWorkspace(
  db: Database,
  ctx: RequestContext,
  { id: sessionId, userId }: Session,
): Promise<WorkspaceAccess> {
  const user = await findUserById(db, userId);
  if (!user) throw new AppError('login_required');
  const now = ctx.clock.now();
  if (!mayDesign(user, now)) throw new AppError('workspace_denied');
  const token = randomBytes(32).toString('base64url');
  const locale = workspaceLocale(ctx.locale);
  await insertWorkspaceToken(db, {
    token_hash: workspaceTokenHash(token),
    user_id: userId,
    session_id: sessionId,
    locale,
    created_at: now,
    expires_at: new Date(now.getTime() + workspaceTokenSeconds * 1000),
  });
  if (ctx.workspaceUrl === null) return { token, url: '/workspace', mode: 'own', locale };
  const url = new URL(ctx.workspaceUrl);
  url.searchParams.set('token', token);
  url.searchParams.set('locale', locale);
  return { token, url: url.href, mode: 'external', locale };
}

interface WorkspaceGuest {
  userId: string;
  nickname: string;
  avatar: string | null;
  locale: string;
  roles: { name: string }[];
}

/**
 * Valid once, while the session it came from lives and its person may design. A signed-in person can redeem only their own; an external workspace has no session and exchanges the
 * token it was given.
 */
export async function redeemWorkspaceToken(
  ctx: RequestContext,
  token: string,
  userId: string | null = null,
): Promise<WorkspaceGuest> {
  const hash = workspaceTokenHash(token);
  const now = ctx.clock.now();
  const redeemed = await redeemOnce(ctx.db, hash, userId, now);
  const user = redeemed ? await findUserById(ctx.db, redeemed.user_id) : undefined;
  if (!redeemed || user?.status !== 'active' || !mayDesign(user, now)) return refuseWorkspaceToken(ctx, hash);
  return {
    userId: user.id,
    nickname: user.nickname,
    avatar: user.avatar,
    locale: redeemed.locale,
    roles: user.roles.map((name) => ({ name })),
  };
}

/** Somebody tries a token that is used, over or another's: where it is one of ours, that is on the record. */
export async function refuseWorkspaceToken(ctx: RequestContext, hash: string): Promise<never> {
  const known = await countRefusal(ctx.db, hash);
  if (known)
    await audit(ctx.db, ctx, {
      action: 'workspace.token_refused',
      target: known.user_id,
      after: { redeemedBefore: known.redeemed_at !== null },
    });
  throw new AppError('workspace_token_used');
}

export function mayDesign(user: Pick<UserRow, 'roles' | 'trial_ends_at' | 'plan_ends_at'>, now: Date): boolean {
  if (holds(user, 'designs.start')) return true;
  return [user.trial_ends_at, user.plan_ends_at].some((end) => end !== null && end > now);
}

export function workspaceTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
