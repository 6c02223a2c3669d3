import { useEffect } from 'react';
import type { CanvasRoot } from '#viewer/stage/canvas-root.ts';
import { useSceneLink } from './scene-link.tsx';
import { spacePictures } from './snapshots/space-pictures.ts';
import { cameraOf, poseOf } from './space-camera.ts';
import type { SeenHome } from './use-home-stage.ts';

/** Hands the eye over the home to what stands around it: the sun, kept cameras. `followers` are told of every frame. */
export function useSpaceControls(seen: SeenHome | null, root: CanvasRoot | null, followers: Set<() => void>): void {
  const link = useSceneLink();
  useEffect(() => {
    if (!seen || !root) return undefined;
    const { stage, eye } = seen;
    link.set({
      controls: {
        look: () => poseOf(eye.camera()),
        lookFrom: (pose) => eye.set(cameraOf(pose)),
        walker: null,
        shine: (sun) => stage.shine?.(sun),
        redraw: () => root.invalidate(),
        onFrame(listener) {
          followers.add(listener);
          return () => void followers.delete(listener);
        },
        pictures: spacePictures(seen, root),
      },
    });
    return () => link.set({ controls: null });
  }, [seen, root, link, followers]);
}
