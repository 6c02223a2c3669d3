import { useTranslations } from 'use-intl';
import type { Settings } from '#design/document.ts';
import { NumberField } from '../fields/number-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { cities, cityAt } from './cities.ts';

/** Where on earth the home stands: a city, or coordinates. */
export function PlaceFields({ settings, onSet }: { settings: Settings; onSet(change: Partial<Settings>): void }) {
  const t = useTranslations('sun');
  const { latitude, longitude } = settings;
  const city = cityAt(settings);
  const choices = cities.map(({ id }) => ({ value: id as string, text: t(`cities.${id}`) }));
  return (
    <>
      <SelectField
        label={t('site.place')}
        value={city?.id ?? ''}
        choices={city ? choices : [{ value: '', text: t('site.other') }, ...choices]}
        onChange={(id) => {
          const chosen = cities.find((each) => each.id === id);
          if (chosen) onSet({ latitude: chosen.latitude, longitude: chosen.longitude });
        }}
      />
      <div className="insp-row">
        <NumberField
          label={t('site.latitude')}
          value={latitude}
          unit="°"
          limits={{ min: -90, max: 90 }}
          onChange={(value) => onSet({ latitude: value })}
        />
        <NumberField
          label={t('site.longitude')}
          value={longitude}
          unit="°"
          limits={{ min: -180, max: 180 }}
          onChange={(value) => onSet({ longitude: value })}
        />
      </div>
    </>
  );
}
