import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/fields/check.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import type { Order } from '../order.ts';
import type { ReturnData } from '../returns/return.ts';
import type { ReturnStep } from '../returns/return-states.ts';
import { SendBackForm } from './send-back-form.tsx';
import { useReturnStep, type ReturnSide } from './use-return-step.ts';

interface StepProps {
  order: Pick<Order, 'id'>;
  wanted: ReturnData;
  as: ReturnSide;
}

/** The steps this side may take now. What did not come is not sent back: agreeing to it refunds it. */
export function ReturnSteps({ steps, ...step }: StepProps & { steps: readonly ReturnStep[] }) {
  return (
    <>
      {steps.includes('agree') && <Agree {...step} />}
      {steps.includes('decline') && <Decline {...step} />}
      {steps.includes('receive') && <Receive {...step} />}
      {steps.includes('send') && <SendBackForm {...step} />}
      {steps.includes('withdraw') && <Withdraw {...step} />}
    </>
  );
}

function Agree({ order, wanted, as }: StepProps) {
  const t = useTranslations('orders.returns');
  const { busy, take } = useReturnStep(order, as, wanted.id);
  const missing = wanted.kind === 'missing';
  return (
    <Button
      variant="primary"
      busy={busy}
      onClick={() => void take('answer', { agree: true }, t(missing ? 'agreedMissing' : 'agreed'))}
    >
      {t(missing ? 'agreeMissing' : 'agree')}
    </Button>
  );
}

function Withdraw({ order, wanted, as }: StepProps) {
  const t = useTranslations('orders.returns');
  const { busy, take } = useReturnStep(order, as, wanted.id);
  return (
    <Button busy={busy} onClick={() => void take('withdraw', undefined, t('withdrawn'))}>
      {t('withdraw')}
    </Button>
  );
}

/** As new it goes back into stock; the seller decides. */
function Receive({ order, wanted, as }: StepProps) {
  const t = useTranslations('orders.returns');
  const [restock, setRestock] = useState(false);
  const { busy, take } = useReturnStep(order, as, wanted.id);
  return (
    <div className="grid gap-4">
      <Check label={t('restock')} checked={restock} onChange={(event) => setRestock(event.target.checked)} />
      <p>
        <Button variant="primary" busy={busy} onClick={() => void take('received', { restock }, t('received'))}>
          {t('receive')}
        </Button>
      </p>
    </div>
  );
}

function Decline({ order, wanted, as }: StepProps) {
  const t = useTranslations('orders.returns');
  const actions = useTranslations('orders.actions');
  const heading = useId();
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const [fault, setFault] = useState<string>();
  const { busy, take } = useReturnStep(order, as, wanted.id);
  const decision = t(wanted.kind === 'missing' ? 'declineMissing' : 'decline');
  async function decline() {
    if (answer.trim().length < 3) return setFault(actions('reasonShort'));
    await take('answer', { agree: false, answer: answer.trim() }, t('declined'));
    setOpen(false);
  }
  return (
    <>
      <Button variant="bad" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {decision}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={heading}
        texts={{ close: actions('close'), notices: actions('notices') }}
      >
        <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
          {t(wanted.kind === 'missing' ? 'declineMissingTitle' : 'declineTitle')}
        </h2>
        <div className="mt-6 grid gap-5">
          <TextArea
            label={actions('sellerReason')}
            rows={3}
            maxLength={1000}
            value={answer}
            error={fault}
            onChange={(event) => {
              setAnswer(event.target.value);
              setFault(undefined);
            }}
            data-first
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="bad" busy={busy} onClick={() => void decline()}>
              {decision}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('back')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
