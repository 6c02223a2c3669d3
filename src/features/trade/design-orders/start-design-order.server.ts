import type { Database } from '#db/database.ts';
import { findUserById, type UserRow } from '#features/people/accounts/users.server.ts';
import { mobileOf } from '#features/people/accounts/sign-in/phone.server.ts';
import { findDesigner, type ShownDesigner } from '#features/catalogue/designers/designers.server.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { findWork, type ShownWork } from '#features/catalogue/works/works.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { parseLocale } from '#lib/locale.ts';
import { localizedText, trilingual } from '#lib/trilingual.ts';
import { holds } from '#lib/permissions.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { holdAccount } from '#platform/leaving-queries.server.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';
import type { Brief, DesignOrderForm } from './design-order.ts';
import { designOrderAddress } from './design-order-links.ts';
import {
  findOwnDesignOrder,
  insertDesignOrder,
  markNotified,
  openQuestion,
  type DesignOrderRow,
} from './design-order-queries.server.ts';
import { recordEntry, takeStep, notifyOfStep } from './design-order-steps.server.ts';
import { notifyOfMessage } from './send-message.server.ts';
import { questionsPerPerson } from './design-order-limits.ts';

interface Question {
  designer?: string;
  work?: string;
  contact: string;
  message: string;
}
interface TalkSubject {
  asker: UserRow;
  designer: ShownDesigner;
  work: ShownWork | undefined;
}

/** *Consult now* (PRODUCT F2): starts a conversation, or continues the open one about the same thing. */
export async function askDesigner(
  ctx: RequestContext,
  userId: string,
  { contact, message, ...about }: Question,
): Promise<{ id: string }> {
  const aim = await talkSubjectOf(ctx, userId, about);
  return commit(ctx, async (db) => {
    const open = await findOpenTalk(db, userId, aim);
    const order = open ?? (await insertTalk(db, ctx, aim, { state: 'ASKED', contact, wishes: message }));
    await recordEntry(db, ctx, order, {
      by: 'buyer',
      authorId: userId,
      state: null,
      text: message,
      files: [],
      price: null,
    });
    if (open) await notifyOfMessage(db, ctx, order, 'buyer', message);
    else await notifyOfQuestion(db, ctx, aim, order, message);
    return { id: order.id };
  });
}

/**
 * *Order this design*: needs its own form only. An open question about the same thing becomes the order, with its
 * messages.
 */
export async function orderDesign(
  ctx: RequestContext,
  userId: string,
  { designer, work, ...brief }: DesignOrderForm,
): Promise<{ id: string }> {
  const aim = await talkSubjectOf(ctx, userId, { designer, work });
  const given = briefOf(ctx, brief);
  return commit(ctx, async (db) => {
    const open = await findOpenTalk(db, userId, aim);
    const own = open && (await findOwnDesignOrder(db, { id: open.id, userId, as: ['buyer'], lock: false }));
    if (own)
      return {
        id: (await takeStep(db, ctx, { order: own, step: 'order', userId, text: brief.wishes, change: given })).id,
      };
    const order = await insertTalk(db, ctx, aim, { state: 'SENT', ...given });
    await recordEntry(db, ctx, order, {
      by: 'buyer',
      authorId: userId,
      state: 'SENT',
      text: brief.wishes,
      files: [],
      price: null,
    });
    await notifyOfStep(db, ctx, order, 'buyer', brief.wishes);
    return { id: order.id };
  });
}

/** The order's columns. */
export function briefOf(ctx: RequestContext, { wishes, contact, mobile, area, budget, address }: Brief) {
  return {
    wishes,
    contact,
    mobile: mobileOf(mobile, ctx.settings.phoneCountries),
    area: area ?? null,
    budget: budget ?? null,
    address: address ?? '',
  };
}

/**
 * The designer, and which work of theirs; nobody can ask themselves, and the asker's contact is not sent to someone who
 * is no designer any more.
 */
async function talkSubjectOf(
  ctx: RequestContext,
  userId: string,
  about: { designer?: string; work?: string },
): Promise<TalkSubject> {
  const asker = await findUserById(ctx.db, userId);
  const work = about.work === undefined ? undefined : await findWork(ctx.db, about.work);
  if (!asker) throw new AppError('login_required');
  if (about.work !== undefined && !work) throw new AppError('not_found', { field: 'work' });
  const designer = await findDesigner(ctx.db, work?.designer_id ?? about.designer ?? '');
  if (!designer || (about.designer !== undefined && about.designer !== designer.id))
    throw new AppError('not_found', { field: 'designer' });
  if (designer.user_id === userId) throw new AppError('own_design');
  if (!holds(await findUserById(ctx.db, designer.user_id), 'design-orders.serve'))
    throw new AppError('not_found', { field: 'designer' });
  if (!(await takeLimitSlot(ctx.db, ctx.clock, { key: `consult:${userId}`, ...questionsPerPerson })))
    throw new AppError('too_many_requests');
  return { asker, designer, work };
}

/**
 * Of two that ask at once the second finds what the first began. Nobody is asked who is leaving, or who stopped being a
 * designer while this waited: they would be told how to reach the asker.
 */
async function findOpenTalk(
  db: Database,
  userId: string,
  { designer, work }: TalkSubject,
): Promise<DesignOrderRow | undefined> {
  const stays = await holdAccount(db, designer.user_id);
  if (!stays || !holds(await findUserById(db, designer.user_id), 'design-orders.serve'))
    throw new AppError('not_found', { field: 'designer' });
  await lockName(db, `talk:${userId}:${designer.id}`);
  return openQuestion(db, { buyerId: userId, designerId: designer.id, workId: work?.id ?? null });
}

type NewDesignOrder = Partial<ReturnType<typeof briefOf>> & {
  state: 'ASKED' | 'SENT';
  contact: string;
  wishes: string;
};

async function insertTalk(
  db: Database,
  ctx: RequestContext,
  { asker, designer, work }: TalkSubject,
  given: NewDesignOrder,
): Promise<DesignOrderRow> {
  const now = ctx.clock.now();
  const row = {
    mobile: null,
    area: null,
    budget: null,
    address: '',
    price: null,
    terms: '',
    entries: 0,
    complete_by: null,
    remind_at: null,
    ...given,
    id: newId('k', now),
    buyer_id: asker.id,
    designer_id: designer.id,
    work_id: work?.id ?? null,
    created_at: now,
    updated_at: now,
  };
  const work_name = trilingual(work?.name ?? {});
  await insertDesignOrder(db, { ...row, work_name: JSON.stringify(work_name) }, designer.user_id);
  await audit(db, ctx, {
    action: given.state === 'ASKED' ? 'design_order.ask' : 'design_order.order',
    target: row.id,
    after: { state: given.state, designer: designer.id, work: row.work_id },
  });
  return { ...row, work_name };
}

/** With the asker's contact: some prefer to telephone. */
async function notifyOfQuestion(
  db: Database,
  ctx: RequestContext,
  { asker, designer, work }: TalkSubject,
  order: DesignOrderRow,
  message: string,
): Promise<void> {
  const name = work ? localizedText(trilingual(work.name), parseLocale(designer.locale) ?? 'en') : '';
  await sendNotification(db, ctx, [designer.user_id], {
    type: 'CONSULT',
    reason: { [ctx.locale]: message },
    link: designOrderAddress(order.id),
    details: { sender: asker.nickname, contact: order.contact, about: work ? 'work' : 'none', work: name },
  });
  await markNotified(db, { orderId: order.id, side: 'designer', told: true, lettered: true });
}
