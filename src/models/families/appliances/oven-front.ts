import { board } from '#models/geometry/rounded-box.ts';
import { handle } from '#models/geometry/handles.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import { move, turn } from '#models/geometry/transform.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Detail } from '#models/geometry/mesh.ts';

export type OvenPanel = 'knobs' | 'touch';

/** The face of a built-in oven between two corners, its glass at `face` (Y), a handle in front of it. */
export function ovenFront(
  {
    x0,
    x1,
    z0,
    z1,
    face,
    panel,
    bar = true,
  }: { x0: number; x1: number; z0: number; z1: number; face: number; panel: OvenPanel; bar?: boolean },
  detail: Detail,
): SlotMeshes {
  const high = Math.min(110, (z1 - z0) * 0.22);
  const w = x1 - x0;
  const x = (x0 + x1) / 2;
  const door = board({ from: [x0, face, z0], to: [x1, face + 20, z1 - high - 3], radius: 2 }, detail);
  const strip = board({ from: [x0, face, z1 - high], to: [x1, face + 20, z1], radius: 2 }, detail);
  const pane = board(
    { from: [x0 + w * 0.08, face - 1, z0 + w * 0.07], to: [x1 - w * 0.08, face + 2, z1 - high - 90], radius: 0 },
    detail,
  );
  const screen = board(
    { from: [x - 62, face - 1, z1 - high * 0.76], to: [x + 62, face + 2, z1 - high * 0.24], radius: 0 },
    detail,
  );
  const knob = turn(cylinder({ radius: 19, height: 22, edge: 2 }, detail), 'x', 90);
  const knobs =
    panel === 'knobs' ? [-0.36, -0.24, 0.24, 0.36].map((at) => move(knob, x + w * at, face, z1 - high / 2)) : [];
  const pulls = bar ? [move(handle('bar', { length: w * 0.86 }, detail), x, face, z1 - high - 48)] : [];
  return { doors: [door, strip], metal: [...knobs, ...pulls], screen: [pane, screen] };
}
