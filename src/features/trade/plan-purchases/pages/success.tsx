import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStartDesign } from '#features/people/start-design/start-design-button.tsx';
import { AppError } from '#lib/errors.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { VerandaDrawing } from '#ui/drawings.tsx';
import type { Route } from './+types/success.ts';
import { PaySteps } from '../components/pay-step.tsx';
import { PlanAndQuota } from '../plan-and-quota.tsx';
import { readLedger, readPlan, readPurchase } from '../plan-view.server.ts';
import type { PlanView } from '../plan-view.ts';
import { readChoice } from '#features/people/plans/quote.ts';

/**
 * `/price/success?purchase=y_…`: the receipt was sent, or the plan is active. A notification of the plan updates the
 * page.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const messages = messagesFor(ctx.locale, ['plans']);
  const id = url.searchParams.get('purchase');
  if (ctx.session === null) return { purchase: null, plan: null, ledger: null, messages };
  const { userId } = ctx.session;
  const purchase =
    id === null
      ? null
      : await readPurchase(ctx, userId, id.slice(0, 64)).catch((error: unknown) => {
          if (error instanceof AppError) return null;
          throw error;
        });
  if (purchase?.state === 'open') throw redirect(`/price?pay=${purchase.id}`);
  return { purchase, plan: await readPlan(ctx, userId), ledger: await readLedger(ctx, userId, { size: 10 }), messages };
}

export default function PriceSuccess({ loaderData: { purchase, plan, ledger } }: Route.ComponentProps) {
  const has = plan !== null && plan.runs && plan.level !== 'free';
  const checking = purchase?.state === 'submitted';
  let main;
  if (checking) main = <Checking />;
  else if (has) main = <Paid plan={plan} bought={purchase === null ? null : readChoice(purchase.choice).level} />;
  else main = <Nothing />;
  return (
    <div className="page py-10 lg:py-16">
      <VerandaDrawing />
      {main}
      {has && !checking && ledger !== null && (
        <div className="eave mt-12 pt-8">
          <PlanAndQuota plan={plan} ledger={ledger} />
        </div>
      )}
    </div>
  );
}

function Checking() {
  const t = useTranslations('plans.success');
  return (
    <>
      <h1 className="display mt-8 text-h1">{t('checking')}</h1>
      <p className="mt-4 max-w-read text-lead text-ink-soft">{t('checkingText')}</p>
      <PaySteps at={1} />
      <p className="mt-10">
        <ButtonLink to="/price">{t('plans')}</ButtonLink>
      </p>
    </>
  );
}

/**
 * Whoever has a plan may open the workspace, whatever their role; *start design* in the header still leads an ordinary
 * user to the plans (PRODUCT J1).
 */
function Paid({ plan, bought }: { plan: PlanView; bought: 'pro' | 'premium' | null }) {
  const t = useTranslations('plans');
  const { openWorkspace } = useStartDesign();
  return (
    <>
      <h1 className="display mt-8 text-h1">{t('success.paid', { plan: t(`level.${bought ?? plan.level}.name`) })}</h1>
      <p className="mt-4 max-w-read text-lead text-ink-soft">
        {plan.endsAt !== null && t('success.paidText', { date: new Date(plan.endsAt) })}
      </p>
      <p className="mt-8">
        <Button variant="primary" onClick={openWorkspace}>
          {t('success.start')}
        </Button>
      </p>
    </>
  );
}

function Nothing() {
  const t = useTranslations('plans.success');
  return (
    <>
      <h1 className="display mt-8 text-h1">{t('none')}</h1>
      <p className="mt-4 max-w-read text-lead text-ink-soft">{t('noneText')}</p>
      <p className="mt-8">
        <ButtonLink variant="primary" to="/price">
          {t('plans')}
        </ButtonLink>
      </p>
    </>
  );
}
