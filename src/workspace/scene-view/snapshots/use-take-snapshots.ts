import { useEffect } from 'react';
import { useScene, useSceneLink } from '../scene-link.tsx';
import { takeSnapshots } from './take-snapshots.ts';

/** As long as the home is drawn in 3D, the little pictures of it that are wanted are taken. */
export function useTakeSnapshots(): void {
  const link = useSceneLink();
  const controls = useScene((state) => state.controls);
  useEffect(() => {
    if (!controls?.pictures) return undefined;
    return takeSnapshots({ state: () => link.state, snapshots: link.snapshots }, controls, controls.pictures);
  }, [link, controls]);
}
