import { useSyncExternalStore } from 'react';
import type { Walk } from '#viewer/stage/walk.ts';
import { useScene } from '../scene-link.tsx';

/** Where one stands, frame by frame; null while there is no stage. */
export function useWalk(): Walk | null {
  const controls = useScene((state) => state.controls);
  const subscribe = controls ? controls.onFrame : never;
  const read = () => controls?.walker?.now() ?? null;
  return useSyncExternalStore(subscribe, read, read);
}

function never(): () => void {
  return () => undefined;
}
