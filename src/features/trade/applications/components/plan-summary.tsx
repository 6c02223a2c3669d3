import { Clock3, Landmark, Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ApplicationType } from '../application.ts';
import { SellingCosts, type SellingCostsData } from '../selling-costs.tsx';

/** Beside the form: what it costs, the next steps, who sees the documents, and that the transfer completes it. */
export function PlanSummary({ type, costs }: { type: ApplicationType; costs: SellingCostsData | null }) {
  const t = useTranslations('applications');
  return (
    <div className="grid gap-6 md:sticky md:top-28">
      <p className="text-lead text-ink-soft">{t(`${type}.lead`)}</p>
      {costs !== null && <SellingCosts costs={costs} />}
      <ul className="grid gap-4 border-t border-line pt-5 text-small text-ink-soft">
        <li className="flex gap-3">
          <Lock aria-hidden size={18} className="mt-0.5" />
          {t('papers.lead')}
        </li>
        <li className="flex gap-3">
          <Landmark aria-hidden size={18} className="mt-0.5" />
          {t(`reminder.${type}`)}
        </li>
        <li className="flex gap-3">
          <Clock3 aria-hidden size={18} className="mt-0.5" />
          {t('promise')}
        </li>
      </ul>
    </div>
  );
}
