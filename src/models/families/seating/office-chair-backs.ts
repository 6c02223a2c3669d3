import { cushion } from '#models/geometry/cushion.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { lean, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

export type OfficeBack = 'mesh' | 'pad' | 'ribbed' | 'two';

interface OfficeBackPlace {
  width: number;
  seat: number;
  height: number;
  /** A separate headrest on top. */
  head: boolean;
}

interface OfficeBackParts {
  cloth: Mesh[];
  metal: Mesh[];
  mesh: Mesh[];
}

const bow = 44;

/**
 * Curved around the sitter, leaning from the seat; its top is the chair's height. Where it stands in depth is the
 * caller's.
 */
export function officeBack(kind: OfficeBack, place: OfficeBackPlace, detail: Detail): OfficeBackParts {
  const top = place.head ? place.height - 200 : place.height;
  const made = makers[kind](place, top, detail);
  if (place.head) {
    made.cloth.push(pad(place.width * 0.62, place.height - 150, place.height, 74, detail));
    made.metal.push(
      board({ from: [-40, 10, top - 60], to: [40, 24, place.height - 80], radius: 3, grain: 'z' }, detail),
    );
  }
  const set = (meshes: Mesh[]): Mesh[] => meshes.map((mesh) => lean(bowed(mesh, place.width / 2), 9, place.seat));
  return { cloth: set(made.cloth), metal: set(made.metal), mesh: set(made.mesh) };
}

const makers: Record<OfficeBack, (place: OfficeBackPlace, top: number, detail: Detail) => OfficeBackParts> = {
  pad: (place, top, detail) => ({ cloth: [pad(place.width, place.seat + 70, top, 82, detail)], metal: [], mesh: [] }),
  two: (place, top, detail) => {
    const middle = place.seat + 70 + (top - place.seat - 70) * 0.42;
    return {
      cloth: [
        pad(place.width * 0.94, place.seat + 70, middle - 8, 84, detail),
        pad(place.width, middle + 8, top, 78, detail),
      ],
      metal: [spine(place, top, detail)],
      mesh: [],
    };
  },
  ribbed: (place, top, detail) => {
    const count = Math.round((top - place.seat - 60) / 76);
    const step = (top - place.seat - 60) / count;
    return {
      cloth: Array.from({ length: count }, (_, i) =>
        pad(
          place.width,
          place.seat + 60 + step * i,
          place.seat + 60 + step * (i + 1) - (i + 1 < count ? 2 : 0),
          66,
          detail,
          true,
        ),
      ),
      metal: [spine(place, top, detail)],
      mesh: [],
    };
  },
  mesh: (place, top, detail) => {
    const x = place.width / 2 - 12;
    const low = place.seat + 60;
    const r = 12;
    const path: Vec3[] = [
      [-x * 0.86, 0, low + r],
      [0, 0, low + r],
      [x * 0.86, 0, low + r],
      [x, 0, (low + top) / 2],
      [x, 0, top - r],
      [0, 0, top - r],
      [-x, 0, top - r],
      [-x, 0, (low + top) / 2],
    ];
    const strips = Array.from({ length: 6 }, (_, i) =>
      board(
        { from: [-x + (x / 3) * i, -3, low + 14], to: [-x + (x / 3) * (i + 1), 3, top - 14], radius: 0, grain: 'z' },
        detail,
      ),
    );
    const lumbar = pad(place.width * 0.8, place.seat + 130, place.seat + 215, 34, detail, true);
    return {
      cloth: [lumbar],
      metal: [tube({ path, radius: r, closed: true, bend: 60, up: [0, 1, 0] }, detail), spine(place, top, detail)],
      mesh: strips,
    };
  },
};

/** A cushion stood up, its middle plane at y 0. */
function pad(width: number, low: number, high: number, thick: number, detail: Detail, coarse = false): Mesh {
  const lying = cushion(
    {
      width,
      depth: high - low,
      height: thick,
      radius: Math.min(thick, high - low) * 0.42,
      crown: thick * 0.14,
      bulge: 4,
      wrinkles: 0.3,
      coarse,
    },
    detail,
  );
  return move(turn(lying, 'x', 90), 0, thick / 2, (low + high) / 2);
}

function spine({ seat }: OfficeBackPlace, top: number, detail: Detail): Mesh {
  return board({ from: [-26, 8, seat + 90], to: [26, 26, top - 40], radius: 4, grain: 'z' }, detail);
}

/** Brings the sides forward. */
function bowed(mesh: Mesh, half: number): Mesh {
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) positions[i + 1]! -= bow * (positions[i]! / half) ** 2;
  return { ...mesh, positions };
}
