import { useLayoutEffect, useRef } from 'react';
import { recordsOn } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import type { ViewMode } from '#editor/session-state.ts';
import type { Bounds } from '#lib/polygon.ts';
import { framed, isSeen, resized, slidClear, stayed, zoomed, type Place, type PlanCamera } from './plan-camera.ts';

interface Stood {
  readonly place: Place;
  readonly mode: ViewMode;
  /** Of the window: a panel that comes or goes leaves it as it is. */
  readonly window: string;
}

/** Shows the whole home at first, and later what an action asks for. Who comes back from 3D finds the place again. */
export function useFraming(editor: Editor, place: Place | null): void {
  /** As it was framed last: whoever has not moved the paper since still sees the whole home in another window. */
  const shown = useRef<PlanCamera | null>(null);
  const before = useRef<Stood | null>(null);
  useLayoutEffect(() => {
    if (!place) return;
    const { session } = editor;
    const set = (camera: PlanCamera) => {
      const { view } = session.state;
      if (camera.scale !== view.scale || camera.centre !== view.centre) session.set({ view: { ...view, ...camera } });
    };
    const frame = (bounds: Bounds | null) => set((shown.current = framed(bounds, place)));
    const home = () => boundsOf(editor, homeThings(editor));
    const { view, selection } = session.state;
    const was = before.current;
    const is = { place, mode: view.mode, window: `${innerWidth} ${innerHeight}` };
    before.current = is;
    const untouched = shown.current?.scale === view.scale && shown.current.centre === view.centre;
    const another = was !== null && (was.mode !== is.mode || was.window !== is.window);
    if (isFirst(view) || (another && untouched && !isSeen(home(), view, place))) frame(home());
    else if (was && was.mode !== is.mode) set(resized(view, was.place, place));
    else if (was) {
      const others = untouched ? home() : null;
      const looked = selection.length > 0 ? boundsOf(editor, selection) : others;
      const camera = slidClear(looked, stayed(view, was.place, place), place);
      if (untouched) shown.current = camera;
      set(camera);
    }
    return session.onRequest((request) => {
      if (request.kind === 'frame') frame(request.bounds ?? home());
      else if (request.kind === 'zoom')
        set(zoomed(session.state.view, place, { x: place.width / 2, y: place.height / 2 }, request.by));
    });
  }, [editor, place]);
}

function homeThings({ session: { design, state } }: Editor): string[] {
  const tables = ['walls', 'items', 'underlays'] as const;
  return tables.flatMap((table) => recordsOn(design, table, state.level)).map(({ id }) => id);
}

function boundsOf({ session, pieces }: Editor, ids: readonly string[]): Bounds | null {
  return boundsOfThings(session.design, ids, pieces);
}

/** As a session begins: nobody has looked yet. */
function isFirst({ centre, scale }: PlanCamera): boolean {
  return centre.x === 0 && centre.y === 0 && scale === 0.1;
}
