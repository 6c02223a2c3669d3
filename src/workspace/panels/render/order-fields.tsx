import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { RenderChoice } from '../../ports/render-port.ts';
import { sizesOf, type OrderDraft } from './order-draft.ts';
import { hourText } from './use-render-words.ts';

interface OrderFieldsProps {
  draft: OrderDraft;
  choices: readonly RenderChoice[];
  size: string;
  /** The hour of a single picture. */
  hour: number;
  onChange(change: Partial<OrderDraft>): void;
}

const shapes = [
  ['3:2', 1.5],
  ['4:3', 4 / 3],
  ['16:9', 16 / 9],
  ['1:1', 1],
  ['2:3', 2 / 3],
  ['9:16', 9 / 16],
] as const;
const hours = Array.from({ length: 24 * 4 }, (_, quarter) => quarter / 4);
const lengths = [5, 10, 15, 20, 30];
const mostHours = 8;

/** How large, at what hour or hours, what shape, how long. */
export function OrderFields({ draft, choices, size, hour, onChange }: OrderFieldsProps) {
  const t = useTranslations('render');
  const { kind, shape, seconds } = draft;
  return (
    <div className="rd-part rd-fields">
      {kind !== 'preview' && kind !== 'live' && (
        <label>
          <span>{t('size')}</span>
          <select value={size} onChange={({ target }) => onChange({ sizes: { ...draft.sizes, [kind]: target.value } })}>
            {sizesOf(choices, kind).map((each) => (
              <option key={each.size} value={each.size}>
                {kind === 'walk' ? each.size : each.size.toUpperCase()}
              </option>
            ))}
          </select>
        </label>
      )}
      {kind !== 'set' && (
        <label>
          <span>{t('hour')}</span>
          <select value={hour} onChange={({ target }) => onChange({ hour: Number(target.value) })}>
            {hours.map((each) => (
              <option key={each} value={each}>
                {hourText(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {kind !== 'panorama' && kind !== 'walk' && kind !== 'live' && (
        <label>
          <span>{t('shape')}</span>
          <select value={shape} onChange={({ target }) => onChange({ shape: Number(target.value) })}>
            {shapes.map(([name, value]) => (
              <option key={name} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {kind === 'walk' && (
        <label>
          <span>{t('length')}</span>
          <select
            value={seconds ?? ''}
            onChange={({ target }) => onChange({ seconds: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{t('stroll')}</option>
            {lengths.map((each) => (
              <option key={each} value={each}>
                {t('lasts', { count: each })}
              </option>
            ))}
          </select>
        </label>
      )}
      {kind === 'set' && <Hours chosen={draft.hours} onChange={(next) => onChange({ hours: next })} />}
    </div>
  );
}

/** Hours of a set: each can be left out again, one stays. */
function Hours({ chosen, onChange }: { chosen: readonly number[]; onChange(hours: readonly number[]): void }) {
  const t = useTranslations('render');
  return (
    <fieldset className="rd-hours">
      <legend className="rp-soft">{t('hour')}</legend>
      {chosen.map((hour) => (
        <button
          key={hour}
          type="button"
          disabled={chosen.length === 1}
          aria-label={t('removeHour', { hour: hourText(hour) })}
          onClick={() => onChange(chosen.filter((each) => each !== hour))}
        >
          {hourText(hour)}
          <X aria-hidden size={13} strokeWidth={1.5} />
        </button>
      ))}
      {chosen.length < mostHours && (
        <select
          value=""
          aria-label={t('addHour')}
          onChange={({ target }) => onChange([...chosen, Number(target.value)].toSorted((a, b) => a - b))}
        >
          <option value="">{t('addHour')}</option>
          {hours
            .filter((each) => !chosen.includes(each))
            .map((each) => (
              <option key={each} value={each}>
                {hourText(each)}
              </option>
            ))}
        </select>
      )}
    </fieldset>
  );
}
