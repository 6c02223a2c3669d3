import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { designOrderLimits } from '../design-order-limits.ts';
import { stepOf, type Side } from '../design-order-states.ts';
import type { StepTaker } from './use-talk-step.ts';

export type ConfirmedStep = 'deliver' | 'rework' | 'decline' | 'withdraw' | 'cancel' | 'close';
const destructiveSteps: readonly ConfirmedStep[] = ['decline', 'withdraw', 'cancel', 'close'];

/** A step that asks for confirmation, with a text from who takes it; required where the other must know why. */
export function StepButton({
  step,
  side,
  variant = 'quiet',
  taker,
}: {
  step: ConfirmedStep;
  side: Side;
  variant?: ButtonVariant;
  taker: StepTaker;
}) {
  const t = useTranslations('talks');
  const heading = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const needed = stepOf(step).because?.includes(side) ?? false;
  async function take() {
    const said = text.trim();
    if ((needed || (said !== '' && step !== 'deliver')) && said.length < 3) return setFault(t('ask.short'));
    if (await taker.take(step, said === '' ? {} : { [step === 'deliver' ? 'text' : 'reason']: said })) setOpen(false);
  }
  return (
    <>
      <Button
        variant={variant}
        size={variant === 'primary' ? 'l' : 'm'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t(`actions.${step}`)}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={heading}
        texts={{ close: t('ask.dismiss'), notices: t('ask.notices') }}
      >
        <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
          {t(`ask.${step}.title`)}
        </h2>
        <p className="mt-3 text-small text-ink-soft">{t(`ask.${step}.text`)}</p>
        <div className="mt-6 grid gap-5">
          <TextArea
            name="reason"
            label={t(`ask.${step}.label`)}
            rows={3}
            maxLength={designOrderLimits.reason}
            value={text}
            error={fault}
            onChange={(event) => {
              setText(event.target.value);
              setFault(undefined);
            }}
            data-first
          />
          <div className="flex flex-wrap gap-3">
            <Button
              variant={destructiveSteps.includes(step) ? 'bad' : 'primary'}
              busy={taker.busy}
              onClick={() => void take()}
            >
              {t(`ask.${step}.yes`)}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('actions.keep')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
