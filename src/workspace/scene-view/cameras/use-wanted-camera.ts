import { useEffect } from 'react';
import { useEditor } from '../../editor-context.tsx';
import { useScene, useSceneLink } from '../scene-link.tsx';
import { lookFromCamera } from './kept-view.ts';

/** Looks from the camera that was asked for once there is a stage, and knows it until one moves. */
export function useWantedCamera(): void {
  const { session } = useEditor();
  const link = useSceneLink();
  const controls = useScene((state) => state.controls);
  const wanted = useScene((state) => state.wanted);
  const from = useScene((state) => state.from);
  useEffect(() => {
    if (!controls || wanted === null) return;
    if (lookFromCamera(session.design, controls, wanted)) link.set({ wanted: null, from: wanted });
  }, [controls, wanted, session, link]);
  useEffect(() => {
    if (!controls || from === null) return undefined;
    const seen = String(controls.look().eye);
    return controls.onFrame(() => {
      if (String(controls.look().eye) !== seen) link.set({ from: null });
    });
  }, [controls, from, link]);
}
