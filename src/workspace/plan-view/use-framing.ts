import { useEffect, useRef } from 'react';
import { recordsOn } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import type { Bounds } from '#lib/polygon.ts';
import { framed, isSeen, resized, zoomed, type PlanCamera, type Size } from './plan-camera.ts';

/** Shows the whole home at first, and later what an action asks for. Who comes back from 3D finds the place again. */
export function useFraming(editor: Editor, size: Size | null): void {
  /** As it was framed last: whoever has not moved the paper since still sees the whole home beside a panel. */
  const shown = useRef<PlanCamera | null>(null);
  const before = useRef<Size | null>(null);
  useEffect(() => {
    if (!size) return;
    const { session, pieces } = editor;
    const set = (camera: PlanCamera) => session.set({ view: { ...session.state.view, ...camera } });
    const frame = (bounds: Bounds | null) => set((shown.current = framed(bounds, size)));
    const { view } = session.state;
    const home = () => {
      const { design, state } = session;
      const things = (['walls', 'items', 'underlays'] as const).flatMap((table) =>
        recordsOn(design, table, state.level),
      );
      return boundsOfThings(
        design,
        things.map(({ id }) => id),
        pieces,
      );
    };
    const was = before.current;
    before.current = size;
    const untouched = shown.current?.scale === view.scale && shown.current.centre === view.centre;
    if (isFirst(view) || (untouched && !isSeen(home(), view, size))) frame(home());
    else if (was) set(resized(view, was, size));
    return session.onRequest((request) => {
      if (request.kind === 'frame') frame(request.bounds ?? home());
      else if (request.kind === 'zoom')
        set(zoomed(session.state.view, size, { x: size.width / 2, y: size.height / 2 }, request.by));
    });
  }, [editor, size]);
}

/** As a session begins: nobody has looked yet. */
function isFirst({ centre, scale }: PlanCamera): boolean {
  return centre.x === 0 && centre.y === 0 && scale === 0.1;
}
