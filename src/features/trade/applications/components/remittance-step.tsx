import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Landmark } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { PayPanel } from '#features/trade/payments/pay-panel.tsx';
import type { PayView } from '#features/trade/payments/pay-view.ts';
import { usePrice } from '#ui/price.tsx';
import { Button } from '#ui/button.tsx';
import type { ApplicationData, ApplicationType } from '../application.ts';
import { applicationClient } from '../application-client.ts';
import { usePlanLabel } from './queue-list.tsx';

interface RemittanceStepProps {
  type: ApplicationType;
  application: ApplicationData;
  pay: PayView;
}

/** The transfer and its receipt, with a link back to the form; only the receipt completes the application (seed §4). */
export function RemittanceStep({ type, application, pay }: RemittanceStepProps) {
  const t = useTranslations('applications');
  const navigate = useNavigate();
  const what = usePlanLabel();
  const price = usePrice();
  return (
    <div className="bays gap-y-12">
      <div className="col-span-4 md:col-span-12 lg:col-span-7">
        <PayPanel
          view={pay}
          onSent={() => {
            if (type === 'merchant') void navigate(pages.merchantSuccess.path);
          }}
        />
      </div>
      <aside className="col-span-4 grid content-start gap-5 md:col-span-12 lg:col-span-4 lg:col-start-9">
        <p className="flex gap-3 border-t border-ink pt-4">
          <Landmark aria-hidden size={20} className="mt-0.5 shrink-0" />
          <span>{t(`reminder.${type}`)}</span>
        </p>
        <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <span className="text-ink-soft">{type === 'merchant' ? t('joining.title') : what(application)}</span>
          <span className="num display text-title">{price(pay.bill.amount)}</span>
        </p>
        {pay.bill.received > 0 && (
          <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
            <span className="text-ink-soft">{t('remit.rest')}</span>
            <span className="num display text-title">{price(pay.bill.rest)}</span>
          </p>
        )}
        <Back type={type} />
      </aside>
    </div>
  );
}

function Back({ type }: { type: ApplicationType }) {
  const t = useTranslations('applications.remit');
  const { revalidate } = useRevalidator();
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);
  async function back() {
    setBusy(true);
    await applicationClient.takeBack(type, 'AWAITING_REMITTANCE').catch(showFailure);
    await revalidate();
    setBusy(false);
  }
  return (
    <p>
      <Button busy={busy} onClick={() => void back()}>
        {t('back')}
      </Button>
    </p>
  );
}
