import { useEffect, useRef } from 'react';
import { recordsOn } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import { framed, resized, zoomed, type PlanCamera, type Size } from './plan-camera.ts';

/** Shows the whole home at first, and later what an action asks for. Who comes back from 3D finds the place again. */
export function useFraming(editor: Editor, size: Size | null): void {
  const before = useRef<Size | null>(null);
  useEffect(() => {
    if (!size) return;
    const { session, pieces } = editor;
    const set = (camera: PlanCamera) => session.set({ view: { ...session.state.view, ...camera } });
    const home = () => {
      const { design, state } = session;
      const things = (['walls', 'items'] as const).flatMap((table) => recordsOn(design, table, state.level));
      return boundsOfThings(
        design,
        things.map(({ id }) => id),
        pieces,
      );
    };
    const was = before.current;
    before.current = size;
    if (isUntouched(session.state.view)) set(framed(home(), size));
    else if (was) set(resized(session.state.view, was, size));
    return session.onRequest((request) => {
      if (request.kind === 'frame') set(framed(request.bounds ?? home(), size));
      else if (request.kind === 'zoom')
        set(zoomed(session.state.view, size, { x: size.width / 2, y: size.height / 2 }, request.by));
    });
  }, [editor, size]);
}

/** As a session begins: nobody has looked yet. */
function isUntouched({ centre, scale }: PlanCamera): boolean {
  return centre.x === 0 && centre.y === 0 && scale === 0.1;
}
