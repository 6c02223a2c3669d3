import { between, fromFoot, grown, overLip, toFloor, vessel } from '#models/families/bath/vessel.ts';
import { monobloc } from '#models/families/bath/tap-kinds.ts';
import { tapBodies } from '#models/families/bath/tap-traits.ts';
import { merge, move } from '#models/geometry/transform.ts';
import type { Course } from '#models/families/bath/vessel.ts';
import type { Pipe } from '#models/families/bath/tap-parts.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

export type BasinPlan = 'dee' | 'square' | 'soft';
export type Hollow = 'oval' | 'soft' | 'square';

/** A basin against a wall, a ledge for the tap behind its hollow. */
interface LedgeBasin {
  plan: BasinPlan;
  hollow: Hollow;
  under: 'slab' | 'bowl';
  width: number;
  depth: number;
  /** The wall (Y), the underside and the upper side. */
  back: number;
  low: number;
  high: number;
}

const plans: Record<BasinPlan, { rim: 'dee' | 'square'; corner: number }> = {
  dee: { rim: 'dee', corner: 26 },
  square: { rim: 'square', corner: 12 },
  soft: { rim: 'square', corner: 90 },
};
const hollows: Record<Hollow, { rim: 'oval' | 'soft' | 'square'; corner: number }> = {
  oval: { rim: 'oval', corner: 40 },
  soft: { rim: 'soft', corner: 40 },
  square: { rim: 'square', corner: 46 },
};

const ledgeOf = (depth: number): number => Math.min(110, depth * 0.26);

export function ledgeBasin(
  shape: LedgeBasin,
  detail: Detail,
): { mesh: Mesh; floor: number; drain: readonly [number, number] } {
  const { width, depth, back, low, high } = shape;
  const at = (wide: number, deep: number, z: number): Course => ({
    ...plans[shape.plan],
    width: width * wide,
    depth: depth * deep,
    y: back - (depth * deep) / 2,
    z,
  });
  const top = at(1, 1, high);
  const slab = shape.under === 'slab';
  const foot = slab ? at(0.95, 0.97, low) : at(0.46, 0.6, low);
  const start = { ...foot, z: low + 6 };
  const brim = { ...top, z: high - (slab ? 8 : 34) };
  const inner = hollowOf(shape, high);
  const floor = Math.max(low + 20, high - 132);
  const low2 = { ...inner, width: inner.width * 0.86, depth: inner.depth * 0.84, z: floor };
  const radius = Math.min(46, (high - floor) * 0.5);
  return {
    mesh: vessel(
      [
        ...fromFoot(foot, 6, detail),
        ...(slab ? [] : [...between(start, brim, 'round', detail), brim]),
        ...overLip(top, inner, 7, detail),
        ...toFloor(low2, radius, detail),
        { ...grown(low2, -radius * 1.9), z: floor - 1.5 },
      ],
      detail,
      46,
    ),
    floor: floor - 1,
    drain: [0, inner.y!],
  };
}

/** A dee keeps its own outline inside: rings of another kind would not meet it. */
function hollowOf({ plan, hollow, width, depth, back }: LedgeBasin, z: number): Course {
  const ledge = ledgeOf(depth);
  const deep = depth - ledge - 32;
  const wide = Math.min(width - 56, Math.max(deep * 1.7, width * 0.62));
  return {
    ...(plan === 'dee' ? { rim: 'dee' as const, corner: 70 } : hollows[hollow]),
    width: wide,
    depth: deep,
    y: back - ledge - deep / 2,
    z,
  };
}

export const basinTapHeight = 150;

/** A short mixer on the ledge; its lever is `basinTapHeight` over the basin. */
export function basinTap(
  style: Style,
  pipe: Pipe,
  { depth, back, high }: Pick<LedgeBasin, 'depth' | 'back' | 'high'>,
  detail: Detail,
): Mesh {
  const wide = 52;
  const deep = Math.min(140, depth * 0.42);
  const tap = merge(
    monobloc(
      {
        width: wide,
        depth: deep,
        height: basinTapHeight,
        pipe,
        spout: style === 'modern' ? 'straight' : 'angle',
        handle: style === 'japandi' ? 'pin' : 'blade',
        ...tapBodies[style],
      },
      detail,
    ),
  );
  return move(tap, 0, back - ledgeOf(depth) / 2 - (deep / 2 - wide / 2), high);
}
