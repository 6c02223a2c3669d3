import { levelOf, recordsOn, type Camera, type Design, type Level } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import { clamp, type Vec3 } from '#lib/vec.ts';
import { fromStage, toStage, type CameraPose } from '#viewer/camera-pose.ts';
import { walkFrom, type Walk } from '#viewer/stage/walk.ts';
import type { SceneControls, SceneLink } from '../scene-link.tsx';

/** How far ahead the target of someone walking lies, in millimetres: far enough to take hold of in the plan. */
const ahead = 2000;
/** A picture as most are taken: three across, two up. */
const aspect = 1.5;
const farthest = 1_000_000;
const highest = 20_000;

/** A camera as the stage looks now, on this level. */
export function cameraFrom(pose: CameraPose, level: Level, { id, name }: Pick<Camera, 'id' | 'name'>): Camera {
  const eye = fromStage(pose.eye);
  const seen = fromStage(pose.target);
  const far = Math.hypot(seen[0] - eye[0], seen[1] - eye[1], seen[2] - eye[2]);
  const reach = Math.max(far, ahead) / Math.max(1, far);
  const target: Vec3 = [
    eye[0] + (seen[0] - eye[0]) * reach,
    eye[1] + (seen[1] - eye[1]) * reach,
    eye[2] + (seen[2] - eye[2]) * reach,
  ];
  return {
    id,
    level: level.id,
    name,
    kind: 'still',
    at: spot(eye, level),
    target: spot(target, level),
    view: clamp(Math.round(pose.fov * 10) / 10, 5, 120),
    aspect,
  };
}

function spot([x, y, z]: Vec3, { elevation }: Level): Camera['at'] {
  return {
    x: Math.round(clamp(x, -farthest, farthest)),
    y: Math.round(clamp(y, -farthest, farthest)),
    z: Math.round(clamp(z - elevation, -highest, highest)),
  };
}

/** Under the ceiling one stands where it is; from above it one looks in without the roof. */
export function isInside(camera: Camera, level: Level): boolean {
  return camera.at.z > 0 && camera.at.z < level.height;
}

export function poseOf({ at, target, view }: Camera, { elevation }: Pick<Level, 'elevation'>): CameraPose {
  return {
    eye: toStage([at.x, at.y, elevation + at.z]),
    target: toStage([target.x, target.y, elevation + target.z]),
    up: [0, 1, 0],
    fov: view,
  };
}

function walkOf(camera: Camera, { elevation }: Level): Walk {
  const { at, target, view } = camera;
  const place = (p: Camera['at']): Vec3 => [p.x, p.y, elevation + p.z];
  return { ...walkFrom({ at: place(at), target: place(target) }, elevation), fov: clamp(view, 28, 80) };
}

/** Keeps what the stage shows as a camera of the design: one step to undo. Its name, or null where it was refused. */
export function keepView(editor: Editor, { look }: SceneControls, nameFor: (number: number) => string): string | null {
  const { session } = editor;
  const level = levelOf(session.design, session.state.level);
  if (!level) return null;
  const name = nameFor(nextNumber(session.design, nameFor));
  const made = cameraFrom(look(), level, { id: editor.ids('cm'), name });
  return session.perform({ kind: 'camera.add', camera: made }).ok ? name : null;
}

/** The first number no camera is called by. */
function nextNumber(design: Design, nameFor: (number: number) => string): number {
  const taken = new Set(recordsOn(design, 'cameras').map(({ name }) => name));
  let number = Object.keys(design.cameras).length + 1;
  while (taken.has(nameFor(number))) number++;
  return number;
}

/** Goes there: to its storey, on foot or above, as soon as the home is drawn. */
export function goToCamera(editor: Editor, link: SceneLink, id: string): void {
  const { session } = editor;
  const camera = session.design.cameras[id];
  const level = camera && levelOf(session.design, camera.level);
  if (!level) return;
  const mode = isInside(camera, level) ? 'walk' : 'space';
  session.set({ level: level.id, view: { ...session.state.view, mode } });
  link.set({ wanted: id });
}

/**
 * Looks from the camera. Whether that is done: not yet where one still walks and it looks in from above, or the other
 * way round. It may have been removed while the home was fetched: then there is nothing to do.
 */
export function lookFromCamera(design: Design, controls: SceneControls, id: string): boolean {
  const camera = design.cameras[id];
  const level = camera && levelOf(design, camera.level);
  if (!level) return true;
  const { walker } = controls;
  if (isInside(camera, level) !== (walker !== null)) return false;
  if (walker) walker.stand(walkOf(camera, level));
  else controls.lookFrom?.(poseOf(camera, level));
  controls.redraw();
  return true;
}
