import type { RoomShape } from '#design/plan/room-shapes.ts';
import { bestPlace, boxAt } from '#elements/free-place.ts';
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

/** Before on a piece a name is written on so many rugs and lamps. */
const dearer = 6;

/** Clear of furniture, rugs and lamps, as near to the middle of the room as it goes; else of furniture, and on the least. */
export function placeLabel(
  shape: RoomShape,
  name: string,
  scale: number,
  { standing, soft }: { standing: readonly Bounds[]; soft: readonly Bounds[] },
): PlacedRoomLabel {
  const sizeOf = (form: LabelForm): Size => {
    const { width, height } = labelSize(name, form);
    return { width: width / scale, height: height / scale };
  };
  for (const form of ['whole', 'line', 'small'] as const) {
    const { place, free } = bestPlace(shape, sizeOf(form), [...standing, ...soft]);
    if (free) return { at: place, form };
  }
  const weighed = [...Array.from({ length: dearer }, () => standing).flat(), ...soft];
  const places = (['whole', 'small'] as const).map((form) => ({
    form,
    at: bestPlace(shape, sizeOf(form), weighed).place,
  }));
  const clear = places.find(({ form, at }) => !standing.some((each) => overlap(each, boxAt(at, sizeOf(form)))));
  return clear ?? { at: places[1]!.at, form: 'small' };
}

function overlap(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;
}

function labelSize(name: string, form: LabelForm): Size {
  const named = [...name].reduce((sum, sign) => sum + (sign > '\u2e80' ? letter.wide : letter.name), 0);
  if (form === 'line') return { width: named + 8 + area + air.x, height: 18 + air.y };
  const share = form === 'small' ? 0.8 : 1;
  const lines = name === '' ? 18 : 36;
  return { width: Math.max(named, area) * share + air.x, height: lines * share + air.y };
}
