import { useTranslations } from 'use-intl';

const steps = ['draw', 'furnish', 'light', 'buy'] as const;

/** How it works, one step a column. */
export function HomeSteps() {
  const t = useTranslations('home.steps');
  return (
    <section className="page below pt-section">
      <h2 className="display text-h2">{t('title')}</h2>
      <p className="mt-3 max-w-xl text-ink-soft">{t('note')}</p>
      <ol className="eave mt-8 grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="pt-1 lg:pr-6">
            <span aria-hidden className="num display block text-h2 text-ink-soft">
              {index + 1}
            </span>
            <h3 className="display mt-3 text-title">{t(`${step}.title`)}</h3>
            <p className="mt-2 text-ink-soft">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
