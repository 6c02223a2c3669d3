import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { usePrice } from '#ui/price.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { DeliveryData } from './delivery-section.server.ts';
import { useTerms, type TermField, type TermRow } from './components/use-terms.ts';

/** A merchant's delivery terms: one row for everywhere else, one for each province that differs. */
export function DeliverySection({ data, title }: { data: DeliveryData; title: string }) {
  const t = useTranslations('money.delivery');
  const price = usePrice();
  const { fields, rows, fault, busy, bind, add, remove, save } = useTerms(data);
  return (
    <>
      <DashboardHead title={title} note={t('lead')} />
      {data.terms.length === 0 && (
        <p className="mb-6 border-l-2 border-line-strong pl-4 text-small">
          {t('usual', { fee: price(data.usual.fee), ...data.usual.days })}
        </p>
      )}
      <form noValidate onSubmit={save} className="grid max-w-3xl gap-5">
        <ul className="grid gap-4">
          {fields.map(({ id, rest }, at) => (
            <li key={id} className="border-t border-line pt-4">
              <Term
                at={at}
                rest={rest}
                fault={(field) => fault(at, field)}
                provinces={data.provinces}
                taken={rows}
                bind={bind}
                onRemove={() => remove(at)}
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            {t('save')}
          </Button>
          <Button onClick={add}>
            <Plus aria-hidden size={18} />
            {t('add')}
          </Button>
        </div>
      </form>
    </>
  );
}

const figures = ['fee', 'from', 'to'] as const;

interface TermProps {
  at: number;
  rest: boolean;
  fault(field: TermField): string | undefined;
  provinces: DeliveryData['provinces'];
  taken: readonly TermRow[];
  bind: ReturnType<typeof useTerms>['bind'];
  onRemove(): void;
}

function Term({ at, rest, fault, provinces, taken, bind, onRemove }: TermProps) {
  const t = useTranslations('money.delivery');
  const chosen = taken[at]?.province ?? '';
  const name = rest ? t('everywhere') : (provinces.find(({ code }) => code === chosen)?.name ?? t('province'));
  const told = useId();
  const field = (key: (typeof figures)[number], label: string, width: string) => (
    <label className={`field ${width}`}>
      <span className="field-label">{label}</span>
      <input
        {...bind(at, key)}
        inputMode="numeric"
        maxLength={13}
        aria-invalid={fault(key) ? true : undefined}
        aria-describedby={`${told}-${key}`}
        className="input num h-11! min-h-11! py-0!"
      />
    </label>
  );
  return (
    <fieldset className="flex flex-wrap items-end gap-3">
      <legend className="sr-only">{name}</legend>
      {rest ? (
        <p className="flex min-h-11 w-full items-center font-medium sm:w-52">{t('everywhere')}</p>
      ) : (
        <Select label={t('province')} className="w-full sm:w-52" error={fault('province')} {...bind(at, 'province')}>
          <option value="">{t('choose')}</option>
          {provinces
            .filter(({ code }) => code === chosen || !taken.some(({ province }) => province === code))
            .map(({ code, name: each }) => (
              <option key={code} value={code} lang="vi">
                {each}
              </option>
            ))}
        </Select>
      )}
      {field('fee', t('fee'), 'w-28 sm:w-36')}
      {field('from', t('from'), 'w-28 sm:w-32')}
      {field('to', t('to'), 'w-20 sm:w-24')}
      {!rest && (
        <button type="button" className="icon-btn" aria-label={t('remove', { name })} onClick={onRemove}>
          <X aria-hidden size={18} />
        </button>
      )}
      <div className="grid w-full gap-1 empty:hidden">
        {figures.map((key) => (
          <FieldError key={key} id={`${told}-${key}`} text={fault(key)} />
        ))}
      </div>
    </fieldset>
  );
}
