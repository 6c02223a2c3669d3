import type { UserData } from '#features/people/accounts/account.ts';
import { completenessOf } from '#features/people/accounts/profile-fields.ts';
import { findBankAccount } from '#features/people/bank-accounts/bank-accounts.server.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { waitingBills } from '#features/trade/payments/bills.server.ts';
import { orderAddress } from '#features/trade/orders/order.ts';
import { returnsToSend } from '#features/trade/orders/returns/returns-to-send.server.ts';
import { refundsWithoutAccount } from '#features/trade/payments/refunds.server.ts';
import type { PlanView } from '#features/trade/plan-purchases/plan-view.ts';
import { dashboardSection, mayDesign, type PersonKind } from '#lib/person.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import type { MemberContext } from '#platform/context.ts';
import type { ShopFacts, StudioFacts } from './overview-queries.server.ts';
import { readOnce, type ReadOnce } from './read-once.server.ts';

/** A to-do: its texts are under `todo.<key>`, its link leads to where it is done. */
export interface Todo {
  id: string;
  key: TodoKey;
  values: Record<string, string | number>;
  /** Someone else's words, as they are. */ reason: { text: string; lang: string } | null;
  to: string;
  tone: 'bad' | 'warn' | 'plain';
}
export type TodoKey =
  | 'receipt'
  | 'pay'
  | 'refund'
  | 'ship'
  | 'returns'
  | 'sendBack'
  | 'soldOut'
  | 'profile'
  | 'bank'
  | 'planEnds'
  | 'planEnded'
  | 'quota'
  | 'consult'
  | 'application'
  | 'firstWork'
  | 'firstProduct';

interface TodoContext {
  kind: PersonKind;
  user: UserData;
  shop: ShopFacts | null;
  studio: StudioFacts | null;
  now: Date;
}
interface TodoDetails {
  id?: string;
  values?: Todo['values'];
  reason?: Todo['reason'];
  tone?: Todo['tone'];
}

const day = 86_400_000;
/** Days before a plan ends at which a to-do appears. */
const planNotice = 14;

/** To-dos, the most pressing first. */
export async function todosOf(
  ctx: MemberContext,
  standing: TodoContext,
  own: Pick<ReadOnce, 'plan'> = readOnce(ctx),
): Promise<Todo[]> {
  const [bills, plan] = await Promise.all([billTodos(ctx), own.plan()]);
  const all = [
    ...bills,
    ...(await refundTodos(ctx, standing)),
    ...(await returnTodos(ctx)),
    ...shopTodos(standing),
    ...studioTodos(standing),
    ...(await profileTodos(ctx, standing)),
    ...applicationTodos(standing),
    ...planTodos(plan, standing),
  ];
  const weight = { bad: 0, warn: 1, plain: 2 };
  return all.toSorted((a, b) => weight[a.tone] - weight[b.tone]);
}

function todo(
  key: TodoKey,
  to: string,
  { id = key, values = {}, reason = null, tone = 'plain' }: TodoDetails = {},
): Todo {
  return { id, key, values, reason, to, tone };
}

/** Receipts to send again, bills to pay: each leads to its own page. */
async function billTodos({ db, session, locale }: MemberContext): Promise<Todo[]> {
  const rows = await waitingBills(db, session.userId, 6);
  return rows.map((bill) =>
    todo(bill.status === 'REJECTED' ? 'receipt' : 'pay', bill.page ?? pages.productBill.path, {
      id: bill.id,
      tone: bill.status === 'REJECTED' ? 'bad' : 'warn',
      reason: bill.status === 'REJECTED' ? localized(trilingual(bill.reason), locale) : null,
      values: {
        number: bill.reference,
        kind: bill.kind,
        amount: bill.amount - bill.received,
        until: bill.pay_by?.toISOString() ?? '',
      },
    }),
  );
}

/** Money that is due back, and nobody has said where to. */
async function refundTodos({ db, session }: MemberContext, { kind }: TodoContext): Promise<Todo[]> {
  const refunds = await refundsWithoutAccount(db, session.userId);
  return refunds.map(({ id, order, page, number, amount }) =>
    todo('refund', order === null ? (page ?? dashboardSection(kind, 'bills')) : orderAddress(order), {
      id,
      tone: 'warn',
      values: { number, amount },
    }),
  );
}

/** What the person has bought, may send back, and has not sent yet. */
async function returnTodos(ctx: MemberContext): Promise<Todo[]> {
  return (await returnsToSend(ctx.db, ctx.session.userId)).map(({ id, order, number, until }) =>
    todo('sendBack', orderAddress(order), {
      id,
      tone: 'warn',
      values: { number, until: until.toISOString() },
    }),
  );
}

function shopTodos({ shop }: TodoContext): Todo[] {
  if (!shop) return [];
  return [
    ...(shop.toShip > 0
      ? [
          todo('ship', dashboardSection('merchant', 'sales', { shelf: 'toShip' }), {
            values: { count: shop.toShip },
            tone: 'warn',
          }),
        ]
      : []),
    ...(shop.returns > 0
      ? [
          todo('returns', dashboardSection('merchant', 'sales', { shelf: 'returns' }), {
            values: { count: shop.returns },
            tone: 'warn',
          }),
        ]
      : []),
    ...(shop.soldOut > 0
      ? [todo('soldOut', dashboardSection('merchant', 'products'), { values: { count: shop.soldOut } })]
      : []),
    ...(shop.shelved + shop.unshelved === 0
      ? [todo('firstProduct', dashboardSection('merchant', 'products', { new: '1' }))]
      : []),
  ];
}

function studioTodos({ studio }: TodoContext): Todo[] {
  if (!studio) return [];
  return [
    ...(studio.open > 0
      ? [
          todo('consult', dashboardSection('designer', 'design-orders'), {
            values: { count: studio.open },
            tone: 'warn',
          }),
        ]
      : []),
    ...(studio.shelved + studio.unshelved === 0
      ? [todo('firstWork', dashboardSection('designer', 'works', { new: '1' }))]
      : []),
  ];
}

async function profileTodos({ db, session }: MemberContext, { user, kind }: TodoContext): Promise<Todo[]> {
  const { missing } = completenessOf(user, kind);
  const unpaid = kind === 'merchant' && !(await findBankAccount(db, session.userId));
  return [
    ...(missing.length > 0
      ? [todo('profile', dashboardSection(kind, 'profile'), { values: { fields: missing.join(',') }, tone: 'warn' })]
      : []),
    ...(unpaid ? [todo('bank', `${dashboardSection(kind, 'profile')}#bank`)] : []),
  ];
}

/** An application in progress or rejected is explained on its own page. */
function applicationTodos({ user, kind }: TodoContext): Todo[] {
  const status = user.applyStatus;
  return kind === 'user' && status !== null && ['DRAFT', 'AWAITING_REMITTANCE', 'REJECTED'].includes(status)
    ? [todo('application', pages.price.path, { values: { status }, tone: status === 'REJECTED' ? 'bad' : 'plain' })]
    : [];
}

function planTodos(plan: PlanView, { kind, user, now }: TodoContext): Todo[] {
  const withoutPlan = { roles: user.roles.map(({ name }) => name), trialEndsAt: null, planEndsAt: null };
  const edits = mayDesign(withoutPlan, now.getTime()) ? 'yes' : 'no';
  const days = plan.endsAt === null ? null : Math.ceil((new Date(plan.endsAt).getTime() - now.getTime()) / day);
  const used = plan.runs
    ? plan.quotas.filter(({ parts }) => parts.every(({ allowed, used: taken }) => taken >= allowed))
    : [];
  return [
    ...(days !== null && plan.next === null && plan.runs && days <= planNotice
      ? [
          todo('planEnds', pages.price.path, {
            values: { days, edits, trial: plan.trial ? 'yes' : 'no' },
            tone: days <= 3 ? 'warn' : 'plain',
          }),
        ]
      : []),
    ...(days !== null && !plan.runs ? [todo('planEnded', pages.price.path, { values: { edits } })] : []),
    ...(used.length > 0 ? [todo('quota', dashboardSection(kind, 'plan'), { values: { count: used.length } })] : []),
  ];
}
