import { z } from 'zod';
import { transaction, type Database } from '#db/database.ts';
import { auditTrailOf, findUserById, forgetPerson } from '#features/people/accounts/account-queries.server.ts';
import { lockAdmins, requireRemainingAdmin } from '#features/people/accounts/my-data/last-admin.server.ts';
import { forgetSessions } from '#features/people/accounts/sessions/session-queries.server.ts';
import { confirmPassword } from '#features/people/accounts/sign-in/password.server.ts';
import { userDataOf } from '#features/people/accounts/profile.server.ts';
import { endSessions, listSessions } from '#features/people/accounts/sessions/sessions.server.ts';
import { AppError } from '#lib/errors.ts';
import { holds } from '#lib/permissions.ts';
import type { Locale } from '#lib/locale.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { AnswerPart } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { RequestContext } from '#platform/context.ts';
import { holdWriter, lockAccount } from '#platform/leaving-queries.server.ts';
import { enqueue } from '#platform/outbox-queries.server.ts';
import type { PersonalDataOrder } from '#platform/personal-data.ts';

/**
 * Everything we store about one person, as an export (PRODUCT D3): the account, then what each feature stores. Part by
 * part: all of it at once could be hundreds of megabytes.
 */
export async function exportMyData(
  ctx: RequestContext,
  order: PersonalDataOrder,
  userId: string,
): Promise<AsyncIterable<AnswerPart>> {
  const user = await findUserById(ctx.db, userId);
  if (!user) throw new AppError('login_required');
  const trail = await auditTrailOf(ctx.db, userId);
  const own = {
    exportedAt: ctx.clock.now().toISOString(),
    account: userDataOf(user),
    sessions: await listSessions(ctx, userId),
    history: trail.map((row) => ({ at: row.at.toISOString(), action: row.action, address: row.address })),
  };
  return exportParts(ctx, order, userId, own);
}

async function* exportParts(
  ctx: RequestContext,
  { exported }: PersonalDataOrder,
  userId: string,
  own: object,
): AsyncGenerator<AnswerPart> {
  yield { data: own };
  for (const { exportList, export: rest } of exported) {
    if (exportList) yield { key: exportList.key, items: exportList.read(ctx, userId) };
    if (rest) yield { data: await rest.read(ctx.db, userId) };
  }
}

/** The keys the features add to the export. */
export function exportShape({ exported }: PersonalDataOrder): z.ZodRawShape {
  return Object.fromEntries(
    exported.flatMap(({ exportList, export: rest }) => [
      ...(exportList ? [[exportList.key, z.array(exportList.item)] as const] : []),
      ...Object.entries(rest?.shape ?? {}),
    ]),
  );
}

/**
 * The person is erased, the audit row of the deletion stays. A demo account is shared and cannot be deleted, nor can a
 * seller's while others wait for goods, work or money, nor the last admin's.
 */
export async function deleteMyAccount(
  ctx: RequestContext,
  { held, erased }: PersonalDataOrder,
  userId: string,
  password: string,
): Promise<void> {
  const user = await confirmPassword(ctx, userId, password, 'password');
  if (user.demo_kind !== null) throw new AppError('forbidden');
  const contacts = [user.email, user.mobile].filter((contact) => contact !== null);
  const leave = async (db: Database) => {
    await lockAccount(db, userId);
    // Who has changed their password meanwhile has ended every session: nobody leaves by the old one.
    if (ctx.session !== null && !(await holdWriter(db, ctx.session))) throw new AppError('login_required');
    await lockAdmins(db);
    const { roles = [] } = (await findUserById(db, userId)) ?? {};
    if (holds({ roles }, 'people.change-roles')) await requireRemainingAdmin(db);
    for (const feature of held) await feature.hold?.(db, userId);
    await requireNothingOpen(db, ctx.clock, erased, userId);
    await endSessions(db, ctx, { userId }, 'account deleted');
    if (!(await forgetPerson(db, userId, ctx.clock.now()))) throw new AppError('conflict');
    await forgetSessions(db, userId);
    for (const feature of erased) await feature.erase?.(db, ctx.clock, userId, contacts);
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
  };
  await ctx.turns(userId, () => transaction(ctx.db, leave));
}

async function requireNothingOpen(
  db: Database,
  clock: Clock,
  features: PersonalDataOrder['erased'],
  userId: string,
): Promise<void> {
  const open: Record<string, number> = {};
  for (const feature of features) Object.assign(open, await feature.openDealings?.(db, userId, clock));
  if (Object.values(open).some((figure) => figure !== 0))
    throw new AppError('dealings_open', { values: open, current: open });
}
