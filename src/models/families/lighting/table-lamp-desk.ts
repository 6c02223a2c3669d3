import { joinSlots, moveSlots } from '#models/families/shared/slot-meshes.ts';
import { standingInside } from '#models/families/lighting/lamp-fittings.ts';
import { lampShade } from '#models/families/lighting/lamp-shade.ts';
import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Shade, ShadePlace } from '#models/families/lighting/lamp-shade.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

interface DeskPlace {
  w: number;
  d: number;
  h: number;
  shade: Shade;
  belly: number;
  place: ShadePlace;
}

/** Two arms on a heavy foot, a joint between them, a head that tips. */
export function deskLamp({ w, d, h, shade, belly, place }: DeskPlace, detail: Detail): SlotMeshes[] {
  const half = d / 2;
  const x = -w / 2 + half;
  const head: Vec3 = [w / 2 - place.width * 0.62, 0, h - 19];
  const elbow: Vec3 = [x - half * 0.66, 0, h * 0.56];
  const r = 4.4 + belly;
  const foot = move(
    lathe(
      [
        [half - 2, 0],
        [half, 2],
        [half, 16],
        [half - 4, 20],
        [r * 3, 24],
        [r * 2, 40],
        [0, 40],
      ],
      detail,
      { crease: 40 },
    ),
    x,
    0,
    0,
  );
  const rod = (from: Vec3, to: Vec3, side: number): Mesh =>
    move(tube({ path: [from, to], radius: r * 0.62 }, detail), 0, side, 0);
  const joint = (at: Vec3): Mesh =>
    move(turn(cylinder({ radius: r * 2.1, height: r * 5, edge: 1.5 }, detail), 'x', 90), at[0], r * 2.5, at[2]);
  const low: Vec3 = [x, 0, 34];
  const arms = [-r, r].flatMap((side) => [rod(low, elbow, side), rod(elbow, head, side)]);
  const tipped = [lampShade(shade, place, detail), standingInside(shade, place, detail).kit].map((kit) =>
    tip(moveSlots(kit, 0, 0, -place.z - place.height), head),
  );
  return [{ metal: [foot, ...arms, joint(low), joint(elbow), joint(head)] }, joinSlots(tipped)];
}

function tip(kit: SlotMeshes, at: Vec3): SlotMeshes {
  return moveSlots(
    Object.fromEntries(Object.entries(kit).map(([slot, meshes]) => [slot, meshes.map((mesh) => turn(mesh, 'y', -22))])),
    at[0],
    at[1],
    at[2] + 6,
  );
}
