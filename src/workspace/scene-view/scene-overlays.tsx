import { useWantedCamera } from './cameras/use-wanted-camera.ts';
import { WalkHud } from './walk/walk-hud.tsx';

/** What lies over the home in 3D and follows its camera. */
export function SceneOverlays({ walk }: { walk: boolean }) {
  useWantedCamera();
  return walk ? <WalkHud /> : null;
}
