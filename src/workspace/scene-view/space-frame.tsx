import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { PerspectiveCamera } from 'three';
import type { CameraPose } from '#viewer/camera-pose.ts';
import type { Environment } from '#viewer/stage/environment.ts';
import { aimCamera, setUpScene } from '#viewer/stage/stage-scene-view.tsx';
import type { HomeStage } from '#viewer/stage/stage-scene.ts';
import { groundCrosses } from './ground-crosses.ts';
import { poseOf } from './space-camera.ts';
import type { SpaceEye } from './space-eye.ts';

interface SpaceFrameProps {
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

/** Draws the home, one frame a request. */
export function SpaceFrame({ stage, eye, crosses, environment, onAim, onFrame }: SpaceFrameProps) {
  const ground = useMemo(() => groundCrosses(), []);
  useEffect(() => () => ground.dispose(), [ground]);
  const scene = useThree((state) => state.scene);
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);

  useLayoutEffect(() => {
    setUpScene(scene, gl, environment, 'orbit');
    stage.objects.showMode('orbit');
    invalidate();
  }, [stage, scene, gl, invalidate, environment]);

  // A priority above 0 takes rendering over from fiber: first the camera, then what follows from it.
  useFrame(({ camera, size }, seconds) => {
    const moving = eye.tick(Math.min(seconds, 0.05));
    const pose = poseOf(eye.camera());
    onAim(pose);
    ground.follow(...pose.target);
    aimCamera(camera as PerspectiveCamera, pose, size.width / size.height);
    stage.light?.(scene, pose, false);
    gl.render(scene, camera);
    onFrame(pose, gl.info.render.triangles, moving);
    if (moving) invalidate();
  }, 1);

  return (
    <>
      <primitive object={stage.scenery} dispose={null} />
      {crosses && <primitive object={ground.object} dispose={null} />}
    </>
  );
}
