import { bulb, canopy } from '#models/families/lighting/lamp-fittings.ts';
import { lampShade } from '#models/families/lighting/lamp-shade.ts';
import { joinSlots, moveSlots } from '#models/families/shared/slot-meshes.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import { ellipse, roundedRectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { move, turn } from '#models/geometry/transform.ts';
import type { WallPlace } from '#models/families/lighting/wall-lamp.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

/** Stands a shape drawn on the floor up against the wall: from `from` to `to` before it, its underside at Z 0. */
function stood(outline: Outline, from: number, to: number, height: number, bevel: number, detail: Detail): Mesh {
  return move(turn(extrude({ outline, height: to - from, bevel, crease: 40 }, detail), 'x', 90), 0, -from, height / 2);
}

/** A thin slab that hides its light: the wall behind glows. */
export function glowSlab(
  form: 'box' | 'disc' | 'pill',
  { w, d, h, plate, style }: WallPlace,
  detail: Detail,
): SlotMeshes {
  const shape = (less: number): Outline => {
    const x = w - less * 2;
    const y = h - less * 2;
    if (form === 'disc') return ellipse(x, y, detail);
    return roundedRectangle(x, y, form === 'pill' ? Math.min(x, y) / 2 : 3 + plate.deep * 0.2, detail);
  };
  const thick = style === 'wabiSabi' ? d * 0.45 : 12 + plate.deep * 0.2;
  let slot: 'hood' | 'stone' | 'wood' = 'hood';
  if (style === 'wabiSabi') slot = 'stone';
  else if (style === 'japandi') slot = 'wood';
  return {
    metal: [stood(shape(Math.min(w, h) * 0.22), 0, 12, h, 0, detail)],
    pane: [stood(shape(14), 8, d - thick + 1, h, 0, detail)],
    [slot]: [stood(shape(0), d - thick, d, h, Math.min(4, thick / 4), detail)],
  };
}

/** Cloth bent into half a drum, with a bar of wood above and below. */
export function halfDrum({ w, d, h, plate }: WallPlace, detail: Detail): SlotMeshes {
  const steps = byDetail(detail, 32, 20, 8);
  const arcOf = (x: number, y: number): Vec2[] =>
    Array.from({ length: steps + 1 }, (_, i): Vec2 => {
      const a = (Math.PI * i) / steps;
      return [-x * Math.cos(a), -y * Math.sin(a)];
    });
  const band = (outer: number, thick: number): Outline => [
    ...arcOf(w / 2 - outer, d - outer),
    ...arcOf(w / 2 - outer - thick, d - outer - thick).toReversed(),
  ];
  const skin = move(extrude({ outline: band(1.5, 2), height: h - 8, crease: 35 }, detail), 0, 0, 4);
  const rim = extrude({ outline: band(0, 5 + plate.deep * 0.1), height: 10, bevel: 1, crease: 35 }, detail);
  const back = board({ from: [-w * 0.2, -14, 10], to: [w * 0.2, 0, h - 10], radius: 2 }, detail);
  const lamp = moveSlots(bulb(Math.min(50, d * 0.4), false, detail), 0, -d * 0.45, h * 0.24);
  return joinSlots([
    {
      cloth: [skin],
      wood: [rim, move(rim, 0, 0, h - 10)],
      metal: [back, board({ from: [-8, -d * 0.5, h * 0.24 - 6], to: [8, -10, h * 0.24 + 2], radius: 1 }, detail)],
    },
    lamp,
  ]);
}

/** A ball held by its neck against the wall. */
export function ballLamp({ w, d, h, plate }: WallPlace, detail: Detail): SlotMeshes {
  const neck = d - w * 0.98;
  const round = lampShade(
    'globe',
    { width: w, height: w * 0.98, z: 0, segments: byDetail(detail, 64, 40, 12) },
    detail,
  );
  const ball = Object.fromEntries(
    Object.entries(round).map(([slot, meshes]) => [
      slot,
      meshes.map((mesh) => move(turn(mesh, 'x', -90), 0, -d, h / 2)),
    ]),
  );
  const inside = Object.fromEntries(
    Object.entries(bulb(w * 0.26, true, detail)).map(([slot, meshes]) => [
      slot,
      meshes.map((mesh) => move(turn(mesh, 'x', -90), 0, -neck, h / 2)),
    ]),
  );
  const foot = move(turn(canopy(Math.min(plate.radius, w * 0.42), plate.deep * 0.6, detail), 'x', -90), 0, 0, h / 2);
  const stem = move(turn(cylinder({ radius: w * 0.13, height: neck - 4, edge: 1.5 }, detail), 'x', 90), 0, -4, h / 2);
  return joinSlots([ball, inside, { metal: [foot, stem] }]);
}
