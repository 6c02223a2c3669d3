import { Check } from 'lucide-react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { api } from '#lib/api.ts';
import { kindOf } from '#lib/person.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { highlightsOf } from '../highlights.ts';
import type { Purchase, QuoteData } from '../plan-view.ts';
import { QuoteLines } from './quote-lines.tsx';

/** Before paying: the price, the credit, what is left to transfer, how long it runs. */
export function BuyStep({ quote, living }: { quote: QuoteData; living: Purchase | null }) {
  const t = useTranslations('plans');
  return (
    <div className="page pt-10 pb-8 lg:pt-16">
      <p className="text-small">
        <Link to={pages.price.path} className="link">
          {t('buy.crumb')}
        </Link>
      </p>
      <h1 className="display mt-3 text-h1">
        {t('buy.title', { plan: t(`level.${quote.level}.name`), term: quote.term })}
      </h1>
      <div className="eave mt-8 grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <section className="pt-6 lg:col-span-6">
          <QuoteLines quote={quote} />
          <Terms quote={quote} />
          {living?.state === 'submitted' ? (
            <p className="mt-6">
              <ButtonLink variant="primary" to={`/price?pay=${living.id}`}>
                {t('standing.toCheck')}
              </ButtonLink>
            </p>
          ) : (
            <ContinueButton quote={quote} />
          )}
          {living?.state === 'open' && living.choice !== quote.choice && (
            <p className="caption mt-3">{t('buy.replaces')}</p>
          )}
        </section>
        <QuoteBenefits quote={quote} />
      </div>
    </div>
  );
}

function Terms({ quote: { credit, price, kind } }: { quote: QuoteData }) {
  const t = useTranslations('plans.buy');
  return (
    <div className="caption mt-4 grid gap-1">
      {kind === 'upgrade' && <p>{t(credit > 0 ? 'creditNote' : 'after')}</p>}
      {credit > price && <p>{t('days')}</p>}
      <p>{t('checked')}</p>
      <p>{t('lost')}</p>
    </div>
  );
}

function ContinueButton({ quote: { choice, amount } }: { quote: QuoteData }) {
  const t = useTranslations('plans.buy');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { busy, attempt } = useAttempt();
  async function go() {
    await attempt(async () => {
      const { id, state } = await api.post<Purchase>('/user/plan-purchases', { choice, amount }, { creates: true });
      await navigate(state === 'paid' ? `${pages.priceSuccess.path}?purchase=${id}` : `${pages.price.path}?pay=${id}`);
    }, revalidate);
  }
  return (
    <p className="mt-6">
      <Button variant="primary" busy={busy} onClick={() => void go()}>
        {t(amount === 0 ? 'switch' : 'go')}
      </Button>
    </p>
  );
}

function QuoteBenefits({ quote: { level, choice } }: { quote: QuoteData }) {
  const t = useTranslations('plans');
  const viewer = useViewer();
  return (
    <aside className="pt-6 lg:col-span-4 lg:col-start-9">
      <h2 className="display text-title">{t('buy.brings')}</h2>
      <ul className="num mt-4 grid gap-2.5 text-small">
        {highlightsOf(level).map(({ key, count }) => (
          <li key={key} className="flex gap-2.5">
            <Check aria-hidden size={18} className="mt-0.5 text-ink-soft" />
            {t(`highlight.${key}`, { count })}
          </li>
        ))}
      </ul>
      {viewer !== null && kindOf(viewer) === 'user' && (
        <div className="mt-8 border-t border-line pt-4 text-small text-ink-soft">
          <p>{t('buy.designer')}</p>
          <p className="mt-2">
            <Link to={`${pages.applyDesigner.path}?plan=${choice}`} className="link text-ink">
              {t('buy.apply')}
            </Link>
          </p>
        </div>
      )}
    </aside>
  );
}
