import { useTranslations } from 'use-intl';
import { AddressLine } from '#features/foundation/addresses/address-line.tsx';
import type { KeptAddress } from '#features/people/address-book/address-book.ts';

/** The address book at checkout: one of them, or another that is typed. Nothing to choose where it is empty. */
export function AddressChoice({
  addresses,
  chosen,
  onChoose,
}: {
  addresses: readonly KeptAddress[];
  chosen: string;
  onChoose(kept: KeptAddress | null): void;
}) {
  const t = useTranslations('orders.checkout');
  if (addresses.length === 0) return null;
  return (
    <fieldset>
      <legend className="field-label">{t('where')}</legend>
      <div className="mt-1.5 divide-y divide-line border-y border-line">
        {addresses.map((kept) => (
          <label key={kept.id} className="flex cursor-pointer gap-3 py-3 hover:bg-sunken">
            <input
              type="radio"
              name="kept-address"
              className="mt-0.5 h-5 w-5 shrink-0 accent-accent"
              checked={chosen === kept.id}
              onChange={() => onChoose(kept)}
            />
            <span className="num min-w-0 font-medium">
              {t('recipient', { name: kept.receiver, mobile: kept.mobile })}
              <span className="block text-small font-normal text-ink-soft">
                <AddressLine address={kept.address} />
              </span>
            </span>
          </label>
        ))}
        <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 hover:bg-sunken">
          <input
            type="radio"
            name="kept-address"
            className="h-5 w-5 shrink-0 accent-accent"
            checked={chosen === ''}
            onChange={() => onChoose(null)}
          />
          <span>{t('another')}</span>
        </label>
      </div>
    </fieldset>
  );
}
