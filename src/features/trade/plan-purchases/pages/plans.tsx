import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { SellingCosts } from '#features/trade/applications/selling-costs.tsx';
import { sellingCosts } from '#features/trade/applications/selling-costs.server.ts';
import { payMessages } from '#features/trade/payments/pay-view.ts';
import { kindOf } from '#lib/person.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import type { Route } from './+types/plans.ts';
import { BuyStep } from '../components/buy-step.tsx';
import { PayStep } from '../components/pay-step.tsx';
import { PlanColumn } from '../components/plan-column.tsx';
import { QuotaTable } from '../components/quota-table.tsx';
import { TermChoice } from '../components/term-choice.tsx';
import { WaitingPurchase } from '../components/waiting-purchase.tsx';
import { PlanAndQuota } from '../plan-and-quota.tsx';
import { planLevels, planTerms, type PlanTerm } from '#features/people/plans/plan.ts';
import { priceStep } from '../price-page.server.ts';

/**
 * `/price?term=MONTHLY` opens on that term. Here an ordinary user opens the workspace while the free version is active
 * (PRODUCT H1; Business).
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const { locale, viewer, clock } = ctx;
  const step = await priceStep(ctx, url.searchParams);
  const runs = (end: string | null) => end !== null && new Date(end) > clock.now();
  const trial =
    viewer === null || viewer.trialEndsAt === null || runs(viewer.planEndsAt)
      ? null
      : { runs: runs(viewer.trialEndsAt), ends: viewer.trialEndsAt };
  return {
    ...step,
    term: planTerms.find((term) => term === url.searchParams.get('term')) ?? 'YEARLY',
    mayOpen: viewer !== null && (runs(viewer.trialEndsAt) || runs(viewer.planEndsAt) || kindOf(viewer) !== 'user'),
    trial,
    costs: await sellingCosts(ctx),
    messages: messagesFor(locale, step.pay === null ? ['plans'] : ['plans', ...payMessages]),
  };
}

export default function PricePage({ loaderData }: Route.ComponentProps) {
  const { pay, quote, plan, buy } = loaderData;
  if (pay !== null) return <PayStep purchase={pay.purchase} view={pay.view} />;
  if (quote !== null) return <BuyStep quote={quote} living={plan?.purchase ?? null} />;
  return (
    <>
      <Plans {...loaderData} />
      {plan === null && buy !== null && <SignInToBuy choice={buy} />}
    </>
  );
}

type PlansData = Pick<Route.ComponentProps['loaderData'], 'plan' | 'ledger' | 'term' | 'mayOpen' | 'trial' | 'costs'>;

function Plans({ plan, ledger, term: first, mayOpen, trial, costs }: PlansData) {
  const t = useTranslations('plans');
  const [term, setTerm] = useState<PlanTerm>(first);
  return (
    <div className="page pt-10 lg:pt-16">
      <div className="bays items-end gap-y-6">
        <h1 className="display col-span-4 text-h1 md:col-span-8">{t.rich('title', { br: lineBreak })}</h1>
        <p className="col-span-4 text-ink-soft lg:pb-2">{t('lead')}</p>
      </div>
      {trial !== null && (
        <p className="mt-6 max-w-xl border-l-2 border-accent pl-4">
          {t(trial.runs ? 'trialRuns' : 'trialOver', { date: new Date(trial.ends) })}
        </p>
      )}
      {plan?.purchase && <WaitingPurchase purchase={plan.purchase} />}
      <TermChoice term={term} onChoose={setTerm} />
      <ul className="eave mt-8 grid pt-0! lg:grid-cols-4">
        {planLevels.map((level, index) => (
          <PlanColumn
            key={level}
            level={level}
            term={term}
            plan={plan}
            first={index === 0}
            last={index === planLevels.length - 1}
            mayOpen={mayOpen}
            trialOver={trial !== null && !trial.runs}
          />
        ))}
      </ul>
      {plan !== null && ledger !== null && (
        <section className="pt-section">
          <SectionHead title={t('standing.title')} />
          <PlanAndQuota plan={plan} ledger={ledger} />
        </section>
      )}
      <section className="pt-section">
        <SectionHead title={t('table.title')} note={t('table.note')} />
        <QuotaTable />
        <p className="caption mt-5 max-w-read">{t('table.foot')}</p>
      </section>
      <section className="pt-section">
        <SectionHead title={t('selling.title')} />
        <div className="max-w-xl">
          <SellingCosts costs={costs} />
          <p className="mt-6">
            <ButtonLink to={pages.applyMerchant.path}>{t('selling.apply')}</ButtonLink>
          </p>
        </div>
      </section>
    </div>
  );
}

/** A link to a choice, opened by a visitor: sign in first, then back to it. */
function SignInToBuy({ choice }: { choice: string }) {
  const { open } = useModal();
  useEffect(() => open('login', { returnTo: `/price?buy=${choice}` }), [open, choice]);
  return null;
}

function lineBreak() {
  return <br />;
}
