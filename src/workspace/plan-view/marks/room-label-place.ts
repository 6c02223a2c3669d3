import type { RoomShape } from '#design/plan/room-shapes.ts';
import { bestPlace } from '#elements/free-place.ts';
import type { Bounds } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';
import type { Size } from '../plan-camera.ts';

/** Name over area, both in one line, or both small: the first of these there is room for. */
type LabelForm = 'whole' | 'line' | 'small';

export interface PlacedRoomLabel {
  /** Its middle, millimetres of the plan. */
  readonly at: Point;
  readonly form: LabelForm;
}

/** Pixels: of a letter (those of Chinese are wider), of an area, and of the air around. */
const letter = { name: 7.6, wide: 14.5 };
const area = 58;
const air = { x: 14, y: 10 };

/** Clear of furniture, rugs and lamps, as near to the middle of the room as it goes; else of furniture, else on the least. */
export function placeLabel(
  shape: RoomShape,
  name: string,
  scale: number,
  { standing, soft }: { standing: readonly Bounds[]; soft: readonly Bounds[] },
): PlacedRoomLabel {
  const tries = [
    ...(['whole', 'line', 'small'] as const).map((form) => ({ form, taken: [...standing, ...soft] })),
    ...(['whole', 'small'] as const).map((form) => ({ form, taken: standing })),
  ];
  for (const { form, taken } of tries) {
    const { width, height } = labelSize(name, form);
    const { place, free } = bestPlace(shape, { width: width / scale, height: height / scale }, taken);
    if (free) return { at: place, form };
  }
  const { width, height } = labelSize(name, 'small');
  return { at: bestPlace(shape, { width: width / scale, height: height / scale }, standing).place, form: 'small' };
}

function labelSize(name: string, form: LabelForm): Size {
  const named = [...name].reduce((sum, sign) => sum + (sign > '\u2e80' ? letter.wide : letter.name), 0);
  if (form === 'line') return { width: named + 8 + area + air.x, height: 18 + air.y };
  const share = form === 'small' ? 0.8 : 1;
  const lines = name === '' ? 18 : 36;
  return { width: Math.max(named, area) * share + air.x, height: lines * share + air.y };
}
