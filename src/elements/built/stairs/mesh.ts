import type { Level } from '#design/document.ts';
import type { Stairs } from '#design/records/stairs.ts';
import { stairsShape } from '#elements/built/stairs/stairs-shape.ts';
import type { Flight, StairsShape } from '#elements/built/stairs/stairs-shape.ts';
import type { Detail, Mesh, Part } from '#models/geometry/mesh.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { move, turn } from '#models/geometry/transform.ts';

/** Of a tread, of the slab beneath the steps, of what carries open treads. Millimetres. */
const tread = 40;
const waist = 180;
const string = 50;
const railHeight = 900;

/** In its own frame (see `stairsShape`), from the floor up: `tread`, `body` and `rail`. */
export function stairsMesh(stairs: Stairs, level: Level, detail: Detail): Part[] {
  const shape = stairsShape(stairs, level);
  const flights = shape.flights.flatMap((flight) =>
    flightParts(stairs, shape, flight, detail).map((each) => ({ ...each, mesh: inPlace(each.mesh, flight) })),
  );
  return model([...flights, ...landingParts(stairs, shape, detail)]).parts;
}

function inPlace(mesh: Mesh, flight: Flight): Mesh {
  return move(turn(mesh, 'z', (flight.turn * 180) / Math.PI), flight.at.x, flight.at.y, 0);
}

function flightParts(stairs: Stairs, { riser }: StairsShape, { treads, below }: Flight, detail: Detail): Part[] {
  const { going, build } = stairs;
  const half = stairs.width / 2;
  return Array.from({ length: treads }, (_, i): Part[] => {
    const top = (below + i + 1) * riser;
    const y = i * going;
    const box = (slot: string, x0: number, x1: number, z0: number, z1: number) =>
      part(slot, board({ from: [x0, y, z0], to: [x1, y + going, z1], radius: 2, grain: 'x' }, detail));
    const low = Math.max(0, top - riser - waist);
    const under = top - Math.min(tread, riser);
    const body =
      build === 'solid'
        ? [box('body', -half, half, low, under)]
        : [box('body', -half, string - half, low, under), box('body', half - string, half, low, under)];
    return [box('tread', -half, half, under, top), ...(low < under ? body : []), ...posts(stairs, y, top, detail)];
  }).flat();
}

/** A baluster on every tread and the handrail above it. */
function posts({ rail, width, going }: Stairs, y: number, top: number, detail: Detail): Part[] {
  const sides = { left: [-1], right: [1], both: [-1, 1], none: [] }[rail];
  return sides.flatMap((side) => {
    const x = side * (width / 2 - 40);
    const middle = y + going / 2;
    return [
      part('rail', board({ from: [x - 10, middle - 10, top], to: [x + 10, middle + 10, top + railHeight] }, detail)),
      part(
        'rail',
        board({ from: [x - 25, y, top + railHeight - 20], to: [x + 25, y + going, top + railHeight + 20] }, detail),
      ),
    ];
  });
}

function landingParts({ build }: Stairs, { landing, riser }: StairsShape, detail: Detail): Part[] {
  if (!landing) return [];
  const { from, to, risers } = landing;
  const top = risers * riser;
  const under = top - Math.min(tread, riser);
  const low = Math.max(0, build === 'solid' ? top - riser - waist : top - waist);
  const box = (slot: string, z0: number, z1: number) =>
    part(slot, board({ from: [from.x, from.y, z0], to: [to.x, to.y, z1], radius: 2, grain: 'x' }, detail));
  return [box('tread', under, top), ...(low < under ? [box('body', low, under)] : [])];
}
