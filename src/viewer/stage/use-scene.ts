import { useEffectEvent, useLayoutEffect } from 'react';
import type { Object3D } from 'three';
import type { CanvasRoot } from '#viewer/stage/canvas-root.ts';

/** Stands in the scene as long as it is shown. */
export function useInScene({ scene }: CanvasRoot, object: Object3D | null): void {
  useLayoutEffect(() => {
    if (!object) return undefined;
    scene.add(object);
    return () => void scene.remove(object);
  }, [scene, object]);
}

/** Draws every frame that is asked for, with what is known at that moment. */
export function useFrame(root: CanvasRoot, draw: (seconds: number) => void): void {
  const newest = useEffectEvent(draw);
  useLayoutEffect(() => root.drawBy((seconds) => newest(seconds)), [root]);
}
