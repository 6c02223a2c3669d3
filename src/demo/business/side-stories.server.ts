import { answerFeedback } from '#features/desk/answers/answers.server.ts';
import { giveFeedback } from '#features/people/feedback/feedback.server.ts';
import { payOut } from '#features/trade/ledger/ledger.server.ts';
import { markRead } from '#features/people/notifications/notice-queries.server.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import type { QuotaKey } from '#features/people/plans/plan.ts';
import { purchasePlan } from '#features/trade/plan-purchases/purchases.server.ts';
import { commitQuota, reserveQuota, returnQuota } from '#features/people/plans/quotas.server.ts';
import type { DemoPerson } from './demo-people.ts';
import { feedback, broadcasts, renders } from './words.ts';
import { receipts } from './receipts.ts';
import { addPaper, payBill, type ActingContext, type DemoEvent, type DemoContext } from './replay-events.server.ts';

/** What else happens: feedback, a plan purchase, renders, a payout, read notifications. */
export function sideStories(stage: DemoContext): DemoEvent[] {
  return [
    ...feedbackEvents(),
    ...renderEvents(),
    ...broadcastEvents(),
    ...readEvents(),
    ...planEvents(stage),
    { hoursAgo: 119, as: 'admin', act: payMerchant },
  ];
}

function feedbackEvents(): DemoEvent[] {
  return feedback.flatMap(({ by, hoursAgo, message, page, contact, answer, answered }): DemoEvent[] => {
    let id = '';
    const said = { message, page, ...(contact === undefined ? {} : { contact }) };
    const given: DemoEvent = {
      hoursAgo,
      as: by ?? 'user',
      act: async (ctx) => {
        ({ id } = await giveFeedback(by === null ? { ...ctx, session: null, locale: 'en' } : ctx, said));
      },
    };
    return answer === undefined
      ? [given]
      : [given, { hoursAgo: answered, as: 'admin', act: (ctx) => answerFeedback(ctx, id, answer) }];
  });
}

/** All a minute ago: a plan of the demo begins with the demo. */
function renderEvents(): DemoEvent[] {
  return renders.map(({ by, quota, subject, failed }) => ({
    hoursAgo: 0,
    as: by,
    act: (ctx) => render(ctx, quota, subject, failed ?? false),
  }));
}

async function render(ctx: ActingContext, quota: QuotaKey, subject: string, failed: boolean): Promise<void> {
  const { id } = await reserveQuota(ctx.db, ctx, { userId: ctx.session.userId, quota, subject });
  await (failed ? returnQuota : commitQuota)(ctx.db, ctx, id);
}

function broadcastEvents(): DemoEvent[] {
  return broadcasts.map(({ to, hoursAgo, subject, message, link }) => ({
    hoursAgo,
    as: to,
    act: (ctx) =>
      sendNotification(ctx.db, ctx, [ctx.session.userId], {
        type: 'ADMIN_MESSAGE',
        details: { subject },
        reason: message,
        link,
      }),
  }));
}

/** Everyone has read what is older than this; the rest is unread. */
const lastRead: Partial<Record<DemoPerson, number>> = { user: 60, designer: 40, merchant: 90, admin: 200 };

function readEvents(): DemoEvent[] {
  return Object.entries(lastRead).map(([as, hoursAgo]) => ({
    hoursAgo,
    as: as as DemoPerson,
    act: (ctx) => markRead(ctx.db, ctx.session.userId, null, ctx.clock.now()),
  }));
}

function planEvents(stage: DemoContext): DemoEvent[] {
  let bill = '';
  return [
    {
      hoursAgo: 16,
      as: 'huong',
      act: async (ctx) => {
        bill = (await purchasePlan(ctx, ctx.session.userId, { choice: 'PRO_MONTHLY' })).bill!;
      },
    },
    { hoursAgo: 15, as: 'huong', act: (ctx) => payBill(ctx, stage, bill, 'plan') },
  ];
}

async function payMerchant(ctx: ActingContext): Promise<void> {
  const { amount, reference } = receipts.payout;
  await payOut(ctx, ctx.session.userId, {
    merchant: 'm_moclang',
    amount,
    media: await addPaper(ctx, 'payout', 'receipt'),
    memo: reference,
    account: null,
    paid: 0,
  });
}
