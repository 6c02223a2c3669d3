import { useTranslations } from 'use-intl';
import { useEditor } from '../../editor-context.tsx';
import { CameraStrip } from '../cameras/camera-strip.tsx';
import { useStairs } from './use-stairs.ts';
import { useWalkKeys } from './use-walk-keys.ts';
import { WalkBar } from './walk-bar.tsx';
import { WalkMap } from './walk-map.tsx';
import { WalkStick } from './walk-stick.tsx';
import './walk.css';

/** Around the walk: kept views, where one stands, what one can do, and a stick for thumbs. */
export function WalkHud() {
  const t = useTranslations('sun.walk');
  const { session } = useEditor();
  useWalkKeys();
  useStairs();
  return (
    <div className="wk">
      <CameraStrip />
      <WalkMap />
      <WalkBar />
      <div className="wk-bar wk-keys" data-ground="shade">
        <span className="wk-fact">
          {['W', 'A', 'S', 'D'].map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {t('keys')}
        </span>
        <i aria-hidden />
        <span className="wk-fact">
          <kbd>Shift</kbd>
          {t('faster')}
        </span>
        <i aria-hidden />
        <span className="wk-fact">{t('look')}</span>
        <i aria-hidden />
        <button
          type="button"
          className="wk-back"
          onClick={() => session.set({ view: { ...session.state.view, mode: 'space' } })}
        >
          <kbd>Esc</kbd>
          {t('back')}
        </button>
      </div>
      <WalkStick />
    </div>
  );
}
