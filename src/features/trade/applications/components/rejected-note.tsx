import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { ApplicationData } from '../application.ts';

/** Why it was rejected, and what becomes of it. */
export function RejectedNote({
  application: { reason, receiptAsked },
  declined,
}: {
  application: ApplicationData;
  /** For good: what had arrived goes back. */ declined: boolean;
}) {
  const t = useTranslations('applications');
  return (
    <div role="note" className="mb-10 max-w-[32rem] rounded-s bg-bad-wash p-5">
      <p className="flex items-center gap-2 font-medium text-bad">
        <CircleAlert aria-hidden size={18} />
        {t('rejected.reason')}
      </p>
      {reason !== null && (
        <p className="mt-2 whitespace-pre-line">
          <LocalizedSpan text={reason} />
        </p>
      )}
      <p className="mt-3 text-small">
        {t(declined ? 'turnedDown.lead' : 'rejected.lead')}
        {receiptAsked && <> {t('rejected.receipt')}</>}
      </p>
    </div>
  );
}
