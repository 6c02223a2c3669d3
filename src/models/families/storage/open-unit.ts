import { hangFront } from '#models/families/storage/cabinet-fronts.ts';
import { joinSlots } from '#models/families/shared/slot-meshes.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides } from '#models/geometry/transform.ts';
import type { FrontKind } from '#models/families/storage/cabinet-fronts.ts';
import type { Grip, Opening, Role } from '#models/families/storage/cabinet-grips.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Detail } from '#models/geometry/mesh.ts';

/** A cabinet without a top, so that a bowl can hang into it. */
interface OpenUnit {
  width: number;
  low: number;
  high: number;
  /** Y of the fronts' faces and of the back. */
  face: number;
  back: number;
  board: number;
  front: FrontKind;
  grip: Grip;
  fronts: readonly (readonly [Opening, Role])[];
}

export function openUnit(unit: OpenUnit, detail: Detail): SlotMeshes {
  const { width, low, high, face, back, board: t } = unit;
  const x = width / 2;
  const front = face + 21.5;
  const sides = bothSides(board({ from: [x - t, front, low], to: [x, back, high], radius: 1.2, grain: 'z' }, detail));
  const bottom = board({ from: [-x + t, front, low], to: [x - t, back, low + t], radius: 1, grain: 'x' }, detail);
  const rear = board(
    { from: [-x + t - 2, back - 12, low + 4], to: [x - t + 2, back - 4, high], radius: 0, grain: 'x' },
    detail,
  );
  const rail = board(
    { from: [-x + t - 2, front, high - 40], to: [x - t + 2, front + 18, high], radius: 0, grain: 'x' },
    detail,
  );
  const hanging = { front: unit.front, grip: unit.grip, face, level: high - 90 };
  return joinSlots([
    { carcass: [sides, bottom, rear, rail] },
    ...unit.fronts.map(([opening, role]) => hangFront(opening, role, hanging, detail)),
  ]);
}

const gap = 1.5;

/** Doors side by side, opening in pairs. */
export function doorFronts(from: number, to: number, low: number, high: number, count: number): [Opening, Role][] {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, i) => [
    { x0: from + step * i + gap, x1: from + step * (i + 1) - gap, z0: low + gap, z1: high - gap },
    i % 2 === 0 && count > 1 ? 'pullRight' : 'pullLeft',
  ]);
}

/** Drawers: so many beside and over one another. */
export function drawerFronts(
  from: number,
  to: number,
  low: number,
  high: number,
  beside: number,
  over: number,
): [Opening, Role][] {
  const wide = (to - from) / beside;
  const tall = (high - low) / over;
  return Array.from({ length: beside * over }, (_, n) => {
    const i = n % beside;
    const k = Math.floor(n / beside);
    return [
      {
        x0: from + wide * i + gap,
        x1: from + wide * (i + 1) - gap,
        z0: low + tall * k + gap,
        z1: low + tall * (k + 1) - gap,
      },
      'drawer',
    ];
  });
}
