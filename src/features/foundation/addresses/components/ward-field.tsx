import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { api, pathWith } from '#lib/api.ts';
import { FieldError } from '#ui/fields/field.tsx';
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
  const id = useId();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const answer = useWards(open ? province : '', typed);
  const found = answer ?? [];
  const asked = open && typed.trim() !== '' && answer !== null;
  const shown = asked && found.length > 0;
  const choose = (each: Ward) => {
    onChoose({ code: each.code, name: each.name });
    setOpen(false);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'Enter' && shown) {
      event.preventDefault();
      choose(found[Math.max(0, at)]!);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    setAt((at + step + found.length) % found.length);
  };
  const hint = province === '' ? t('firstProvince') : t('wardHint');
  return (
    <div
      className="field relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <label htmlFor={id}>{t('ward')}</label>
      <span className="input">
        <input
          id={id}
          name="ward"
          role="combobox"
          autoComplete="off"
          maxLength={80}
          disabled={province === ''}
          placeholder={t('wardPlaceholder')}
          value={open || ward === null ? typed : ward.name}
          aria-expanded={shown}
          aria-controls={list}
          aria-activedescendant={shown && at >= 0 ? `${list}-${at}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onFocus={() => {
            setTyped('');
            setOpen(true);
          }}
          onKeyDown={key}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(-1);
            setOpen(true);
          }}
        />
      </span>
      {shown && <WardList id={list} found={found} at={at} onChoose={choose} />}
      {!error && (
        <output id={`${id}-hint`} className="hint">
          {asked && found.length === 0 ? t('nothing') : hint}
        </output>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
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

function WardList({
  id,
  found,
  at,
  onChoose,
}: {
  id: string;
  found: readonly Ward[];
  at: number;
  onChoose(ward: Ward): void;
}) {
  const t = useTranslations('addresses');
  return (
    <div className="float slide-down absolute inset-x-0 top-[4.75rem] z-10 max-h-72 overflow-y-auto p-2">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a combobox needs a listbox: <select> finds no name without accents */}
      <div id={id} role="listbox" aria-label={t('ward')} tabIndex={-1}>
        {found.map((each, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
          <div
            key={`${each.code} ${each.formerly}`}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the keys are the field's
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            className="menu-item cursor-pointer flex-wrap aria-selected:bg-sunken"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(each)}
          >
            <span className="min-w-0">{each.name}</span>
            {each.formerly && <span className="caption">{t('formerly', { name: each.formerly })}</span>}
          </div>
        ))}
      </div>
      <output className="sr-only">{t('found', { count: found.length })}</output>
    </div>
  );
}
