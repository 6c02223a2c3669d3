import { useEffect, useState } from 'react';
import type { LiveControls } from '#viewer/stage/live-stage.tsx';
import { useSceneLink } from './scene-link.tsx';
import { walkPictures } from './snapshots/walk-pictures.ts';

/** Hands the person who walks on a stage to what stands around it, as long as the stage is there. */
export function useSceneControls(): (controls: LiveControls) => void {
  const link = useSceneLink();
  const [stage, setStage] = useState<LiveControls | null>(null);
  useEffect(() => {
    if (!stage) return undefined;
    const { camera, shine, redraw, onFrame } = stage;
    const pictures = walkPictures(stage);
    link.set({ controls: { look: camera.look, walker: camera.walker, shine, redraw, onFrame, pictures } });
    return () => link.set({ controls: null });
  }, [stage, link]);
  return setStage;
}
