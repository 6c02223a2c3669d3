import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect } from 'react';
import type { PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import type { Look } from '#viewer/look.ts';
import type { Mode, Rig } from '#viewer/rig.ts';
import { SelectionBox } from '#viewer/selection-box.tsx';
import type { Show } from '#viewer/show.ts';

interface StageSceneProps {
  show: Show;
  rig: Rig;
  mode: Mode;
  picked: string | null;
  /** After each picture. */
  onFrame(look: Look, drawnTriangles: number): void;
}

/** What stands on the stage, and one picture of it whenever one is asked for. */
export function StageScene({ show, rig, mode, picked, onFrame }: StageSceneProps) {
  const scene = useThree((state) => state.scene);
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);

  useLayoutEffect(() => {
    setUp(scene, gl, show, mode);
    invalidate();
  }, [show, mode, scene, gl, invalidate]);

  // Above 0 the picture is ours to take: first the camera is put in its place, then what follows it.
  useFrame(({ camera, size }, seconds) => {
    rig.setAspect(size.width / size.height);
    const more = rig.tick(Math.min(seconds, 0.05));
    const look = rig.look();
    aim(camera as PerspectiveCamera, look, size.width / size.height);
    gl.render(scene, camera);
    onFrame(look, gl.info.render.triangles);
    if (more) invalidate();
  }, 1);

  const box = picked === null ? null : show.boxOf(picked);
  return (
    <>
      <primitive object={show.scenery} dispose={null} />
      {box && <SelectionBox box={box} />}
    </>
  );
}

/** From inside one sees the garden through the windows; else the page's own shade is the ground. */
function setUp(scene: Scene, gl: WebGLRenderer, show: Show, mode: Mode): void {
  const inside = mode === 'walk';
  scene.environment = show.environment.light;
  scene.background = inside ? show.environment.view : null;
  scene.environmentIntensity = inside ? 1.05 : 0.8;
  show.drawn.show(mode);
  gl.shadowMap.needsUpdate = true;
}

/** Near and far follow the distance, so that a plan from 100 m and a knob from 20 cm are both sharp. */
function aim(camera: PerspectiveCamera, { eye, target, up, fov }: Look, aspect: number): void {
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
