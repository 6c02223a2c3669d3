import { Raycaster, Vector2, type Camera } from 'three';
import type { Vec3 } from '#lib/vec.ts';
import { fromStage } from '#viewer/camera-pose.ts';

/** The ray through a place of the picture (from −1 at the left and below to 1), in the axes of the home. */
export function rayThrough(camera: Camera, x: number, y: number): [from: Vec3, along: Vec3] {
  const caster = new Raycaster();
  caster.setFromCamera(new Vector2(x, y), camera);
  const { origin, direction } = caster.ray;
  return [fromStage([origin.x, origin.y, origin.z]), [direction.x, -direction.z, direction.y]];
}
