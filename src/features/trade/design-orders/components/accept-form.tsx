import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import type { DesignOrder } from '../design-order.ts';
import { designOrderLimits } from '../design-order-limits.ts';
import { wholeNumber } from '#text/whole-number.ts';
import type { StepTaker } from './use-talk-step.ts';

/** The designer states price and scope; repeatable until the buyer agrees. */
export function AcceptForm({ talk, taker }: { talk: DesignOrder; taker: StepTaker }) {
  const t = useTranslations('talks.actions');
  const again = talk.state === 'ACCEPTED';
  const [open, setOpen] = useState(!again);
  const [price, setPrice] = useState(talk.price === null ? '' : String(talk.price));
  const [terms, setTerms] = useState(talk.terms);
  const [fault, setFault] = useState<string>();
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const sum = wholeNumber(price);
    if (price.trim() !== '' && sum === null) return setFault(t('priceFault'));
    if (
      await taker.take('accept', { ...(sum === null ? {} : { price: sum }), ...(terms.trim() === '' ? {} : { terms }) })
    )
      setOpen(false);
  }
  if (!open)
    return (
      <p>
        <Button onClick={() => setOpen(true)}>{t('acceptAgain')}</Button>
      </p>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-[27rem] gap-5">
      <Field
        name="price"
        inputMode="numeric"
        label={t('price')}
        hint={t('priceHint')}
        maxLength={20}
        value={price}
        error={fault}
        onChange={(event) => {
          setPrice(event.target.value);
          setFault(undefined);
        }}
      />
      <TextArea
        name="terms"
        label={t('terms')}
        placeholder={t('termsPlaceholder')}
        rows={3}
        maxLength={designOrderLimits.reason}
        value={terms}
        onChange={(event) => setTerms(event.target.value)}
      />
      <p>
        <Button type="submit" variant="primary" size="l" busy={taker.busy}>
          {t(again ? 'acceptAgain' : 'accept')}
        </Button>
      </p>
    </form>
  );
}
