import { cushion } from '#models/geometry/cushion.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { roundedRectangle } from '#models/geometry/outline.ts';
import { stretched } from '#models/geometry/stretch.ts';
import { tube } from '#models/geometry/tube.ts';
import { move } from '#models/geometry/transform.ts';
import type { ChairPlan } from '#models/families/seating/chair-plan.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

interface ChairSeatParts {
  wood: Mesh[];
  cloth: Mesh[];
  weave: Mesh[];
  /** The underside, where legs and rails end. */
  under: number;
}

/** The seat: wider at the front than behind, exactly as wide as the chair and reaching its front. */
export function chairSeat(plan: ChairPlan, detail: Detail): ChairSeatParts {
  const rear = plan.low + plan.stick * 0.35;
  const front = -plan.depth / 2;
  const s = plan.seat;
  const b = plan.character.board;
  const wood = (z: number, thick: number): Mesh =>
    tapered(
      plan,
      extrude(
        {
          outline: roundedRectangle(plan.seatWidth, rear - front, [46, 46, 26, 26], detail),
          height: thick,
          bevel: Math.min(plan.character.edge + 3, thick / 2.2),
        },
        detail,
      ),
      front,
      rear,
      z,
      z + thick,
    );
  const soft = (thick: number, crown: number, z: number, inset: number): Mesh =>
    tapered(
      plan,
      cushion(
        {
          width: plan.seatWidth - inset * 2,
          depth: rear - front - inset * 2,
          height: thick,
          radius: Math.min(24, thick * 0.42),
          crown,
          wrinkles: 0.4,
          seed: 3,
        },
        detail,
      ),
      front + inset,
      rear - inset,
      z,
      z + thick,
      inset,
    );
  switch (plan.cover) {
    case 'wood':
      return { wood: [wood(s - b, b)], cloth: [], weave: [], under: s - b };
    case 'pad':
      return { wood: [wood(s - 52, 16)], cloth: [soft(40, 14, s - 40, 5)], weave: [], under: s - 52 };
    case 'full':
      return { wood: [], cloth: [soft(78, 18, s - 78, 0)], weave: [], under: s - 76 };
    case 'woven':
      return {
        wood: [rim(plan, front, rear, detail)],
        cloth: [],
        weave: [
          tapered(
            plan,
            cushion(
              { width: plan.seatWidth - 40, depth: rear - front - 40, height: 22, radius: 8, crown: 3, wrinkles: 0 },
              detail,
            ),
            front + 20,
            rear - 20,
            s - 26,
            s - 4,
            20,
          ),
        ],
        under: s - 26,
      };
  }
}

/** Narrows a mesh towards the back and brings it to its exact place. */
function tapered(plan: ChairPlan, mesh: Mesh, front: number, rear: number, low: number, high: number, inset = 0): Mesh {
  const positions = mesh.positions.slice();
  const deep = rear - front;
  for (let i = 0; i < positions.length; i += 3) positions[i]! *= 1 - 0.12 * (positions[i + 1]! / deep + 0.5);
  const x = plan.seatWidth / 2 - inset;
  return stretched({ ...mesh, positions }, [-x, front, low], [x, rear, high]);
}

/** Four rounded rails the cord is woven over. */
function rim(plan: ChairPlan, front: number, rear: number, detail: Detail): Mesh {
  const r = 15;
  const x = plan.seatWidth / 2 - r;
  const back = (plan.seatWidth / 2) * 0.88 - r;
  const path: Vec3[] = [
    [-x, front + r, 0],
    [x, front + r, 0],
    [back, rear - r, 0],
    [-back, rear - r, 0],
  ];
  const made = tube({ path, radius: r, closed: true, bend: 34 }, detail);
  return stretched(
    move(made, 0, 0, plan.seat - r),
    [-plan.seatWidth / 2, front, plan.seat - 2 * r],
    [plan.seatWidth / 2, rear, plan.seat],
  );
}
