import { answerFeedback } from '#features/desk/answers/answers.server.ts';
import { giveFeedback } from '#features/people/feedback/feedback.server.ts';
import { payOut } from '#features/trade/ledger/ledger.server.ts';
import { markRead } from '#features/people/notifications/notice-queries.server.ts';
import { tell } from '#features/people/notifications/tell.server.ts';
import type { QuotaKey } from '#features/people/plans/plan.ts';
import { purchasePlan } from '#features/trade/plan-purchases/purchases.server.ts';
import { commitQuota, reserveQuota, returnQuota } from '#features/people/plans/quotas.server.ts';
import type { Player } from './cast.ts';
import { feedback, houseNews, renders } from './words.ts';
import { receipts } from './receipts.ts';
import { bringPaper, payBill, type Acting, type Beat, type Stage } from './stage.server.ts';

/** What else happens in a house: someone writes, buys a plan, renders, is paid out, reads what came. */
export function sideStories(stage: Stage): Beat[] {
  return [...feedbackBeats(), ...renderBeats(), ...newsBeats(), ...readBeats(), ...planBeats(stage), { hoursAgo: 120, as: 'admin', act: payMerchant }];
}

function feedbackBeats(): Beat[] {
  return feedback.flatMap(({ by, hoursAgo, message, page, contact, answer, answered }): Beat[] => {
    let id = '';
    const said = { message, page, ...(contact === undefined ? {} : { contact }) };
    const given: Beat = { hoursAgo, as: by ?? 'user', act: async (ctx) => { ({ id } = await giveFeedback(by === null ? { ...ctx, session: null, locale: 'en' } : ctx, said)); } };
    return answer === undefined ? [given] : [given, { hoursAgo: answered, as: 'admin', act: (ctx) => answerFeedback(ctx, id, answer) }];
  });
}

/** All a minute ago: a plan of the demo begins with the demo. */
function renderBeats(): Beat[] {
  return renders.map(({ by, quota, subject, failed }) => ({ hoursAgo: 0, as: by, act: (ctx) => render(ctx, quota, subject, failed ?? false) }));
}

async function render(ctx: Acting, quota: QuotaKey, subject: string, failed: boolean): Promise<void> {
  const { id } = await reserveQuota(ctx.db, ctx, { userId: ctx.session.userId, quota, subject });
  await (failed ? returnQuota : commitQuota)(ctx.db, ctx, id);
}

function newsBeats(): Beat[] {
  return houseNews.map(({ to, hoursAgo, subject, message, link }) => ({ hoursAgo, as: to, act: (ctx) => tell(ctx.db, ctx, [ctx.session.userId], { type: 'ADMIN_MESSAGE', details: { subject }, reason: message, link }) }));
}

/** Everyone has read what is older than this; the rest waits to be read. */
const lastRead: Partial<Record<Player, number>> = { user: 60, designer: 40, merchant: 90, admin: 200 };

function readBeats(): Beat[] {
  return Object.entries(lastRead).map(([as, hoursAgo]) => ({ hoursAgo, as: as as Player, act: (ctx) => markRead(ctx.db, ctx.session.userId, null, ctx.clock.now()) }));
}

function planBeats(stage: Stage): Beat[] {
  let bill = '';
  return [
    { hoursAgo: 16, as: 'huong', act: async (ctx) => { bill = (await purchasePlan(ctx, ctx.session.userId, 'PRO_MONTHLY')).bill!; } },
    { hoursAgo: 15, as: 'huong', act: (ctx) => payBill(ctx, stage, bill, 'plan') },
  ];
}

async function payMerchant(ctx: Acting): Promise<void> {
  const { amount, reference } = receipts.payout;
  await payOut(ctx, ctx.session.userId, { merchant: 'm_moclang', amount, media: await bringPaper(ctx, 'payout', 'receipt'), memo: reference });
}
