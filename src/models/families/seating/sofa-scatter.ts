import { backFaces } from '#models/families/seating/sofa-backs.ts';
import { pillow } from '#models/geometry/pillow.ts';
import { lean, move, turn } from '#models/geometry/transform.ts';
import type { SofaPlan } from '#models/families/seating/sofa-body.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

const thick = 150;

/** Leaning against the back in the corners, never quite alike; a long low one before the first. */
export function scatterCushions(plan: SofaPlan, detail: Detail): Mesh[] {
  const size = Math.min(450, (plan.height - plan.seat) * 1.08);
  const { off, slope } = backFaces[plan.back];
  const face = plan.depth / 2 - off - (plan.height - plan.seat) * Math.tan((slope * Math.PI) / 180);
  return plan.scatter.map((i) => {
    const side = i === 1 ? 1 : -1;
    const low = i === 2;
    const [wide, tall] = low ? [size * 1.12, size * 0.66] : [size, Math.min(size, plan.height - plan.seat - 20)];
    const angle = side * (low ? 3 : 8);
    const one = turn(
      lean(
        pillow({ width: wide, height: tall, thickness: thick, dent: low ? 0.2 : 0.5, seed: i + 1 }, detail),
        slope + 2,
      ),
      'z',
      angle,
    );
    const swung = (wide / 2) * Math.sin((Math.abs(angle) * Math.PI) / 180) * 0.6;
    const x = side * (plan.inner / 2 - wide * 0.56 - (low ? size * 0.42 : 0) - 10);
    return move(one, x, face - thick / 2 - swung - (low ? thick * 0.8 : 0), plan.seat - 8);
  });
}
