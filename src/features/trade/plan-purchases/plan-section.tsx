import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { PlanAndQuota } from './plan-and-quota.tsx';
import type { LedgerPage, PlanView } from './plan-view.ts';

export function PlanSection({
  data: { plan, ledger },
  title,
}: {
  data: { plan: PlanView; ledger: LedgerPage };
  title: string;
}) {
  const t = useTranslations('plans');
  return (
    <>
      <DashboardHead title={title}>
        <ButtonLink variant="primary" to={pages.price.path}>
          {t('home.choose')}
        </ButtonLink>
      </DashboardHead>
      <div className="eave pt-8">
        <PlanAndQuota plan={plan} ledger={ledger} />
      </div>
    </>
  );
}
