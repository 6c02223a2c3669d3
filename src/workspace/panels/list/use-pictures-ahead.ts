import { useEffect } from 'react';
import { useIsLooking } from '../../editor-context.tsx';
import type { HomeList } from '../../ports/list-port.ts';

/** Of a room; who looks at a whole home waits a little for the rest. */
const most = 24;

/**
 * The pictures of a proposal that is looked at, asked for before somebody opens the list: one nobody has asked for yet
 * is drawn first, which takes a moment.
 */
export function usePicturesAhead(list: HomeList | null): void {
  const looking = useIsLooking();
  useEffect(() => {
    if (!looking || !list) return;
    const pictures = list.lines.flatMap(({ offer, piece }) => offer?.picture ?? piece?.picture ?? []);
    for (const picture of new Set(pictures.slice(0, most))) new Image().src = picture;
  }, [looking, list]);
}
