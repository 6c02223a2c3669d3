import { lengthOf, pointAt } from '#lib/curve.ts';
import { openingsOf, recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { LiveMeasure } from '#editor/gesture.ts';

interface Hole {
  readonly id?: string;
  readonly offset: number;
  readonly width: number;
}

/** The two distances of an opening: from each jamb to what comes next, another opening or the wall's end. */
export function openingMeasures(design: Design, wall: string, { id, offset, width }: Hole, typed = ''): LiveMeasure[] {
  const curve = recordOf(design, 'walls', wall);
  if (!curve) return [];
  const others = openingsOf(design, wall).filter((other) => other.id !== id);
  const low = Math.max(0, ...others.filter((o) => o.offset < offset).map((o) => o.offset + o.width / 2));
  const high = Math.min(lengthOf(curve), ...others.filter((o) => o.offset > offset).map((o) => o.offset - o.width / 2));
  const from = offset - width / 2;
  const to = offset + width / 2;
  return [
    { from: pointAt(curve, low), to: pointAt(curve, from), value: from - low, field: 'before', typed },
    { from: pointAt(curve, to), to: pointAt(curve, high), value: high - to, field: 'after' },
  ];
}
