import { useScene } from '../scene-view/scene-link.tsx';
import { CamerasPanel } from './cameras/cameras-panel.tsx';
import { SitePanel } from './site/site-panel.tsx';
import './scene-panel.css';

/** Sun and place, or the cameras, over the right edge of the sheet: they belong to the view, not to a selection. */
export function ScenePanel() {
  const panel = useScene((state) => state.panel);
  if (panel === null) return null;
  return <div className="sp">{panel === 'site' ? <SitePanel /> : <CamerasPanel />}</div>;
}
