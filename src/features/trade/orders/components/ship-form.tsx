import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import type { Order } from '../order.ts';
import { useOrderStep } from './use-order-step.ts';

/** The seller enters carrier and tracking number. */
export function ShipForm({ order }: { order: Pick<Order, 'id' | 'side'> }) {
  const t = useTranslations('orders.actions');
  const [sent, setSent] = useState({ carrier: '', tracking: '' });
  const [tried, setTried] = useState(false);
  const { take, busy } = useOrderStep(order);
  const fault = (name: keyof typeof sent) => (tried && sent[name].trim() === '' ? t('field') : undefined);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (sent.carrier.trim() !== '' && sent.tracking.trim() !== '') void take('ship', sent, t('sent'));
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[27rem] gap-5">
      <Field
        name="carrier"
        label={t('carrier')}
        maxLength={80}
        value={sent.carrier}
        error={fault('carrier')}
        onChange={(event) => setSent({ ...sent, carrier: event.target.value })}
      />
      <Field
        name="tracking"
        label={t('tracking')}
        maxLength={80}
        value={sent.tracking}
        error={fault('tracking')}
        onChange={(event) => setSent({ ...sent, tracking: event.target.value })}
      />
      <p>
        <Button type="submit" variant="primary" size="l" busy={busy}>
          {t('ship')}
        </Button>
      </p>
    </form>
  );
}
