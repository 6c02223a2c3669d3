import type { CameraPose } from '#viewer/camera-pose.ts';
import type { LiveScene } from '#viewer/live-scene.ts';
import type { CanvasRoot } from '#viewer/stage/canvas-root.ts';
import type { Mode } from '#viewer/stage/camera-controller.ts';
import { aimCamera, setUpScene } from '#viewer/stage/stage-scene-view.tsx';
import type { StageScene } from '#viewer/stage/stage-scene.ts';

/** What a picture of a home is taken of. Pixels. */
export interface Photograph {
  readonly pose: CameraPose;
  /** With ceilings and the garden behind the windows. */
  readonly inside: boolean;
  readonly size: { readonly width: number; readonly height: number };
  /** Instead of the home that stands there. */
  readonly home?: Pick<LiveScene, 'group' | 'showMode'>;
}

/**
 * A picture from another place, in a corner of the canvas and copied out of it: to be taken before a frame, which is
 * drawn over it (`CanvasRoot.beforeFrame`). `now`: how the stage is looked at otherwise. Null without a graphics card.
 */
export function photograph(root: CanvasRoot, stage: StageScene, now: Mode, wanted: Photograph): string | null {
  const { gl, scene, camera } = root;
  if (gl.getContext().isContextLost()) return null;
  const { pose, inside, home } = wanted;
  const mode = inside ? 'walk' : 'orbit';
  const environment = stage.environment();
  const { width, height } = fitted(gl.domElement, wanted.size);
  const ratio = gl.getPixelRatio();
  // Shadows are drawn anew only for what else stands there.
  const other = home !== undefined || mode !== now;
  if (other) setUpScene(scene, gl, environment, mode);
  if (other) (home ?? stage.objects).showMode(mode);
  stage.objects.group.visible = !home;
  if (home) scene.add(home.group);
  aimCamera(camera, pose, width / height);
  stage.light?.(scene, pose, inside);
  gl.setViewport(0, 0, width / ratio, height / ratio);
  gl.render(scene, camera);
  const picture = copied(gl.domElement, width, height);
  const { width: whole, height: high } = root.size();
  gl.setViewport(0, 0, whole, high);
  if (home) scene.remove(home.group);
  stage.objects.group.visible = true;
  if (other) stage.objects.showMode(now);
  if (other) setUpScene(scene, gl, environment, now);
  return picture;
}

/** As large as the canvas allows, in the same shape. */
function fitted(canvas: HTMLCanvasElement, { width, height }: Photograph['size']): Photograph['size'] {
  const by = Math.min(1, canvas.width / width, canvas.height / height);
  return { width: Math.max(1, Math.floor(width * by)), height: Math.max(1, Math.floor(height * by)) };
}

/** Its lower left corner, where a viewport begins. */
function copied(canvas: HTMLCanvasElement, width: number, height: number): string | null {
  const copy = document.createElement('canvas');
  copy.width = width;
  copy.height = height;
  const context = copy.getContext('2d');
  if (!context) return null;
  context.drawImage(canvas, 0, canvas.height - height, width, height, 0, 0, width, height);
  return copy.toDataURL('image/webp', 0.86);
}
