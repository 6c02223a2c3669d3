import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useEffect, useMemo } from 'react';
import {
  Box3,
  Box3Helper,
  Vector3,
  type PerspectiveCamera,
  type Scene,
  type WebGLRenderer,
  type LineBasicMaterial,
} from 'three';
import type { CameraPose } from '#viewer/camera-pose.ts';
import type { Mode, CameraController } from '#viewer/stage/camera-controller.ts';
import type { Environment } from '#viewer/stage/environment.ts';
import type { StageScene } from '#viewer/stage/stage-scene.ts';
import type { Box } from '#models/geometry/mesh.ts';

/** The one accent on the stage (LOOK §1): the selection. */
const accentOnShade = 0xf28bb0;

interface StageSceneViewProps {
  stageScene: StageScene;
  controller: CameraController;
  mode: Mode;
  picked: string | null;
  environment: Environment;
  /** Grows with every edit of what is shown. */
  version: number;
  /** Called after each frame. */
  onFrame(look: CameraPose, drawnTriangles: number): void;
}

/** Renders the stage scene, one frame per request. */
export function StageSceneView({
  stageScene,
  controller,
  mode,
  picked,
  environment,
  version,
  onFrame,
}: StageSceneViewProps) {
  const scene = useThree((state) => state.scene);
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);

  useLayoutEffect(() => {
    setUpScene(scene, gl, environment, mode);
    stageScene.objects.showMode(mode);
    invalidate();
  }, [stageScene, environment, mode, scene, gl, invalidate]);

  // A priority above 0 takes rendering over from fiber: first the camera is updated, then what follows it.
  useFrame(({ camera, size }, seconds) => {
    controller.setAspect(size.width / size.height);
    const more = controller.tick(Math.min(seconds, 0.05));
    const look = controller.look();
    aimCamera(camera as PerspectiveCamera, look, size.width / size.height);
    stageScene.light?.(scene, look, mode === 'walk');
    gl.render(scene, camera);
    onFrame(look, gl.info.render.triangles);
    if (more) invalidate();
  }, 1);

  const box = picked === null ? null : stageScene.boxOf(picked);
  return (
    <>
      <primitive object={stageScene.scenery} dispose={null} />
      {box && <SelectionBox key={version} box={box} />}
    </>
  );
}

/** From inside one sees the garden through the windows; else the page's own shade is the background. */
export function setUpScene(scene: Scene, gl: WebGLRenderer, { light, view }: Environment, mode: Mode): void {
  const inside = mode === 'walk';
  scene.environment = light;
  scene.background = inside ? view : null;
  scene.environmentIntensity = inside ? 1.05 : 0.8;
  gl.shadowMap.needsUpdate = true;
}

/** Near and far planes follow the distance, so that a plan from 100 m and a knob from 20 cm are both sharp. */
export function aimCamera(camera: PerspectiveCamera, { eye, target, up, fov }: CameraPose, aspect: number): void {
  const distance = Math.hypot(eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]);
  camera.up.set(...up);
  camera.position.set(...eye);
  camera.lookAt(...target);
  camera.fov = fov;
  camera.aspect = aspect;
  camera.near = distance <= 1.001 ? 0.05 : Math.max(0.02, distance * 0.04);
  camera.far = distance + 80;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

function SelectionBox({ box }: { box: Box }) {
  const helper = useMemo(() => {
    const made = new Box3Helper(new Box3(new Vector3(...box.min), new Vector3(...box.max)), accentOnShade);
    (made.material as LineBasicMaterial).toneMapped = false;
    return made;
  }, [box]);
  useEffect(() => () => helper.dispose(), [helper]);
  return <primitive object={helper} dispose={null} />;
}
