import { useEffect, useLayoutEffect, useMemo } from 'react';
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
import type { CanvasRoot } from '#viewer/stage/canvas-root.ts';
import { useFrame, useInScene } from '#viewer/stage/use-scene.ts';
import type { Mode, CameraController } from '#viewer/stage/camera-controller.ts';
import type { Environment } from '#viewer/stage/environment.ts';
import type { StageScene } from '#viewer/stage/stage-scene.ts';

/** The one accent on the stage (LOOK §1): the selection. */
const accentOnShade = 0xf28bb0;

interface StageSceneViewProps {
  root: CanvasRoot;
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

/** Draws the stage scene, one frame per request; in the page itself there is nothing of it. */
export function StageSceneView({
  root,
  stageScene,
  controller,
  mode,
  picked,
  environment,
  version,
  onFrame,
}: StageSceneViewProps) {
  const { scene, gl, camera } = root;
  useLayoutEffect(() => {
    setUpScene(scene, gl, environment, mode);
    stageScene.objects.showMode(mode);
    root.invalidate();
  }, [root, stageScene, environment, mode, scene, gl]);

  useInScene(root, stageScene.scenery);
  useInScene(root, useSelectionBox(stageScene, picked, version));
  // First the camera, then what follows from it.
  useFrame(root, (seconds) => {
    const { width, height } = root.size();
    controller.setAspect(width / height);
    const more = controller.tick(Math.min(seconds, 0.05));
    const look = controller.look();
    aimCamera(camera, look, width / height);
    stageScene.light?.(scene, look, mode === 'walk');
    gl.render(scene, camera);
    onFrame(look, gl.info.render.triangles);
    if (more) root.invalidate();
  });
  return null;
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

/** Around what is picked, made again with every edit of it. */
function useSelectionBox(stageScene: StageScene, picked: string | null, version: number): Box3Helper | null {
  const helper = useMemo(() => {
    const box = picked === null ? null : stageScene.boxOf(picked);
    if (!box) return null;
    const made = new Box3Helper(new Box3(new Vector3(...box.min), new Vector3(...box.max)), accentOnShade);
    (made.material as LineBasicMaterial).toneMapped = false;
    return made;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- where a picked piece stands changes with the version
  }, [stageScene, picked, version]);
  useEffect(() => () => helper?.dispose(), [helper]);
  return helper;
}
