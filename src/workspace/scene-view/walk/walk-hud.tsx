import { useTranslations } from 'use-intl';
import { useEditor, useSession } from '../../editor-context.tsx';
import { LevelChooser } from '../../levels/level-chooser.tsx';
import { CameraStrip } from '../cameras/camera-strip.tsx';
import { useSceneLink } from '../scene-link.tsx';
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
  const link = useSceneLink();
  const storeys = useSession(({ history }) => history.design.levels.length);
  const leave = () => session.set({ view: { ...session.state.view, mode: 'space' } });
  useWalkKeys(() => (link.state.panel ? link.set({ panel: null }) : leave()));
  useStairs();
  return (
    <div className="wk">
      <CameraStrip />
      <WalkMap />
      {storeys > 1 && (
        <div className="wk-level">
          <LevelChooser />
        </div>
      )}
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
        <button type="button" className="wk-back" onClick={leave}>
          <kbd>Esc</kbd>
          {t('back')}
        </button>
      </div>
      <WalkStick />
    </div>
  );
}
