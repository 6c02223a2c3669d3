import { useTranslations } from 'use-intl';
import { Select } from '#ui/fields/select.tsx';
import type { AddressFieldsProps } from '../address-fields.tsx';
import { WardField } from './ward-field.tsx';

/** Since July 2025: province, then ward. */
export function TwoLevels({ provinces, value, faults, onChange }: AddressFieldsProps) {
  const t = useTranslations('addresses');
  return (
    <>
      <Select
        name="province"
        label={t('province')}
        autoComplete="address-level1"
        value={value.province}
        error={faults.province}
        onChange={(event) => onChange({ ...value, province: event.target.value, ward: null })}
      >
        <option value="">{t('choose')}</option>
        {provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <WardField
        province={value.province}
        ward={value.ward}
        error={faults.ward}
        onChoose={(ward) => onChange({ ...value, ward })}
      />
    </>
  );
}
