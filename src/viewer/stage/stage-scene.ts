import { Group, Mesh, MeshStandardMaterial, type DirectionalLight, type Material, type Scene } from 'three';
import { normalise, type Vec3 } from '#lib/vec.ts';
import type { Box } from '#models/geometry/mesh.ts';
import type { CanvasRoot } from '#viewer/stage/canvas-root.ts';
import type { Design } from '#design/document.ts';
import type { ModelDrawable } from '#viewer/drawable.ts';
import { createBakedLight, type BakedState } from '#viewer/light/baked-light.ts';
import { litByBake, type LightUniforms } from '#viewer/light/lit-materials.ts';
import { rayThrough } from '#viewer/live/ray-through.ts';
import type { HitMesh } from '#viewer/live/hit-mesh.ts';
import { openLiveHome, type LiveHome, type LiveHomeOptions } from '#viewer/live/live-home.ts';
import type { HomeFacts } from '#viewer/live/scene-patch.ts';
import type { Upload } from '#viewer/live/upload-pieces.ts';
import { createSceneObjects, type SceneObjects } from '#viewer/stage/scene-objects.ts';
import { createEnvironment, type Environment } from '#viewer/stage/environment.ts';
import { homeFrame, modelFrame, type StageFrame } from '#viewer/stage/stage-frames.ts';
import { middleOf, stageBox, type CameraPose } from '#viewer/camera-pose.ts';
import type { SceneLight } from '#elements/scene-light.ts';
import { createLampLights } from '#viewer/stage/lamp-lights.ts';
import { createLightPool } from '#viewer/stage/light-pool.ts';
import type { OnBuilt } from '#viewer/mesh-jobs.ts';
import type { Quality } from '#viewer/quality.ts';
import type { Sky } from '#viewer/stage/sky.ts';
import type { Subject } from '#viewer/subject.ts';
import { adaptedSky, aimSun, createSunLight, daylightOf } from '#viewer/stage/sun-light.ts';

/** Everything on the stage, and how it may be looked at. */
export interface StageScene {
  objects: SceneObjects;
  /** Light, floor and the subject itself. */
  scenery: Group;
  environment(): Environment;
  /** After a lost context has come back: what only the graphics card had. */
  renewEnvironment(): void;
  frame(): StageFrame;
  /** In metres, the stage's axes: of the whole, and of what can be picked. */
  box(): Box;
  boxOf(owner: string): Box | null;
  triangles(): number;
  /** Only of a home: the hour's light before each frame, and the lamps near what is looked at. */
  light?(scene: Scene, look: CameraPose, inside: boolean): void;
  /** Only of a home: as if the sun stood there, whatever its design says; null as it says. Our axes. */
  shine?(sun: Vec3 | null): void;
  /** Only of a home: an edit of its design, shown piece by piece. */
  update?(design: Design, level: string): Promise<void>;
  /** Only of a home: the design as it stands on the stage. */
  shown?(): Design;
  /** Only of a home: baked light by its address; it is shown while it fits. */
  bake?(address: string | null): void;
  /** Only of a home: which baked light there is: none, shown, or of a home that is not this one any more. */
  baked?(): BakedState;
  dispose(): void;
}

/** Null when the subject does not exist. */
export async function loadStageScene(
  subject: Subject,
  root: CanvasRoot,
  quality: Quality,
  onBuilt?: OnBuilt,
): Promise<StageScene | null> {
  const { meshWorker, materials } = root;
  if (subject.kind === 'file') {
    const { loadFile } = await import('#viewer/stage/file-scene-objects.ts');
    const file = await loadFile(subject.address, sharpnessOf(root, quality));
    return assembleStage(
      file.objects,
      file.triangles,
      modelSetup({ box: file.box, placement: 'floor' }),
      root,
      quality,
    );
  }
  if (subject.kind === 'home') return loadHomeStage(subject, root, quality, { onBuilt });
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

function sharpnessOf({ gl }: CanvasRoot, quality: Quality): number {
  return quality.test ? 1 : Math.min(8, gl.capabilities.getMaxAnisotropy());
}

/** What is outside, seen from a room whose light is exposed as a photographer would. */
const bakedView = 1.9;
/** Baked light has the dark under things in it, but for the last centimetres. */
const bakedContact = 0.22;

/** A merchant's file among the pieces of a home. */
async function loadUpload(address: string, sharpness: number, light: LightUniforms): Promise<Upload> {
  const { loadFile } = await import('#viewer/stage/file-scene-objects.ts');
  const { objects, box } = await loadFile(address, sharpness);
  objects.group.traverse((each) => {
    for (const material of each instanceof Mesh ? [each.material as Material | Material[]].flat() : [])
      if (material instanceof MeshStandardMaterial) litByBake(material, light, 0);
  });
  return { group: objects.group, box, dispose: () => objects.dispose() };
}

/** Baked light has that of the lamps in it. */
const noLamps: readonly SceneLight[] = [];

/** A home on the stage, with what follows its design piece by piece. */
export interface HomeStage extends StageScene {
  home: LiveHome;
  update(design: Design, level: string): Promise<void>;
  shown(): Design;
  /** Another design, made of the same finishes; whoever asks for it puts it up and closes it. */
  beside(design: Design, level: string): Promise<LiveHome>;
  bake(address: string | null): void;
  baked(): BakedState;
  /** Called when that changes; answers how to stop. */
  onBaked(listener: () => void): () => void;
  /** Draws a frame, its shadows anew. */
  redraw(): void;
}

/** `hit`: how rays are met; one that asks at every move of a mouse hands in a quicker one. */
export async function loadHomeStage(
  { design, level, uploadAddress }: Extract<Subject, { kind: 'home' }>,
  root: CanvasRoot,
  quality: Quality,
  { hit, onBuilt }: { hit?: HitMesh; onBuilt?: OnBuilt | undefined } = {},
): Promise<HomeStage> {
  const redraw = () => {
    root.gl.shadowMap.needsUpdate = true;
    root.invalidate();
  };
  const made: Omit<LiveHomeOptions, 'design' | 'level'> = {
    meshWorker: root.meshWorker,
    materials: root.materials,
    detail: quality.home,
    lift: 11,
    loadUpload: uploadAddress && ((model) => loadUpload(uploadAddress(model), sharpnessOf(root, quality), root.light)),
  };
  const home = await openLiveHome({ ...made, design, level, onChange: redraw, onBuilt, hit });
  const stage = assembleStage(homeObjects(home), 0, homeSetup(home.facts()), root, quality);
  const lamps = createLampLights(quality.lamps);
  stage.scenery.add(lamps.group);
  let seen: Vec3 | null = null;
  let sky = 1;
  let adapted = 1;
  let shown = design;
  const bakes = createBakedLight(root, () => relight());
  function relight(): void {
    const facts = home.facts();
    const baked = bakes.fit(seen === null ? shown : null, facts.lights.length > 0);
    home.scene.darken(baked ? bakedContact : 1);
    if (baked) {
      sky = baked.night ? 0.1 : 1;
      stage.sun.intensity = baked.sunlight[1] > 0 ? 1 : 0;
      stage.sun.color.setRGB(...baked.sunlight);
      aimSun(stage.sun, daylightOf(sunOf(baked.sun)).towards, stageBox(facts.box));
      lamps.show(noLamps, sky);
      return redraw();
    }
    const daylight = daylightOf(sunOf(seen ?? facts.sun));
    sky = daylight.sky;
    stage.sun.intensity = daylight.strength;
    stage.sun.color.setRGB(...daylight.colour);
    aimSun(stage.sun, daylight.towards, stageBox(facts.box));
    lamps.show(facts.lights, sky);
    const lumens = facts.lights.reduce((sum, lamp) => sum + lamp.lumens, 0);
    const { min, max } = facts.box;
    adapted = adaptedSky(sky, lumens, ((max[0] - min[0]) * (max[1] - min[1])) / 1e6);
    redraw();
  }
  relight();
  return {
    ...stage,
    home,
    redraw,
    frame: () => homeFrame(home.facts()),
    box: () => stageBox(home.facts().box),
    boxOf(owner) {
      const box = home.scene.boxOf(owner);
      return box && stageBox(box);
    },
    triangles: () => home.facts().triangles,
    light(scene, look, inside) {
      const baked = bakes.expose(look, inside);
      // Who stands in the room sees its lamps go out; from above one looks for what is there.
      const open = inside ? 1.05 * sky : 0.8 * adapted;
      scene.environmentIntensity = baked ? 1 : open;
      scene.backgroundIntensity = (baked ? bakedView : 1) * sky;
      lamps.follow(inside ? look.eye : look.target);
    },
    shine(sun) {
      seen = sun;
      relight();
    },
    async update(next, on) {
      await home.update(next, on);
      shown = next;
      relight();
    },
    shown: () => shown,
    beside: (other, on) => openLiveHome({ ...made, design: other, level: on }),
    bake: bakes.fetch,
    baked: bakes.state,
    onBaked: bakes.onState,
    dispose() {
      bakes.dispose();
      lamps.dispose();
      stage.dispose();
    },
  };
}

function homeObjects(home: LiveHome): SceneObjects {
  const { scene } = home;
  return {
    group: scene.group,
    applyFinishes: async () => undefined,
    showMode: scene.showMode,
    pick(camera, x, y) {
      const picked = scene.pick(...rayThrough(camera, x, y));
      return picked && { owner: picked.id, kind: picked.kind, point: picked.point };
    },
    dispose: () => home.close(),
  };
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
    floor,
    frame: modelFrame(model),
  };
}

/** From our axes to the stage's. */
function sunOf([x, y, z]: Vec3): Vec3 {
  return [x, z, -y];
}

function homeSetup(home: HomeFacts): StageSetup {
  return {
    sky: 'day',
    sun: [0, 1, 0],
    colour: 0xffffff,
    strength: 1,
    soft: 3,
    lift: 11,
    floor: 'none',
    frame: homeFrame(home),
  };
}

function assembleStage(
  objects: SceneObjects,
  triangles: number,
  setup: StageSetup,
  { gl }: CanvasRoot,
  quality: Quality,
): StageScene & { sun: DirectionalLight } {
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
  const newEnvironment = () => createEnvironment(gl, setup.sky, { width: skyWidth, coarse: quality.test });
  let environment = newEnvironment();
  return {
    objects,
    scenery,
    sun,
    environment: () => environment,
    renewEnvironment() {
      environment.dispose();
      environment = newEnvironment();
    },
    frame: () => setup.frame,
    box: () => box,
    boxOf: () => null,
    triangles: () => triangles,
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
