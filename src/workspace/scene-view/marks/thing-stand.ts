import { levelOf, recordOf, tableOfId, type Design } from '#design/document.ts';
import { outlineOf } from '#editor/outlines.ts';
import { factsOf, type PieceSource } from '#editor/pieces.ts';
import { levelOfThing } from '#editor/things.ts';
import type { Point } from '#lib/vec2.ts';

/** What a thing takes up: an outline from above, from how high to how high. Millimetres of the home. */
interface Stand {
  readonly ring: readonly Point[];
  readonly low: number;
  readonly high: number;
  readonly piece: boolean;
}

/** Null for what 3D does not show: notes, measures, pictures to trace. */
export function standOf(design: Design, id: string, pieces: PieceSource): Stand | null {
  const level = levelOf(design, levelOfThing(design, id) ?? '');
  const outline = outlineOf(design, id, pieces);
  if (!level || outline.length === 0) return null;
  const floor = level.elevation;
  const standing = (low: number, high: number, ring = outline): Stand => ({
    ring,
    low: floor + low,
    high: floor + high,
    piece: false,
  });
  switch (tableOfId(id)) {
    case 'items': {
      const item = recordOf(design, 'items', id);
      if (!item) return null;
      const { height } = factsOf(pieces, item.model);
      const low = item.placement === 'ceiling' ? item.at.z - height : item.at.z;
      return { ...standing(low, low + height), piece: true };
    }
    case 'walls':
      // Its outline comes as its two faces: the second is walked back.
      return standing(0, recordOf(design, 'walls', id)?.height ?? 0, walkedRound(outline));
    case 'openings': {
      const opening = recordOf(design, 'openings', id);
      return opening ? standing(opening.sill, opening.sill + opening.height, walkedRound(outline)) : null;
    }
    case 'rooms':
      return standing(0, 0);
    case 'stairs':
    case 'columns':
      return standing(0, level.height);
    case 'beams':
      return standing(level.height - (recordOf(design, 'beams', id)?.height ?? 0), level.height);
    case 'lights':
    case 'cameras': {
      const mark = recordOf(design, 'lights', id) ?? recordOf(design, 'cameras', id);
      return mark ? standing(mark.at.z, mark.at.z, squareAround(mark.at)) : null;
    }
    default:
      return null;
  }
}

function walkedRound(points: readonly Point[]): Point[] {
  const half = Math.floor(points.length / 2);
  return [...points.slice(0, half), ...points.slice(half).toReversed()];
}

function squareAround({ x, y }: Point, half = 80): Point[] {
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
}
