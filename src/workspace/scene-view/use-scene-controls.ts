import { useEffect, useState } from 'react';
import type { LiveControls } from '#viewer/stage/live-stage.tsx';
import { useSceneLink } from './scene-link.tsx';

/** Hands the camera of a stage to what stands around it, as long as the stage is there. */
export function useSceneControls(walk: boolean): (controls: LiveControls) => void {
  const link = useSceneLink();
  const [stage, setStage] = useState<LiveControls | null>(null);
  useEffect(() => {
    if (!stage) return undefined;
    const { camera, shine, redraw, onFrame } = stage;
    const { look, lookFrom } = camera;
    link.set({ controls: { look, lookFrom, walker: walk ? camera.walker : null, shine, redraw, onFrame } });
    return () => link.set({ controls: null });
  }, [stage, walk, link]);
  return setStage;
}
