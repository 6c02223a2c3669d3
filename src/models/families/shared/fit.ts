import { boundsOf } from '#models/geometry/bounds.ts';
import type { Choice, Placement } from '#models/family.ts';
import type { Model } from '#models/geometry/mesh.ts';

/**
 * Brings a whole model to the measures its choice promises and to its placement's origin. For things with many free
 * ends (arms, feet, folds), planned to within a per cent or two of their size; nothing is visibly stretched.
 */
export function fitted(model: Model, choice: Choice, placement: Placement): Model {
  const { min, max } = boundsOf(model);
  const size = [choice.width as number, choice.depth as number, choice.height as number];
  const from = [
    -size[0]! / 2,
    placement === 'wall' ? -size[1]! : -size[1]! / 2,
    placement === 'ceiling' ? -size[2]! : 0,
  ];
  const by = size.map((value, axis) => value / (max[axis]! - min[axis]!));
  return {
    parts: model.parts.map((part) => ({
      ...part,
      mesh: {
        ...part.mesh,
        positions: part.mesh.positions.map((value, i) => from[i % 3]! + (value - min[i % 3]!) * by[i % 3]!),
      },
    })),
  };
}
