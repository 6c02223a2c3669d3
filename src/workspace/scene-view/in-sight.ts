import type { ViewMode } from '#editor/session-state.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Bounds } from '#lib/polygon.ts';
import type { Paper } from '../plan-view/framing.ts';
import type { Place, Size } from '../plan-view/plan-camera.ts';
import { seenBounds, sightOf } from './sight.ts';
import { dollied, poseOf, shifted, type FreePart, type SpaceCamera } from './space-camera.ts';

/** What comes nearer grows: so often it is looked at again. */
const looks = 4;

/** The camera from which these places are seen within the free part of the view: itself where they are already. */
export function inSight(camera: SpaceCamera, size: Size, places: readonly Vec3[], free: Place): SpaceCamera {
  let now = camera;
  for (let look = 0; look < looks; look++) {
    const seen = seenBounds(sightOf(poseOf(now), size), places);
    if (!seen || isWithin(seen, free)) return now;
    now = broughtIn(now, size, places, seen, free);
  }
  return now;
}

function broughtIn(camera: SpaceCamera, size: Size, places: readonly Vec3[], seen: Bounds, free: Place): SpaceCamera {
  const share = Math.min(1, free.width / (seen.right - seen.left), free.height / (seen.top - seen.bottom));
  const [x, y] = middleOf(places);
  const far = share < 1 ? dollied(camera, share, [x, y, camera.target[2]]) : camera;
  const now = seenBounds(sightOf(poseOf(far), size), places) ?? seen;
  const at = { x: (now.left + now.right) / 2, y: (now.bottom + now.top) / 2 };
  const by = {
    x: way(now.left, now.right, free.left, free.left + free.width),
    y: way(now.bottom, now.top, free.top, free.top + free.height),
  };
  return shifted(far, size, at, { x: at.x + by.x, y: at.y + by.y });
}

function isWithin({ left, right, bottom, top }: Bounds, free: Place): boolean {
  return left >= free.left && right <= free.left + free.width && bottom >= free.top && top <= free.top + free.height;
}

/** No farther than is needed. */
function way(from: number, to: number, least: number, most: number): number {
  if (to - from > most - least) return (least + most - from - to) / 2;
  return from < least ? least - from : Math.min(0, most - to);
}

function middleOf(places: readonly Vec3[]): readonly [number, number] {
  const mean = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return [mean(0), mean(1)];
}

/** The tools at the right edge, which half a sheet is too narrow to forget. Pixels. */
const toolsWide = 56;

/** Where nothing lies over the view, in its own pixels. */
export function freePart({ left, top, free }: Paper, mode: ViewMode): FreePart {
  const beside = mode === 'split' ? toolsWide : 0;
  return { x: free.left - left, y: free.top - top, width: Math.max(1, free.width - beside), height: free.height };
}
