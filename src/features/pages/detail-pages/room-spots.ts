import type { Camera, Design } from '#design/document.ts';
import type { DesignFacts } from '#platform/threads/design-checker.ts';

type Item = Design['items'][string];
/** A piece of the work; `height` in millimetres. */
interface PieceToFind {
  product: string;
  model: string | null;
  height: number;
}
/** Radians to the right of the picture's middle and upwards. */
interface ViewDirection {
  yaw: number;
  pitch: number;
}
/** Where a piece stands in its design: its items, and in which direction it is seen from the panorama's centre. */
export interface RoomSpot {
  items: string[];
  around: ViewDirection | null;
}

/** Finds each piece in the design. Six equal chairs that are marked six times are six items, the nearest first. */
export function roomSpots(
  design: Design,
  { roomOf }: Pick<DesignFacts, 'roomOf'>,
  pieces: readonly PieceToFind[],
): RoomSpot[] {
  const camera = Object.values(design.cameras).find(({ kind }) => kind === 'panorama');
  const taken = new Set<string>();
  return pieces.map((piece) => {
    const items = Object.values(design.items).filter((item) => isPiece(item, piece));
    const seen = camera ? seenFrom(camera, items, roomOf).find(({ id }) => !taken.has(id)) : undefined;
    if (seen) taken.add(seen.id);
    return {
      items: items.map(({ id }) => id),
      around: camera && seen ? directionTo(camera, seen, piece.height) : null,
    };
  });
}

/** By product where the design names them, else by its model. */
function isPiece(item: Item, { product, model }: PieceToFind): boolean {
  return item.product === undefined ? item.model === model : item.product === product;
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
