import type { Design, Level } from '#design/document.ts';
import { recordsOn } from '#design/document.ts';
import type { Vec3 } from '#lib/vec.ts';

/** A picture to take. Millimetres, Z up, heights over the ground and no longer over the level's floor. */
export interface SceneCamera {
  id: string;
  level: string;
  name: string;
  kind: 'still' | 'panorama';
  at: Vec3;
  target: Vec3;
  /** Vertical, degrees. */
  view: number;
  /** Width over height. */
  aspect: number;
}

export function camerasOn(design: Design, level: Level): SceneCamera[] {
  return recordsOn(design, 'cameras', level.id).map(({ at, target, ...camera }) => ({
    ...camera,
    at: [at.x, at.y, level.elevation + at.z],
    target: [target.x, target.y, level.elevation + target.z],
  }));
}
