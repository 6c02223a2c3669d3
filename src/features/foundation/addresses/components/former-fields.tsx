import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, pathWith } from '#lib/api.ts';
import { Select } from '#ui/fields/select.tsx';
import type { AddressFieldsProps } from '../address-fields.tsx';
import type { AddressDraft } from '../address-draft.ts';
import type { FormerPlace, Ward } from '../address.ts';

/**
 * The three levels before July 2025, each loaded when the one above is chosen; below, what the place is called today.
 */
export function FormerFields({ value, faults, onChange }: Omit<AddressFieldsProps, 'provinces'>) {
  const t = useTranslations('addresses');
  const provinces = useFormer({});
  const districts = useFormer(value.province === '' ? null : { province: value.province });
  const wards = useFormer(value.city === '' ? null : { province: value.province, district: value.city });
  const becomes = wards.find(({ name }) => name === value.district)?.becomes ?? [];
  const below = { ward: null, today: null };
  return (
    <>
      <Level
        name="province"
        label={t('province')}
        places={provinces}
        value={value.province}
        error={faults.province}
        onChoose={(province) => onChange({ ...value, ...below, province, city: '', district: '' })}
      />
      <Level
        name="city"
        label={t('city')}
        places={districts}
        value={value.city}
        error={faults.city}
        onChoose={(city) => onChange({ ...value, ...below, city, district: '' })}
      />
      <Level
        name="district"
        label={t('district')}
        places={wards}
        value={value.district}
        error={faults.district}
        hint={
          value.ward && becomes.length === 1
            ? t('today', { ward: value.ward.name, province: becomes[0]!.province.name })
            : undefined
        }
        onChoose={(district) =>
          onChange({ ...value, district, ...chosen(wards.find(({ name }) => name === district)?.becomes) })
        }
      />
      {becomes.length > 1 && (
        <Select
          name="ward"
          label={t('became')}
          hint={t('becameNote')}
          value={value.ward?.code ?? ''}
          error={faults.ward}
          onChange={(event) =>
            onChange({ ...value, ...chosen(becomes.filter(({ code }) => code === event.target.value)) })
          }
        >
          <option value="">{t('choose')}</option>
          {becomes.map(({ code, name, province }) => (
            <option key={code} value={code}>{`${name}, ${province.name}`}</option>
          ))}
        </Select>
      )}
    </>
  );
}

/** Where a former ward became only one, that is chosen. */
function chosen(becomes: readonly Ward[] = []): Pick<AddressDraft, 'ward' | 'today'> {
  const [only] = becomes;
  return becomes.length === 1 && only
    ? { ward: { code: only.code, name: only.name }, today: only.province.code }
    : { ward: null, today: null };
}

interface LevelProps {
  name: string;
  label: string;
  places: readonly FormerPlace[];
  value: string;
  error?: string;
  hint?: string;
  onChoose(name: string): void;
}

function Level({ name, label, places, value, error, hint, onChoose }: LevelProps) {
  const t = useTranslations('addresses');
  return (
    <Select
      name={name}
      label={label}
      hint={hint}
      value={value}
      error={error}
      disabled={places.length === 0}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{t('choose')}</option>
      {places.map((place) => (
        <option key={place.name} value={place.name}>
          {place.name}
        </option>
      ))}
    </Select>
  );
}

/** One level of names; empty until it is there. */
function useFormer(query: Record<string, string> | null): readonly FormerPlace[] {
  const path = query === null ? null : pathWith('/common/former-places', query);
  const [answer, setAnswer] = useState<{ path: string; places: FormerPlace[] } | null>(null);
  useEffect(() => {
    if (path === null) return undefined;
    const ended = new AbortController();
    api.get<FormerPlace[]>(path, { signal: ended.signal }).then(
      (places) => setAnswer({ path, places }),
      () => undefined,
    );
    return () => ended.abort();
  }, [path]);
  return answer !== null && answer.path === path ? answer.places : [];
}
