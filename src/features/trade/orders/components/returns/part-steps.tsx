import { useId, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { mostNotCome } from '../../order-limits.ts';
import type { StepProps } from './return-steps.tsx';
import { useReturnStep } from './use-return-step.ts';

/** The part is on its way to the buyer; carrier and number where there are some, and again where they were wrong. */
export function SendPart({ order, wanted }: StepProps) {
  const t = useTranslations('orders.returns');
  const actions = useTranslations('orders.actions');
  const heading = useId();
  const [open, setOpen] = useState(false);
  const again = wanted.state === 'SENT';
  // A parcel that did not come is named no more: the next one has a number of its own.
  const before = again ? wanted : { carrier: null, tracking: null };
  const [sent, setSent] = useState({ carrier: before.carrier ?? '', tracking: before.tracking ?? '' });
  const { busy, take } = useReturnStep(order, 'merchant', wanted.id);
  const button = again ? actions('correct') : t('sendPart');
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const body = Object.fromEntries(
      Object.entries(sent)
        .map(([name, text]) => [name, text.trim()])
        .filter(([, text]) => text !== ''),
    );
    if (await take('part', body, t('partSent'))) setOpen(false);
  }
  return (
    <>
      <Button variant={again ? 'quiet' : 'primary'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={heading}
        texts={{ close: actions('close'), notices: actions('notices') }}
      >
        <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
          {t('sendPartTitle')}
        </h2>
        <p className="mt-3 text-small text-ink-soft">{t('sendPartText')}</p>
        <form noValidate className="mt-6 grid gap-5" onSubmit={(event) => void submit(event)}>
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
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={busy}>
              {button}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('back')}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
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
  const actions = useTranslations('orders.actions');
  const heading = useId();
  const [open, setOpen] = useState(false);
  const { busy, take } = useReturnStep(order, as, wanted.id);
  const last = wanted.notCome + 1 >= mostNotCome;
  async function say() {
    await take('not-come', undefined, t('notComeSaid'));
    setOpen(false);
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('notCome')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={heading}
        texts={{ close: actions('close'), notices: actions('notices') }}
      >
        <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
          {t('notComeTitle')}
        </h2>
        <p className="mt-3 text-small text-ink-soft">{t(last ? 'notComeLast' : 'notComeText')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" busy={busy} onClick={() => void say()}>
            {t('notCome')}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t('back')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
