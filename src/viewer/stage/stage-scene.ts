import { Group } from 'three';
import { normalise, type Vec3 } from '#lib/vec.ts';
import type { Box } from '#models/geometry/mesh.ts';
import type { CanvasRoot } from '#viewer/stage/canvas-root.ts';
import type { HomeDrawable, ModelDrawable } from '#viewer/drawable.ts';
import { createSceneObjects, type SceneObjects } from '#viewer/stage/scene-objects.ts';
import { createEnvironment, type Environment } from '#viewer/stage/environment.ts';
import { homeFrame, modelFrame, type StageFrame } from '#viewer/stage/stage-frames.ts';
import { middleOf, stageBox, toStage } from '#viewer/camera-pose.ts';
import { createLightPool } from '#viewer/stage/light-pool.ts';
import type { Quality } from '#viewer/quality.ts';
import type { Sky } from '#viewer/stage/sky.ts';
import type { Subject } from '#viewer/subject.ts';
import { createSunLight } from '#viewer/stage/sun-light.ts';

/** Everything on the stage, and how it may be looked at. */
export interface StageScene {
  objects: SceneObjects;
  /** Light, floor and the subject itself. */
  scenery: Group;
  environment: Environment;
  frame: StageFrame;
  /** In metres, the stage's axes: of the whole, and of what can be picked. */
  box: Box;
  boxOf(owner: string): Box | null;
  triangles: number;
  dispose(): void;
}

/** Null when the subject does not exist. */
export async function loadStageScene(subject: Subject, root: CanvasRoot, quality: Quality): Promise<StageScene | null> {
  const { meshWorker, materials, state } = root;
  if (subject.kind === 'file') {
    const { loadFile } = await import('#viewer/stage/file-scene-objects.ts');
    const file = await loadFile(
      subject.address,
      quality.test ? 1 : Math.min(8, state.gl.capabilities.getMaxAnisotropy()),
    );
    return assembleStage(
      file.objects,
      file.triangles,
      modelSetup({ box: file.box, placement: 'floor' }),
      root,
      quality,
    );
  }
  if (subject.kind === 'home') {
    const home = await meshWorker.make({
      kind: 'home',
      design: subject.design,
      level: subject.level,
      detail: quality.home,
    });
    const setup = homeSetup(home);
    return assembleStage(
      await withFinishes(createSceneObjects(home, materials, setup.lift), {}),
      home.triangles,
      setup,
      root,
      quality,
    );
  }
  const model = await meshWorker.make({ kind: 'model', id: subject.id, detail: quality.model });
  if (!model) return null;
  const setup = modelSetup(model);
  return assembleStage(
    await withFinishes(createSceneObjects(model, materials, setup.lift), subject.finishes),
    model.triangles,
    setup,
    root,
    quality,
  );
}

async function withFinishes(objects: SceneObjects, finishes: Readonly<Record<string, string>>): Promise<SceneObjects> {
  await objects.applyFinishes(finishes);
  return objects;
}

interface StageSetup {
  sky: Sky;
  sun: Vec3;
  colour: number;
  strength: number;
  soft: number;
  lift: number;
  floor: 'below' | 'behind' | 'none';
  frame: StageFrame;
  boxes: Record<string, Box>;
}

function modelSetup(model: Pick<ModelDrawable, 'box' | 'placement'>): StageSetup {
  const { placement } = model;
  let floor: 'behind' | 'below' | 'none' = 'below';
  if (placement === 'wall') floor = 'behind';
  else if (placement === 'ceiling') floor = 'none';
  return {
    sky: 'studio',
    sun: normalise([-0.86, 1.15, 0.62]),
    colour: 0xfff6ea,
    strength: 1.55,
    soft: 5,
    lift: 1,
    boxes: {},
    floor,
    frame: modelFrame(model),
  };
}

function homeSetup(home: HomeDrawable): StageSetup {
  const [x, y, z] = toStage([home.sun[0] * 1000, home.sun[1] * 1000, home.sun[2] * 1000]);
  return {
    sky: 'day',
    sun: normalise([x, Math.max(0.35, y), z]),
    colour: 0xffedd2,
    strength: y > 0 ? 3.2 : 0.4,
    soft: 3,
    lift: 11,
    boxes: home.boxes,
    floor: 'none',
    frame: homeFrame(home),
  };
}

function assembleStage(
  objects: SceneObjects,
  triangles: number,
  setup: StageSetup,
  { state: { gl } }: CanvasRoot,
  quality: Quality,
): StageScene {
  const { box } = setup.frame.orbit;
  const sun = createSunLight(setup.sun, box, {
    colour: setup.colour,
    strength: setup.strength,
    map: quality.shadow,
    soft: setup.soft,
  });
  const pool =
    setup.floor === 'none'
      ? null
      : createLightPool(Math.hypot(box.max[0] - box.min[0], box.max[1] - box.min[1], box.max[2] - box.min[2]) * 1.15);
  if (pool) placeLightPool(pool.mesh, box, setup.floor);
  const scenery = new Group().add(sun, sun.target, objects.group, ...(pool ? [pool.mesh] : []));
  let skyWidth = 256;
  if (quality.test) skyWidth = 128;
  else if (setup.sky === 'day') skyWidth = 1024;
  const environment = createEnvironment(gl, setup.sky, {
    width: skyWidth,
    coarse: quality.test,
  });
  return {
    objects,
    scenery,
    environment,
    frame: setup.frame,
    box,
    triangles,
    boxOf: (owner) => (setup.boxes[owner] ? stageBox(setup.boxes[owner]) : null),
    dispose() {
      objects.dispose();
      pool?.dispose();
      environment.dispose();
      sun.dispose();
    },
  };
}

function placeLightPool(
  mesh: { position: { set(x: number, y: number, z: number): unknown }; rotation: { x: number } },
  box: Box,
  floor: StageSetup['floor'],
): void {
  const [x, y, z] = middleOf(box);
  if (floor === 'behind') return void mesh.position.set(x, y, box.min[2] - 0.001);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.set(x, box.min[1] - 0.001, z);
}
