import { useTranslations } from 'use-intl';
import { AddressFields } from '#features/foundation/addresses/address-fields.tsx';
import { Check } from '#ui/fields/check.tsx';
import { Field } from '#ui/fields/field.tsx';
import type { CheckoutView } from '../../checkout.server.ts';
import type { CheckoutFaults, CheckoutForm } from '../use-checkout.ts';

/** An address that is typed: who, which number, where; kept in the address book unless one says otherwise. */
export function RecipientFields({
  form,
  faults,
  provinces,
  onChange,
}: {
  form: CheckoutForm;
  faults: CheckoutFaults;
  provinces: CheckoutView['provinces'];
  onChange(part: Partial<CheckoutForm>): void;
}) {
  const t = useTranslations('orders.checkout');
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          name="receiver"
          label={t('receiver')}
          autoComplete="name"
          maxLength={80}
          value={form.receiver}
          error={faults.receiver}
          onChange={(event) => onChange({ receiver: event.target.value })}
        />
        <Field
          name="mobile"
          type="tel"
          inputMode="tel"
          label={t('mobile')}
          autoComplete="tel"
          maxLength={24}
          value={form.mobile}
          error={faults.mobile}
          onChange={(event) => onChange({ mobile: event.target.value })}
        />
      </div>
      <AddressFields
        provinces={provinces}
        value={form.address}
        faults={faults}
        onChange={(address) => onChange({ address })}
      />
      <Check label={t('keep')} checked={form.keep} onChange={(event) => onChange({ keep: event.target.checked })} />
    </div>
  );
}
