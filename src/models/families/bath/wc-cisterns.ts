import { between, fromFoot, grown, overLip, vessel } from '#models/families/bath/vessel.ts';
import { flushButton } from '#models/families/bath/wc-parts.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Course } from '#models/families/bath/vessel.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

export type Cistern = 'straight' | 'tapered' | 'curved' | 'classic';

interface CisternPlace {
  width: number;
  /** The wall side (Y) and how deep it is. */
  back: number;
  depth: number;
  low: number;
  high: number;
}

const corners: Record<Cistern, number> = { straight: 22, tapered: 34, curved: 62, classic: 26 };

/** The tank that stands on a pan; its lid is as wide as the whole and its button as high. */
export function cisternOf(kind: Cistern, place: CisternPlace, detail: Detail): SlotMeshes {
  const { width, back, depth, low, high } = place;
  const at = (by: number, z: number, shrink = 1): Course => ({
    ...grown(
      { rim: 'square', width: width * shrink, depth: depth - (1 - shrink) * depth * 0.6, corner: corners[kind], z },
      by,
    ),
    y: back - depth / 2 + (1 - shrink) * depth * 0.3,
  });
  const shrink = { straight: 0.99, tapered: 0.86, curved: 0.9, classic: 0.84 }[kind];
  const lid = kind === 'classic' ? 44 : 30;
  const top = high - 5;
  const tank = vessel(
    [...fromFoot(at(-3, low, shrink), 10, detail), at(-4, top - lid - 2), at(-12, top - lid + 2)],
    detail,
  );
  return {
    ceramic: [tank, kind === 'classic' ? mouldedLid(at, top, detail) : plainLid(at, top, lid, detail)],
    metal:
      kind === 'classic'
        ? [lever(place, top - lid - 60, detail), flushCap(place, top, detail)]
        : [flushButton(0, back - depth / 2, top - 0.5, 5.5, detail)],
  };
}

type At = (by: number, z: number) => Course;

function plainLid(at: At, top: number, thick: number, detail: Detail): Mesh {
  const edge = overLip(at(0, top), at(-20, top), 9, detail);
  return vessel([...fromFoot(at(0, top - thick), 4, detail), ...edge.slice(0, Math.ceil(edge.length / 2))], detail, 50);
}

/** A step and a swelling under the edge. */
function mouldedLid(at: At, top: number, detail: Detail): Mesh {
  return vessel(
    [
      at(-9, top - 44),
      at(-5, top - 34),
      at(-5, top - 28),
      at(0, top - 24),
      at(0, top - 12),
      at(-5, top - 6),
      at(-14, top),
    ],
    detail,
    35,
  );
}

/** A lid without a button is closed by a low knob, which gives the height. */
function flushCap({ back, depth }: CisternPlace, top: number, detail: Detail): Mesh {
  return move(cylinder({ radius: 17, height: 6, edge: 1.5 }, detail), 0, back - depth / 2, top - 1);
}

/** On the front, at the left. */
function lever({ width, back, depth }: CisternPlace, z: number, detail: Detail): Mesh {
  const x = -width / 2 + 78;
  const y = back - depth + 5;
  const rose = turn(cylinder({ radius: 19, height: 10, edge: 2 }, detail), 'x', 90);
  const arm = tube(
    {
      path: [
        [0, -13, 0],
        [58, -13, -8],
        [84, -13, -14],
      ],
      radius: [8, 6, 7.5],
    },
    detail,
  );
  return move(merge([rose, arm, turn(cylinder({ radius: 8, height: 20 }, detail), 'x', 90)]), x, y, z);
}

/** Growing out of the pan in one piece: its front sweeps forward below. */
export function grownCistern(
  { width, back, depth, low, high }: CisternPlace,
  kind: 'straight' | 'curved',
  sweep: number,
  detail: Detail,
): SlotMeshes {
  const at = (wide: number, deep: number, z: number): Course => ({
    rim: 'square',
    width: wide,
    depth: deep,
    corner: kind === 'curved' ? 70 : 40,
    y: back - deep / 2,
    z,
  });
  const top = high - 5;
  const foot = at(width * 0.8, depth + sweep, low);
  const neck = at(width * 0.94, depth, low + (high - low) * 0.5);
  const edge = overLip(at(width, depth, top), at(width - 40, depth - 40, top), 12, detail);
  const body = vessel(
    [foot, ...between(foot, neck, 'ogee', detail), neck, ...edge.slice(0, Math.ceil(edge.length / 2))],
    detail,
    50,
  );
  return { ceramic: [body], metal: [flushButton(0, back - depth / 2, top - 0.5, 5.5, detail)] };
}
