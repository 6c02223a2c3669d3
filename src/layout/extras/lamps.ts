import { boxOf } from '#layout/part.ts';
import type { Part } from '#layout/part.ts';
import { partBeside } from '#layout/extras/beside-seats.ts';
import { add, addFirst, findModelFor, piecesOfKind } from '#layout/extras/furnishing-state.ts';
import type { FurnishingState } from '#layout/extras/furnishing-state.ts';
import { hangOver } from '#layout/extras/wall-decor.ts';
import { corners } from '#layout/extras/plants.ts';
import { toDoor } from '#layout/sets/spots.ts';

/** Over the table, over the room, on the bedside table and the desk, one warm in the far corner. */
export function addLamps(room: FurnishingState): void {
  if (room.brief.plan.record.type === 'balcony') return;
  overTables(room);
  overRoom(room);
  besideBeds(room);
  for (const desk of piecesOfKind(room, 'desk')) onTop(room, desk, desk.turn === 0 ? -0.38 : 0.38, 0.25);
  if (piecesOfKind(room, 'table-lamp').length === 0)
    for (const table of piecesOfKind(room, 'side-table')) onTop(room, table, 0, 0);
  if (
    ['living', 'study', 'bedroom'].includes(room.brief.plan.record.type) &&
    piecesOfKind(room, 'floor-lamp', 'table-lamp').length === 0
  )
    inCorner(room);
}

function overTables(room: FurnishingState): void {
  const { height } = room.brief.plan;
  for (const table of piecesOfKind(room, 'dining-table', 'kitchen-island')) {
    const wide = Math.min(900, table.chosen.width * 0.6);
    const lamp = findModelFor(room, 'pendant', {
      width: [100, wide],
      depth: [50, table.chosen.depth],
      height: [200, height - 1450],
      near: { width: wide * 0.8, height: height - 1550 },
    });
    if (lamp)
      add(room, {
        chosen: lamp,
        x: table.x,
        y: table.y,
        z: height,
        turn: table.turn,
        rule: 'light-over-table',
        clothRole: 'first',
      });
  }
}

/** On the tables, or, to keep them free, on the wall over them: alike on both sides. */
function besideBeds(room: FurnishingState): void {
  const onWall = room.brief.taste.rng.next() < 0.35;
  const tables = piecesOfKind(room, 'bedside');
  const hung =
    onWall &&
    tables.length > 0 &&
    tables.every((table) =>
      hangOver(
        room,
        table,
        'wall-lamp',
        'light-at-hand',
        { width: [60, 320], depth: [0, 320], near: { width: 180, height: 320 } },
        1050,
      ),
    );
  if (!hung) for (const table of tables) onTop(room, table, 0, 0.1);
}

/** High enough to walk under. */
function overRoom(room: FurnishingState): void {
  const { plan } = room.brief;
  const size = Math.min(900, Math.max(300, Math.sqrt(plan.area) * 160));
  const grand =
    room.brief.taste.style === 'french' && ['living', 'dining', 'bedroom'].includes(plan.record.type)
      ? ['chandelier', 'ceiling-lamp']
      : ['ceiling-lamp', 'chandelier'];
  const found = grand.flatMap(
    (code) =>
      findModelFor(room, code, { width: [100, 1000], height: [0, plan.height - 2150], near: { width: size } }) ?? [],
  );
  const [sofa] = piecesOfKind(room, 'coffee-table', 'bed');
  for (const lamp of found) {
    const spots = [sofa ? boxOf(sofa) : plan.middle, plan.middle].filter((spot) =>
      piecesOfKind(room, 'pendant').every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > 1500),
    );
    if (
      addFirst(
        room,
        spots.map(({ x, y }): Part => ({
          chosen: lamp,
          x,
          y,
          z: plan.height,
          turn: 0,
          rule: 'light-overhead',
          clothRole: 'first',
        })),
      )
    )
      return;
  }
}

function onTop(room: FurnishingState, table: Part, share: number, back: number): void {
  const { width, depth, height } = table.chosen;
  const lamp = findModelFor(room, 'table-lamp', {
    width: [80, Math.min(400, width - 20)],
    depth: [80, Math.min(400, depth - 20)],
    near: { width: Math.min(280, width * 0.6), height: 480 },
  });
  if (lamp)
    add(
      room,
      partBeside(
        table,
        lamp,
        share * (width - lamp.width),
        back * (depth - lamp.depth),
        height,
        'light-at-hand',
        'first',
      ),
    );
}

function inCorner(room: FurnishingState): void {
  const lamp = findModelFor(room, 'floor-lamp');
  if (!lamp) return;
  const spots = corners(room.brief.plan, Math.max(lamp.width, lamp.depth)).toSorted(
    (a, b) => toDoor(room.brief.plan, b) - toDoor(room.brief.plan, a),
  );
  addFirst(
    room,
    spots.map((spot) => ({ chosen: lamp, ...spot, z: 0, rule: 'light-in-corner', clothRole: 'first' })),
  );
}
