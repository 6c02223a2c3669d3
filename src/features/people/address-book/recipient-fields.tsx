import { useTranslations } from 'use-intl';
import type { Provinces } from '#features/foundation/addresses/address-draft.ts';
import { AddressFields } from '#features/foundation/addresses/address-fields.tsx';
import { Field } from '#ui/fields/field.tsx';
import type { Recipient } from './recipient.ts';

interface RecipientFieldsProps {
  value: Recipient;
  /** By the names of the inputs. */ faults: Readonly<Record<string, string | undefined>>;
  provinces: Provinces;
  onChange(part: Partial<Recipient>): void;
}

/** Who, which number, where: the same in the address book and at checkout. Texts: `addresses`. */
export function RecipientFields({ value, faults, provinces, onChange }: RecipientFieldsProps) {
  const t = useTranslations('addresses.recipient');
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          name="receiver"
          label={t('receiver')}
          autoComplete="name"
          maxLength={80}
          value={value.receiver}
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
          value={value.mobile}
          error={faults.mobile}
          onChange={(event) => onChange({ mobile: event.target.value })}
        />
      </div>
      <AddressFields
        provinces={provinces}
        value={value.address}
        faults={faults}
        onChange={(address) => onChange({ address })}
      />
    </div>
  );
}
