import { lengthOf, pointAt, tangentAt } from '#lib/curve.ts';
import { along, angleOf, leftOf } from '#lib/vec2.ts';
import { outlineOf, sideCurve } from '#design/plan/inner-sides.ts';
import type { Room } from '#design/rooms-with-shapes.ts';
import { usualScale } from '#elements/annotations/dimension/plan.ts';
import { readable } from '#elements/drawing.ts';
import type { DrawnShape, DrawnLabel, Drawing } from '#elements/drawing.ts';
import { laidDrawing } from '#elements/surfaces/laid-drawing.ts';
import { frameOn } from '#elements/surfaces/laid-part.ts';
import { wornFloor } from '#elements/surfaces/worn-surface.ts';
import { findFinish } from '#models/materials/library.ts';

/** Shorter faces than this are not measured: the figure would be longer than the wall. Of paper, as the next. */
const shortest = 12;
/** From a wall to its figure. */
const off = 3.2;

/** The floor to pick, the room's name and area, and the clear length of every wall. */
export function floorPlan({ record, shape }: Room, scale: number = usualScale): Drawing {
  const floor: DrawnShape = {
    elementId: record.id,
    layer: 'floor',
    path: outlineOf(shape.inner),
    closed: true,
    weight: 'none',
    fill: 'tint',
    ...laidFloor({ record, shape }),
  };
  const words: DrawnLabel[] = [
    {
      elementId: record.id,
      layer: 'measure',
      at: { x: shape.middle.x, y: shape.middle.y - 130 },
      turn: 0,
      size: 'small',
      text: { kind: 'area', squareMillimetres: shape.netArea },
    },
  ];
  // Said by whoever draws it, in the reader's language (ownRoomName): a kind is a name where there is no other.
  if (record.name || record.type !== 'other')
    words.push({
      elementId: record.id,
      layer: 'measure',
      at: { x: shape.middle.x, y: shape.middle.y + 130 },
      turn: 0,
      size: 'large',
      text: { kind: 'name', name: record.name },
    });
  return { shapes: [floor], words: [...words, ...measures(record.id, { record, shape }, scale)] };
}

/** Joints where somebody chose the floor or it is tiled: boards that nobody chose stay plain paper. */
function laidFloor({ record, shape }: Room): Pick<DrawnShape, 'laid'> {
  const surface = wornFloor(record);
  const frame = frameOn(surface, shape.polygon);
  if (!surface.tiles || !frame || (!record.floor && findFinish(surface.material)?.kind !== 'tile')) return {};
  return { laid: laidDrawing(surface.tiles, frame) };
}

function measures(elementId: string, { shape }: Room, scale: number): DrawnLabel[] {
  return shape.inner.flatMap((side) => {
    const curve = sideCurve(side);
    const length = lengthOf(curve);
    if (side.wall === null || length < shortest * scale) return [];
    const way = tangentAt(curve, length / 2);
    const at = along(pointAt(curve, length / 2), leftOf(way), off * scale);
    return [
      {
        elementId,
        layer: 'measure' as const,
        at,
        turn: readable((angleOf(way) * 180) / Math.PI),
        size: 'small' as const,
        text: { kind: 'length' as const, millimetres: length },
      },
    ];
  });
}
