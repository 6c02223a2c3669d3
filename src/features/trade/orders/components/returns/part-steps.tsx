import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { mostNotCome } from '../../order-limits.ts';
import type { StepProps } from './return-steps.tsx';
import { StepDialog } from './step-dialog.tsx';
import { useReturnStep } from './use-return-step.ts';

/** The part is on its way to the buyer; carrier and number where there are some, and again where they were wrong. */
export function SendPart({ order, wanted }: StepProps) {
  const t = useTranslations('orders.returns');
  const actions = useTranslations('orders.actions');
  const [open, setOpen] = useState(false);
  const again = wanted.state === 'SENT';
  // A parcel that did not come is named no more: the next one has a number of its own.
  const before = again ? wanted : { carrier: null, tracking: null };
  const [sent, setSent] = useState({ carrier: before.carrier ?? '', tracking: before.tracking ?? '' });
  const { busy, take } = useReturnStep(order, 'merchant', wanted.id);
  const button = again ? actions('correct') : t('sendPart');
  async function submit() {
    const body = Object.fromEntries(
      Object.entries(sent)
        .map(([name, text]) => [name, text.trim()])
        .filter(([, text]) => text !== ''),
    );
    if (await take('part', body, t('partSent'))) setOpen(false);
  }
  return (
    <StepDialog
      {...{ open, setOpen, busy }}
      opener={button}
      openerVariant={again ? 'quiet' : 'primary'}
      title={t('sendPartTitle')}
      text={t('sendPartText')}
      step={button}
      typed
      onStep={() => void submit()}
    >
      {(['carrier', 'tracking'] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={t('optional', { name: actions(name) })}
          maxLength={80}
          value={sent[name]}
          onChange={(event) => setSent({ ...sent, [name]: event.target.value })}
        />
      ))}
    </StepDialog>
  );
}

export function PartCame({ order, wanted, as }: StepProps) {
  const t = useTranslations('orders.returns');
  const { busy, take } = useReturnStep(order, as, wanted.id);
  return (
    <Button variant="primary" busy={busy} onClick={() => void take('came', undefined, t('partCameSaid'))}>
      {t('partCame')}
    </Button>
  );
}

/** What was sent did not come: asked once more, since the merchant is then asked anew. */
export function NotCome({ order, wanted, as }: StepProps) {
  const t = useTranslations('orders.returns');
  const [open, setOpen] = useState(false);
  const { busy, take } = useReturnStep(order, as, wanted.id);
  const last = wanted.notCome + 1 >= mostNotCome;
  async function say() {
    await take('not-come', undefined, t('notComeSaid'));
    setOpen(false);
  }
  return (
    <StepDialog
      {...{ open, setOpen, busy }}
      opener={t('notCome')}
      title={t('notComeTitle')}
      text={t(last ? 'notComeLast' : 'notComeText')}
      step={t('notCome')}
      onStep={() => void say()}
    />
  );
}
