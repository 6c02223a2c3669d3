import { updateUser } from '#features/people/accounts/account-queries.server.ts';
import type { UserData } from '#features/people/accounts/account.ts';
import { userDataOf, type ProfileListener } from '#features/people/accounts/profile.server.ts';
import { claimPicture, dropPictures } from '#features/foundation/media/media.server.ts';
import { AppError } from '#lib/errors.ts';
import { pictureAddress } from '#lib/picture.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';

/** Replaces the person's avatar by another uploaded picture, or none; the former is released (PRODUCT G4). */
export function changeAvatar(
  ctx: RequestContext,
  follower: ProfileListener,
  userId: string,
  picture: string | null,
): Promise<UserData> {
  return commit(ctx, async (db) => {
    // The account before its pictures, as where the person leaves.
    if (!(await updateUser(db, userId, { updated_at: ctx.clock.now() }))) throw new AppError('login_required');
    const claimed =
      picture === null ? null : await claimPicture(db, ctx.clock, { id: picture, ownerId: userId, kind: 'avatar' });
    await dropPictures(db, ctx.clock, { ownerId: userId, kind: 'avatar', ...(claimed ? { except: claimed.id } : {}) });
    const user = await updateUser(db, userId, {
      avatar: claimed && pictureAddress(claimed.hash, 160, 'webp'),
      updated_at: ctx.clock.now(),
    });
    if (!user) throw new AppError('login_required');
    await follower.avatar(db, ctx, userId, claimed && claimed.id);
    await audit(db, ctx, { action: 'user.avatar', target: userId, after: { picture } });
    return userDataOf(user);
  });
}
