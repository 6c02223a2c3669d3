import { pointAt, tangentAt } from '#lib/curve.ts';
import { along, leftOf } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { openingStretch } from '#design/plan/opening-stretch.ts';
import type { WallSide } from '#design/records/wall.ts';
import type { LiveMeasure } from '#editor/gesture.ts';

interface Hole {
  readonly wall: string;
  readonly offset: number;
  readonly width: number;
  readonly side?: WallSide;
}

/** The two distances of an opening: from each jamb to the inner corner of the room it opens to. */
export function openingMeasures(design: Design, hole: Hole, typed = ''): LiveMeasure[] {
  const { wall, offset, width } = hole;
  const curve = recordOf(design, 'walls', wall);
  const face = openingStretch(design, hole);
  if (!curve || !face) return [];
  const off = face.side === null ? 0 : ((face.side === 'left' ? 1 : -1) * curve.thickness) / 2;
  const onFace = (s: number): Point => along(pointAt(curve, s), leftOf(tangentAt(curve, s)), off);
  const from = offset - width / 2;
  const to = offset + width / 2;
  return [
    { from: onFace(face.from), to: onFace(from), value: (from - face.from) * face.stretch, field: 'before', typed },
    { from: onFace(to), to: onFace(face.to), value: (face.to - to) * face.stretch, field: 'after' },
  ];
}

/** Where an opening's middle is when one of its two distances is `gap`; null without its wall. */
export function offsetForGap(design: Design, hole: Hole, field: 'before' | 'after', gap: number): number | null {
  const face = openingStretch(design, hole);
  if (!face) return null;
  const middle = gap / face.stretch + hole.width / 2;
  return field === 'before' ? face.from + middle : face.to - middle;
}

/** Which side a new door opens to: into the room; between two rooms, or with none, to the side one points from. */
export function roomSide(design: Design, wall: string, offset: number, pointed: WallSide): WallSide {
  return openingStretch(design, { wall, offset, side: pointed })?.side ?? pointed;
}

/** Where a new door hangs: on the jamb nearer to a corner, so that it opens against the side wall. */
export function nearerJamb(design: Design, hole: Hole): 'a' | 'b' {
  const [before, after] = openingMeasures(design, hole);
  return before && after && after.value < before.value - 0.5 ? 'b' : 'a';
}
