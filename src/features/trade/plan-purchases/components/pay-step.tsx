import { type CSSProperties } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { PayPanel } from '#features/trade/payments/pay-panel.tsx';
import type { PayView } from '#features/trade/payments/pay-view.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { usePrice } from '#ui/price.tsx';
import type { Purchase } from '../plan-view.ts';
import { readChoice } from '#features/people/plans/quote.ts';

const bays = { '--bays': 3 } as CSSProperties;
const steps = ['transfer', 'receipt', 'confirmed'] as const;

/** The transfer for a chosen plan: the pay panel, with the choice beside it. */
export function PayStep({ purchase, view }: { purchase: Purchase; view: PayView }) {
  const t = useTranslations('plans.pay');
  const navigate = useNavigate();
  return (
    <div className="page pt-10 pb-8 lg:pt-16">
      <h1 className="display text-h1">{t('title')}</h1>
      <PaySteps at={purchase.state === 'submitted' ? 1 : 0} />
      <div className="mt-10 grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <PayPanel view={view} onSent={() => void navigate(`${pages.priceSuccess.path}?purchase=${purchase.id}`)} />
        </div>
        <PurchaseSummary purchase={purchase} />
      </div>
    </div>
  );
}

/** LOOK §5, order steps: highlighted up to now. */
export function PaySteps({ at }: { at: number }) {
  const t = useTranslations('plans.pay.step');
  return (
    <ol className="eave relative mt-8 grid grid-cols-3 gap-3" style={bays}>
      <span
        aria-hidden
        className="absolute top-0 left-0 h-[3px] bg-accent"
        style={{ width: `${((at + 1) / 3) * 100 - 4}%` }}
      />
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={`num pt-4 ${index <= at ? '' : 'text-ink-soft'}`}
        >
          <span className="caption block">{index + 1}/3</span>
          <span className={index === at ? 'font-medium' : ''}>{t(step)}</span>
        </li>
      ))}
    </ol>
  );
}

function PurchaseSummary({ purchase: { choice, price, credit, amount, state, payBy, id } }: { purchase: Purchase }) {
  const t = useTranslations('plans');
  const written = usePrice();
  const { level, term } = readChoice(choice);
  return (
    <aside className="lg:col-span-4 lg:col-start-9">
      <h2 className="display text-title">{t('pay.order')}</h2>
      <p className="mt-3 font-medium">
        {t(`level.${level}.name`)} <span className="font-normal text-ink-soft">{t(`term.${term}`)}</span>
      </p>
      <dl className="num mt-4 text-small">
        <div className="flex justify-between border-t border-line py-2.5">
          <dt className="text-ink-soft">{t('buy.price')}</dt>
          <dd>{written(price)}</dd>
        </div>
        {credit > 0 && (
          <div className="flex justify-between border-t border-line py-2.5">
            <dt className="text-ink-soft">{t('buy.credit')}</dt>
            <dd>{`−${written(credit)}`}</dd>
          </div>
        )}
        <div className="flex items-baseline justify-between border-t border-ink py-3">
          <dt className="font-medium">{t('buy.total')}</dt>
          <dd className="display text-title">{written(amount)}</dd>
        </div>
      </dl>
      {state === 'open' && (
        <>
          <p className="caption mt-2">{t('pay.holds', { date: new Date(payBy) })}</p>
          <Cancel id={id} />
        </>
      )}
    </aside>
  );
}

function Cancel({ id }: { id: string }) {
  const t = useTranslations('plans.pay');
  const navigate = useNavigate();
  const { busy, attempt } = useAttempt();
  async function cancel() {
    await attempt(async () => {
      await api.delete(`/user/plan-purchases/${id}`);
      await navigate(pages.price.path);
    });
  }
  return (
    <Button size="s" className="mt-4" busy={busy} onClick={() => void cancel()}>
      {t('cancel')}
    </Button>
  );
}
