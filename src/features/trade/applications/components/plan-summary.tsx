import { Clock3, Landmark, Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import type { ApplicationType } from '../application.ts';

/** Beside the form: the next steps, who sees the documents, and that the transfer completes it. */
export function PlanSummary({ type, joining }: { type: ApplicationType; joining: number }) {
  const t = useTranslations('applications');
  const price = usePrice();
  return (
    <div className="grid gap-6 md:sticky md:top-28">
      <p className="text-lead text-ink-soft">{t(`${type}.lead`)}</p>
      {type === 'merchant' && (
        <div className="border-t border-ink pt-4">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-medium">{t('joining.title')}</span>
            <span className="num display text-title">{price(joining)}</span>
          </p>
          <p className="caption mt-1">{t('joining.note')}</p>
        </div>
      )}
      <ul className="grid gap-4 border-t border-line pt-5 text-small text-ink-soft">
        <li className="flex gap-3">
          <Lock aria-hidden size={18} className="mt-0.5" />
          {t('papers.lead')}
        </li>
        <li className="flex gap-3">
          <Landmark aria-hidden size={18} className="mt-0.5" />
          {t('remit.reminder')}
        </li>
        <li className="flex gap-3">
          <Clock3 aria-hidden size={18} className="mt-0.5" />
          {t('promise')}
        </li>
      </ul>
    </div>
  );
}
