import { Group } from 'three';
import { normalise, type Vec3 } from '#lib/vec.ts';
import type { Box } from '#models/geometry/mesh.ts';
import type { CanvasRoot } from '#viewer/canvas-root.ts';
import type { HomeDrawable, ModelDrawable } from '#viewer/drawable.ts';
import { createDrawn, type Drawn } from '#viewer/drawn.ts';
import { createEnvironment, type Environment } from '#viewer/environment.ts';
import { homeFrame, modelFrame, type StageFrame } from '#viewer/frames.ts';
import { middleOf, stageBox, toStage } from '#viewer/look.ts';
import { createPool } from '#viewer/pool.ts';
import type { Quality } from '#viewer/quality.ts';
import type { Sky } from '#viewer/sky.ts';
import type { Subject } from '#viewer/subject.ts';
import { createSunLight } from '#viewer/sun-light.ts';

/** All that stands on the stage, and how it may be looked at. */
export interface Show {
  drawn: Drawn;
  /** Lamp, floor and the thing itself. */
  scenery: Group;
  environment: Environment;
  frame: StageFrame;
  /** In metres, the stage's axes: of the whole, and of what can be picked. */
  box: Box;
  boxOf(owner: string): Box | null;
  triangles: number;
  dispose(): void;
}

/** Null when there is nothing of that name. */
export async function loadShow(subject: Subject, root: CanvasRoot, quality: Quality): Promise<Show | null> {
  const { workshop, surfaces, state } = root;
  if (subject.kind === 'file') {
    const { loadFile } = await import('#viewer/file-drawn.ts');
    const file = await loadFile(subject.address, quality.test ? 1 : Math.min(8, state.gl.capabilities.getMaxAnisotropy()));
    return staged(file.drawn, file.triangles, modelSet({ box: file.box, placement: 'floor' }), root, quality);
  }
  if (subject.kind === 'home') {
    const home = await workshop.make({ kind: 'home', design: subject.design, level: subject.level, detail: quality.home });
    const set = homeSet(home);
    return staged(await dressed(createDrawn(home, surfaces, set.lift), {}), home.triangles, set, root, quality);
  }
  const model = await workshop.make({ kind: 'model', id: subject.id, detail: quality.model });
  if (!model) return null;
  const set = modelSet(model);
  return staged(await dressed(createDrawn(model, surfaces, set.lift), subject.wear), model.triangles, set, root, quality);
}

async function dressed(drawn: Drawn, wear: Readonly<Record<string, string>>): Promise<Drawn> {
  await drawn.wear(wear);
  return drawn;
}

interface StageSet { sky: Sky; sun: Vec3; colour: number; strength: number; soft: number; lift: number; floor: 'below' | 'behind' | 'none'; frame: StageFrame; boxes: Record<string, Box> }

function modelSet(model: Pick<ModelDrawable, 'box' | 'placement'>): StageSet {
  const { placement } = model;
  const floor = placement === 'wall' ? 'behind' : placement === 'ceiling' ? 'none' : 'below';
  return { sky: 'studio', sun: normalise([-0.86, 1.15, 0.62]), colour: 0xfff6ea, strength: 1.55, soft: 5, lift: 1, boxes: {}, floor, frame: modelFrame(model) };
}

function homeSet(home: HomeDrawable): StageSet {
  const [x, y, z] = toStage([home.sun[0] * 1000, home.sun[1] * 1000, home.sun[2] * 1000]);
  return { sky: 'day', sun: normalise([x, Math.max(0.35, y), z]), colour: 0xffedd2, strength: y > 0 ? 3.2 : 0.4, soft: 3, lift: 11, boxes: home.boxes, floor: 'none', frame: homeFrame(home) };
}

function staged(drawn: Drawn, triangles: number, set: StageSet, { state: { gl } }: CanvasRoot, quality: Quality): Show {
  const { box } = set.frame.orbit;
  const sun = createSunLight(set.sun, box, { colour: set.colour, strength: set.strength, map: quality.shadow, soft: set.soft });
  const pool = set.floor === 'none' ? null : createPool(Math.hypot(box.max[0] - box.min[0], box.max[1] - box.min[1], box.max[2] - box.min[2]) * 1.15);
  if (pool) placePool(pool.mesh, box, set.floor);
  const scenery = new Group().add(sun, sun.target, drawn.group, ...(pool ? [pool.mesh] : []));
  const environment = createEnvironment(gl, set.sky, { width: quality.test ? 128 : set.sky === 'day' ? 1024 : 256, coarse: quality.test });
  return {
    drawn, scenery, environment, frame: set.frame, box, triangles,
    boxOf: (owner) => (set.boxes[owner] ? stageBox(set.boxes[owner]) : null),
    dispose() {
      drawn.dispose();
      pool?.dispose();
      environment.dispose();
      sun.dispose();
    },
  };
}

function placePool(mesh: { position: { set(x: number, y: number, z: number): unknown }; rotation: { x: number } }, box: Box, floor: StageSet['floor']): void {
  const [x, y, z] = middleOf(box);
  if (floor === 'behind') return void mesh.position.set(x, y, box.min[2] - 0.001);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.set(x, box.min[1] - 0.001, z);
}
