import { useCallback, useEffect } from 'react';
import { useSceneLink, type SceneControls } from './scene-link.tsx';

/** Hands the camera of the stage to what stands around it, as long as the stage is there. */
export function useSceneControls(): (controls: SceneControls) => void {
  const link = useSceneLink();
  useEffect(() => () => link.set({ controls: null }), [link]);
  return useCallback((controls) => link.set({ controls }), [link]);
}
