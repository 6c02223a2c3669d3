import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import { armWidths, sofaArms } from '#models/families/seating/sofa-arms.ts';
import { backDepths, sofaBack } from '#models/families/seating/sofa-backs.ts';
import { scatterCushions } from '#models/families/seating/sofa-scatter.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { atCorners, bunFoot, roundLeg, sledFrame, squareLeg, turnedLeg } from '#models/geometry/legs.ts';
import { part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, move } from '#models/geometry/transform.ts';
import type { SofaArm, SofaEnds } from '#models/families/seating/sofa-arms.ts';
import type { SofaBack } from '#models/families/seating/sofa-backs.ts';
import type { Detail, Mesh, Part } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

export type SofaLegs = 'round' | 'square' | 'sled' | 'turned' | 'plinth' | 'bun';

/** What everything upholstered is made of: sofas, armchairs, the wings of a corner sofa, day-beds. */
export interface SofaBody {
  style: Style;
  width: number;
  depth: number;
  height: number;
  arm: SofaArm;
  /** Which ends have an arm; default: both. */
  ends?: SofaEnds;
  back: SofaBack;
  legs: SofaLegs;
  /** Seat and back cushions side by side. */
  seats: number;
  backs: number;
  /** Small cushions: 0 in the left corner, 1 in the right one, 2 a long one before the first. */
  scatter: readonly number[];
  /** One seat that comes forward by so much, to put one's legs up. */
  chaise?: { seat: number; reach: number };
  /** So much of the right end is left to another wing's seats. */
  blank?: number;
  /** Many cushions: fewer triangles each. */
  coarse?: boolean;
}

/** Everything the parts agree on. X runs over the width, −Y is the front. */
export interface SofaPlan extends SofaBody {
  ends: SofaEnds;
  inner: number;
  /** The middle between the arms. */
  middle: number;
  /** Heights over the floor: where upholstery begins, the deck the seat lies on, the top of the seat. */
  foot: number;
  deck: number;
  seat: number;
}

const feet: Record<SofaLegs, number> = { round: 150, square: 140, sled: 130, turned: 130, plinth: 45, bun: 80 };

export function sofaBody(body: SofaBody, detail: Detail): Part[] {
  const plan = sofaPlan(body);
  const arms = sofaArms(
    plan.arm,
    { width: plan.width, depth: plan.depth, from: plan.foot, height: armHeight(plan) },
    detail,
    plan.ends,
  );
  // A long sofa seen near spends its triangles on seats and arms: many turned legs or channels would cost more than
  // they show.
  const spare = plan.coarse && detail === 'near' ? 'middle' : detail;
  const spareLegs =
    plan.coarse && plan.back === 'channel' && plan.legs === 'turned' && detail !== 'near' ? 'far' : spare;
  const back = sofaBack(
    plan.back,
    { ...plan, seats: plan.backs, from: plan.foot },
    plan.back === 'channel' ? spare : detail,
  );
  const set = (meshes: Mesh[]): Mesh[] =>
    plan.middle === 0 ? meshes : meshes.map((mesh) => move(mesh, plan.middle, 0, 0));
  return [
    part('frame', [deckOf(plan, detail), ...arms.cloth, ...set(back.frame)]),
    part('cushions', set([...seatsOf(plan, detail), ...back.cushions])),
    part('legs', [legsOf(plan, spareLegs), ...arms.wood, ...set(back.wood)]),
    part('throw', set(scatterCushions(plan, detail))),
  ];
}

export function sofaPlan(body: SofaBody): SofaPlan {
  const { ends = 'both', arm, width, height } = body;
  const wide = armWidths[arm];
  const left = ends === 'both' || ends === 'left' ? wide : 0;
  const right = ends === 'both' || ends === 'right' ? wide : 0;
  const seat = Math.min(440, Math.round(height * 0.53));
  const deck = seat - Math.round(148 * proportionsOf(body.style).soft);
  return { ...body, ends, inner: width - left - right, middle: (left - right) / 2, foot: feet[body.legs], deck, seat };
}

/** Arms end well below the back. */
export function armHeight({ arm, seat, height }: SofaPlan): number {
  const over = { track: 170, slim: 160, rolled: 190, pillow: 110, wood: 190, none: 0 }[arm];
  return Math.min(seat + over, height - 70);
}

/** The box under the seats. Where there is no arm it gives the sofa its width and depth. */
function deckOf(plan: SofaPlan, detail: Detail): Mesh {
  const open = plan.arm === 'wood';
  const hidden = open || plan.arm === 'none' ? 0 : 10;
  const bare = plan.arm === 'none' || plan.ends === 'none';
  const left = plan.middle - plan.inner / 2;
  const right = plan.middle + plan.inner / 2;
  const from = left > -plan.width / 2 ? left - hidden : left;
  const to = right < plan.width / 2 ? right + hidden : right;
  let behind = 14;
  if (bare) behind = 0;
  else if (open) behind = 60;
  const depth = plan.depth - behind;
  const bottom = open ? Math.max(plan.foot, plan.deck - 110) : plan.foot;
  return cushion(
    {
      width: to - from,
      depth,
      height: plan.deck + 12 - bottom,
      radius: 14,
      crown: 2,
      bulge: 1,
      wrinkles: 0,
      coarse: true,
      at: [(from + to) / 2, 0, bottom],
    },
    detail,
  );
}

function seatsOf(plan: SofaPlan, detail: Detail): Mesh[] {
  const width = seatWidth(plan);
  const rear = plan.depth / 2 - backDepths[plan.back] + 110;
  return Array.from({ length: plan.seats }, (_, i) => {
    const front = -plan.depth / 2 + (plan.arm === 'none' ? 6 : 16) - (plan.chaise?.seat === i ? plan.chaise.reach : 0);
    return cushion(
      {
        width: width - 5,
        depth: rear - front,
        height: plan.seat - plan.deck + 12,
        radius: plan.coarse && detail === 'far' ? 30 : 46,
        crown: 30,
        bulge: 8,
        seed: i + 2,
        wrinkles: 0.9,
        coarse: plan.coarse ?? false,
        at: [-plan.inner / 2 + width * (i + 0.5), (front + rear) / 2, plan.deck],
      },
      detail,
    );
  });
}

export function seatWidth(plan: SofaPlan): number {
  return (plan.inner - (plan.blank ?? 0)) / plan.seats;
}

export function legsOf(
  plan: Pick<SofaPlan, 'width' | 'depth' | 'foot' | 'legs' | 'arm' | 'deck' | 'style'>,
  detail: Detail,
): Mesh {
  const { width, depth, foot, legs } = plan;
  if (plan.arm === 'wood') return rails(plan, detail);
  const x = width / 2 - 85;
  const y = depth / 2 - 85;
  const shape = { height: foot + 4, top: proportionsOf(plan.style).leg + 4 };
  switch (legs) {
    case 'plinth':
      return board(
        {
          from: [-width / 2 + 40, -depth / 2 + 45, 0],
          to: [width / 2 - 40, depth / 2 - 45, foot + 4],
          radius: 2,
          grain: 'x',
        },
        detail,
      );
    case 'sled':
      return bothSides(
        move(sledFrame({ depth: depth - 90, height: foot + 4, bar: 12, width: shape.top + 4 }, detail), x, 0, 0),
      );
    case 'round':
      return atCorners(roundLeg({ ...shape, splay: [18, 18] }, detail), x, y);
    case 'square':
      return atCorners(squareLeg({ ...shape, foot: 30 }, detail), x, y);
    case 'turned':
      return atCorners(turnedLeg({ ...shape, top: 58 }, detail), x, y);
    case 'bun':
      return atCorners(bunFoot({ ...shape, top: 84 }, detail), x, y);
  }
}

/** Open arms stand on their own posts; rails join them under the deck. */
function rails({ width, depth, deck }: Pick<SofaPlan, 'width' | 'depth' | 'deck'>, detail: Detail): Mesh {
  const out = width / 2 - 50;
  return bothSides(
    board(
      { from: [-out, -depth / 2 + 34, deck - 108], to: [out, -depth / 2 + 60, deck - 20], radius: 3, grain: 'x' },
      detail,
    ),
    'y',
  );
}
