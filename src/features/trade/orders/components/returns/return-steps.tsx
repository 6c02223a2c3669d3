import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/fields/check.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { usePrice } from '#ui/price.tsx';
import type { Order } from '../../order.ts';
import type { ReturnData } from '../../returns/return.ts';
import type { ReturnStep } from '../../returns/return-states.ts';
import { amountOf } from './amount-of.ts';
import { NotCome, PartCame, SendPart } from './part-steps.tsx';
import { ReturnedPieces } from './returned-pieces.tsx';
import { SendBackForm } from './send-back-form.tsx';
import { StepDialog } from './step-dialog.tsx';
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
  const price = usePrice();
  const [open, setOpen] = useState(false);
  async function confirm() {
    await onConfirm();
    setOpen(false);
  }
  return (
    <StepDialog
      {...{ open, setOpen, busy, text, children }}
      opener={button}
      openerVariant={variant}
      title={title(price(amount))}
      about={
        <div className="mt-4">
          <ReturnedPieces order={order} wanted={wanted} />
        </div>
      }
      step={button}
      onStep={() => void confirm()}
    />
  );
}

function Withdraw({ order, wanted, as }: StepProps) {
  const t = useTranslations('orders.returns');
  const [open, setOpen] = useState(false);
  const { busy, take } = useReturnStep(order, as, wanted.id);
  async function withdraw() {
    await take('withdraw', undefined, t('withdrawn'));
    setOpen(false);
  }
  return (
    <StepDialog
      {...{ open, setOpen, busy }}
      opener={t('withdraw')}
      title={t('withdrawTitle')}
      text={t('withdrawText')}
      step={t('withdrawYes')}
      stepVariant="bad"
      onStep={() => void withdraw()}
    />
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
    <StepDialog
      {...{ open, setOpen, busy }}
      opener={decision}
      openerVariant="bad"
      title={t(words.title)}
      step={decision}
      stepVariant="bad"
      onStep={() => void decline()}
    >
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
    </StepDialog>
  );
}
