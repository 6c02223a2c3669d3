import { cushion } from '#models/geometry/cushion.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { framedFront, latticeFront } from '#models/geometry/fronts.ts';
import { arc, roundedRectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { StyleProportions } from '#models/families/shared/style-proportions.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

export type BedHead =
  | 'panel'
  | 'slat'
  | 'spindle'
  | 'cane'
  | 'padded'
  | 'channel'
  | 'grid'
  | 'arch'
  | 'wing'
  | 'bolster'
  | 'lattice';

/** From the bed's rear edge to where the mattress may begin. */
export const headDepths: Record<BedHead, number> = {
  panel: 45,
  slat: 50,
  spindle: 50,
  cane: 50,
  padded: 110,
  channel: 120,
  grid: 110,
  arch: 90,
  wing: 120,
  bolster: 150,
  lattice: 50,
};

const wingDepth = 260;

/** How far from its rear edge a bed is high. */
export function headReach(head: BedHead): number {
  return head === 'wing' ? wingDepth + 5 : 200;
}

interface HeadPlace {
  width: number;
  /** Upper edge over the floor, and the mattress. */
  height: number;
  mattress: number;
  character: StyleProportions;
}

interface HeadParts {
  wood?: Mesh[];
  cloth?: Mesh[];
  weave?: Mesh[];
}

/** The head of a bed, its rear at y 0, standing on the floor; as wide and high as the bed. */
export function bedHead(kind: BedHead, place: HeadPlace, detail: Detail): HeadParts {
  return makers[kind](place, detail);
}

const makers: Record<BedHead, (place: HeadPlace, detail: Detail) => HeadParts> = {
  panel: (place, detail) => {
    const t = place.character.board * 1.2;
    return {
      wood: [
        standing(
          roundedRectangle(place.width, place.height, [0, 0, 40, 40], detail),
          t,
          place,
          Math.min(6, place.character.edge),
          detail,
        ),
      ],
    };
  },
  slat: (place, detail) => ({
    wood: [
      ...framing(place, detail),
      ...rows(place, 74, detail, (x, low, high) =>
        board({ from: [x - 24, -30, low], to: [x + 24, -14, high], radius: 3, grain: 'z' }, detail),
      ),
    ],
  }),
  spindle: (place, detail) => ({
    wood: [
      ...framing(place, detail),
      ...rows(place, 110, detail, (x, low, high) =>
        tube(
          {
            path: [
              [x, -22, low],
              [x, -22, high],
            ],
            radius: 9,
          },
          detail,
        ),
      ),
    ],
  }),
  cane: (place, detail) => {
    const count = place.width > 1300 ? 3 : 2;
    const wide = (place.width - 2 * post(place)) / count;
    const low = place.mattress - 60;
    const panels = Array.from({ length: count }, (_, i) => {
      const front = framedFront({ width: wide, height: place.height - 46 - low, thickness: 24, stile: 38 }, detail);
      const x = -place.width / 2 + post(place) + wide * (i + 0.5);
      return [move(front.frame, x, -10, low), move(front.infill!, x, -10, low)] as const;
    });
    return {
      wood: [...framing(place, detail), ...panels.map(([frame]) => frame)],
      weave: panels.map(([, infill]) => infill),
    };
  },
  lattice: (place, detail) => {
    const w = place.width - 2 * post(place);
    const low = place.mattress - 60;
    const columns = byDetail(detail, Math.round(w / 105), Math.round(w / 105), 3);
    const front = latticeFront(
      {
        width: w,
        height: place.height - 46 - low,
        thickness: 26,
        stile: 26,
        columns,
        rows: byDetail(detail, 5, 5, 2),
        bar: 12,
      },
      detail,
    );
    return { wood: [...framing(place, detail), move(front.frame, 0, -10, low)] };
  },
  padded: (place, detail) => ({ cloth: [pad(0, place.width, 60, place.height, 100, place, detail)] }),
  channel: (place, detail) => ({
    cloth: [
      ...split(place, byDetail(detail, 150, 170, 500), (x, wide) =>
        pad(x, wide - 1, 130, place.height, 106, place, detail, true),
      ),
      plinth(place, detail),
    ],
  }),
  grid: (place, detail) => {
    const middle = (place.mattress + place.height) / 2;
    return {
      cloth: [
        ...split(place, 480, (x, wide) => pad(x, wide - 2, 110, middle - 1, 98, place, detail, true)),
        ...split(place, 480, (x, wide) => pad(x, wide - 2, middle + 1, place.height, 98, place, detail, true)),
        plinth(place, detail),
      ],
    };
  },
  arch: (place, detail) => {
    const rise = Math.min(place.height * 0.45, place.width / 2);
    const half = place.width / 2;
    const top = arc(half, 0, 180, detail).map(([x, y]): Vec2 => [x, place.height / 2 - rise + (y * rise) / half]);
    const outline: Outline = [[-place.width / 2, -place.height / 2], [place.width / 2, -place.height / 2], ...top];
    return { cloth: [standing(outline, 80, place, 24 + place.character.edge, detail)] };
  },
  wing: (place, detail) => {
    const wing = cushion(
      {
        width: 90,
        depth: wingDepth,
        height: place.height - 40 - 60,
        radius: 30,
        crown: 8,
        wrinkles: 0.2,
        at: [place.width / 2 - 45, -wingDepth / 2 - 1, 60],
      },
      detail,
    );
    return { cloth: [pad(0, place.width - 20, 60, place.height, 110, place, detail), bothSides(wing)] };
  },
  bolster: (place, detail) => {
    const count = place.width > 1300 ? 2 : 1;
    const rail = board(
      {
        from: [-place.width / 2, -34, place.height - 70],
        to: [place.width / 2, -34 + Math.min(30, place.character.board), place.height - 8],
        radius: 5,
        grain: 'x',
      },
      detail,
    );
    const posts = bothSides(
      board(
        {
          from: [place.width / 2 - 120, -34, 0],
          to: [place.width / 2 - 64, 0, place.height - 9],
          radius: 4,
          grain: 'z',
        },
        detail,
      ),
    );
    const cushions = split({ ...place, width: place.width - 60 }, place.width / count, (x, wide) =>
      move(pad(x, wide - 12, place.mattress - 10, place.height, 110, place, detail), 0, -34, 0),
    );
    return { wood: [rail, posts], cloth: cushions };
  },
};

function post({ character }: HeadPlace): number {
  return character.leg * 1.1;
}

/** Two posts and three rails. */
function framing(place: HeadPlace, detail: Detail): Mesh[] {
  const out = place.width / 2;
  const p = post(place);
  const rail = (low: number, high: number): Mesh =>
    board({ from: [-out + p - 2, -38, low], to: [out - p + 2, -6, high], radius: 4, grain: 'x' }, detail);
  return [
    bothSides(
      board(
        {
          from: [out - p, -44, 0],
          to: [out, 0, place.height],
          radius: Math.min(8, place.character.edge + 1),
          grain: 'z',
        },
        detail,
      ),
    ),
    rail(place.height - 56, place.height - 6),
    rail(place.mattress - 90, place.mattress - 40),
  ];
}

function rows(
  place: HeadPlace,
  pitch: number,
  detail: Detail,
  make: (x: number, low: number, high: number) => Mesh,
): Mesh[] {
  const wide = place.width - 2 * post(place);
  const count = Math.round(wide / byDetail(detail, pitch, pitch, pitch * 2.4));
  return Array.from({ length: count }, (_, i) =>
    make(-wide / 2 + (wide / count) * (i + 0.5), place.mattress - 50, place.height - 50),
  );
}

function split({ width }: HeadPlace, about: number, make: (x: number, wide: number) => Mesh): Mesh[] {
  const count = Math.max(1, Math.round(width / about));
  return Array.from({ length: count }, (_, i) => make(-width / 2 + (width / count) * (i + 0.5), width / count));
}

/** A cushion stood up, its back at y 0. */
function pad(
  x: number,
  width: number,
  low: number,
  high: number,
  thick: number,
  { character }: HeadPlace,
  detail: Detail,
  coarse = false,
): Mesh {
  const soft = Math.min(thick * 0.4, 22 + character.edge * 1.4);
  const lying = cushion(
    {
      width,
      depth: high - low,
      height: thick,
      radius: soft,
      crown: thick * 0.16,
      bulge: 3,
      wrinkles: 0.3,
      seed: Math.round(x) + 9,
      coarse,
    },
    detail,
  );
  return move(turn(lying, 'x', 90), x, 0, (low + high) / 2);
}

/** What carries the padded panels to the floor. */
function plinth(place: HeadPlace, detail: Detail): Mesh {
  return board({ from: [-place.width / 2, -60, 40], to: [place.width / 2, 0, 180], radius: 6, grain: 'x' }, detail);
}

function standing(outline: Outline, thick: number, place: HeadPlace, bevel: number, detail: Detail): Mesh {
  return move(turn(extrude({ outline, height: thick, bevel, crease: 50 }, detail), 'x', 90), 0, 0, place.height / 2);
}
