import { addNode, glbDraft, glbFile } from '#exchange/glb-file.ts';
import { meshOf } from '#exchange/glb-meshes.ts';
import { placed } from '#exchange/glb-nodes.ts';
import type { GlbTools } from '#exchange/glb-file.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { Model } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

/**
 * A model somewhere: millimetres, Z up, turned about Z by degrees. The same model object placed twice is stored once.
 */
interface GlbItem {
  name: string;
  model: Model;
  /** The finish of each slot. */
  finishes: Readonly<Record<string, Finish>>;
  at?: Vec3;
  turn?: number;
}

/** A GLB: metres, Y up, front towards +Z, pictures inside. */
export function modelGlb(items: readonly GlbItem[], tools: GlbTools): Uint8Array {
  const file = glbDraft(tools);
  const roots = items.map(({ name, model, finishes, at, turn = 0 }) => {
    const parts = model.parts.map((part) => ({ part, finish: finishes[part.slot]!, both: !part.solid }));
    return addNode(file, {
      name,
      mesh: meshOf(file.meshes, name, parts, file.materials),
      ...placed(at, (turn * Math.PI) / 180),
    });
  });
  return glbFile(file, roots);
}
