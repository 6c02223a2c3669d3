import { backAt } from '#models/families/seating/chair-plan.ts';
import { loft } from '#models/geometry/loft.ts';
import { turnedLeg } from '#models/geometry/legs.ts';
import { circlePoint, rectangle, roundedRectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { roundSegments } from '#models/geometry/segments.ts';
import { bothSides, merge, move } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { ChairPlan } from '#models/families/seating/chair-plan.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

/** Legs, posts and what ties them, under and behind the seat. `under` is the seat's underside. */
export function chairFrame(plan: ChairPlan, under: number, detail: Detail): Mesh[] {
  return [
    bothSides(frontLeg(plan, under, detail)),
    bothSides(rearLeg(plan, under, detail)),
    ...seatRails(plan, under, detail),
    ...stretchers(plan, detail),
  ];
}

export function chairArms(plan: ChairPlan, under: number, detail: Detail): Mesh[] {
  if (!plan.arms) return [];
  const top = Math.min(plan.seat + 215, plan.height - 90);
  const out = plan.width / 2;
  const front = -plan.depth / 2 + 70;
  const rest = board(
    { from: [out - 44, front - 30, top - 24], to: [out, backAt(plan, top) + 8, top], radius: 10, grain: 'y' },
    detail,
  );
  const post = member(
    plan,
    [
      [out - 24, front + 12, under],
      [out - 24, front + 4, top - 12],
    ],
    [1, 0.86],
    detail,
  );
  return [bothSides(merge([rest, post]))];
}

/** A ring of rails at foot height, for high stools. */
export function footRails(plan: ChairPlan, z: number, detail: Detail): Mesh {
  const f = frontAt(plan, z);
  const r = rearAt(plan, z);
  const rod = (path: Vec3[]): Mesh => tube({ path, radius: plan.legs === 'steel' ? 8 : 10 }, detail);
  return merge([
    rod([
      [-f[0], f[1], z],
      [f[0], f[1], z],
    ]),
    rod([
      [-r[0], r[1], z],
      [r[0], r[1], z],
    ]),
    bothSides(
      rod([
        [f[0], f[1], z + 24],
        [r[0], r[1], z + 24],
      ]),
    ),
  ]);
}

function frontAt(plan: ChairPlan, z: number): readonly [number, number] {
  const splay = splayOf(plan) * (1 - z / plan.seat);
  return [
    plan.seatWidth / 2 - plan.stick / 2 - 10 - splayOf(plan) + splay,
    -plan.depth / 2 + plan.stick / 2 + 12 + splayOf(plan) - splay,
  ];
}

function rearAt(plan: ChairPlan, z: number): readonly [number, number] {
  const down = 1 - z / plan.seat;
  return [plan.half + (plan.legs === 'round' ? 4 : 0) * down, plan.low + kick(plan) * down];
}

function splayOf({ legs, seat }: ChairPlan): number {
  if (legs === 'round') return 14 + seat * 0.02;
  if (legs === 'steel') return 10 + seat * 0.02;
  return 0;
}

function kick(plan: ChairPlan): number {
  return Math.min((plan.high - plan.low) * 0.7, 60, plan.depth / 2 - plan.low - plan.stick / 2 - 1);
}

function frontLeg(plan: ChairPlan, under: number, detail: Detail): Mesh {
  const [x, y] = frontAt(plan, plan.seat);
  if (plan.legs === 'turned')
    return move(turnedLeg({ height: under + 2, top: plan.stick * 1.25 }, detail), x - 4, y + 4, 0);
  const foot = frontAt(plan, 0);
  let taper = 0.66;
  if (plan.legs === 'square') taper = 0.86;
  else if (plan.legs === 'steel') taper = 1;
  return member(
    plan,
    [
      [foot[0], foot[1], 0],
      [x, y, under + 2],
    ],
    [taper, 1],
    detail,
  );
}

/** Leg and post are one piece, sawn to a bend at the seat. */
function rearLeg(plan: ChairPlan, under: number, detail: Detail): Mesh {
  const foot = rearAt(plan, 0);
  const steel = plan.legs === 'steel';
  const stub = plan.back === 'hoop' || plan.back === 'low';
  const stations: Vec3[] = [
    [foot[0], foot[1], 0],
    [plan.half, plan.low + kick(plan) * 0.12, under * 0.86],
    [plan.half, plan.low, stub ? under + 2 : plan.seat + 20],
  ];
  if (!stub) stations.push([plan.half, plan.high + 2, plan.height - 16]);
  return member(plan, stations, [steel ? 1 : 0.7, 1, 1, steel ? 1 : 0.7], detail);
}

/** A stick through places, each level: its ends are flat on the floor. */
function member(plan: ChairPlan, places: readonly Vec3[], sizes: readonly number[], detail: Detail): Mesh {
  const outline = sectionOf(plan, detail);
  return loft(
    places.map((at, i) =>
      outline.map(([x, y]): Vec3 => [at[0] + x * plan.stick * sizes[i]!, at[1] + y * plan.stick * sizes[i]!, at[2]]),
    ),
    { crease: 50, uv: [places[0]![0] * 7, places[0]![1] * 5] },
  );
}

function sectionOf({ legs, stick }: ChairPlan, detail: Detail): Outline {
  if (legs === 'square') return detail === 'far' ? rectangle(1, 1) : roundedRectangle(1, 1, 0.14, 'far');
  const count = roundSegments(stick / 2, detail);
  return Array.from({ length: count }, (_, i) => circlePoint(i, count)).map(([x, y]) => [x / 2, y / 2]);
}

function seatRails(plan: ChairPlan, under: number, detail: Detail): Mesh[] {
  if (plan.cover === 'woven') return [];
  const [x, y] = frontAt(plan, plan.seat);
  const [t, tall] = plan.legs === 'steel' ? [12, 22] : [18, plan.seat > 550 ? 44 : 52];
  const low = under - tall;
  const rail = (from: Vec3, to: Vec3): Mesh => board({ from, to, radius: 2 }, detail);
  const side = board(
    {
      from: [Math.min(x, plan.half) - t / 2, y, low],
      to: [Math.min(x, plan.half) + t / 2, plan.low, under],
      radius: 2,
      grain: 'y',
    },
    detail,
  );
  return [
    rail([-x, y - t / 2, low], [x, y + t / 2, under]),
    rail([-plan.half, plan.low - t / 2, low], [plan.half, plan.low + t / 2, under]),
    bothSides(side),
  ];
}

function stretchers(plan: ChairPlan, detail: Detail): Mesh[] {
  if (plan.stretcher === 'none') return [];
  const z = plan.seat * 0.36;
  const f = frontAt(plan, z);
  const r = rearAt(plan, z);
  const rod = (path: Vec3[]): Mesh => tube({ path, radius: plan.legs === 'steel' ? 7 : 9 }, detail);
  const sides = bothSides(
    rod([
      [f[0], f[1], z],
      [r[0], r[1], z],
    ]),
  );
  const middle = [(f[0] + r[0]) / 2, (f[1] + r[1]) / 2] as const;
  if (plan.stretcher === 'side')
    return [
      sides,
      rod([
        [-middle[0], middle[1], z],
        [middle[0], middle[1], z],
      ]),
    ];
  return [
    sides,
    rod([
      [-f[0], f[1], z + 30],
      [f[0], f[1], z + 30],
    ]),
    rod([
      [-r[0], r[1], z + 30],
      [r[0], r[1], z + 30],
    ]),
  ];
}
