import { findUserById } from '#features/accounts/account-queries.server.ts';
import { findDesigner } from '#features/designers/designer-queries.server.ts';
import { tell } from '#features/notices/tell.server.ts';
import { thingAddress } from '#features/content/thing-address.ts';
import { findWork } from '#features/works/work-queries.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { parseLocale } from '#lib/locale.ts';
import { toldText, trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { takePlace } from '#platform/limits-queries.server.ts';
import { insertConsultation } from './consultation-queries.server.ts';
import type { ConsultationForm } from './consultation.ts';

/** A day of one person; beyond it someone writes to everybody. */
const perPerson = { hits: 20, seconds: 86_400 };

/** Sends a designer a message with how to reach the sender: kept, as a notice, and by mail in the designer's language (PRODUCT F2). */
export async function consult(ctx: RequestContext, userId: string, form: ConsultationForm): Promise<{ id: string }> {
  const [sender, work] = [await findUserById(ctx.db, userId), form.work === undefined ? undefined : await findWork(ctx.db, form.work)];
  if (!sender) throw new AppError('login_required');
  if (form.work !== undefined && !work) throw new AppError('not_found', { field: 'work' });
  const designer = await findDesigner(ctx.db, work?.designer_id ?? form.designer ?? '');
  if (!designer || (form.designer !== undefined && form.designer !== designer.id)) throw new AppError('not_found', { field: 'designer' });
  if (!(await takePlace(ctx.db, ctx.clock, { key: `consult:${userId}`, ...perPerson }))) throw new AppError('too_many_requests');
  const now = ctx.clock.now();
  const id = newId('k', now);
  const locale = parseLocale(designer.locale) ?? 'en';
  return commit(ctx, async (db) => {
    await insertConsultation(db, { id, sender_id: userId, designer_id: designer.id, work_id: work?.id ?? null, contact: form.contact, message: form.message, created_at: now, updated_at: now });
    await audit(db, ctx, { action: 'consultation.sent', target: designer.id, after: { id, work: work?.id ?? null } });
    await tell(db, ctx, [designer.user_id], {
      type: 'CONSULT', reason: { [ctx.locale]: form.message }, ...(work ? { link: thingAddress(work.id) } : {}),
      details: { sender: sender.nickname, contact: form.contact, about: work ? 'work' : 'none', work: work ? toldText(trilingual(work.name), locale) : '' },
    });
    return { id };
  });
}
