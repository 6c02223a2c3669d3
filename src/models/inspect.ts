import { triangleBudget } from '#models/geometry/mesh.ts';
import { assertSize, triangleCount } from '#models/geometry/model.ts';
import { brokenCorners, flippedTriangles, openEdges, volumeOf } from '#models/geometry/soundness.ts';
import type { Choice, Family } from '#models/family.ts';
import type { Box, Detail, Model } from '#models/geometry/mesh.ts';

/** Everything wrong with a model, as text; and a fingerprint no other model of its family may share. */
export function inspect(
  family: Family,
  choice: Choice,
  detail: Detail,
): { faults: string[]; shape: string; triangles: number } {
  const model = family.build(choice, detail);
  const triangles = triangleCount(model);
  const faults = [...sizeFaults(family, choice, model), ...model.parts.flatMap((part) => partFaults(family, part))];
  if (triangles > triangleBudget[detail]) faults.push(`${triangles} triangles at ${detail}`);
  return { faults, shape: fingerprint(model), triangles };
}

function sizeFaults(family: Family, choice: Choice, model: Model): string[] {
  try {
    const box = assertSize(model, {
      width: choice.width as number,
      depth: choice.depth as number,
      height: choice.height as number,
    });
    return standsRight(family, box) ? [] : [`origin off: ${JSON.stringify(box)}`];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** The origin is where the family's placement says. */
function standsRight(family: Family, { min, max }: Box): boolean {
  const middle = isNear(min[0] + max[0], 0);
  if (family.placement === 'wall') return middle && isNear(max[1], 0) && isNear(min[2], 0);
  return middle && isNear(min[1] + max[1], 0) && isNear(family.placement === 'ceiling' ? max[2] : min[2], 0);
}

function isNear(value: number, wanted: number): boolean {
  return Math.abs(value - wanted) < 0.05;
}

function partFaults(family: Family, part: Model['parts'][number]): string[] {
  const faults: string[] = [];
  if (!family.slots[part.slot]) faults.push(`no slot ${part.slot}`);
  if (brokenCorners(part.mesh) > 0) faults.push(`${part.slot}: ${brokenCorners(part.mesh)} broken corners`);
  // A sheet is seen from both sides and has no outside to be turned from.
  if (part.solid && flippedTriangles(part.mesh) > 0)
    faults.push(`${part.slot}: ${flippedTriangles(part.mesh)} flipped triangles`);
  if (part.solid && openEdges(part.mesh) > 0) faults.push(`${part.slot}: ${openEdges(part.mesh)} open edges`);
  if (part.solid && volumeOf(part.mesh) <= 0) faults.push(`${part.slot}: inside out`);
  return faults;
}

/** To a hundredth of a millimetre. */
function fingerprint(model: Model): string {
  let hash = 0;
  for (const part of model.parts)
    for (const value of part.mesh.positions) hash = (Math.imul(hash, 31) + Math.round(value * 100)) | 0;
  return `${hash}:${triangleCount(model)}`;
}
