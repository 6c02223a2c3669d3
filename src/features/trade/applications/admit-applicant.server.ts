import type { Database } from '#db/database.ts';
import { findUserById, type UserRow } from '#features/people/accounts/users.server.ts';
import { designerOfUser } from '#features/catalogue/designers/designers.server.ts';
import { saveDesigner } from '#features/catalogue/designers/save-designer.server.ts';
import { merchantOfUser } from '#features/catalogue/merchants/merchants.server.ts';
import { saveMerchant } from '#features/catalogue/merchants/save-merchant.server.ts';
import { monthsOf, type PlanLevel } from '#features/people/plans/plan.ts';
import { grantPlan, lockPlan } from '#features/people/plans/subscriptions.server.ts';
import type { BillContext } from '#features/trade/payments/bill-owners.ts';
import { findBill } from '#features/trade/payments/bills.server.ts';
import { knownWord } from '#features/foundation/search/known-word.ts';
import { cities } from '#features/foundation/search/vocabulary.ts';
import { giveRole } from '#features/people/accounts/standing.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { parseLocale } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { styles } from '#models/vocabulary.ts';
import { appliedPlans, merchantPlan } from './application.ts';
import { roleOfType } from './applicant.server.ts';
import type { ApplicationRow } from './application-queries.server.ts';

/** What an approval brings: the role, the plan, and a public profile. */
export async function admitApplicant(db: Database, ctx: BillContext, row: ApplicationRow): Promise<void> {
  const now = ctx.clock.now();
  // The plan before the account, as wherever plans change, to avoid a deadlock.
  await lockPlan(db, row.user_id);
  if (
    !(await giveRole(
      db,
      row.user_id,
      roleOfType[row.type],
      { company_name: row.company, school: row.school, major: row.major },
      now,
    ))
  )
    throw new AppError('not_found');
  await grantPlan(db, ctx, { userId: row.user_id, ...planOf(row), bill: await paidBill(db, row), why: 'application' });
  const user = await findUserById(db, row.user_id);
  if (!user) throw new AppError('not_found');
  await (row.type === 'designer' ? publishDesigner : publishMerchant)(db, ctx, row, user);
}

async function paidBill(db: Database, { bill_id }: ApplicationRow): Promise<{ id: string; amount: number } | null> {
  const bill = bill_id === null ? undefined : await findBill(db, bill_id);
  return bill === undefined ? null : { id: bill.id, amount: bill.amount };
}

function planOf(row: ApplicationRow): { level: PlanLevel; months: number } {
  if (row.type === 'merchant') return merchantPlan;
  const plan = appliedPlans.find(({ code }) => code === row.plan);
  if (!plan) throw new AppError('conflict');
  return { level: plan.level, months: monthsOf[plan.term] };
}

/** An existing profile is kept as it is. */
async function publishDesigner(db: Database, ctx: BillContext, _: ApplicationRow, user: UserRow): Promise<void> {
  if (await designerOfUser(db, user.id)) return;
  await saveDesigner(db, ctx.clock, {
    id: newId('d', ctx.clock.now()),
    userId: user.id,
    name: user.nickname,
    headline: {},
    about: introductionOf(user),
    city: knownWord(cities, user.city),
    styles: user.styles.flatMap((style) => knownWord(styles, style) ?? []),
    years: 0,
  });
}

async function publishMerchant(db: Database, ctx: BillContext, row: ApplicationRow, user: UserRow): Promise<void> {
  if (await merchantOfUser(db, user.id)) return;
  await saveMerchant(db, ctx.clock, {
    id: newId('m', ctx.clock.now()),
    userId: user.id,
    name: row.company ?? user.nickname,
    headline: {},
    about: introductionOf(user),
    city: knownWord(cities, user.city),
    scope: [],
    address: user.company_address,
    phone: user.contact_phone,
  });
}

/** In the language they use the site in. */
function introductionOf(user: UserRow): Trilingual {
  return user.introduction === null ? {} : { [parseLocale(user.locale) ?? 'en']: user.introduction };
}
