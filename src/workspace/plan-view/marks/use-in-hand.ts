import { useMemo } from 'react';
import { boundsOfThings } from '#editor/outlines.ts';
import { boundsOf, type Bounds } from '#lib/polygon.ts';
import { useEditor, useSession, useShown } from '../../editor-context.tsx';

/** Where what one changes lies, for the rulers: the stretch that is drawn, else what is selected. Null for nothing. */
export function useInHand(): Bounds | null {
  const { pieces } = useEditor();
  const design = useShown();
  const line = useSession(({ gesture }) => gesture?.show.line);
  const selection = useSession((state) => state.selection);
  return useMemo(() => {
    const stretch = line?.slice(-2) ?? [];
    return stretch.length === 2 ? boundsOf(stretch) : boundsOfThings(design, selection, pieces);
  }, [line, design, selection, pieces]);
}
