import type { Point } from '#lib/vec2.ts';

/** Of a figure with the air around it. Pixels. */
const figure = { width: 58, height: 26 };

/** The same places, each moved down as far as it takes to stand clear of those before it. */
export function spreadLabels(places: readonly Point[]): Point[] {
  const taken: Point[] = [];
  for (const place of places) {
    let at = place;
    let other = taken.find((each) => collide(each, at));
    while (other) {
      at = { x: at.x, y: other.y + figure.height };
      other = taken.find((each) => collide(each, at));
    }
    taken.push(at);
  }
  return taken;
}

function collide(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < figure.width && Math.abs(a.y - b.y) < figure.height;
}
