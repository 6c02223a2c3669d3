import type { Database } from '#db/database.ts';
import { checkCode, spendCode } from '#features/people/accounts/sign-in/codes.server.ts';
import { mobileOf } from '#features/people/accounts/sign-in/phone.server.ts';
import { saveApplyStatus } from '#features/people/accounts/standing.server.ts';
import { lockBill } from '#features/trade/payments/bills.server.ts';
import { holdRefundsOf } from '#features/trade/payments/refunds.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import {
  applicationForm,
  type ApplicationData,
  type ApplicationForm,
  type ApplicationType,
  type Draft,
  type ProcessData,
} from './application.ts';
import { billFor } from './application-bills.server.ts';
import { changePapers } from './application-papers.server.ts';
import {
  addEvent,
  beginApplication,
  openApplication,
  stepApplication,
  type ApplicationRow,
} from './application-queries.server.ts';
import { applicationFor, billOf, processFor } from './application-reads.server.ts';
import { requireStep } from './application-states.ts';
import { requireApplicant } from './applicant.server.ts';
import { isPlanSettled } from './billed-plan.server.ts';
import { submitForReview } from './submit-for-review.server.ts';

const columns = {
  plan: 'plan',
  email: 'email',
  mobile: 'mobile',
  company: 'company',
  school: 'school',
  major: 'major',
  otherContact: 'other_contact',
} as const;

/**
 * Stores what is filled in so far, valid or not: another device continues where this one stopped. The plan whose amount
 * has been sent stays.
 */
export async function keepDraft(
  ctx: RequestContext,
  userId: string,
  type: ApplicationType,
  draft: Draft,
): Promise<ApplicationData> {
  return commit(ctx, async (db) => {
    const row = await lockApplication(db, ctx, userId, type);
    requireStep(row.state, 'keep');
    const settled = isPlanSettled(await billOf(db, row));
    const typed = Object.entries(columns)
      .filter(([name]) => draft[name as keyof Draft] !== undefined && !(settled && name === 'plan'))
      .map(([name, column]) => [column, draft[name as keyof Draft] || null]);
    return applicationFor(
      db,
      ctx,
      requireMoved(
        await stepApplication(db, row.id, 'keep', {
          ...Object.fromEntries(typed),
          ...(await changePapers(db, ctx, row, draft)),
          updated_at: ctx.clock.now(),
        }),
      ),
    );
  });
}

/**
 * `POST /user/register:{type}` (PRODUCT H2): the basic information is complete, the mobile verified. A bill is opened
 * and the remittance awaited; where the transfer was accepted before and only documents were requested again, or
 * nothing is to be paid, it goes straight to review.
 */
export async function submitApplication(
  ctx: RequestContext,
  userId: string,
  type: ApplicationType,
  body: unknown,
): Promise<ProcessData> {
  const form = applicationForm(type).parse(body);
  const mobile = mobileOf(form.mobile, ctx.settings.phoneCountries);
  const before = await openApplication(ctx.db, userId, type);
  if (before) requireStep(before.state, 'submit');
  else await requireApplicant(ctx.db, userId, type);
  const code = before?.proven_mobile === mobile ? null : await requireProvenMobile(ctx, mobile, form.verificationCode);
  return commit(ctx, async (db) => {
    // The bill before the application, as where a receipt comes, to avoid a deadlock.
    if (before?.bill_id != null) {
      await lockBill(db, before.bill_id);
      await holdRefundsOf(db, userId);
    }
    const row = await lockApplication(db, ctx, userId, type);
    requireStep(row.state, 'submit');
    // Another bill by now is not locked.
    if (row.bill_id !== (before?.bill_id ?? null)) throw new AppError('conflict');
    if (code !== null) await spendCode(db, ctx, code, codeRefusal);
    const kept = requireMoved(
      await stepApplication(db, row.id, 'submit', {
        ...formColumns(form),
        mobile,
        proven_mobile: mobile,
        ...(await changePapers(db, ctx, row, form)),
        updated_at: ctx.clock.now(),
      }),
    );
    // The person before what tells them of a refund, as where they are given a plan.
    await saveApplyStatus(db, userId, 'AWAITING_REMITTANCE');
    const { billId, remitted } = await billFor(db, ctx, kept);
    const billed = { bill_id: billId, billed_plan: billId === null ? null : kept.plan };
    const step = remitted && row.attempt > 0 ? 'resent' : 'submitted';
    await addEvent(db, { applicationId: row.id, at: ctx.clock.now(), actorId: userId, step });
    await audit(db, ctx, {
      action: 'application.submitted',
      target: row.id,
      before: { state: row.state },
      after: { type, plan: kept.plan, bill: billId, remitted },
    });
    if (remitted)
      return processFor(
        db,
        ctx,
        await submitForReview(db, ctx, requireMoved(await stepApplication(db, row.id, 'submit', billed)), 'submit'),
      );
    return processFor(
      db,
      ctx,
      requireMoved(await stepApplication(db, row.id, 'submit', { state: 'AWAITING_REMITTANCE', ...billed })),
    );
  });
}

const codeRefusal = { key: 'bind_mobile_or_code_error', field: 'verificationCode' } as const;

async function requireProvenMobile(ctx: RequestContext, mobile: string, typed: string): Promise<string> {
  if (typed === '') throw new AppError('input_code', { field: 'verificationCode' });
  return checkCode(ctx, { mobile }, 'apply', typed, codeRefusal);
}

/** The row of this person and kind, locked until the transaction ends; created where there is none. */
async function lockApplication(
  db: Database,
  ctx: RequestContext,
  userId: string,
  type: ApplicationType,
): Promise<ApplicationRow> {
  const found = await openApplication(db, userId, type, true);
  if (found) return found;
  const user = await requireApplicant(db, userId, type);
  const now = ctx.clock.now();
  await beginApplication(db, {
    id: newId('e', now),
    user_id: userId,
    type,
    email: user.email,
    mobile: user.mobile,
    company: user.company_name,
    school: user.school,
    major: user.major,
    created_at: now,
    updated_at: now,
  });
  await saveApplyStatus(db, userId, 'DRAFT');
  return requireMoved(await openApplication(db, userId, type, true));
}

function formColumns({ plan, email, company, school, major, otherContact }: ApplicationForm) {
  return {
    plan: plan || null,
    email,
    company: company || null,
    school: school || null,
    major: major || null,
    other_contact: otherContact || null,
  };
}

/** Locked rows do not change under us. */
function requireMoved(row: ApplicationRow | undefined): ApplicationRow {
  if (!row) throw new AppError('conflict');
  return row;
}
