import { useEffect, useRef } from 'react';
import { useSession } from '../editor-context.tsx';
import { useSceneLink } from '../scene-view/scene-link.tsx';
import { CamerasPanel } from './cameras/cameras-panel.tsx';
import { SitePanel } from './site/site-panel.tsx';

/** Sun and place, or the cameras, in the inspector's stead; what is selected afterwards takes it back. */
export function ScenePanel({ panel }: { panel: 'site' | 'cameras' }) {
  const link = useSceneLink();
  const selection = useSession((state) => state.selection);
  const first = useRef(selection);
  useEffect(() => {
    if (selection !== first.current && selection.length > 0) link.set({ panel: null });
  }, [selection, link]);
  return <div className="sp">{panel === 'site' ? <SitePanel /> : <CamerasPanel />}</div>;
}
