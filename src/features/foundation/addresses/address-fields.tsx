import { useTranslations } from 'use-intl';
import { Field } from '#ui/fields/field.tsx';
import { emptyDraft, type AddressDraft, type Provinces } from './address-draft.ts';
import { FormerFields } from './components/former-fields.tsx';
import { TwoLevels } from './components/two-levels.tsx';

type AddressFaults = Partial<Record<'province' | 'city' | 'district' | 'ward' | 'detail', string>>;
export interface AddressFieldsProps {
  provinces: Provinces;
  value: AddressDraft;
  faults: AddressFaults;
  onChange(value: AddressDraft): void;
}

/** A Vietnamese address in the form its writer knows: two levels, or the former three. Texts: `addresses`. */
export function AddressFields({ provinces, value, faults, onChange }: AddressFieldsProps) {
  const t = useTranslations('addresses');
  const forms = ['two', 'three'] as const;
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="field-label">{t('form.label')}</legend>
        <div className="mt-1.5 flex flex-wrap gap-x-6">
          {forms.map((form) => (
            <label key={form} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-small lg:min-h-8">
              <input
                type="radio"
                name="address-form"
                className="h-5 w-5 accent-accent"
                checked={value.form === form}
                onChange={() => onChange({ ...emptyDraft, form, detail: value.detail })}
              />
              {t(`form.${form}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {value.form === 'two' ? (
        <TwoLevels provinces={provinces} value={value} faults={faults} onChange={onChange} />
      ) : (
        <FormerFields value={value} faults={faults} onChange={onChange} />
      )}
      <Field
        name="detail"
        label={t('detail')}
        placeholder={t('detailPlaceholder')}
        maxLength={200}
        autoComplete="street-address"
        value={value.detail}
        error={faults.detail}
        onChange={(event) => onChange({ ...value, detail: event.target.value })}
      />
    </div>
  );
}
