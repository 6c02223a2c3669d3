import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import type { Order } from '../order.ts';
import type { ReturnData } from '../returns/return.ts';
import { useReturnStep } from './use-return-step.ts';

/** The buyer enters the carrier; from then on the return does not lapse. */
export function SendBackForm({ order, wanted }: { order: Pick<Order, 'id'>; wanted: Pick<ReturnData, 'id'> }) {
  const t = useTranslations('orders.returns');
  const actions = useTranslations('orders.actions');
  const [sent, setSent] = useState({ carrier: '', tracking: '' });
  const [tried, setTried] = useState(false);
  const { take, busy } = useReturnStep(order, 'user', wanted.id);
  const fault = (name: keyof typeof sent) => (tried && sent[name].trim() === '' ? actions('field') : undefined);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (sent.carrier.trim() !== '' && sent.tracking.trim() !== '' && !busy) void take('sent', sent, t('sent'));
  }
  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-4 sm:grid-cols-2">
      {(['carrier', 'tracking'] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={actions(name)}
          maxLength={80}
          value={sent[name]}
          error={fault(name)}
          onChange={(event) => setSent({ ...sent, [name]: event.target.value })}
        />
      ))}
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {t('send')}
        </Button>
      </p>
    </form>
  );
}
