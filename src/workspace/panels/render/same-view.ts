import type { Camera, Design } from '#design/document.ts';
import { distance, dot, normalise, subtract } from '#lib/vec.ts';
import type { SeenFrom } from '../../ports/render-port.ts';

/** A camera that stood in a wall was put before it: so far from where it was meant, it still is the same. Millimetres. */
const near = 500;
/** As the cosine of ten degrees. */
const sameWay = 0.985;

/** Whether two pictures show the same: a camera's name may be another's, and many have none. */
export function isSameView(a: SeenFrom, b: SeenFrom): boolean {
  if (distance(a.at, b.at) > near) return false;
  const [way, other] = [a, b].map(({ at, target }) => normalise(subtract(target, at)));
  return dot(way!, other!) > sameWay;
}

export function seenFrom({ levels }: Pick<Design, 'levels'>, { level, at, target }: Camera): SeenFrom {
  const floor = levels.find(({ id }) => id === level)?.elevation ?? 0;
  return { at: [at.x, at.y, floor + at.z], target: [target.x, target.y, floor + target.z] };
}
