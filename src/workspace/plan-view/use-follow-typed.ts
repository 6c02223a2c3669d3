import { useEffect } from 'react';
import type { Editor } from '#editor/editor.ts';
import type { Show } from '#editor/gesture.ts';
import { boundsOf, type Bounds } from '#lib/polygon.ts';
import { typedField } from '../phone/typed-field.ts';
import type { Framing } from './framing.ts';

/** What is typed may run off the sheet, where no pointer would have gone: the view comes along. */
export function useFollowTyped({ session }: Editor, framing: Framing): void {
  useEffect(() => {
    let last: Show | null = null;
    return session.subscribe(() => {
      const { gesture, tool } = session.state;
      const show = gesture?.show ?? null;
      if (show === last) return;
      last = show;
      const bounds = show && typedField(tool)?.text ? measured(show) : null;
      if (bounds) framing.follow(bounds, tool.tool === 'wall' ? show?.cursor : undefined);
    });
  }, [session, framing]);
}

/** Of what is measured: the stretch in hand, from where it begins. */
function measured({ measures = [], cursor }: Show): Bounds | null {
  const points = [...measures.flatMap(({ from, to }) => [from, to]), ...(cursor ? [cursor] : [])];
  return points.length === 0 ? null : boundsOf(points);
}
