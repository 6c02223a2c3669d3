import { useTranslations } from 'use-intl';
import { useScene, useSceneLink } from '../../scene-view/scene-link.tsx';
import { useSunSettings } from '../../scene-view/sun/sun-settings.ts';
import { CompassRose } from './compass.tsx';
import { clockwise } from './north.ts';
import './site.css';

/** North on the sheet; pressed, it opens what it belongs to. */
export function CompassButton() {
  const t = useTranslations('sun');
  const link = useSceneLink();
  const open = useScene((state) => state.panel === 'site');
  const { north } = useSunSettings();
  return (
    <button
      type="button"
      className="st-compass"
      aria-label={t('hours.open')}
      title={t('hours.open')}
      aria-expanded={open}
      onClick={() => link.set({ panel: open ? null : 'site' })}
    >
      <CompassRose degrees={clockwise(north)} letter={t('site.n')} />
    </button>
  );
}
