import { canopy, flex } from '#models/families/lighting/lamp-fittings.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, move, turn } from '#models/geometry/transform.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Detail } from '#models/geometry/mesh.ts';

export type PendantBar = 'beam' | 'profile' | 'tube';

interface BarPlace {
  w: number;
  d: number;
  h: number;
  rod: boolean;
  plate: { radius: number; deep: number };
}

/** A long light over a table, hung by two lines from one plate or two. */
export function pendantBar(kind: PendantBar, { w, d, h, rod, plate }: BarPlace, detail: Detail): SlotMeshes {
  const low = -h;
  const high = { beam: low + d * 0.9, profile: low + d * 0.8, tube: low + d }[kind];
  const x = w * 0.36;
  const wide = Math.min(plate.radius, d * 0.48);
  const lines = bothSides(flex([x, 0], high - 2, -plate.deep + 2, rod ? 5 : 1.2, detail));
  const base = board({ from: [-x - 40, -wide, -plate.deep], to: [x + 40, wide, 0], radius: 4, grain: 'x' }, detail);
  const plates = rod ? bothSides(move(canopy(wide, plate.deep, detail), x, 0, 0)) : base;
  const hangs: SlotMeshes = { metal: [plates, ...(rod ? [lines] : [])], flex: rod ? [] : [lines] };
  const half = w / 2;
  if (kind === 'tube') {
    const glass = turn(cylinder({ radius: d / 2 - 1, height: w - 80, edge: 1 }, detail), 'y', 90);
    const cap = turn(cylinder({ radius: d / 2, height: 46, edge: 2 }, detail), 'y', 90);
    return {
      ...hangs,
      pane: [move(glass, -half + 40, 0, low + d / 2)],
      metal: [...hangs.metal!, move(cap, -half, 0, low + d / 2), move(cap, half - 46, 0, low + d / 2)],
    };
  }
  const body = board(
    { from: [-half, -d / 2, low + 3], to: [half, d / 2, high], radius: kind === 'beam' ? 5 : 2, grain: 'x' },
    detail,
  );
  const strip = board({ from: [-half + 12, -d / 2 + 6, low], to: [half - 12, d / 2 - 6, low + 8], radius: 1 }, detail);
  if (kind === 'profile') return { ...hangs, metal: [...hangs.metal!, body], pane: [strip] };
  return { ...hangs, wood: [body], pane: [strip] };
}
