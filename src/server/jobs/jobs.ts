import type { JobHelpers } from 'graphile-worker';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { sweepCodes } from '#features/people/accounts/sign-in/codes.server.ts';
import { sweepSessions } from '#features/people/accounts/sessions/sessions.server.ts';
import { deliverBroadcast } from '#features/desk/broadcasts/deliver-broadcast.server.ts';
import { notifyUnseen, expireDesignOrders } from '#features/trade/design-orders/expire-design-orders.server.ts';
import { tellSellers } from '#features/trade/ledger/commission.server.ts';
import { applyConfirmations } from '#features/trade/payments/confirmations.server.ts';
import { tellBackInStock } from '#features/trade/back-in-stock/stock-watches.server.ts';
import { expireOrders } from '#features/trade/orders/expire-orders.server.ts';
import { sendLateNotice } from '#features/people/notifications/send-notification.server.ts';
import { sweepTickets } from '#features/people/notifications/notices.server.ts';
import { sweepGlbs } from '#features/foundation/glb/glbs.server.ts';
import { sweepMedia } from '#features/foundation/media/sweep-media.server.ts';
import { sweepComments } from '#features/studio/comments/sweep-comments.server.ts';
import { keepDesigns } from '#features/studio/designs/keeping/keep-designs.server.ts';
import { sweepLinks } from '#features/studio/sharing/share-links.server.ts';
import { forgetLeaverAccounts } from '#features/trade/payments/personal-data.server.ts';
import { sweepTalkFiles } from '#features/trade/talk-files/talk-files.server.ts';
import { sweepWorkspaceTokens } from '#features/people/start-design/workspace-tokens.server.ts';
import { sweepHandovers } from '#features/studio/design-files/hand-over.server.ts';
import { cancelLatePurchases } from '#features/trade/plan-purchases/purchases.server.ts';
import { refreshPlans } from '#features/people/plans/refresh-plans.server.ts';
import { refreshTotals } from '#features/foundation/search/totals.server.ts';
import { indexProducts } from '#features/catalogue/products/save-product.server.ts';
import { fillLooks } from '#features/catalogue/products/looks/variant-look.server.ts';
import { indexViewedWorks } from '#features/catalogue/works/save-work.server.ts';
import { sweepViews } from '#features/catalogue/works/works.server.ts';
import { sealAudit } from '#platform/audit-chain.server.ts';
import { expandRender } from '#features/studio/rendering/expand-render.server.ts';
import { finishRender } from '#features/studio/rendering/finish-render.server.ts';
import type { Clock } from '#platform/clock.ts';
import type { RenderingSettings } from '#platform/context.ts';
import { allInTurn } from '#platform/due/each-due.server.ts';
import type { Keys } from '#platform/keys.server.ts';
import { writeLetter, writeSms } from '#platform/letters.server.ts';
import { sweepLimits } from '#platform/limits-queries.server.ts';
import type { Mailer } from '#platform/mail.server.ts';
import { deliverOnce, releaseStuckJobs, sweepOutbox } from '#platform/outbox-queries.server.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import type { SmsSender } from '#platform/sms.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Developer } from '#platform/threads/developer.ts';
import { sweepIdempotencyKeys } from '#server/http/idempotency-queries.server.ts';
import { billOwners } from '#server/bill-owners.ts';
import { runJobs, type RunnerParts } from '#server/jobs/job-runner.ts';

export interface JobParts extends Pick<RunnerParts, 'pollMs' | 'patience'> {
  url: string;
  db: Database;
  clock: Clock;
  mailer: Mailer;
  sms: SmsSender;
  storage: Storage;
  keys: Keys;
  settings(): SiteSettings;
  rendering: RenderingSettings;
  developer: Developer;
  log(message: string): void;
}

const deliverPayload = z.object({ id: z.number().int() });
const broadcastPayload = z.object({ id: z.string() });
const renderPayload = z.object({ id: z.string() });
const day = 86_400_000;
/** After downtime the sweep runs at once: lists are counted, which also warms the cache (0053). */
const crontab =
  '*/15 * * * * sweep ?fill=15m\n* * * * * unlock\n* * * * * seal\n* * * * * plans\n* * * * * orders\n* * * * * talks\n* * * * * confirmations';

/** The worker of this process: mails, and whatever expires. */
export function startJobs({ url, log, pollMs, patience, ...parts }: JobParts): Promise<{ stop(): Promise<void> }> {
  return runJobs({ url, log, pollMs, patience, db: parts.db, taskList: tasks(parts), crontab });
}

function tasks(parts: Omit<JobParts, 'url' | 'log'>) {
  const { db, clock, mailer, sms, storage, keys, settings } = parts;
  return {
    unlock: () => releaseStuckJobs(db),
    seal: async () => {
      await sealAudit(db, keys);
    },
    plans: async () => {
      const ctx = { clock, keys, settings: settings(), requestId: 'plans', address: 'house', session: null };
      await allInTurn([() => refreshPlans(db, ctx, Infinity), () => cancelLatePurchases(db, ctx)]);
    },
    orders: async () => {
      const ctx = { clock, keys, settings: settings() };
      await allInTurn([() => expireOrders(db, ctx), () => tellBackInStock(db, ctx)]);
    },
    confirmations: async () => {
      const ctx = { clock, keys, settings: settings(), requestId: 'confirmations', address: 'house', session: null };
      await applyConfirmations(db, ctx, billOwners());
    },
    talks: async () => {
      const ctx = { clock, keys, settings: settings() };
      await allInTurn([() => expireDesignOrders(db, ctx), () => notifyUnseen(db, ctx)]);
    },
    deliver: async (payload: unknown) => {
      await deliverOnce(db, clock, deliverPayload.parse(payload).id, async ({ kind, letter }) => {
        if (kind === 'mail') await mailer.send(writeLetter(letter));
        if (kind === 'sms') await sms.send(writeSms(letter));
      });
    },
    index_products: (payload: unknown) => indexProducts(db, clock, payload),
    late_notice: (payload: unknown) => sendLateNotice(db, { clock, keys, settings: settings() }, payload),
    broadcast: (payload: unknown) =>
      deliverBroadcast({ db, clock, keys, settings: settings() }, broadcastPayload.parse(payload).id),
    commission: () => tellSellers(db, { clock, keys, settings: settings() }),
    render_expand: (payload: unknown) =>
      expandRender({ ...parts, settings: settings() }, renderPayload.parse(payload).id),
    render_finish: (payload: unknown, { job }: JobHelpers) =>
      finishRender(
        { ...parts, settings: settings() },
        renderPayload.parse(payload).id,
        job.attempts >= job.max_attempts,
      ),
    sweep: async () => {
      const ago = (days: number) => new Date(clock.now().getTime() - days * day);
      await allInTurn([
        () => sweepLimits(db, clock),
        () => sweepCodes(db, ago(1)),
        () => sweepWorkspaceTokens(db, ago(1)),
        () => sweepHandovers(db, ago(1)),
        () => sweepTickets(db, ago(1)),
        () => sweepIdempotencyKeys(db, ago(2)),
        () => sweepSessions(db, ago(30)),
        () => sweepOutbox(db, ago(7)),
        () => forgetLeaverAccounts(db, ago(30)),
        () => sweepGlbs(db, clock),
        () => sweepTalkFiles(db, clock),
        () => keepDesigns(db, clock),
        () => sweepLinks(db, clock.now()),
        () => sweepComments(db, clock),
        () => sweepMedia(db, clock, storage),
        () => sweepViews(db, ago(3).toISOString().slice(0, 10)),
        () => fillLooks(db),
        () => indexViewedWorks(db, clock),
        () => refreshTotals(db, clock),
      ]);
    },
  };
}
