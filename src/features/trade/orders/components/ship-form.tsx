import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { useShell } from '#features/people/accounts/use-viewer.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useKeptDraft } from '#ui/fields/use-kept-draft.ts';
import type { Order } from '../order.ts';
import { carriers, needsTracking, ownDelivery } from '../shipping/carriers.ts';
import { useOrderStep } from './use-order-step.ts';

const other = 'other';
const formShape = z.object({ choice: z.string(), name: z.string(), tracking: z.string() });

/** The seller says who brings it and under which number; `sent` is what is to be corrected. */
export function ShipForm({
  order,
  sent,
  onDone,
}: {
  order: Pick<Order, 'id' | 'side'>;
  sent?: { carrier: string; tracking: string };
  onDone?(): void;
}) {
  const t = useTranslations('orders.actions');
  const [form, setForm] = useState(() => formOf(sent));
  const forget = useKeptDraft({
    owner: useShell().viewer?.id ?? '',
    name: `ship:${order.id}`,
    value: form,
    empty: formOf(sent),
    read: (value) => formShape.safeParse(value).data,
    restore: setForm,
  });
  const [tried, setTried] = useState(false);
  const { take, busy } = useOrderStep(order);
  const carrier = form.choice === other ? form.name.trim() : form.choice;
  const tracking = form.tracking.trim();
  const missing = {
    choice: form.choice === '',
    name: form.choice === other && form.name.trim() === '',
    tracking: tracking === '' && needsTracking(carrier),
  };
  const fault = (field: keyof typeof missing) => (tried && missing[field] ? t('field') : undefined);
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (busy || Object.values(missing).includes(true)) return;
    const body = { carrier, ...(tracking === '' ? {} : { tracking }) };
    const done = await (sent === undefined ? take('ship', body, t('sent')) : take('shipment', body, t('corrected')));
    if (!done) return;
    forget();
    onDone?.();
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-[27rem] gap-5">
      <Select
        name="carrier"
        label={t('carrier')}
        value={form.choice}
        error={fault('choice')}
        onChange={(event) => setForm({ ...form, choice: event.target.value })}
      >
        <option value="">{t('carrierChoose')}</option>
        {carriers.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value={ownDelivery}>{t('carrierOwn')}</option>
        <option value={other}>{t('carrierOther')}</option>
      </Select>
      {form.choice === other && (
        <Field
          name="carrierName"
          label={t('carrierName')}
          maxLength={80}
          value={form.name}
          error={fault('name')}
          onChange={(event) => setForm({ ...form, name: event.target.value })}
        />
      )}
      <Field
        name="tracking"
        label={t(needsTracking(carrier) ? 'tracking' : 'trackingOptional')}
        maxLength={80}
        value={form.tracking}
        error={fault('tracking')}
        onChange={(event) => setForm({ ...form, tracking: event.target.value })}
      />
      <p>
        <Button type="submit" variant="primary" size={sent === undefined ? 'l' : 'm'} busy={busy}>
          {t(sent === undefined ? 'shipConfirm' : 'save')}
        </Button>
      </p>
    </form>
  );
}

function formOf(sent: { carrier: string; tracking: string } | undefined) {
  if (sent === undefined) return { choice: '', name: '', tracking: '' };
  const known = sent.carrier === ownDelivery || carriers.some(({ name }) => name === sent.carrier);
  return { choice: known ? sent.carrier : other, name: known ? '' : sent.carrier, tracking: sent.tracking };
}
