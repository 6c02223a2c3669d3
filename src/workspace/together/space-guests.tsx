import { useMemo, useRef } from 'react';
import { levelOf } from '#design/document.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import { exists } from '#editor/things.ts';
import { useEditor, useSession, useShown } from '../editor-context.tsx';
import type { Size } from '../plan-view/plan-camera.ts';
import { ThingEdges } from '../scene-view/marks/thing-edges.tsx';
import { onPlane, sightOf } from '../scene-view/sight.ts';
import { poseOf, type SpaceCamera } from '../scene-view/space-camera.ts';
import { GuestMarks } from './guest-marks.tsx';
import { useOthers } from './together-context.tsx';
import { useTellPlace } from './use-tell-place.ts';
import './together.css';

/** The others in 3D: what they have selected, and where they point, on the floor of their storey. */
export function SpaceGuests({ camera, size }: { camera: SpaceCamera; size: Size }) {
  const { pieces } = useEditor();
  const root = useRef<HTMLDivElement>(null);
  const design = useShown();
  const level = useSession((state) => state.level);
  const others = useOthers();
  const sight = useMemo(() => sightOf(poseOf(camera), size), [camera, size]);
  const floorOf = (id: string) => levelOf(design, id)?.elevation ?? 0;
  useTellPlace(root, (at) => onPlane(sight.ray(at), floorOf(level)));
  const here = others.filter(({ cursor }) => cursor.level === level);
  function over(id: string) {
    const bounds = boundsOfThings(design, [id], pieces);
    return bounds && sight.toScreen([bounds.left, bounds.top, floorOf(level)]);
  }
  return (
    <div ref={root} className="tg-layer on3d" aria-hidden>
      {here.length > 0 && (
        <svg className="sv-marks" width={size.width} height={size.height}>
          {here.map(({ window, ink, cursor }) =>
            cursor.selected
              .filter((id) => exists(design, id))
              .map((id) => (
                <ThingEdges
                  key={`${window} ${id}`}
                  id={id}
                  design={design}
                  sight={sight}
                  className={`tg-edges tg-ink-${ink}`}
                />
              )),
          )}
        </svg>
      )}
      <GuestMarks
        others={here}
        design={design}
        screen={({ x, y }) => sight.toScreen([x, y, floorOf(level)])}
        over={over}
      />
    </div>
  );
}
