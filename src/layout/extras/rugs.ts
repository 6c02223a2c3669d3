import { boxOf } from '#layout/part.ts';
import type { Part } from '#layout/part.ts';
import { findModelFor, addUnchecked, piecesOfKind } from '#layout/extras/furnishing-state.ts';
import type { FurnishingState } from '#layout/extras/furnishing-state.ts';
import { fitsRoom } from '#layout/sets/brief.ts';
import { grown, overlaps, toWorld } from '#layout/space/box.ts';
import type { Box } from '#layout/space/box.ts';

/** `least`: a narrower rug would disappear under the piece. */
interface RugArea {
  of: Part;
  x: number;
  y: number;
  width: number;
  depth: number;
  least?: number;
  own: readonly string[];
}

/** One rug under each group, as large as the floor around it allows, never half under a piece of another group. */
export function addRugs(room: FurnishingState): void {
  for (const ground of rugAreasOf(room)) {
    for (const share of [1, 0.85, 0.72]) if (layRug(room, ground, share)) break;
  }
}

function rugAreasOf(room: FurnishingState): RugArea[] {
  const grounds: RugArea[] = [];
  const [table] = piecesOfKind(room, 'coffee-table');
  const [sofa] = piecesOfKind(room, 'sofa', 'corner-sofa');
  if (table && sofa)
    grounds.push({
      of: { ...table, turn: sofa.turn },
      x: 0,
      y: 120,
      width: sofa.chosen.width + 300,
      depth: 2000,
      own: [
        'sofa',
        'corner-sofa',
        'coffee-table',
        'armchair',
        'lounge-chair',
        'wing-chair',
        'side-table',
        'floor-lamp',
      ],
    });
  for (const bed of piecesOfKind(room, 'bed'))
    grounds.push({
      of: bed,
      x: 0,
      y: -bed.chosen.depth * 0.28,
      width: bed.chosen.width + 1100,
      depth: 1700,
      least: bed.chosen.width + 350,
      own: ['bed', 'bench', 'bedside'],
    });
  for (const dining of piecesOfKind(room, 'dining-table'))
    grounds.push({
      of: dining,
      x: 0,
      y: 0,
      width: dining.chosen.width + 1200,
      depth: dining.chosen.depth + 1300,
      own: ['dining-table', 'dining-chair'],
    });
  if (room.brief.plan.record.type === 'children')
    grounds.push(
      ...piecesOfKind(room, 'toy-shelf').map((shelf) => ({
        of: shelf,
        x: 0,
        y: -1000,
        width: 1600,
        depth: 1200,
        own: [],
      })),
    );
  if (grounds.length === 0)
    grounds.push(
      ...piecesOfKind(room, 'desk', 'shoe-cabinet').map((desk) => ({
        of: desk,
        x: 0,
        y: desk.chosen.family.code === 'desk' ? -500 : -700,
        width: desk.chosen.width + 500,
        depth: 1300,
        own: ['desk', 'office-chair', 'dining-chair'],
      })),
    );
  return room.brief.plan.record.type === 'kitchen' ? [] : grounds;
}

function layRug(room: FurnishingState, { of, x, y, width, depth, least = 800, own }: RugArea, share: number): boolean {
  const rug = findModelFor(room, 'rug', {
    width: [least, width * share + 150],
    depth: [depth * share * 0.65, depth * share + 150],
    near: { width: width * share, depth: depth * share },
  });
  if (!rug) return false;
  const part: Part = {
    chosen: rug,
    ...toWorld(boxOf(of), { x, y }),
    z: 0,
    turn: of.turn,
    rule: 'rug-holds-group',
    clothRole: 'first',
  };
  const box = boxOf(part);
  const stays =
    fitsRoom(room.brief, part) &&
    !room.brief.plan.keptFree.some((free) => free.low < 10 && overlaps(overRug(box), free)) &&
    !cutsOthers(room, box, own);
  return stays && addUnchecked(room, part);
}

/** Half under a bookshelf, a rug would look like a mistake; wholly under a lamp's foot is fine. */
function cutsOthers(room: FurnishingState, box: Box, own: readonly string[]): boolean {
  return room.parts.some((part) => {
    const other = boxOf(part);
    if (other.low > 50 || own.includes(part.chosen.family.code)) return false;
    return part.chosen.family.code === 'rug'
      ? overlaps(overRug(grown(box, 60)), overRug(other))
      : overlaps(overRug(box), overRug(other));
  });
}

function overRug(box: Box): Box {
  return { ...box, low: 0, high: 100 };
}
