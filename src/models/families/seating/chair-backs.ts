import { boundsOf } from '#models/geometry/bounds.ts';
import { crestBow } from '#models/families/seating/chair-plan.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { curve, rectangle, roundedRectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { lean, merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { ChairBack, ChairPlan } from '#models/families/seating/chair-plan.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

interface ChairBackParts {
  wood: Mesh[];
  cloth: Mesh[];
  weave: Mesh[];
}

/**
 * The back, leaning; it reaches exactly the chair's rear and height. Made upright around y 0, then leaned from its top.
 */
export function chairBack(plan: ChairPlan, detail: Detail): ChairBackParts {
  const made = { wood: [], cloth: [], weave: [], ...makers[plan.back](plan, detail) };
  const slot = (meshes: Mesh[]): Mesh[] => meshes.map((mesh) => lean(mesh, plan.slope, plan.height));
  const leaned = { wood: slot(made.wood), cloth: slot(made.cloth), weave: slot(made.weave) };
  const rear = boundsOf(merge([...leaned.wood, ...leaned.cloth, ...leaned.weave])).max[1];
  const set = (meshes: Mesh[]): Mesh[] => meshes.map((mesh) => move(mesh, 0, plan.depth / 2 - rear, 0));
  return { wood: set(leaned.wood), cloth: set(leaned.cloth), weave: set(leaned.weave) };
}

type Maker = (plan: ChairPlan, detail: Detail) => Partial<ChairBackParts>;

const makers: Record<ChairBack, Maker> = {
  ladder: (plan, detail) => ({
    wood: [0.3, 0.62]
      .map((t) => rail(plan, plan.seat + t * (plan.height - plan.seat), 44, 13, detail))
      .concat([crest(plan, 56, detail)]),
  }),
  crest: (plan, detail) => ({ wood: [rail(plan, plan.height - 66, 132, 16, detail)] }),
  slat: (plan, detail) => ({
    wood: [
      crest(plan, 54, detail),
      rail(plan, plan.seat + 80, 34, 14, detail),
      ...uprights(
        plan,
        86,
        (x, low, high) => board({ from: [x - 17, -5, low], to: [x + 17, 5, high], radius: 3, grain: 'z' }, detail),
        detail,
      ),
    ],
  }),
  spindle: (plan, detail) => ({
    wood: [
      crest(plan, 48, detail),
      ...uprights(
        plan,
        62,
        (x, low, high) =>
          tube(
            {
              path: [
                [x, 0, low - 90],
                [x, 0, high],
              ],
              radius: 6.5,
            },
            detail,
          ),
        detail,
      ),
    ],
  }),
  cane: (plan, detail) => {
    const low = plan.seat + 90;
    return {
      wood: [crest(plan, 52, detail), rail(plan, low, 38, 16, detail)],
      weave: [
        board(
          { from: [-plan.half + 6, -3, low + 6], to: [plan.half - 6, 3, plan.height - 40], radius: 0, grain: 'z' },
          detail,
        ),
      ],
    };
  },
  pad: (plan, detail) => {
    const low = plan.seat + 90;
    const thick = 46;
    const lying = cushion(
      {
        width: 2 * plan.half - 10,
        depth: plan.height - 48 - low,
        height: thick,
        radius: 20,
        crown: 14,
        wrinkles: 0.3,
        seed: 4,
      },
      detail,
    );
    const panel = move(turn(lying, 'x', 90), 0, thick / 2 - 6, (low + plan.height - 48) / 2);
    return { wood: [crest(plan, 50, detail), rail(plan, low, 34, 15, detail)], cloth: [panel] };
  },
  cross: (plan, detail) => {
    const low = plan.seat + 10;
    const high = plan.height - 30;
    const one = (side: number): Mesh => {
      const line = curve(
        [
          [-side * plan.half * 0.78, low],
          [-side * plan.half * 0.2, low + (high - low) * 0.42],
          [side * plan.half * 0.84, high],
        ],
        byDetail(detail, 6, 4, 2),
      );
      return tube({ path: line.map(([x, z]): Vec3 => [x, crestBow * 0.5 + side * 4, z]), radius: 8 }, detail);
    };
    return { wood: [crest(plan, 46, detail), one(1), one(-1)] };
  },
  splat: (plan, detail) => ({ wood: [crest(plan, 44, detail), splat(plan, detail)] }),
  hoop: (plan, detail) => ({
    wood: [
      hoop(plan, plan.half + 4, plan.height - 13, 13, detail),
      hoop(plan, plan.half * 0.62, plan.height - 74, 9, detail),
    ],
  }),
  low: (plan, detail) => ({
    wood: [
      hoop(plan, plan.half, plan.height - 12, 12, detail),
      rail({ ...plan, half: plan.half - 6 }, (plan.seat + plan.height) / 2, 42, 14, detail),
    ],
  }),
};

/** A curved rail between the posts, bowed to the back. */
function rail(plan: ChairPlan, z: number, tall: number, thick: number, detail: Detail): Mesh {
  const count = 2 * byDetail(detail, 6, 4, 2);
  const out = plan.half + (z > plan.height - 80 ? plan.stick * 0.5 : -2);
  const path = Array.from({ length: count + 1 }, (_, i): Vec3 => {
    const t = (2 * i) / count - 1;
    return [t * out, crestBow * (1 - t * t), z];
  });
  const section =
    detail === 'far' ? rectangle(thick, tall) : roundedRectangle(thick, tall, Math.min(6, thick * 0.4), 'far');
  return tube({ path, section }, detail);
}

function crest(plan: ChairPlan, tall: number, detail: Detail): Mesh {
  return rail(plan, plan.height - tall / 2, tall, 18, detail);
}

/** Evenly between the posts, on the rails' bow. */
function uprights(
  plan: ChairPlan,
  pitch: number,
  make: (x: number, low: number, high: number) => Mesh,
  detail: Detail,
): Mesh[] {
  const count = Math.max(3, Math.round((2 * plan.half) / byDetail(detail, pitch, pitch, pitch * 1.7)));
  return Array.from({ length: count }, (_, i) => {
    const x = -plan.half + ((2 * plan.half) / count) * (i + 0.5);
    return move(make(x, plan.seat + 80, plan.height - 30), 0, crestBow * (1 - (x / plan.half) ** 2), 0);
  });
}

/** One board, waisted like a vase. */
function splat(plan: ChairPlan, detail: Detail): Mesh {
  const tall = plan.height - 30 - plan.seat + 12;
  const side: Vec2[] = curve(
    [
      [46, 0],
      [40, tall * 0.2],
      [58, tall * 0.45],
      [66, tall * 0.62],
      [48, tall * 0.82],
      [60, tall],
    ],
    byDetail(detail, 6, 4, 1),
  );
  const outline = [...side, ...side.toReversed().map(([x, z]): Vec2 => [-x, z])];
  const flat = extrude({ outline, height: 12, bevel: 2, crease: 50 }, detail);
  return move(turn(flat, 'x', 90), 0, crestBow * 0.95 + 6, plan.seat - 12);
}

/** Steam-bent: up, round and down again. */
function hoop(plan: ChairPlan, half: number, top: number, radius: number, detail: Detail): Mesh {
  const path: Vec3[] = [
    [-half, 0, plan.seat - 14],
    [-half, 0, top],
    [half, 0, top],
    [half, 0, plan.seat - 14],
  ];
  return tube({ path, radius, bend: half * 0.92, up: [0, 1, 0] }, detail);
}
