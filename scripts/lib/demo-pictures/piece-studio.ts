import { slotFinishes } from '#models/slot-finishes.ts';
import { boundsOf } from '#models/geometry/bounds.ts';
import { sheet } from '#models/geometry/cloth.ts';
import { turn } from '#models/geometry/transform.ts';
import { findModel } from '#models/library.ts';
import { finishOf } from '#models/materials/library.ts';
import { linearColour } from '#models/picture/colour.ts';
import { studioCamera } from '#models/picture/camera.ts';
import type { Camera } from '#models/picture/camera.ts';
import { add, cross, normalise, scale } from '#lib/vec.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Placement } from '#models/family.ts';
import type { Box, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { RenderPart, RenderScene } from '#render/scene/render-scene.ts';
import type { PicturedPiece } from '#demo/pictures/picture-jobs.ts';
import { closeView } from './close-view.ts';

/** The colour of the seamless sweep (LOOK §7, studio). */
export const sweepColour = '#e3ddd3';
const sweepFinish: Finish = {
  id: 'studio-sweep',
  kind: 'paint',
  name: { en: '', zh: '', vi: '' },
  colour: sweepColour,
  roughness: 0.95,
  metalness: 0,
};
const here = { x: 0, y: 0, z: 0, turn: 0 };

export interface PieceStudio {
  scene: RenderScene;
  camera: Camera;
}

/**
 * A piece before the background: standing on it, hanging on its wall, or hanging before it from above. Lamps are lit.
 */
export function pieceStudio(
  { model: id, finishes, azimuth: asked, close }: PicturedPiece,
  width: number,
  height: number,
): PieceStudio {
  const found = findModel(id);
  if (!found) throw new Error(`no model ${id}`);
  const { family, choice } = found;
  const model = family.build(choice, 'near');
  const bySlot = slotFinishes(family, choice, finishes);
  const box = boundsOf(model);
  const azimuth = asked ?? (family.placement === 'wall' ? 20 : 30);
  const narrow = studioCamera(positionsOf(model), box, {
    width: width * cardShare,
    height,
    placement: family.placement,
    azimuth,
    ...elevationOf(box, family.placement),
  });
  const whole = { ...narrow, centreX: narrow.centreX + (width * (1 - cardShare)) / 2 };
  const parts = model.parts.map(({ mesh, solid, slot }): RenderPart => ({
    mesh,
    solid,
    finish: finishOf(bySlot[slot]!),
    at: here,
    ...lit(finishOf(bySlot[slot]!)),
  }));
  const sweep: RenderPart = {
    mesh: sweepOf(box, family.placement, azimuth),
    solid: false,
    finish: sweepFinish,
    at: here,
  };
  return {
    camera: close ? closeView(whole, model, width) : whole,
    scene: { parts: [...parts, sweep, keyLamp(box, azimuth)], portals: [], sky: { kind: 'even', radiance: room } },
  };
}

/** Cards show four fifths of the width (LOOK §5): the piece fills 78 % of what is left, and some air beside it. */
const cardShare = 0.86;

/** A lamp that is on, not one that dazzles: the studio is as bright as a day. */
function lit({ kind, glow, colour }: Finish): Pick<RenderPart, 'emission'> {
  if (!glow) return {};
  const [red, green, blue] = linearColour(colour);
  const strength = glow * (kind === 'light' ? 3 : 1);
  return { emission: { radiance: [red * strength, green * strength * 0.93, blue * strength * 0.8] } };
}

/** Light from everywhere, kcd/m²: a large pale room, a little cool beside the lamp. */
const room: Vec3 = [0.43, 0.432, 0.438];
const keyLight: Vec3 = [19.4, 19, 18.2];

/** A square of cloth with a lamp behind it, high on the camera's left: a soft, long shadow falls to the right. */
function keyLamp(box: Box, azimuth: number): RenderPart {
  const reach = reachOf(box);
  const from = [-0.82, -0.42, 0.78] as const;
  const half = reach * 0.85;
  const towards = normalise(from);
  const across = normalise(cross(towards, [0, 0, 1]));
  const up = cross(across, towards);
  const middle: Vec3 = [0, 0, (box.min[2] + box.max[2]) / 2];
  const at = (u: number, v: number): Vec3 =>
    add(add(middle, scale(towards, reach * 5)), add(scale(across, (u * 2 - 1) * half), scale(up, (v * 2 - 1) * half)));
  const cloth = turn(sheet(1, 1, at, { width: half * 2, height: half * 2 }), 'z', azimuth);
  return { mesh: cloth, solid: false, finish: sweepFinish, at: here, emission: { radiance: keyLight } };
}

function reachOf({ min, max }: Box): number {
  return Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2], 150);
}

/**
 * Furniture is seen from 1.25 m, sitting rather than standing; what is small or flat is seen from above as in the
 * library's pictures.
 */
function elevationOf({ min, max }: Box, placement: Placement): { elevation?: number } {
  const size = [max[0] - min[0], max[1] - min[1], max[2] - min[2]] as const;
  if (placement !== 'floor' || size[2] < 250 || Math.max(...size) < 700) return {};
  const away = 2.9 * Math.hypot(...size);
  const level = Math.asin((1250 - size[2] / 2) / away) * (180 / Math.PI);
  return { elevation: Math.min(18, Math.max(5, level + 3)) };
}

function positionsOf({ parts }: Model): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { mesh }) => sum + mesh.positions.length, 0));
  let at = 0;
  for (const { mesh } of parts) {
    all.set(mesh.positions, at);
    at += mesh.positions.length;
  }
  return all;
}

/** Paper that comes down a wall and runs out along the floor. Under a lamp it lies deep, on a wall it is flat. */
function sweepOf({ min, max }: Box, placement: Placement, azimuth: number): Mesh {
  const reach = reachOf({ min, max });
  if (placement === 'wall')
    return sheet(1, 1, (u, v) => [(u - 0.5) * reach * 40, 1, min[2] + (v - 0.5) * reach * 40], {
      width: reach * 40,
      height: reach * 40,
    });
  const floor = placement === 'ceiling' ? min[2] - reach * 1.6 : min[2];
  const back = reach * (placement === 'ceiling' ? 2.2 : 3.2);
  const bend = reach * 1.6;
  const profile = (v: number): readonly [number, number] => {
    if (v < 0.2) return [back - bend - (1 - v / 0.2) * reach * 30, 0];
    if (v > 0.8) return [back, bend + ((v - 0.8) / 0.2) * reach * 12];
    const angle = ((v - 0.2) / 0.6) * (Math.PI / 2);
    return [back - bend + Math.sin(angle) * bend, bend - Math.cos(angle) * bend];
  };
  const paper = sheet(1, 40, (u, v) => [(u - 0.5) * reach * 60, profile(v)[0], floor - 0.5 + profile(v)[1]], {
    width: reach * 60,
    height: reach * 40,
  });
  return turn(paper, 'z', azimuth);
}
