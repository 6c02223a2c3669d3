import type { ModelDrawable } from '#viewer/drawable.ts';
import type { HomeFacts } from '#viewer/live/scene-patch.ts';
import { stageBox } from '#viewer/camera-pose.ts';
import type { CameraFrame } from '#viewer/stage/camera-controller.ts';

/** How a subject may be looked at, and the initial view. */
export type StageFrame = Omit<CameraFrame, 'still'>;

/** Initially as in its studio picture: from the right, a little above, flat things from higher. */
export function modelFrame({ box, placement }: Pick<ModelDrawable, 'box' | 'placement'>): StageFrame {
  const size = stageBox(box);
  const flat = (size.max[1] - size.min[1]) / Math.max(size.max[0] - size.min[0], size.max[2] - size.min[2]);
  const hangs = placement === 'wall';
  const elevation = hangs ? 0.1 : (placement === 'ceiling' ? 0.06 : 0.13) + 0.57 * Math.exp(-flat * 3.4);
  return {
    orbit: {
      box: size,
      fov: 26,
      share: 0.74,
      lowest: placement === 'ceiling' ? -0.9 : 0.02,
      highest: 1.45,
      ...(hangs ? { sides: 1.25 } : {}),
    },
    start: { azimuth: Math.PI / 6, elevation, zoom: 1, shift: [0, 0, 0] },
  };
}

/** From high up, a corner towards one. */
export function homeFrame({ box, entrance, barriers, ground }: HomeFacts): StageFrame {
  return {
    orbit: { box: stageBox(box), fov: 30, share: 0.86, lowest: 0.35, highest: 1.5 },
    start: { azimuth: 0.5, elevation: 0.95, zoom: 1, shift: [0, 0, 0] },
    home: { entrance, barriers, ground },
  };
}
