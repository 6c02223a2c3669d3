import { useTranslations } from 'use-intl';
import { priceRange } from '#features/catalogue/products/made-price.ts';
import type { MadeToSize } from '#features/catalogue/products/made-to-size.ts';
import { usePrice } from '#ui/price.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { FamilyOffer } from '../family-offer.ts';
import { between, freshMade, lineOf, pruned } from '../made-draft.ts';
import { Chips } from './choices.tsx';
import { MadePrices } from './made-prices.tsx';

interface MadeOfferProps {
  value: MadeToSize;
  family: FamilyOffer;
  fault(field: string): string | undefined;
  onChange(made: MadeToSize): void;
}

/** What is offered of a family: a line by its style, lengths from and to, forms, finishes; then prices. */
export function MadeOffer({ value, family, fault, onChange }: MadeOfferProps) {
  const t = useTranslations('publishing.made');
  const price = usePrice();
  const line = lineOf(family, value.style, value.parameters);
  const styles = [...new Map(family.lines.map(({ style, name }) => [style, name]))];
  const change = (part: Partial<MadeToSize>) => onChange(pruned({ ...value, ...part }));
  const { min, max } = priceRange(value);
  return (
    <>
      <Select
        label={t('style')}
        value={value.style}
        error={fault('madeToSize.style')}
        onChange={(event) => onChange(freshMade(family, event.target.value, value))}
      >
        {styles.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
      {family.parameters.map(({ key, name, length, labels }) =>
        length ? (
          <LengthRange
            key={key}
            name={name}
            values={(line.values[key] ?? []).map(Number)}
            chosen={(value.parameters[key] ?? []).map(Number)}
            error={fault(`madeToSize.parameters.${key}`)}
            onChange={(list) => change({ parameters: { ...value.parameters, [key]: list } })}
          />
        ) : (
          (line.values[key]?.length ?? 0) > 1 && (
            <Chips
              key={key}
              label={name}
              options={(line.values[key] ?? []).map((each) => ({
                key: String(each),
                name: labels[String(each)] ?? String(each),
              }))}
              value={(value.parameters[key] ?? []).map(String)}
              error={fault(`madeToSize.parameters.${key}`)}
              onChange={(keys) => {
                if (keys.length > 0)
                  change({
                    parameters: {
                      ...value.parameters,
                      [key]: (line.values[key] ?? []).filter((each) => keys.includes(String(each))),
                    },
                  });
              }}
            />
          )
        ),
      )}
      {family.slots.map(({ key, name, finishes }) => (
        <details
          key={key}
          open={fault(`madeToSize.finishes.${key}`) !== undefined || undefined}
          className="border-t border-line pt-1"
        >
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-small font-medium">
            {t('finishes', { slot: name })}
            <span className="caption num">{t('chosen', { count: value.finishes[key]?.length ?? 0 })}</span>
          </summary>
          <Chips
            label={t('finishes', { slot: name })}
            hidden
            options={finishes.map((finish) => ({
              key: finish.id,
              name: finish.name,
              sign: (
                <span
                  aria-hidden
                  className="size-4 rounded-full border border-line"
                  style={{ background: finish.colour }}
                />
              ),
            }))}
            value={value.finishes[key] ?? []}
            error={fault(`madeToSize.finishes.${key}`)}
            onChange={(ids) => {
              const { [key]: _, ...others } = value.finishes;
              change({ finishes: ids.length === 0 ? others : { ...others, [key]: ids } });
            }}
          />
        </details>
      ))}
      <MadePrices value={value} family={family} fault={fault} onChange={change} />
      {value.price.base > 0 && (
        <p className="num text-small" aria-live="polite">
          {t('range', { price: price(min, max) })}
        </p>
      )}
    </>
  );
}

interface LengthRangeProps {
  name: string;
  values: readonly number[];
  chosen: readonly number[];
  error?: string;
  onChange(values: number[]): void;
}

function LengthRange({ name, values, chosen, error, onChange }: LengthRangeProps) {
  const t = useTranslations('publishing.made');
  const least = Math.min(...chosen);
  const most = Math.max(...chosen);
  const options = values
    .toSorted((a, b) => a - b)
    .map((value) => (
      <option key={value} value={value}>
        {t('length', { value })}
      </option>
    ));
  if (values.length === 1)
    return (
      <p className="text-small">
        <span className="field-label">{name}</span>
        <br />
        <span className="num">{t('length', { value: values[0]! })}</span>
      </p>
    );
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        label={t('from', { name })}
        value={least}
        error={error}
        onChange={(event) => onChange(between(values, Number(event.target.value), most))}
      >
        {options}
      </Select>
      <Select
        label={t('to', { name })}
        value={most}
        onChange={(event) => onChange(between(values, least, Number(event.target.value)))}
      >
        {options}
      </Select>
    </div>
  );
}
