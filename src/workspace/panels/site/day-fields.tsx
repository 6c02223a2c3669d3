import { useFormatter, useTranslations } from 'use-intl';
import type { Settings } from '#design/document.ts';
import { sunTimes } from '#design/sun.ts';
import { dateOf, dayOf, daysIn, readHour, writeHour } from '../../scene-view/sun/hours.ts';
import { NumberField } from '../fields/number-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TypedField } from '../fields/typed-field.tsx';

/** The longest, the shortest and the two even days. */
const notable = [
  { name: 'march', month: 3, date: 21 },
  { name: 'june', month: 6, date: 21 },
  { name: 'september', month: 9, date: 23 },
  { name: 'december', month: 12, date: 21 },
] as const;
const months = Array.from({ length: 12 }, (_, i) => String(i + 1));

/** Day of the year and hour, with sunrise and sunset. */
export function DayFields({ settings, onSet }: { settings: Settings; onSet(change: Partial<Settings>): void }) {
  const t = useTranslations('sun.site');
  const h = useTranslations('sun.hours');
  const format = useFormatter();
  const { month, date } = dateOf(settings.day);
  const times = sunTimes(settings);
  const monthName = (value: string) =>
    format.dateTime(new Date(Date.UTC(2026, Number(value) - 1, 1)), { month: 'long', timeZone: 'UTC' });
  return (
    <>
      <div className="insp-row">
        <SelectField
          label={t('month')}
          value={String(month)}
          choices={months.map((value) => ({ value, text: monthName(value) }))}
          onChange={(value) => onSet({ day: dayOf(Number(value), date) })}
        />
        <NumberField
          label={t('day')}
          value={date}
          limits={{ min: 1, max: daysIn(month) }}
          whole
          onChange={(value) => onSet({ day: dayOf(month, value) })}
        />
      </div>
      <fieldset className="ws-field">
        <legend>{t('days')}</legend>
        <div className="st-days">
          {notable.map((each) => (
            <button
              key={each.name}
              type="button"
              aria-pressed={month === each.month && date === each.date}
              onClick={() => onSet({ day: dayOf(each.month, each.date) })}
            >
              {t(each.name)}
            </button>
          ))}
        </div>
      </fieldset>
      <TypedField
        label={t('hour')}
        value={settings.hour}
        written={writeHour(settings.hour)}
        unit=""
        range="0:00 – 24:00"
        read={readHour}
        onChange={(hour) => onSet({ hour })}
      />
      {times.kind === 'rises' ? (
        <p className="ws-fact">
          <span>{h('rise', { time: writeHour(times.rise) })}</span>
          <span>{h('set', { time: writeHour(times.set) })}</span>
        </p>
      ) : (
        <p className="ws-note">{h(times.kind === 'always_up' ? 'alwaysUp' : 'neverUp')}</p>
      )}
      <p className="ws-note">{t('solar')}</p>
    </>
  );
}
