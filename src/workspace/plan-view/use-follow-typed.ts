import { useEffect } from 'react';
import type { Editor } from '#editor/editor.ts';
import type { Show } from '#editor/gesture.ts';
import { boundsOf, type Bounds } from '#lib/polygon.ts';
import { typedField } from '../phone/typed-field.ts';
import { followed, type Size } from './plan-camera.ts';

/** What is typed may run off the sheet, where no pointer would have gone: the view comes along. */
export function useFollowTyped(editor: Editor, size: Size | null): void {
  useEffect(() => {
    if (!size) return;
    const { session } = editor;
    let last: Show | null = null;
    return session.subscribe(() => {
      const { gesture, tool, view } = session.state;
      const show = gesture?.show ?? null;
      if (show === last) return;
      last = show;
      const bounds = show && typedField(tool)?.text ? measured(show) : null;
      if (!bounds) return;
      const camera = followed(bounds, view, size);
      if (camera !== view) session.set({ view: { ...view, ...camera } });
    });
  }, [editor, size]);
}

/** Of what is measured: the stretch in hand, from where it begins. */
function measured({ measures = [], cursor }: Show): Bounds | null {
  const points = [...measures.flatMap(({ from, to }) => [from, to]), ...(cursor ? [cursor] : [])];
  return points.length === 0 ? null : boundsOf(points);
}
