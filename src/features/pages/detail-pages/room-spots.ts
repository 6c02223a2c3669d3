import type { Camera, Design } from '#design/document.ts';
import type { DesignFacts } from '#platform/threads/design-checker.ts';

type Item = Design['items'][string];
/** A mark: the pieces of the design it may stand on; `height` in millimetres. */
interface MarkToPlace {
  items: readonly string[];
  height: number;
}
/** Radians to the right of the picture's middle and upwards. */
export interface ViewDirection {
  yaw: number;
  pitch: number;
}

/**
 * In which direction each is seen from the panorama's centre; null where it is not. Six equal chairs that are marked six
 * times are six items, the nearest first.
 */
export function roomSpots(
  design: Design,
  { roomOf }: Pick<DesignFacts, 'roomOf'>,
  marks: readonly MarkToPlace[],
): (ViewDirection | null)[] {
  const camera = Object.values(design.cameras).find(({ kind }) => kind === 'panorama');
  const taken = new Set<string>();
  return marks.map(({ items, height }) => {
    if (camera === undefined) return null;
    const there = items.flatMap((id) => design.items[id] ?? []);
    const seen = seenFrom(camera, there, roomOf).find(({ id }) => !taken.has(id));
    if (seen === undefined) return null;
    taken.add(seen.id);
    return directionTo(camera, seen, height);
  });
}

/** In the camera's room, the nearest first: not through walls. */
function seenFrom(camera: Camera, items: readonly Item[], roomOf: DesignFacts['roomOf']): Item[] {
  const here = roomOf[camera.id];
  const near = (item: Item) => Math.hypot(item.at.x - camera.at.x, item.at.y - camera.at.y);
  return items.filter((item) => here !== undefined && roomOf[item.id] === here).toSorted((a, b) => near(a) - near(b));
}

/** Towards its middle. The origin of what hangs is at its top. */
function directionTo({ at, target }: Camera, item: Item, height: number): ViewDirection {
  const middle = Math.atan2(target.y - at.y, target.x - at.x);
  const x = item.at.x - at.x;
  const y = item.at.y - at.y;
  const rise = item.at.z + (item.placement === 'ceiling' ? -height / 2 : height / 2) - at.z;
  const turn = middle - Math.atan2(y, x);
  return { yaw: Math.atan2(Math.sin(turn), Math.cos(turn)), pitch: Math.atan2(rise, Math.hypot(x, y)) };
}
