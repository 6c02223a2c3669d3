import type { Room } from '#design/rooms-with-shapes.ts';
import type { Drawing } from '#elements/drawing.ts';
import { centredText, paperPoint, sizeWithin } from '#exchange/paper/draw-plan.ts';
import type { Placement } from '#exchange/paper/draw-plan.ts';
import { inks, roughWidth } from '#exchange/paper/sheet.ts';
import type { TextMark } from '#exchange/paper/sheet.ts';
import { boxAt, freePlace } from '#elements/free-place.ts';
import { flatOutline } from '#lib/outline.ts';
import { boundsOf } from '#lib/polygon.ts';
import type { Bounds } from '#lib/polygon.ts';

/** Letters on paper: a name, an area; smaller ones cannot be read. */
const nameSize = 2.8;
const areaSize = 2.2;
const leastSize = 1.5;

/** A room's name over its area, where neither furniture nor a door stands in its way, as far as there is such a place. */
export function roomLabels(
  rooms: readonly Room[],
  drawing: Drawing,
  placement: Placement,
  write: { name(room: Room): string; area(squareMillimetres: number): string },
): TextMark[] {
  const standing = [...obstacles(drawing), ...figures(drawing, placement.scale)];
  return rooms.flatMap((room) => {
    const { bounds } = room.shape;
    const across = ((bounds.right - bounds.left) / placement.scale) * 0.92;
    const lines = [
      { text: write.name(room), size: nameSize, strong: true },
      { text: write.area(room.shape.netArea), size: areaSize, strong: false },
    ]
      .filter(({ text }) => text !== '')
      .map((line) => ({ ...line, size: sizeWithin(line.text, line.size, leastSize, across) }));
    const width = Math.max(...lines.map(({ text, size }) => roughWidth(text, size))) + 2;
    const height = lines.reduce((sum, { size }) => sum + size * 1.35, 0) + 0.6;
    const box = { width: width * placement.scale, height: height * placement.scale };
    const [x, y] = paperPoint(placement, freePlace(room.shape, box, standing));
    let top = -height / 2 + 0.3;
    return lines.map(({ text, size, strong }) => {
      const down = top + size * 0.675;
      top += size * 1.35;
      return centredText(text, [x, y], size, {
        down,
        ground: true,
        weight: strong ? 'strong' : 'plain',
        colour: strong ? inks.ink : inks.soft,
      });
    });
  });
}

/** What stands on the floor, doors with their swing, lamps, arrows of notes: all shapes of a thing as one box. */
function obstacles({ shapes }: Drawing): Bounds[] {
  const standing = shapes.filter(({ layer }) => layer !== 'floor' && layer !== 'wall');
  return [...Map.groupBy(standing, ({ elementId, layer }, i) => (layer === 'measure' ? i : elementId)).values()].map(
    (alike) => boundsOf(alike.flatMap(({ path }) => flatOutline(path, 20))),
  );
}

/** Lengths that stand inside rooms. */
function figures({ words }: Drawing, scale: number): Bounds[] {
  return words
    .filter(({ text }) => text.kind === 'length')
    .map(({ at, turn }) => {
      const upright = Math.abs(Math.sin((turn * Math.PI) / 180)) > 0.5;
      const size = { width: (upright ? 3 : 8) * scale, height: (upright ? 8 : 3) * scale };
      return boxAt(at, size);
    });
}
