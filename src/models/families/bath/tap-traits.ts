import type { Detail } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

/** Half the thickness of column and pipe: slight or stout as the style is. */
export const tapBodies: Record<Style, { body: number; bore: number }> = {
  modern: { body: 20, bore: 11 },
  scandinavian: { body: 21.5, bore: 12 },
  japandi: { body: 18.5, bore: 10 },
  indochine: { body: 22, bore: 12.5 },
  newChinese: { body: 20.5, bore: 11.5 },
  industrial: { body: 24, bore: 14 },
  wabiSabi: { body: 19, bore: 10.5 },
  french: { body: 23, bore: 13 },
  midCentury: { body: 22.5, bore: 12.2 },
};

/** A tap by itself fills its picture: in a room it is as fine as close by, which its few triangles allow. */
export function fine(detail: Detail): Detail {
  return detail === 'far' ? 'far' : 'near';
}
