import { useId, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { useShell } from '#features/people/accounts/use-viewer.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { useKeptDraft } from '#ui/fields/use-kept-draft.ts';
import type { Order } from '../../order.ts';
import { carriers } from '../../shipping/carriers.ts';
import type { ReturnData } from '../../returns/return.ts';
import { useReturnStep } from './use-return-step.ts';

const formShape = z.object({ carrier: z.string(), tracking: z.string() });

interface SendBackProps {
  order: Pick<Order, 'id'>;
  wanted: Pick<ReturnData, 'id' | 'carrier' | 'tracking'>;
  /** What was said is corrected: that it is done. */ onDone?(): void;
}

/** The buyer enters the carrier; from then on the return does not lapse. */
export function SendBackForm({ order, wanted, onDone }: SendBackProps) {
  const t = useTranslations('orders.returns');
  const actions = useTranslations('orders.actions');
  const known = useId();
  const before = { carrier: wanted.carrier ?? '', tracking: wanted.tracking ?? '' };
  const [sent, setSent] = useState(before);
  const forget = useKeptDraft({
    owner: useShell().viewer?.id ?? '',
    name: `send-back:${wanted.id}`,
    value: sent,
    empty: before,
    read: (value) => formShape.safeParse(value).data,
    restore: setSent,
  });
  const [tried, setTried] = useState(false);
  const { take, busy } = useReturnStep(order, 'user', wanted.id);
  const fault = (name: keyof typeof sent) => (tried && sent[name].trim() === '' ? actions('field') : undefined);
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (sent.carrier.trim() === '' || sent.tracking.trim() === '' || busy) return;
    if (!(await take('sent', sent, t('sent')))) return;
    forget();
    onDone?.();
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid w-full gap-4 sm:grid-cols-2">
      {(['carrier', 'tracking'] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={actions(name)}
          maxLength={80}
          list={name === 'carrier' ? known : undefined}
          value={sent[name]}
          error={fault(name)}
          onChange={(event) => setSent({ ...sent, [name]: event.target.value })}
        />
      ))}
      <datalist id={known}>
        {carriers.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {onDone ? actions('correct') : t('send')}
        </Button>
      </p>
    </form>
  );
}
