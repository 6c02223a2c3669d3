import type { Level } from '#design/document.ts';
import type { Stairs } from '#design/records/stairs.ts';
import { area, line } from '#elements/drawing.ts';
import type { Drawing, DrawnShape } from '#elements/drawing.ts';
import { inPlan, stairsShape } from '#elements/built/stairs/stairs-shape.ts';
import type { Flight } from '#elements/built/stairs/stairs-shape.ts';
import { add, along, direction, leftOf, turned } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

/** What it covers, the front edge of every step, and an arrow up. */
export function stairsPlan(stairs: Stairs, level: Level): Drawing {
  const { flights, landing, areas } = stairsShape(stairs, level);
  const put = (points: readonly Point[]) => points.map((p) => inPlan(stairs, p));
  const covered = areas.map((each) => area(stairs.id, 'furniture', 'strong', 'paper', put(each)));
  const inner = landing ? [area(stairs.id, 'furniture', 'hair', 'paper', put(cornersOf(landing)))] : [];
  const edges = flights.flatMap((flight) => edgesOf(stairs, flight).map((edge) => put(edge)));
  return {
    shapes: [
      ...covered,
      ...inner,
      ...edges.map((edge) => line(stairs.id, 'furniture', 'hair', edge)),
      ...arrow(stairs.id, put(walkOf(stairs, flights))),
    ],
    words: [],
  };
}

function cornersOf({ from, to }: { from: Point; to: Point }): Point[] {
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
}

function inFlight(flight: Flight, p: Point): Point {
  return add(turned(p, flight.turn), flight.at);
}

function edgesOf({ width, going }: Stairs, flight: Flight): Point[][] {
  return Array.from({ length: flight.treads + 1 }, (_, i) => [
    inFlight(flight, { x: -width / 2, y: i * going }),
    inFlight(flight, { x: width / 2, y: i * going }),
  ]);
}

/** Along the middle from the first step to the last. */
function walkOf({ going }: Stairs, flights: readonly Flight[]): Point[] {
  return flights.flatMap((flight, i) => {
    const end = inFlight(flight, { x: 0, y: flight.treads * going });
    const start = flight.at;
    if (i === 0 && flights.length > 1) {
      const next = flights[1]!;
      // Onto the landing as far as the next flight's middle, then across.
      const turnAt = inFlight(next, { x: 0, y: -going });
      return [start, end, { x: start.x, y: turnAt.y }, turnAt];
    }
    return [start, end];
  });
}

function arrow(id: string, points: readonly Point[]): DrawnShape[] {
  const tip = points.at(-1)!;
  const way = direction(points.at(-2)!, tip);
  const back = along(tip, way, -120);
  const head = [along(back, leftOf(way), 60), tip, along(back, leftOf(way), -60)];
  return [line(id, 'furniture', 'fine', points), line(id, 'furniture', 'fine', head)];
}
