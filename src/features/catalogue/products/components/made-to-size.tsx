import { useTranslations } from 'use-intl';
import type { Wish } from '../made-to-size.ts';
import type { ProductDetail } from '../product.ts';
import { LengthControl } from './length-control.tsx';
import { FinishChoice, FormChoice } from './form-choice.tsx';
import { wishOf, type QuoteControls } from './use-quote.ts';

interface MadeToSizeProps {
  product: ProductDetail;
  made: NonNullable<ProductDetail['made']>;
  controls: QuoteControls;
  refused: boolean;
  /** A length that is typed is none, or is one again. */ onWrong(key: string, wrong: boolean): void;
}

const lengths = new Set(['width', 'depth', 'height']);

/** The choices of a made-to-size piece (PRODUCT F3). A parameter with one value only is a fact, not a choice. */
export function MadeToSize({ product, made, controls, refused, onWrong }: MadeToSizeProps) {
  const t = useTranslations('product.made');
  const { quote, wish, state, choose, again } = controls;
  const usual = product.quote && wishOf(product.quote);
  const parameter = (key: string) => (value: string) =>
    choose({ ...wish, parameters: { ...wish.parameters, [key]: value } });
  const finish = (slot: string) => (id: string) => choose({ ...wish, finishes: { ...wish.finishes, [slot]: id } });
  return (
    <section className="mt-5" aria-labelledby="made-to-size">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="made-to-size" className="font-medium">
          {t('title')}
        </h2>
        {usual && !same(usual, wish) && (
          <button type="button" className="link min-h-6 text-small" onClick={() => choose(usual)}>
            {t('reset')}
          </button>
        )}
      </div>
      {refused && <p className="hint mt-1">{t('linkRefused')}</p>}
      <div className="mt-4 grid gap-5">
        {made.parameters
          .filter(({ values }) => values.length > 1)
          .map(({ key, name, values }) =>
            lengths.has(key) ? (
              <LengthControl
                key={key}
                name={name}
                offered={values.map(({ value }) => value)}
                value={Number(wish.parameters[key])}
                onChoose={(value) => parameter(key)(String(value))}
                onWrong={(wrong) => onWrong(key, wrong)}
              />
            ) : (
              <FormChoice
                key={key}
                name={name}
                values={values}
                value={wish.parameters[key]!}
                onChoose={parameter(key)}
              />
            ),
          )}
        {made.slots
          .filter(({ key, finishes }) => finishes.length > 1 && quote.wears.includes(key))
          .map(({ key, name, finishes }) => (
            <FinishChoice
              key={key}
              name={name}
              finishes={finishes}
              value={wish.finishes[key]!}
              onChoose={finish(key)}
            />
          ))}
      </div>
      <div aria-live="polite">
        {(state === 'refused' || state === 'failed') && (
          <p className="hint-bad mt-4 items-baseline">
            <span>{t(state)}</span>
            {state === 'failed' && (
              <button type="button" className="link min-h-6 shrink-0 font-medium" onClick={again}>
                {t('again')}
              </button>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

function same(a: Wish, b: Wish): boolean {
  return [
    [a.parameters, b.parameters],
    [a.finishes, b.finishes],
  ].every(([one, two]) => Object.entries(one!).every(([key, value]) => two![key] === value));
}
