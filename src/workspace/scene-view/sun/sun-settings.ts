import { useMemo } from 'react';
import type { Design, Settings } from '#design/document.ts';
import { designWith } from '#design/tables/lazy-table.ts';
import type { Editor } from '#editor/editor.ts';
import { useSession } from '../../editor-context.tsx';
import { useScene, type SceneLink } from '../scene-link.tsx';

/** Place, north, day and hour as they are looked at now. */
export function useSunSettings(): Settings {
  const settings = useSession(({ history }) => history.design.settings);
  const sun = useScene((state) => state.sun);
  return useMemo(() => (sun ? { ...settings, ...sun } : settings), [settings, sun]);
}

/** The design in that light. */
export function useLitDesign(design: Design): Design {
  const sun = useScene((state) => state.sun);
  return useMemo(() => {
    if (!sun) return design;
    const { name, levels, settings } = design;
    return designWith(design, { name, levels, settings: { ...settings, ...sun } }, new Map(), () => 0);
  }, [design, sun]);
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
