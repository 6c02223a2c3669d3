import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { CameraPose } from '#viewer/camera-pose.ts';
import type { CanvasRoot } from '#viewer/stage/canvas-root.ts';
import type { Environment } from '#viewer/stage/environment.ts';
import { aimCamera, setUpScene } from '#viewer/stage/stage-scene-view.tsx';
import type { HomeStage } from '#viewer/stage/stage-scene.ts';
import { useFrame, useInScene } from '#viewer/stage/use-scene.ts';
import { groundCrosses } from './ground-crosses.ts';
import { poseOf } from './space-camera.ts';
import type { SpaceEye } from './space-eye.ts';

interface SpaceFrameProps {
  root: CanvasRoot;
  stage: HomeStage;
  eye: SpaceEye;
  /** Whether the crosses of the sheet lie on the ground. */
  crosses: boolean;
  environment: Environment;
  /** Before a frame: what stands in the way of this view. */
  onAim(pose: CameraPose): void;
  /** After it; `moving`: another one follows. */
  onFrame(pose: CameraPose, drawnTriangles: number, moving: boolean): void;
}

/** Draws the home, one frame a request; in the page itself there is nothing of it. */
export function SpaceFrame({ root, stage, eye, crosses, environment, onAim, onFrame }: SpaceFrameProps) {
  const { scene, gl, camera } = root;
  const ground = useMemo(() => groundCrosses(), []);
  useEffect(() => () => ground.dispose(), [ground]);

  useLayoutEffect(() => {
    setUpScene(scene, gl, environment, 'orbit');
    stage.objects.showMode('orbit');
    root.invalidate();
  }, [root, stage, scene, gl, environment]);

  useInScene(root, stage.scenery);
  useInScene(root, crosses ? ground.object : null);
  // First the camera, then what follows from it.
  useFrame(root, (seconds) => {
    const { width, height } = root.size();
    const moving = eye.tick(Math.min(seconds, 0.05));
    const pose = poseOf(eye.camera());
    onAim(pose);
    ground.follow(...pose.target);
    aimCamera(camera, pose, width / height);
    stage.light?.(scene, pose, false);
    gl.render(scene, camera);
    onFrame(pose, gl.info.render.triangles, moving);
    if (moving) root.invalidate();
  });
  return null;
}
