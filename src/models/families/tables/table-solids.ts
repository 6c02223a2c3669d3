import { topOutline } from '#models/families/tables/table-tops.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { lathe } from '#models/geometry/lathe.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, move } from '#models/geometry/transform.ts';
import type { BasePlace } from '#models/families/tables/table-bases.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

export type SolidBase = 'pedestal' | 'tulip' | 'drum' | 'fluted' | 'slab' | 'waterfall' | 'plinth' | 'twin';

/** Bases that are a body rather than legs. */
export function solidBase(kind: SolidBase, place: BasePlace, detail: Detail): Mesh[] {
  return makers[kind](place, detail);
}

const makers: Record<SolidBase, (place: BasePlace, detail: Detail) => Mesh[]> = {
  pedestal: (place, detail) => standing(place, (reach) => column(place, reach, detail)),
  tulip: (place, detail) => standing(place, (reach) => trumpet(place, reach, detail)),
  drum: (place, detail) => [body(place, 0.52, detail)],
  fluted: (place, detail) =>
    standing(place, (reach) =>
      extrude({ outline: scallops(reach * 0.62, place, detail), height: place.under, crease: 50 }, detail),
    ),
  plinth: (place, detail) => block(place, detail),
  slab: (place, detail) => [
    bothSides(slabAt(place, place.width * 0.31, place.depth * 0.38, detail)),
    shelfBeam(place, detail),
  ],
  waterfall: (place, detail) => [
    bothSides(slabAt(place, place.width / 2 - thickOf(place) / 2, place.depth / 2, detail)),
  ],
  twin: (place, detail) => [
    bothSides(
      move(
        extrude(
          {
            outline: topOutline(
              { shape: 'racetrack', width: Math.min(place.width * 0.2, place.depth * 0.6), depth: place.depth * 0.6 },
              detail,
            ),
            height: place.under,
            bevel: place.character.edge,
          },
          detail,
        ),
        place.width * 0.27,
        0,
        0,
      ),
    ),
  ],
};

/** One column under a round top, two under a long one. */
function standing(place: BasePlace, make: (reach: number) => Mesh): Mesh[] {
  const short = Math.min(place.width, place.depth);
  const one = make(short / 2);
  return Math.max(place.width, place.depth) > short * 1.5 ? [bothSides(move(one, place.width * 0.25, 0, 0))] : [one];
}

function column({ under, character }: BasePlace, reach: number, detail: Detail): Mesh {
  const r = character.leg * (0.55 + under / 1300);
  const f = reach * 0.62;
  const e = 10;
  const shape: Vec2[] = [
    [f, 0],
    [f, e],
    [f * 0.97, e + 5],
    [r * 1.25, 26 + e],
    [r, 44 + e],
    [r, under - 60],
    [r * 1.3, under - 26],
    [reach * 0.42, under - 12],
    [reach * 0.42, under],
  ];
  return lathe(shape, detail, { crease: 50 });
}

function trumpet({ under, character }: BasePlace, reach: number, detail: Detail): Mesh {
  const neck = character.leg * 0.8;
  const steps = byDetail(detail, 14, 8, 4);
  const side = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const t = i / steps;
    const low = (reach * 0.58 - neck) * Math.max(0, 1 - t / 0.55) ** 2.6;
    const high = (reach * 0.34 - neck) * Math.max(0, (t - 0.55) / 0.45) ** 2.4;
    return [neck + low + high, 8 + t * (under - 8)];
  });
  return lathe([[reach * 0.58 - 2, 0], ...side], detail, { crease: 60 });
}

/** A block over a recess, a shadow gap below the top; follows the top's outline. */
function block(place: BasePlace, detail: Detail): Mesh[] {
  const level = (part: number, from: number, to: number, bevel: number): Mesh =>
    move(
      extrude(
        {
          outline: topOutline({ ...place, width: place.width * part, depth: place.depth * part }, detail),
          height: to - from,
          bevel,
        },
        detail,
      ),
      0,
      0,
      from,
    );
  return [
    level(0.7, 0, place.under * 0.16, 1),
    level(0.8, place.under * 0.16, place.under - 14, Math.min(8, place.character.edge)),
    level(0.74, place.under - 15, place.under, 0),
  ];
}

/** The top's own outline, drawn together. */
function body(place: BasePlace, part: number, detail: Detail): Mesh {
  const outline = topOutline(
    { shape: place.shape === 'rectangle' ? 'soft' : place.shape, width: place.width * part, depth: place.depth * part },
    detail,
  );
  return extrude({ outline, height: place.under, bevel: place.character.edge }, detail);
}

function scallops(radius: number, { character }: BasePlace, detail: Detail): Outline {
  const count = 4 * Math.max(3, Math.round((2 * Math.PI * radius) / byDetail(detail, 46, 52, 130) / 4));
  const fine = byDetail(detail, 6, 4, 2);
  return Array.from({ length: count * fine }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / (count * fine);
    const r = radius - character.edge - 10 * (1 - Math.abs(Math.sin((Math.PI * i) / fine)) ** 0.7);
    return [r * Math.cos(a), r * Math.sin(a)];
  });
}

function thickOf({ character }: BasePlace): number {
  return character.board * 1.5;
}

function slabAt(place: BasePlace, x: number, y: number, detail: Detail): Mesh {
  const t = thickOf(place);
  return board(
    {
      from: [x - t / 2, -y, 0],
      to: [x + t / 2, y, place.under],
      radius: Math.min(place.character.edge, t / 3),
      grain: 'z',
    },
    detail,
  );
}

function shelfBeam(place: BasePlace, detail: Detail): Mesh {
  return board(
    {
      from: [-place.width * 0.31, -22, place.under * 0.55],
      to: [place.width * 0.31, 22, place.under * 0.55 + Math.min(90, place.under * 0.22)],
      radius: 3,
      grain: 'x',
    },
    detail,
  );
}
