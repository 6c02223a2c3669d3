import { columnOf, piped, sideLever, spoutOf, topLever, valve, valveReach } from '#models/families/bath/tap-parts.ts';
import { lathe } from '#models/geometry/lathe.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { merge, mirror, move } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Pipe, Spout, TapHandle } from '#models/families/bath/tap-parts.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

/**
 * Outside measures, and half the thickness of its column and of its pipe. All stand centred on Z 0 and pour towards −Y.
 */
export interface TapPlan {
  width: number;
  depth: number;
  height: number;
  pipe: Pipe;
  spout: Spout;
  handle: TapHandle;
  body: number;
  bore: number;
}

/** One column with its lever on top. Its rose is as wide as the whole. */
export function monobloc(plan: TapPlan, detail: Detail): Mesh[] {
  const { width, depth, height, pipe, spout, handle, body, bore } = plan;
  const rose = width / 2;
  const y = depth / 2 - rose;
  const top = height - (handle === 'pin' ? 62 : 26);
  const outlet = top - 2 * bore - 12;
  const end = -depth / 2 + bore;
  const arm =
    spout === 'angle'
      ? piped(
          [
            [0, y, outlet + bore],
            [0, end, outlet + bore],
            [0, end, outlet - bore * 1.6],
          ],
          pipe,
          bore,
          bore * 1.6,
          detail,
        )
      : spoutOf({ spout, pipe, radius: bore, rise: y, mouth: -depth / 2, high: top, outlet }, detail);
  return [
    move(columnOf(pipe, body, rose, top, detail), 0, y, 0),
    arm,
    move(topLever(handle, pipe, body, Math.min(86, depth * 0.55), top, height, detail), 0, y, 0),
  ];
}

/** One pipe that rises and falls, its lever at the right; set so that rose and lever are its two sides. */
export function swan(plan: TapPlan & { head: 'plain' | 'pullout' }, detail: Detail): Mesh[] {
  const { width, depth, height, pipe, spout, handle, body, bore, head } = plan;
  const rose = body + 5;
  const x = -width / 2 + rose;
  const y = depth / 2 - rose;
  const outlet = height * (head === 'pullout' ? 0.52 : 0.62);
  const waist = Math.min(150, height * 0.36);
  // The pull-out head is a little thicker than the pipe and owns the front; the pipe then stands back by as much.
  const lip = head === 'pullout' ? 2.5 : 0;
  const pour = [spoutOf({ spout, pipe, radius: bore, rise: y, mouth: -depth / 2 + lip, high: height, outlet }, detail)];
  if (lip > 0)
    pour.push(
      piped(
        [
          [0, -depth / 2 + bore + lip, outlet - 16],
          [0, -depth / 2 + bore + lip, outlet + 84],
        ],
        pipe,
        bore + lip,
        0,
        detail,
      ),
    );
  return [
    ...[columnOf(pipe, body, rose, waist, detail), sideLever(handle, body, width - rose, waist * 0.62, detail)].map(
      (mesh) => move(mesh, x, y, 0),
    ),
    ...pour.map((mesh) => move(mesh, x, 0, 0)),
  ];
}

/** Spout between two valves, each on its own rose. */
export function threeHole(plan: TapPlan, detail: Detail): Mesh[] {
  const { depth, height, pipe, spout, body, bore } = plan;
  const y = depth / 2 - valveReach(plan.handle)[1];
  const pour = spoutOf(
    {
      spout,
      pipe,
      radius: bore,
      rise: y,
      mouth: -depth / 2,
      high: height,
      outlet: height - Math.max(60, height * 0.34),
    },
    detail,
  );
  return [
    ...valves(plan, y, Math.min(86, height * 0.5), detail),
    move(columnOf(pipe, bore + 5, Math.min(24, body), Math.min(50, height * 0.28), detail), 0, y, 0),
    pour,
  ];
}

/** The valves joined by a pipe over the worktop. */
export function bridge(plan: TapPlan, detail: Detail): Mesh[] {
  const { width, depth, height, spout, bore } = plan;
  const [rx, ry] = valveReach(plan.handle);
  const x = width / 2 - rx;
  const y = depth / 2 - ry;
  const z = 52;
  const pour = spoutOf(
    { spout, pipe: 'round', radius: bore, rise: y, mouth: -depth / 2, high: height - z, outlet: (height - z) * 0.55 },
    detail,
  );
  const rail = tube(
    {
      path: [
        [-x, y, z],
        [x, y, z],
      ],
      radius: bore * 0.85,
    },
    detail,
  );
  const knot = lathe(
    [
      [bore + 2, -14],
      [bore + 5, -8],
      [bore + 5, 8],
      [bore + 2, 14],
      [bore + 1, 26],
    ],
    detail,
    { crease: 40 },
  );
  return [...valves(plan, y, 112, detail), rail, move(knot, 0, y, z), move(pour, 0, 0, z)];
}

function valves({ width, handle }: TapPlan, y: number, tall: number, detail: Detail): Mesh[] {
  const left = move(merge(valve(handle, valveReach(handle)[0], tall, detail)), valveReach(handle)[0] - width / 2, y, 0);
  return [left, mirror(left, 'x')];
}

/** A hose in a spring over a stout column, its spray held by an arm. */
export function sprung(plan: TapPlan, detail: Detail): Mesh[] {
  const { width, depth, height, pipe, handle, body } = plan;
  const rose = body + 6;
  const x = -width / 2 + rose;
  const y = depth / 2 - rose;
  const head = -depth / 2 + 21;
  const low = height * 0.34;
  const spray = move(
    lathe(
      [
        [12, 0],
        [19, 6],
        [19, 40],
        [15, 60],
        [14, 130],
        [10, 140],
      ],
      detail,
      { crease: 40 },
    ),
    0,
    head,
    height * 0.3,
  );
  const arm = piped(
    [
      [0, y, height * 0.5],
      [0, head, height * 0.5],
    ],
    'round',
    5,
    0,
    detail,
  );
  const clasp = move(
    lathe(
      [
        [21, 0],
        [21, 14],
        [12, 14],
        [12, 0],
      ],
      detail,
      { closed: true, crease: 30 },
    ),
    0,
    head,
    height * 0.5 - 7,
  );
  const column = [
    columnOf(pipe, body, rose, low + 10, detail),
    columnOf('round', 8, 10, height * 0.5 + 8, detail),
    sideLever(handle, body, width - rose, low * 0.5, detail),
  ].map((mesh) => move(mesh, 0, y, 0));
  return [...column, hose({ rise: y, head, low, height, end: height * 0.3 + 130 }, detail), arm, spray, clasp].map(
    (mesh) => move(mesh, x, 0, 0),
  );
}

/** Thick and thin by turns, like a coil. Thick where it is highest, and there no higher than it may be. */
function hose(
  { rise, head, low, height, end }: { rise: number; head: number; low: number; height: number; end: number },
  detail: Detail,
): Mesh {
  const step = byDetail(detail, 6, 11, 90);
  const middle = (rise + head) / 2;
  const reach = (rise - head) / 2;
  const coil = 13;
  const over = 2 * Math.max(2, Math.round((Math.PI * reach) / step / 2));
  // A mitre at the highest corner makes the coil a little thicker there.
  const top = height - reach - coil / Math.cos(Math.PI / over / 2);
  const up = Math.max(2, Math.round((top - low) / step));
  const down = Math.max(1, Math.round((top - end) / step));
  const path = [
    ...Array.from({ length: up }, (_, i): Vec3 => [0, rise, low + ((top - low) * i) / up]),
    ...Array.from({ length: over + 1 }, (_, i): Vec3 => [
      0,
      middle + reach * Math.cos((Math.PI * i) / over),
      top + reach * Math.sin((Math.PI * i) / over),
    ]),
    ...Array.from({ length: down }, (_, i): Vec3 => [0, head, top + ((end - top) * (i + 1)) / down]),
  ];
  const highest = up + over / 2;
  return tube(
    {
      path,
      radius: path.map((_, i) => (detail === 'far' || (i - highest) % 2 === 0 ? coil : coil - 3.5)),
      up: [1, 0, 0],
    },
    detail,
  );
}
