import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, pathWith } from '#lib/api.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import type { AddressDraft } from '../address-draft.ts';
import type { Ward } from '../address.ts';

interface WardFieldProps {
  province: string;
  ward: AddressDraft['ward'];
  error?: string;
  onChoose(ward: AddressDraft['ward']): void;
}

/** A ward by a few letters of its name, today's or the former one, with accents or without. */
export function WardField({ province, ward, error, onChoose }: WardFieldProps) {
  const t = useTranslations('addresses');
  const [typed, setTyped] = useState('');
  const answer = useWards(province, typed);
  const keyOf = ({ code, formerly }: Ward) => `${code} ${formerly ?? ''}`;
  return (
    <Combobox
      name="ward"
      label={t('ward')}
      chosen={ward?.name ?? null}
      typed={typed}
      found={
        typed.trim() === '' || answer === null
          ? null
          : answer.map((each) => ({
              key: keyOf(each),
              name: each.name,
              ...(each.formerly ? { note: t('formerly', { name: each.formerly }) } : {}),
            }))
      }
      texts={{
        placeholder: t('wardPlaceholder'),
        hint: province === '' ? t('firstProvince') : t('wardHint'),
        nothing: t('nothing'),
        found: (count) => t('found', { count }),
      }}
      disabled={province === ''}
      error={error}
      onType={setTyped}
      onChoose={(key) => {
        const each = answer?.find((found) => keyOf(found) === key);
        if (each) onChoose({ code: each.code, name: each.name });
      }}
    />
  );
}

/** Milliseconds. Long enough to type two letters, short enough to seem instant. */
const pause = 140;

/** Wards matching what is typed; null until the first answer, then the last one until the next. */
function useWards(province: string, typed: string): readonly Ward[] | null {
  const [answer, setAnswer] = useState<{ province: string; wards: Ward[] } | null>(null);
  const words = typed.trim();
  useEffect(() => {
    if (province === '' || words === '') return undefined;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      api.get<Ward[]>(pathWith('/common/wards', { province, w: words }), { signal: ended.signal }).then(
        (wards) => setAnswer({ province, wards }),
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [province, words]);
  return answer?.province === province ? answer.wards : null;
}
