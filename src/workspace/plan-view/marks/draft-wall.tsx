import type { Gesture } from '#editor/gesture.ts';
import type { Wall } from '#design/records/wall.ts';
import { beside, flattened } from '#lib/curve.ts';
import { along, direction, distance, dot, type Point } from '#lib/vec2.ts';

interface DraftWallProps {
  gesture: Gesture;
  screen: (at: Point) => Point;
}

/** Of the mark of a right angle, beside the walls. Pixels. */
const mark = 10;

/** The wall that is being drawn, before it is set: its two faces in accent, and a mark where it stands square. */
export function DraftWall({ gesture: { base, design, show }, screen }: DraftWallProps) {
  const [last, corner, before] = (show.line ?? []).toReversed();
  if (!last || !corner || !show.cursor) return null;
  const drawn = Object.values(design.walls).filter(({ id }) => !(id in base.walls));
  const inHand = drawn.filter(({ a, b }) => Math.min(distance(a, last), distance(b, last)) <= reachOf(drawn, last));
  const { x } = screen(corner);
  const thick = Math.abs(screen({ ...corner, x: corner.x + (inHand[0]?.thickness ?? 0) }).x - x);
  return (
    <g>
      {inHand.map((wall) => (
        <polygon key={wall.id} points={pathOf(facesOf(wall).map(screen))} className="pv-draft-wall" />
      ))}
      <circle cx={screen(corner).x} cy={screen(corner).y} r={4.5} className="pv-grip" />
      {before && <RightAngle at={screen(corner)} a={screen(before)} b={screen(last)} beside={thick / 2} />}
    </g>
  );
}

/** Along one face and back along the other. */
function facesOf(wall: Wall): Point[] {
  const [left, right] = [1, -1].map((side) => {
    const face = beside(wall, (side * wall.thickness) / 2) ?? wall;
    return [...flattened(face, 20), face.b];
  });
  return [...(left ?? []), ...(right ?? []).toReversed()];
}

/** How near to the hand the nearest of them ends. */
function reachOf(walls: readonly { a: Point; b: Point }[], at: Point): number {
  return Math.min(...walls.map(({ a, b }) => Math.min(distance(a, at), distance(b, at)))) + 1;
}

/** `beside`: half of the walls, in pixels: the mark stands clear of them. */
function RightAngle({ at, a, b, beside: half }: { at: Point; a: Point; b: Point; beside: number }) {
  const leg = mark + half;
  if (Math.min(distance(at, a), distance(at, b)) < 2 * leg) return null;
  const [one, other] = [direction(at, a), direction(at, b)];
  if (Math.abs(dot(one, other)) > 0.002) return null;
  const [from, to] = [along(at, one, leg), along(at, other, leg)];
  const inner = along(from, other, leg);
  return <polyline points={pathOf([from, inner, to])} className="pv-square" />;
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}
