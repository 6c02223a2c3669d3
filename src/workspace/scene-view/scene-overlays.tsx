import { ScenePins } from '../comments/scene-pins.tsx';
import { useWantedCamera } from './cameras/use-wanted-camera.ts';
import { useShine } from './sun/sun-settings.ts';
import { useTakeSnapshots } from './snapshots/use-take-snapshots.ts';
import { WalkHud } from './walk/walk-hud.tsx';

/** What lies over the home in 3D and follows its camera. */
export function SceneOverlays({ walk }: { walk: boolean }) {
  useWantedCamera();
  useShine();
  useTakeSnapshots();
  return walk ? <WalkHud /> : <ScenePins />;
}
