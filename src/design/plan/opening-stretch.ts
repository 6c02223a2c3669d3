import type { Design } from '#design/document.ts';
import { recordOf } from '#design/document.ts';
import { wallFaces } from '#design/plan/wall-faces.ts';
import type { WallSide } from '#design/records/wall.ts';
import { lengthOf } from '#lib/curve.ts';

interface Hole {
  readonly wall: string;
  readonly offset: number;
  /** What it opens to; a passage has none. */
  readonly side?: WallSide;
}

interface OpeningStretch {
  /** Along the middle of the wall, from its `a`: where the corners of the room are. */
  readonly from: number;
  readonly to: number;
  /** Of the face that is measured; null where the wall bounds nothing. */
  readonly side: WallSide | null;
  /** How much longer the face is than the middle of the wall, which it is where the wall is bent. */
  readonly stretch: number;
}

/**
 * What an opening's place is measured on, everywhere: the face of its wall in the room it opens to, from inner corner to
 * inner corner. Where only one side is a room it is that one; without any, the outside is measured, then the wall.
 */
export function openingStretch(design: Design, { wall, offset, side }: Hole): OpeningStretch | null {
  const record = recordOf(design, 'walls', wall);
  if (!record) return null;
  const faces = wallFaces(design, record.level)
    .filter((face) => face.wall.id === wall && offset >= face.from && offset <= face.to)
    .toSorted((p, q) => rank(p, side) - rank(q, side));
  return faces[0] ?? { from: 0, to: lengthOf(record), side: null, stretch: 1 };
}

function rank(face: { room: unknown; side: WallSide }, side: WallSide = 'left'): number {
  return (face.room === null ? 2 : 0) + (face.side === side ? 0 : 1);
}
