import { recordsOn, type Design } from '#design/document.ts';
import { nearestOn, pointAt } from '#lib/curve.ts';
import { distance, type Point } from '#lib/vec2.ts';

/** From the face of a wall, no farther. Millimetres. */
const reach = 150;

/** Pictures, shelves, curtains with the wall each hangs on: where that wall steps aside they would hang in the air. */
export function hangings(design: Design, level: string): ReadonlyMap<string, string> {
  const walls = recordsOn(design, 'walls', level);
  const nearest = (at: Point) =>
    walls
      .map((wall) => ({ wall, gap: distance(pointAt(wall, nearestOn(wall, at)), at) - wall.thickness / 2 }))
      .filter(({ gap }) => gap <= reach)
      .toSorted((a, b) => a.gap - b.gap)[0]?.wall.id;
  return new Map(
    Object.values(design.items)
      .filter((item) => item.level === level && item.placement === 'wall')
      .flatMap(({ id, at }): [string, string][] => {
        const wall = nearest(at);
        return wall === undefined ? [] : [[id, wall]];
      }),
  );
}
