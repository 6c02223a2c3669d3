import { useTranslations } from 'use-intl';
import type { Settings } from '#design/document.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { useScene, useSceneLink } from '../../scene-view/scene-link.tsx';
import { setSun, showSun, useSunSettings } from '../../scene-view/sun/sun-settings.ts';
import { useLampSwitch } from '../../scene-view/sun/use-lamp-switch.ts';
import { NumberField } from '../fields/number-field.tsx';
import { Panel } from '../panel.tsx';
import { Compass } from './compass.tsx';
import { DayFields } from './day-fields.tsx';
import { clockwise, northOf } from './north.ts';
import { PlaceFields } from './place-fields.tsx';
import './site.css';

/** Place, north, day and hour, and the lamps. What is set is a step to undo; a reader only looks. */
export function SitePanel() {
  const t = useTranslations('sun');
  const editor = useEditor();
  const link = useSceneLink();
  const settings = useSunSettings();
  const readOnly = useSession((state) => state.readOnly !== null);
  const elsewhere = useScene((state) => state.sun !== null && !state.playing);
  const lamps = useLampSwitch();
  const degrees = clockwise(settings.north);
  const set = (change: Partial<Settings>) => setSun(editor, link, change);
  return (
    <Panel title={t('site.title')} onClose={() => link.set({ panel: null })}>
      <PlaceFields settings={settings} onSet={set} />
      <div className="st-north">
        <Compass
          degrees={degrees}
          onShow={(next) => showSun(link, { north: northOf(next) })}
          onSet={(next, continues) => setSun(editor, link, { north: northOf(next) }, continues)}
          onCancel={() => link.set({ sun: null })}
        />
        <NumberField
          label={t('site.north')}
          value={degrees}
          unit="°"
          limits={{ min: -360, max: 360 }}
          onChange={(next) => set({ north: northOf(next) })}
        />
      </div>
      <DayFields settings={settings} onSet={set} />
      {readOnly && elsewhere && <p className="ws-note">{t('site.readOnly')}</p>}
      <fieldset className="ws-field st-lamps" disabled={!lamps.allowed}>
        <legend>{t('lamps.title')}</legend>
        <p className="ws-note">
          {lamps.total === 0 ? t('lamps.none') : t('lamps.count', { lit: lamps.lit, total: lamps.total })}
        </p>
        {lamps.total > 0 && (
          <div className="ws-acts">
            <button type="button" disabled={lamps.lit === lamps.total} onClick={() => editor.act('lampsOn')}>
              {t('lamps.allOn')}
            </button>
            <button type="button" disabled={lamps.lit === 0} onClick={() => editor.act('lampsOff')}>
              {t('lamps.allOff')}
            </button>
          </div>
        )}
      </fieldset>
    </Panel>
  );
}
