import { useTranslations } from 'use-intl';
import { Button, ButtonLink, type ButtonVariant } from '#ui/button.tsx';
import { usePrice } from '#ui/price.tsx';
import type { DesignOrder } from '../design-order.ts';
import { orderDesignAddress } from '../design-order-links.ts';
import { stepsFor } from '../design-order-states.ts';
import { AcceptForm } from './accept-form.tsx';
import { StepButton, type ConfirmedStep } from './step-dialog.tsx';
import type { StepTaker } from './use-talk-step.ts';

const confirmedSteps: readonly ConfirmedStep[] = ['deliver', 'rework', 'decline', 'withdraw', 'cancel', 'close'];

const looks: Partial<Record<ConfirmedStep, ButtonVariant>> = { deliver: 'primary', rework: 'line' };

/** What this side may do now (design-order-states.ts). */
export function TalkActions({ talk, taker }: { talk: DesignOrder; taker: StepTaker }) {
  const t = useTranslations('talks.actions');
  const price = usePrice();
  const steps = stepsFor(talk.side, talk.state);
  if (steps.length === 0) return null;
  return (
    <div className="grid gap-6">
      {steps.includes('accept') && <AcceptForm key={talk.state} talk={talk} taker={taker} />}
      <div className={`flex flex-wrap items-center gap-3 ${steps.includes('accept') ? '-ml-3' : ''}`}>
        {steps.includes('order') && (
          <ButtonLink variant="line" to={orderDesignAddress(talk.work?.id ?? talk.designer.id)}>
            {t('order')}
          </ButtonLink>
        )}
        {steps.includes('begin') && (
          <Button
            variant="primary"
            size="l"
            busy={taker.busy}
            onClick={() => void taker.take('begin', { price: talk.price, terms: talk.terms })}
          >
            {talk.price === null ? t('begin') : t('beginPrice', { price: price(talk.price) })}
          </Button>
        )}
        {steps.includes('complete') && (
          <Button variant="primary" size="l" busy={taker.busy} onClick={() => void taker.take('complete')}>
            {t('complete')}
          </Button>
        )}
        {confirmedSteps
          .filter((step) => steps.includes(step))
          .map((step) => (
            <StepButton key={step} step={step} side={talk.side} variant={looks[step] ?? 'quiet'} taker={taker} />
          ))}
      </div>
    </div>
  );
}
