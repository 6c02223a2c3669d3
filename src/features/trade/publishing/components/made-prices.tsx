import { useTranslations } from 'use-intl';
import type { MadeToSize } from '#features/catalogue/products/made-to-size.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { MoneyField } from '#ui/fields/money-field.tsx';
import type { FamilyOffer } from '../family-offer.ts';
import { NumberField } from './number-field.tsx';

interface MadePricesProps {
  value: MadeToSize;
  family: FamilyOffer;
  fault(field: string): string | undefined;
  onChange(part: Partial<MadeToSize>): void;
}

/** Prices: a base, more by the metre of width and by the square metre of front; surcharges for finishes and forms. */
export function MadePrices({ value: { price, days, finishes, parameters }, family, fault, onChange }: MadePricesProps) {
  const t = useTranslations('publishing.made');
  const { colon } = usePunctuation();
  const set = (part: Partial<MadeToSize['price']>) => onChange({ price: { ...price, ...part } });
  const worn = family.slots.flatMap((slot) => slot.finishes.filter(({ id }) => finishes[slot.key]?.includes(id)));
  const dear = [...new Map(worn.map((finish) => [finish.id, finish.name]))];
  const forms = family.parameters
    .filter(({ key, length }) => !length && (parameters[key]?.length ?? 0) > 1)
    .flatMap(({ key, name, labels }) =>
      (parameters[key] ?? []).map(
        (value) => [`${key}:${value}`, `${name}${colon}${labels[String(value)] ?? value}`] as const,
      ),
    );
  return (
    <>
      <div className="grid gap-x-3 gap-y-4 *:min-w-0 sm:grid-cols-3">
        <MoneyField
          label={t('base')}
          amount={price.base || null}
          error={fault('madeToSize.price.base')}
          onChange={(base) => set({ base: base ?? 0 })}
        />
        <MoneyField
          label={t('perMetre')}
          amount={price.perMetre}
          error={fault('madeToSize.price.perMetre')}
          onChange={(perMetre) => set({ perMetre: perMetre ?? 0 })}
        />
        <MoneyField
          label={t('perSquareMetre')}
          amount={price.perSquareMetre}
          error={fault('madeToSize.price.perSquareMetre')}
          onChange={(perSquareMetre) => set({ perSquareMetre: perSquareMetre ?? 0 })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={t('daysFrom')}
          value={days.from}
          error={fault('madeToSize.days.from')}
          onChange={(from) => onChange({ days: { ...days, from: from ?? 0 } })}
        />
        <NumberField
          label={t('daysTo')}
          value={days.to}
          error={fault('madeToSize.days.to')}
          onChange={(to) => onChange({ days: { ...days, to: to ?? 0 } })}
        />
      </div>
      {(dear.length > 1 || forms.length > 0) && (
        <details>
          <summary className="link flex min-h-11 w-fit cursor-pointer items-center text-small text-ink-soft">
            {t('extras')}
          </summary>
          <div className="grid gap-3 pt-2 sm:grid-cols-2">
            {dear.map(([id, name]) => (
              <NumberField
                key={id}
                label={name}
                unit="%"
                value={price.finishes[id] === undefined ? null : Math.round(price.finishes[id] / 10)}
                error={fault('madeToSize.price.finishes')}
                onChange={(share) => set({ finishes: changed(price.finishes, id, share === null ? null : share * 10) })}
              />
            ))}
            {forms.map(([key, name]) => (
              <MoneyField
                key={key}
                label={name}
                amount={price.forms[key] ?? null}
                error={fault('madeToSize.price.forms')}
                onChange={(more) => set({ forms: changed(price.forms, key, more) })}
              />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

function changed(record: Record<string, number>, key: string, value: number | null): Record<string, number> {
  const { [key]: _, ...others } = record;
  return value === null ? others : { ...others, [key]: value };
}
