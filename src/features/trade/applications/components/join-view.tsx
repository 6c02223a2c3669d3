import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { usePrice } from '#ui/price.tsx';
import { appliedPlans, neededPapers, offeredPapers, type ApplicationType } from '../application.ts';
import { SellingCosts, type SellingCostsData } from '../selling-costs.tsx';

interface JoinViewProps {
  type: ApplicationType;
  /** What a merchant pays; null for a designer. */
  costs: SellingCostsData | null;
}

/** What joining costs, takes and needs, before anybody signs up (PRODUCT H2). */
export function JoinView({ type, costs }: JoinViewProps) {
  const t = useTranslations('applications');
  const { pathname, search } = useLocation();
  const { open } = useModal();
  const returnTo = pathname + search;
  return (
    <div className="page pt-10 pb-16 lg:pt-16 lg:pb-24">
      <h1 className="display text-h1">{t(`${type}.title`)}</h1>
      <p className="mt-4 max-w-read text-lead text-ink-soft">{t(`${type}.lead`)}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" size="l" aria-haspopup="dialog" onClick={() => open('regist', { returnTo })}>
          {t('join.begin')}
        </Button>
        <Button size="l" aria-haspopup="dialog" onClick={() => open('login', { returnTo })}>
          {t('join.signIn')}
        </Button>
      </p>
      <div className="mt-12 grid gap-x-gutter gap-y-12 lg:grid-cols-3">
        <Part title={t('join.cost')}>{costs === null ? <PlanPrices /> : <SellingCosts costs={costs} />}</Part>
        <Part title={t('papers.title')}>
          <ul className="border-t border-ink">
            {offeredPapers[type].map((name) => (
              <li key={name} className="flex items-baseline justify-between gap-4 border-b border-line py-4">
                {t(`paper.${name}`)}
                {!neededPapers[type].includes(name) && <span className="caption">{t('optional')}</span>}
              </li>
            ))}
          </ul>
          <p className="caption mt-3">{t('papers.lead')}</p>
        </Part>
        <Part title={t('join.steps')}>
          <ol className="border-t border-ink">
            {[t('join.account'), t(`join.basics.${type}`), t(`join.transfer.${type}`), t('promise')].map((text, at) => (
              <li key={text} className="grid grid-cols-[2rem_1fr] border-b border-line py-4">
                <span className="num text-ink-soft">{at + 1}</span>
                {text}
              </li>
            ))}
          </ol>
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="display mb-4 text-title">{title}</h2>
      {children}
    </section>
  );
}

function PlanPrices() {
  const t = useTranslations('applications.plan');
  const level = useTranslations('plans.level');
  const price = usePrice();
  return (
    <dl className="border-t border-ink">
      {appliedPlans.map(({ code, level: name, term, price: amount, original }) => (
        <div key={code} className="flex justify-between gap-4 border-b border-line py-4">
          <dt>{t('each', { level: level(`${name}.name`), term })}</dt>
          <dd className="num flex flex-wrap items-baseline justify-end gap-x-2 text-right">
            {original !== null && <s className="caption">{price(original)}</s>}
            {price(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
