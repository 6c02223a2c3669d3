import { useEffect, useMemo } from 'react';
import type { Settings } from '#design/document.ts';
import { sunDirection } from '#design/sun.ts';
import type { Editor } from '#editor/editor.ts';
import { useSession } from '../../editor-context.tsx';
import { useScene, type SceneLink } from '../scene-link.tsx';

/** Place, north, day and hour as they are looked at now. */
export function useSunSettings(): Settings {
  const settings = useSession(({ history }) => history.design.settings);
  const sun = useScene((state) => state.sun);
  return useMemo(() => (sun ? { ...settings, ...sun } : settings), [settings, sun]);
}

/** Lights the home by them while they are not the design's own. */
export function useShine(): void {
  const controls = useScene((state) => state.controls);
  const own = useScene((state) => state.sun === null);
  const settings = useSunSettings();
  useEffect(() => controls?.shine(own ? null : sunDirection(settings)), [controls, own, settings]);
}

/** Looked at while a finger moves; nothing is changed yet. */
export function showSun(link: SceneLink, change: Partial<Settings>): void {
  link.set({ sun: { ...link.state.sun, ...change }, playing: false });
}

/** One step to undo; where nothing may be changed it stays what one looks at. */
export function setSun(editor: Editor, link: SceneLink, change: Partial<Settings>, continues = false): void {
  if (editor.session.state.readOnly) return showSun(link, change);
  editor.session.perform({ kind: 'settings.change', settings: change }, { continues });
  link.set({ sun: null, playing: false });
}
