import { addNode } from '#exchange/glb-file.ts';
import { looking, metres } from '#exchange/glb-nodes.ts';
import { normalise, subtract } from '#lib/vec.ts';
import type { GlbDraft } from '#exchange/glb-file.ts';
import type { SceneCamera } from '#elements/scene-camera.ts';

/** Returns the camera's node. A panorama is a camera that looks at its first view; its extras say what it is. */
export function addCamera(to: GlbDraft, { id, level, name, kind, at, target, view, aspect }: SceneCamera): number {
  const number =
    to.cameras.push({
      type: 'perspective',
      name: name || id,
      perspective: { yfov: (view * Math.PI) / 180, aspectRatio: aspect, znear: 0.05, zfar: 1000 },
    }) - 1;
  return addNode(to, {
    name: name || id,
    camera: number,
    translation: metres(at),
    rotation: looking(normalise(subtract(target, at))),
    extras: { id, kind: 'camera', level, view: kind },
  });
}
