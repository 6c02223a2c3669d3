import { Plus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { usePrice } from '#ui/price.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { DeliveryData } from './delivery-section.server.ts';
import { useTerms, type TermRow } from './components/use-terms.ts';

/** A merchant's delivery terms: one row for everywhere else, one for each province that differs. */
export function DeliverySection({ data, title }: { data: DeliveryData; title: string }) {
  const t = useTranslations('money.delivery');
  const price = usePrice();
  const { rows, faults, busy, change, add, remove, save } = useTerms(data);
  return (
    <>
      <DashboardHead title={title} note={t('lead')} />
      {data.terms.length === 0 && (
        <p className="mb-6 border-l-2 border-line-strong pl-4 text-small">
          {t('usual', { fee: price(data.usual.fee), ...data.usual.days })}
        </p>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="grid max-w-3xl gap-5"
      >
        <ul className="grid gap-4">
          {rows.map((row) => (
            <li key={row.key} className="border-t border-line pt-4">
              <Term
                row={row}
                fault={faults.get(row.key)}
                provinces={data.provinces}
                taken={rows}
                onChange={change}
                onRemove={() => remove(row.key)}
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

interface TermProps {
  row: TermRow;
  fault?: string;
  provinces: DeliveryData['provinces'];
  taken: readonly TermRow[];
  onChange(row: TermRow): void;
  onRemove(): void;
}

function Term({ row, fault, provinces, taken, onChange, onRemove }: TermProps) {
  const t = useTranslations('money.delivery');
  const name = row.rest
    ? t('everywhere')
    : (provinces.find(({ code }) => code === row.province)?.name ?? t('province'));
  const field = (key: 'fee' | 'from' | 'to', label: string, width: string) => (
    <label className={`field ${width}`}>
      <span className="field-label">{label}</span>
      <input
        name={key}
        inputMode="numeric"
        maxLength={13}
        value={row[key]}
        aria-invalid={fault ? true : undefined}
        onChange={(event) => onChange({ ...row, [key]: event.target.value })}
        className="input num h-11! min-h-11! py-0!"
      />
    </label>
  );
  return (
    <fieldset className="flex flex-wrap items-end gap-3">
      <legend className="sr-only">{name}</legend>
      {row.rest ? (
        <p className="flex min-h-11 w-full items-center font-medium sm:w-52">{t('everywhere')}</p>
      ) : (
        <Select
          label={t('province')}
          className="w-full sm:w-52"
          value={row.province}
          onChange={(event) => onChange({ ...row, province: event.target.value })}
        >
          <option value="">{t('choose')}</option>
          {provinces
            .filter(({ code }) => code === row.province || !taken.some(({ province }) => province === code))
            .map(({ code, name: each }) => (
              <option key={code} value={code} lang="vi">
                {each}
              </option>
            ))}
        </Select>
      )}
      {field('fee', t('fee'), 'w-32 sm:w-36')}
      {field('from', t('from'), 'w-20 sm:w-24')}
      {field('to', t('to'), 'w-16 sm:w-20')}
      {!row.rest && (
        <button type="button" className="icon-btn" aria-label={t('remove', { name })} onClick={onRemove}>
          <X aria-hidden size={18} />
        </button>
      )}
      {fault && (
        <p role="alert" className="hint-bad w-full">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
