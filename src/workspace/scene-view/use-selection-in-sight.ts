import { useEffect } from 'react';
import type { Editor } from '#editor/editor.ts';
import type { Vec3 } from '#lib/vec.ts';
import { useSession } from '../editor-context.tsx';
import { useScreen } from '../frame/use-screen.ts';
import type { Place, Size } from '../plan-view/plan-camera.ts';
import { inSight } from './in-sight.ts';
import { standOf } from './marks/thing-stand.ts';
import type { SpaceEye } from './space-eye.ts';

const glideSeconds = 0.3;
/** What stands over the edges of the view: views and storeys at the top of a phone, the knob of the hours below. Pixels. */
const edges = { side: 20, bottom: 28, top: { phone: 76, tablet: 24, desk: 24 } } as const;

/** Where a sheet comes up from below, what is selected stays in sight above it. */
export function useSelectionInSight(editor: Editor, eye: SpaceEye | null, size: Size | null): void {
  const screen = useScreen();
  const selection = useSession((state) => state.selection);
  useEffect(() => {
    const { design, state } = editor.session;
    if (!eye || !size || screen === 'desk' || state.gesture || eye.isMoving()) return;
    const places = selection.filter((id) => id.startsWith('it_')).flatMap((id) => placesOf(editor, design, id));
    if (places.length === 0) return;
    const from = eye.camera();
    const to = inSight(from, size, places, freePart(size, edges.top[screen]));
    if (to !== from) eye.glideTo(to, glideSeconds);
  }, [editor, eye, size, selection, screen]);
}

function freePart({ width, height }: Size, top: number): Place {
  return {
    left: edges.side,
    top,
    width: Math.max(1, width - 2 * edges.side),
    height: Math.max(1, height - top - edges.bottom),
  };
}

function placesOf({ pieces }: Editor, design: Editor['session']['design'], id: string): Vec3[] {
  const stand = standOf(design, id, pieces);
  return stand ? stand.ring.flatMap(({ x, y }) => [stand.low, stand.high].map((z): Vec3 => [x, y, z])) : [];
}
