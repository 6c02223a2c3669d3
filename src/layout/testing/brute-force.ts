import { openingsOf } from '#design/document.ts';
import type { Design, Opening } from '#design/document.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import type { RoomShape } from '#design/plan/room-shapes.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { Wall } from '#design/records/wall.ts';
import { add, along, direction, leftOf, opposite } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { holdsBox, meetsStep } from '#layout/testing/boxes.ts';
import { centimetre, floorRasters, walkedFrom } from '#layout/testing/floor-raster.ts';
import type { FloorRaster } from '#layout/testing/floor-raster.ts';
import { sampled, seenFrom } from '#layout/testing/item-samples.ts';
import type { Sampled } from '#layout/testing/item-samples.ts';
import { overlapping } from '#layout/testing/overlaps.ts';

const way = 750;
/** The step beside a bed that has no more room, as far from it as this. */
const bedside = { width: 600, reach: 750 };
/**
 * What is opened or used from before it; what one lies on from a long side; what one sits on, past a table if need be;
 * what one walks around.
 */
const fromBefore = new Set([
  'wardrobe',
  'bookshelf',
  'sideboard',
  'chest',
  'tv-unit',
  'display-cabinet',
  'kitchen-base',
  'kitchen-tall',
  'fridge',
  'shoe-cabinet',
  'toy-shelf',
  'washing-machine',
  'wc',
  'wall-wc',
  'vanity',
  'wall-vanity',
  'kitchen-sink',
  'wall-basin',
  'pedestal-basin',
  'altar',
  'hall-stand',
  'console-table',
]);
const fromSide = new Set(['bed', 'kids-bed']);
const toSit = new Set(['sofa', 'corner-sofa', 'armchair', 'wing-chair', 'lounge-chair', 'day-bed']);
const around = new Set(['dining-chair', 'office-chair', 'shower', 'bath', 'kitchen-island', 'bar-stool', 'bench']);

interface Seen {
  opening: Opening;
  centre: Point;
  inward: Point;
  along: Point;
  leafIn: boolean;
}

/** Every fault of a furnished room, found by measuring the real meshes, independent of the layout's own checks. */
export function faultsOf(design: Design, roomId: string): string[] {
  const { shape, record } = roomsOf(design, design.rooms[roomId]!.level).find((room) => room.record.id === roomId)!;
  const level = design.levels.find(({ id }) => id === record.level)!;
  const items = Object.values(design.items).map(sampled);
  const openings = openingsOfRoom(design, shape, record.level);
  return [
    ...items.flatMap((item) => outside(shape, item, level.height)),
    ...overlapping(items),
    ...openings.flatMap((seen) => blocked(seen, items)),
    ...unreached(shape, openings, items),
    ...unseen(items),
  ];
}

function openingsOfRoom(design: Design, shape: RoomShape, level: string): Seen[] {
  return levelPlan(design, level).walls.flatMap((wall) =>
    openingsOf(design, wall.id).flatMap((opening) =>
      [true, false].flatMap((left) => seenAt(shape, wall, opening, left)),
    ),
  );
}

function seenAt(shape: RoomShape, wall: Wall, opening: Opening, left: boolean): Seen[] {
  const d = direction(wall.a, wall.b);
  const inward = left ? leftOf(d) : opposite(leftOf(d));
  const centre = along(along(wall.a, d, opening.offset), inward, wall.thickness / 2);
  const leafIn = opening.kind === 'door' && opening.side === (left ? 'left' : 'right');
  return roomContains(shape, along(centre, inward, 30)) ? [{ opening, centre, inward, along: d, leafIn }] : [];
}

function outside(shape: RoomShape, { item, home, code, least, most, bounds }: Sampled, height: number): string[] {
  if (item.at.z + least[2] < -1 || item.at.z + most[2] > height + 1) return [`${code} through floor or ceiling`];
  if (holdsBox(shape, bounds)) return [];
  const corners = [shape.polygon, ...shape.holePolygons];
  const seen = new Set<number>();
  for (let i = 0; i < home.length; i += 3) {
    const p = { x: home[i]!, y: home[i + 1]! };
    // Points above one another, to the millimetre, are checked once.
    const spot = Math.round(p.x) * 100_000 + Math.round(p.y);
    if (seen.has(spot)) continue;
    seen.add(spot);
    if (!roomContains(shape, p) && corners.every((corner) => fromOutline(corner, p) > 2))
      return [`${code} outside (${item.model})`];
  }
  return [];
}

function fromOutline(outline: readonly Point[], p: Point): number {
  return Math.min(
    ...outline.map((a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      const t = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
      return Math.hypot(a.x + dx * t - p.x, a.y + dy * t - p.y);
    }),
  );
}

/**
 * Points of things in a door's swing, in the step before it, or in the light of a window above a low piece. A sink's
 * tap may stand there.
 */
function blocked({ opening, centre, inward, along: d, leafIn }: Seen, items: readonly Sampled[]): string[] {
  const isWindow = opening.kind === 'window';
  return items.flatMap(({ code, home, item, least, most, bounds }) => {
    if (
      item.at.z + least[2] > opening.sill + opening.height - 1 ||
      (isWindow && item.at.z + most[2] <= Math.max(900, opening.sill) + 1)
    )
      return [];
    if (!meetsStep(bounds, { centre, inward, along: d }, opening.width / 2, Math.max(way, opening.width))) return [];
    if (code === 'rug' || code === 'curtain' || code === 'blind' || (isWindow && code === 'kitchen-sink')) return [];
    for (let i = 0; i < home.length; i += 3) {
      const dx = home[i]! - centre.x;
      const dy = home[i + 1]! - centre.y;
      const z = home[i + 2]!;
      const s = Math.abs(dx * d.x + dy * d.y);
      const off = dx * inward.x + dy * inward.y;
      if (off < 1 || z > opening.sill + opening.height - 1) continue;
      if (isWindow && s < opening.width / 2 - 1 && off < 449 && z > Math.max(900, opening.sill) + 1)
        return [`${code} before a window`];
      if (!isWindow && s < opening.width / 2 - 1 && off < way - 1) return [`${code} before a door`];
      if (leafIn && inSwing(opening, dx * d.x + dy * d.y, off)) return [`${code} in the swing of a door`];
    }
    return [];
  });
}

/** Quarter circles about the hinges. */
function inSwing(opening: Opening, s: number, off: number): boolean {
  if (opening.kind !== 'door' || opening.form === 'sliding' || opening.form === 'folding') return false;
  const half = opening.width / 2;
  if (opening.form === 'double') return Math.abs(s) < half && Math.hypot(half - Math.abs(s), off) < half - 1;
  const hinge = opening.hinge === 'a' ? -half : half;
  return Math.abs(s) < half && Math.hypot(s - hinge, off) < opening.width - 1;
}

/**
 * From door to door and up to everything that is used, by walkways of 750 mm. What the empty room does not allow is not
 * counted.
 */
function unreached(shape: RoomShape, openings: readonly Seen[], items: readonly Sampled[]): string[] {
  const standing = items.filter(
    ({ item, code, most, least }) =>
      item.placement === 'floor' ||
      (item.placement === 'wall' && most[1] - least[1] > 60 && code !== 'curtain' && code !== 'blind'),
  );
  const { empty, full } = floorRasters(shape.polygon, shape.holePolygons, standing);
  const doors = openings.filter(({ opening }) => opening.kind !== 'window');
  const before = doors.map(({ centre, inward }) =>
    startNear(empty, add(centre, { x: inward.x * 430, y: inward.y * 430 })),
  );
  const first = before.findIndex((cell) => cell !== null);
  if (first < 0) return [];
  const alone = walkedFrom(empty, before[first]!, way);
  const reachable = before.filter((cell) => cell !== null && alone[cell]);
  const starts = reachable.map((cell) => startNear(full, placeOf(full, cell!)));
  if (starts.some((cell) => cell === null)) return ['a door is blocked'];
  const reached = walkedFrom(full, starts[0]!, way);
  const doorFaults = starts.every((cell) => reached[cell!]) ? [] : ['no way from door to door'];
  return [
    ...doorFaults,
    ...items
      .filter((item) => !isReached(full, reached, item))
      .map(({ code, item }) => `no way to ${code} (${item.model})`),
  ];
}

function placeOf({ columns, left, bottom }: FloorRaster, cell: number): Point {
  return {
    x: left + ((cell % columns) + 0.5) * centimetre,
    y: bottom + (Math.floor(cell / columns) + 0.5) * centimetre,
  };
}

/** A free place within half a metre, the nearest. */
function startNear(raster: FloorRaster, p: Point): number | null {
  let best = null as number | null;
  let nearest = 520;
  for (const cell of cellsAround(raster, p, 520)) {
    if (raster.distances[cell]! < way / 2) continue;
    const q = placeOf(raster, cell);
    const far = Math.hypot(q.x - p.x, q.y - p.y);
    if (far < nearest) {
      best = cell;
      nearest = far;
    }
  }
  return best;
}

function* cellsAround({ columns, rows, left, bottom }: FloorRaster, { x, y }: Point, reach: number): Generator<number> {
  const column = (value: number) => Math.min(columns - 1, Math.max(0, Math.floor((value - left) / centimetre)));
  const row = (value: number) => Math.min(rows - 1, Math.max(0, Math.floor((value - bottom) / centimetre)));
  for (let j = row(y - reach); j <= row(y + reach); j++)
    for (let i = column(x - reach); i <= column(x + reach); i++) yield j * columns + i;
}

function isReached(raster: FloorRaster, reached: Uint8Array, piece: Sampled): boolean {
  const step = toSit.has(piece.code) ? 900 : 450;
  if (!fromBefore.has(piece.code) && !fromSide.has(piece.code) && !toSit.has(piece.code) && !around.has(piece.code))
    return true;
  const [left, front] = piece.least;
  const [right, back] = piece.most;
  const reach = Math.hypot(right - left, back - front) + way / 2 + step;
  for (const cell of cellsAround(raster, piece.item.at, reach)) {
    if (reached[cell] && isUsedFrom(piece, placeOf(raster, cell), way / 2 + step + 20)) return true;
  }
  return fromSide.has(piece.code) && isSteppedTo(raster, reached, piece, reach);
}

/** Along a bed from where a whole way leads to: the floor beside it is walked cell by cell. */
function isSteppedTo(raster: FloorRaster, reached: Uint8Array, piece: Sampled, reach: number): boolean {
  const near = new Set(
    [...cellsAround(raster, piece.item.at, reach)].filter(
      (cell) =>
        raster.distances[cell]! >= bedside.width / 2 && distanceFrom(piece, placeOf(raster, cell)) < bedside.reach,
    ),
  );
  const queue = [...near].filter((cell) => reached[cell]);
  for (const cell of queue) {
    near.delete(cell);
    if (isUsedFrom(piece, placeOf(raster, cell), bedside.reach)) return true;
    for (const next of [cell - 1, cell + 1, cell - raster.columns, cell + raster.columns])
      if (near.delete(next)) queue.push(next);
  }
  return false;
}

function distanceFrom(piece: Sampled, p: Point): number {
  const [left, front] = piece.least;
  const [right, back] = piece.most;
  const [x, y] = seenFrom(piece, p.x, p.y, 0);
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(front - y, 0, y - back));
}

function isUsedFrom(piece: Sampled, p: Point, near: number): boolean {
  if (distanceFrom(piece, p) > near) return false;
  const [left, front] = piece.least;
  const [right, back] = piece.most;
  const [x, y] = seenFrom(piece, p.x, p.y, 0);
  if (fromBefore.has(piece.code)) return y < front && x > Math.min(left, -300) - 10 && x < Math.max(right, 300) + 10;
  if (fromSide.has(piece.code)) return (x < left || x > right) && y > front - 10 && y < back + 10;
  if (toSit.has(piece.code)) return y < back + 10;
  return true;
}

/** Screens whose middle cannot be seen from the sofa. */
function unseen(items: readonly Sampled[]): string[] {
  const sofa = items.find(({ code }) => code === 'sofa' || code === 'corner-sofa');
  const screen = items.find(({ code }) => code === 'television');
  if (!sofa || !screen) return [];
  const others = items.filter((item) => item !== sofa && item !== screen && item.code !== 'tv-unit');
  const to = [screen.item.at.x, screen.item.at.y, screen.item.at.z + screen.most[2] / 2] as const;
  const ex = sofa.item.at.x - to[0];
  const ey = sofa.item.at.y - to[1];
  for (let t = 0.05; t < 0.95; t += 0.02) {
    const p = [to[0] + ex * t, to[1] + ey * t, to[2] + (1100 - to[2]) * t] as const;
    const hit = others.find((other) =>
      seenFrom(other, ...p).every((value, axis) => value > other.least[axis]! && value < other.most[axis]!),
    );
    if (hit) return [`${hit.code} before the screen`];
  }
  return [];
}
