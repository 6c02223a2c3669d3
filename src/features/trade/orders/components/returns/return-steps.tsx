import { useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/fields/check.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { usePrice } from '#ui/price.tsx';
import type { Order } from '../../order.ts';
import type { ReturnData } from '../../returns/return.ts';
import type { ReturnStep } from '../../returns/return-states.ts';
import { amountOf } from './amount-of.ts';
import { NotCome, PartCame, SendPart } from './part-steps.tsx';
import { ReturnedPieces } from './returned-pieces.tsx';
import { SendBackForm } from './send-back-form.tsx';
import { useReturnStep, type ReturnSide } from './use-return-step.ts';

export interface StepProps {
  order: Pick<Order, 'id' | 'lines' | 'returns' | 'deliveryFee'>;
  wanted: ReturnData;
  as: ReturnSide;
}

/** The steps this side may take now. What did not come is not sent back: agreeing to it refunds it. */
export function ReturnSteps({ steps, ...step }: StepProps & { steps: readonly ReturnStep[] }) {
  return (
    <>
      {steps.includes('sendPart') && <SendPart key={step.wanted.notCome} {...step} />}
      {steps.includes('agree') && <Agree {...step} />}
      {steps.includes('decline') && <Decline {...step} />}
      {steps.includes('receive') && <Receive {...step} />}
      {steps.includes('send') && <SendBackForm {...step} />}
      {steps.includes('correct') && <CorrectSent {...step} />}
      {steps.includes('partCame') && <PartCame {...step} />}
      {steps.includes('notCome') && <NotCome {...step} />}
      {steps.includes('withdraw') && <Withdraw {...step} />}
    </>
  );
}

function Agree({ order, wanted, as }: StepProps) {
  const t = useTranslations('orders.returns');
  const { busy, take } = useReturnStep(order, as, wanted.id);
  const missing = wanted.kind === 'missing';
  return (
    <AskedStep
      {...{ order, wanted, busy }}
      amount={wanted.kind === 'part' ? amountOf(order, wanted.lines, 'faulty').total : wanted.amount}
      button={t(missing ? 'agreeMissing' : 'agree')}
      variant={wanted.kind === 'part' ? 'line' : 'primary'}
      title={(amount) => (missing ? t('askStep', { step: t('agreeMissing'), amount }) : t('askAgreeTitle', { amount }))}
      text={t(missing ? 'askAgreeMissing' : 'askAgree')}
      onConfirm={() => take('answer', { agree: true }, t(missing ? 'agreedMissing' : 'agreed'))}
    />
  );
}

/** A slip in the carrier or the number, while it is on its way. */
function CorrectSent({ order, wanted }: StepProps) {
  const actions = useTranslations('orders.actions');
  const [open, setOpen] = useState(false);
  return open ? (
    <SendBackForm order={order} wanted={wanted} onDone={() => setOpen(false)} />
  ) : (
    <Button variant="quiet" className="-ml-3" onClick={() => setOpen(true)}>
      {actions('correct')}
    </Button>
  );
}

interface AskedStepProps extends Pick<StepProps, 'order' | 'wanted'> {
  busy: boolean;
  /** What it moves. */ amount?: number;
  button: string;
  variant?: 'primary' | 'line';
  title(amount: string): string;
  text: string;
  children?: ReactNode;
  onConfirm(): Promise<unknown>;
}

/** A step that moves money is asked once more, with its pieces and its sum. */
function AskedStep({
  order,
  wanted,
  amount = wanted.amount,
  busy,
  button,
  variant = 'primary',
  title,
  text,
  children,
  onConfirm,
}: AskedStepProps) {
  const t = useTranslations('orders.returns');
  const actions = useTranslations('orders.actions');
  const price = usePrice();
  const heading = useId();
  const [open, setOpen] = useState(false);
  async function confirm() {
    await onConfirm();
    setOpen(false);
  }
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={heading}
        texts={{ close: actions('close'), notices: actions('notices') }}
      >
        <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
          {title(price(amount))}
        </h2>
        <div className="mt-4">
          <ReturnedPieces order={order} wanted={wanted} />
        </div>
        <p className="mt-3 text-small text-ink-soft">{text}</p>
        <div className="mt-6 grid gap-5">
          {children}
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" busy={busy} onClick={() => void confirm()}>
              {button}
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

function Withdraw({ order, wanted, as }: StepProps) {
  const t = useTranslations('orders.returns');
  const actions = useTranslations('orders.actions');
  const heading = useId();
  const [open, setOpen] = useState(false);
  const { busy, take } = useReturnStep(order, as, wanted.id);
  async function withdraw() {
    await take('withdraw', undefined, t('withdrawn'));
    setOpen(false);
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('withdraw')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={heading}
        texts={{ close: actions('close'), notices: actions('notices') }}
      >
        <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
          {t('withdrawTitle')}
        </h2>
        <p className="mt-3 text-small text-ink-soft">{t('withdrawText')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="bad" busy={busy} onClick={() => void withdraw()}>
            {t('withdrawYes')}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t('back')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** As new it goes back into stock; the seller decides. */
function Receive({ order, wanted, as }: StepProps) {
  const t = useTranslations('orders.returns');
  const [restock, setRestock] = useState(false);
  const { busy, take } = useReturnStep(order, as, wanted.id);
  return (
    <AskedStep
      {...{ order, wanted, busy }}
      button={t('receive')}
      title={(amount) => t('askReceiveTitle', { amount })}
      text={t('askReceive')}
      onConfirm={() => take('received', { restock }, t('received'))}
    >
      <Check label={t('restock')} checked={restock} onChange={(event) => setRestock(event.target.checked)} />
    </AskedStep>
  );
}

const declineWords = {
  back: { decision: 'decline', title: 'declineTitle' },
  missing: { decision: 'declineMissing', title: 'declineMissingTitle' },
  part: { decision: 'declinePart', title: 'declinePartTitle' },
} as const;

function Decline({ order, wanted, as }: StepProps) {
  const t = useTranslations('orders.returns');
  const actions = useTranslations('orders.actions');
  const heading = useId();
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const [fault, setFault] = useState<string>();
  const { busy, take } = useReturnStep(order, as, wanted.id);
  const words = declineWords[wanted.kind === 'missing' || wanted.kind === 'part' ? wanted.kind : 'back'];
  const decision = t(words.decision);
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
          {t(words.title)}
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
