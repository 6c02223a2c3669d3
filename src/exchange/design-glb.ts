import type { Design } from '#design/document.ts';
import { sceneOf, type SceneOptions } from '#elements/scene.ts';
import type { PlacedPart } from '#elements/placed-part.ts';
import { addNode, glbDraft, glbFile, type GlbDraft, type GlbTools } from '#exchange/glb-file.ts';
import { addLight } from '#exchange/glb-lights.ts';
import { meshOf } from '#exchange/glb-meshes.ts';
import { placed, looking, metres } from '#exchange/glb-nodes.ts';
import { finishOf } from '#models/materials/library.ts';
import { normalise, subtract } from '#lib/vec.ts';
import type { SceneCamera } from '#elements/scene-camera.ts';

/** A larger file is useless: some 200 MB. */
const mostTriangles = 3_000_000;

type DesignGlb = { ok: true; glb: Uint8Array } | { ok: false; reason: 'too_many_triangles' };

/**
 * A whole design as a GLB: a node a level, under it a node each for walls, openings, floors, ceilings, pieces, lights
 * and cameras, with their ids as extras. The same model, the same finish, the same picture are stored once. The sun is
 * no light of the file (its lux would blind whoever opens it); where it stands is written beside the scene.
 */
export function designGlb(design: Design, options: SceneOptions, tools: GlbTools): DesignGlb {
  const scene = sceneOf(design, options);
  const meshes = new Set(scene.parts.map(({ part }) => part.mesh));
  if ([...meshes].reduce((sum, { indices }) => sum + indices.length / 3, 0) > mostTriangles)
    return { ok: false, reason: 'too_many_triangles' };
  const file = glbDraft(tools);
  const roots = design.levels.flatMap((level) => {
    const on = <T extends { level: string }>(list: readonly T[]) => list.filter((each) => each.level === level.id);
    const elements = [...Map.groupBy(on(scene.parts), ({ kind, elementId }) => `${kind} ${elementId}`)].map(
      ([key, parts]) => addElement(file, design, key, parts),
    );
    const children = [
      ...elements,
      ...on(scene.lights).map((light) => addLight(file, light)),
      ...on(scene.cameras).map((camera) => addCamera(file, camera)),
    ];
    return children.length > 0
      ? [
          addNode(file, {
            name: level.name || level.id,
            children,
            extras: { id: level.id, kind: 'level', elevation: level.elevation },
          }),
        ]
      : [];
  });
  return {
    ok: true,
    glb: glbFile(file, roots, { name: design.name || 'Design', extras: { ...design.settings, sun: scene.sun } }),
  };
}

function addElement(to: GlbDraft, design: Design, key: string, parts: readonly PlacedPart[]): number {
  const { elementId: id, kind, level, at } = parts[0]!;
  const dressed = parts.map(({ part, material, sides }) => ({
    part,
    finish: finishOf(material),
    both: sides === 'both',
  }));
  const item = kind === 'furniture' ? design.items[id] : undefined;
  const name = item?.name || item?.model || [design.rooms[id]?.name, key].filter(Boolean).join(' ');
  const extras = {
    id,
    kind,
    level,
    ...(item && { model: item.model }),
    ...(item?.product && { product: item.product }),
  };
  return addNode(to, {
    name,
    mesh: meshOf(to.meshes, item?.model ?? key, dressed, to.materials),
    ...placed([at.x, at.y, at.z], at.turn),
    extras,
  });
}

/** Returns the camera's node. A panorama is a camera that looks at its first view; its extras say what it is. */
function addCamera(to: GlbDraft, { id, level, name, kind, at, target, view, aspect }: SceneCamera): number {
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
