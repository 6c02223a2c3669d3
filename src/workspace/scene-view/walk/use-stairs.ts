import { useEffect } from 'react';
import type { Level } from '#design/document.ts';
import { useEditor } from '../../editor-context.tsx';
import { useScene } from '../scene-link.tsx';

/** The most the feet rise from one frame to the next by walking; more is a jump. */
const mostAtOnce = 600;

/** The storey whose floor is nearest to the feet: half-way up the stairs it is the next one. */
export function levelAt(levels: readonly Level[], foot: number): string {
  const near = levels.toSorted((a, b) => Math.abs(a.elevation - foot) - Math.abs(b.elevation - foot))[0];
  return near?.id ?? '';
}

/** Walking up or down stairs goes to the other storey; jumping somewhere says its storey itself. */
export function useStairs(): void {
  const { session } = useEditor();
  const controls = useScene((state) => state.controls);
  useEffect(() => {
    if (!controls) return undefined;
    let before: number | null = null;
    return controls.onFrame(() => {
      const walk = controls.walker?.now();
      if (!walk) return;
      const foot = walk.eye - walk.tall;
      const { levels } = session.design;
      if (before !== null && before !== foot && Math.abs(foot - before) < mostAtOnce) {
        const level = levelAt(levels, foot);
        if (level !== levelAt(levels, before) && level !== session.state.level) session.set({ level });
      }
      before = foot;
    });
  }, [controls, session]);
}
