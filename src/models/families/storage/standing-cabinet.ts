import { baseHeights, baseOf } from '#models/families/storage/cabinet-base.ts';
import { cabinet } from '#models/families/storage/cabinet.ts';
import { traits } from '#models/families/storage/cabinet-traits.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import type { Base } from '#models/families/storage/cabinet-base.ts';
import type { CabinetShape, Column } from '#models/families/storage/cabinet.ts';
import type { FrontKind } from '#models/families/storage/cabinet-fronts.ts';
import type { Grip } from '#models/families/storage/cabinet-grips.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

/**
 * A cabinet on its base, from a choice with `front`, `grip` and `base`, built as its style builds. `lift` is the
 * highest the base may be.
 */
export function standingCabinet(
  choice: Choice,
  columns: readonly Column[],
  detail: Detail,
  more: { lift?: number } & Partial<Pick<CabinetShape, 'level' | 'backless' | 'trait'>> = {},
): Model {
  const { lift = 1000, ...rest } = more;
  const width = choice.width as number;
  const depth = choice.depth as number;
  const high = choice.height as number;
  const base = choice.base as Base;
  const low = Math.min(baseHeights[base], lift);
  const trait = rest.trait ?? traits[choice.style];
  const body = cabinet(
    { width, depth, low, high, trait, front: choice.front as FrontKind, grip: choice.grip as Grip, columns, ...rest },
    detail,
  );
  return modelFromSlots([
    body.kit,
    {
      legs: [
        baseOf(base, { width: width - 2 * trait.overhang, front: body.front, back: body.back, height: low }, detail),
      ],
    },
  ]);
}
