import { auditTrailOf, findUserById, forgetPerson } from '#features/people/accounts/account-queries.server.ts';
import { forgetSessions } from '#features/people/accounts/sessions/session-queries.server.ts';
import {
  applicationsKeptFor,
  bankAccountKeptFor,
  billsKeptFor,
  designsKeptFor,
  favouritesKeptFor,
  feedbackKeptFor,
  forgetApplications,
  forgetBankAccount,
  forgetBills,
  forgetFavourites,
  forgetFeedback,
  forgetNotices,
  forgetOrders,
  forgetProfiles,
  forgetQuota,
  forgetReviews,
  noticeChoicesKeptFor,
  noticesKeptFor,
  ordersKeptFor,
  plansKeptFor,
  quotaKeptFor,
  reportsKeptFor,
  reviewsKeptFor,
} from '#features/people/accounts/my-data/my-data-queries.server.ts';
import {
  designOrdersKeptFor,
  forgetDesignOrders,
  forgetTalkFiles,
  talkFilesKeptFor,
} from '#features/people/accounts/my-data/my-talks-queries.server.ts';
import { openDealings } from '#features/people/accounts/my-data/open-dealings-queries.server.ts';
import { confirmPassword } from '#features/people/accounts/sign-in/password.server.ts';
import { userDataOf } from '#features/people/accounts/profile.server.ts';
import { endSessions, listSessions } from '#features/people/accounts/sessions/sessions.server.ts';
import { dropGlbsOf, glbsKeptFor } from '#features/foundation/glb/glbs.server.ts';
import { dropPictures, listPictures } from '#features/foundation/media/media.server.ts';
import { dropUploadsOf } from '#features/foundation/media/sweep-uploads.server.ts';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { enqueue } from '#platform/outbox-queries.server.ts';

/** Everything we store about one person, as an export (PRODUCT D3). */
export async function exportMyData(ctx: RequestContext, userId: string) {
  const user = await findUserById(ctx.db, userId);
  if (!user) throw new AppError('login_required');
  const trail = await auditTrailOf(ctx.db, userId);
  return {
    exportedAt: ctx.clock.now().toISOString(),
    account: userDataOf(user),
    sessions: await listSessions(ctx, userId),
    history: trail.map((row) => ({ at: row.at.toISOString(), action: row.action, address: row.address })),
    pictures: await listPictures(ctx.db, userId),
    models: await glbsKeptFor(ctx.db, userId),
    designs: await designsKeptFor(ctx.db, userId),
    feedback: await feedbackKeptFor(ctx.db, userId),
    designOrders: await designOrdersKeptFor(ctx.db, userId),
    talkFiles: await talkFilesKeptFor(ctx.db, userId),
    plans: await plansKeptFor(ctx.db, userId),
    quota: await quotaKeptFor(ctx.db, userId),
    applications: await applicationsKeptFor(ctx.db, userId),
    bills: await billsKeptFor(ctx.db, userId),
    bankAccount: await bankAccountKeptFor(ctx.db, userId),
    notices: await noticesKeptFor(ctx.db, userId),
    noticeChoices: await noticeChoicesKeptFor(ctx.db, userId),
    orders: await ordersKeptFor(ctx.db, userId),
    favourites: await favouritesKeptFor(ctx.db, userId),
    reviews: await reviewsKeptFor(ctx.db, userId),
    reports: await reportsKeptFor(ctx.db, userId),
  };
}

/**
 * The person is erased, the audit row of the deletion stays. A demo account is shared and cannot be deleted, nor can a
 * seller's while others wait for goods, work or money.
 */
export async function deleteMyAccount(ctx: RequestContext, userId: string, password: string): Promise<void> {
  const user = await confirmPassword(ctx, userId, password, 'password');
  if (user.demo_kind !== null) throw new AppError('forbidden');
  await commit(ctx, async (db) => {
    await requireNothingOpen(db, userId);
    await endSessions(db, ctx, { userId }, 'account deleted');
    if (!(await forgetPerson(db, userId, ctx.clock.now()))) throw new AppError('conflict');
    await forgetSessions(db, userId);
    await forgetProfiles(db, userId);
    await forgetApplications(db, userId);
    await forgetBankAccount(db, userId);
    await forgetBills(db, userId, ctx.clock.now());
    await forgetQuota(db, userId);
    await forgetNotices(db, userId);
    await forgetOrders(db, userId);
    await forgetDesignOrders(db, userId, ctx.clock.now());
    await forgetTalkFiles(db, userId, ctx.clock.now());
    await forgetFeedback(db, userId);
    await forgetFavourites(db, userId);
    await forgetReviews(db, userId);
    await dropPictures(db, ctx.clock, { ownerId: userId });
    await dropUploadsOf(db, ctx.clock, userId);
    await dropGlbsOf(db, ctx.clock, userId);
    await audit(db, ctx, { action: 'user.deleted', target: userId });
    await enqueue(db, ctx.clock, {
      kind: 'mail',
      letter: {
        to: user.email,
        locale: user.locale as Locale,
        template: 'accountDeleted',
        values: { nickname: user.nickname },
      },
    });
    return null;
  });
}

async function requireNothingOpen(db: RequestContext['db'], userId: string): Promise<void> {
  const { balance, sales, returns, designs } = await openDealings(db, userId);
  if ([balance, sales, returns, designs].some((figure) => figure !== 0))
    throw new AppError('dealings_open', {
      values: { balance, sales, returns, designs },
      current: { balance, sales, returns, designs },
    });
}
