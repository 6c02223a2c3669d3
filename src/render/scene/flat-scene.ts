import { buildBvh } from '#render/scene/bvh.ts';
import { emittersOf, emitterTable } from '#render/scene/emitters.ts';
import type { EmitterTable } from '#render/scene/emitters.ts';
import { seenThrough } from '#render/scene/material.ts';
import type { Material } from '#render/scene/material.ts';
import { createMaterialTable } from '#render/scene/material-table.ts';
import type { PackedPictures } from '#render/scene/picture-table.ts';
import type { Portal, RenderPart, RenderScene, Sky } from '#render/scene/render-scene.ts';
import { boxesOf, reordered, trianglesOf } from '#render/scene/triangles.ts';
import type { Triangles } from '#render/scene/triangles.ts';
import { widen } from '#render/scene/wide-bvh.ts';
import { environmentOf } from '#render/sky/environment.ts';
import type { Environment } from '#render/sky/environment.ts';
import type { TextureCache } from '#models/materials/texture.ts';

/** A scene as threads share it: everything large lies in memory all of them see. */
interface FlatParts extends PackedPictures {
  memory: WebAssembly.Memory;
  /** Where in that memory the kernel finds its tables. */
  places: { nodes: number; blocks: number; tints: number };
  triangles: Triangles;
  materials: Material[];
}

export interface FlatScene extends FlatParts {
  lights: EmitterTable;
  portals: readonly Portal[];
  environment: Environment;
  sky: Sky;
  /** What stands around the home; null where nothing does. */
  around: FlatParts | null;
}

/** Bytes of its own each thread has at the beginning of the memory, and how many threads there can be. */
export const scratchSize = 4096;
const mostThreads = 64;

export function flatten(scene: RenderScene, textures: TextureCache): FlatScene {
  const { emitters, emitterOf } = emittersOf(scene.parts);
  const flat = flatParts(scene.parts, textures, emitterOf);
  const around = scene.around ?? [];
  return {
    ...flat,
    lights: emitterTable(emitters, flat.triangles, flat.materials),
    portals: scene.portals,
    environment: environmentOf(scene.sky),
    sky: scene.sky,
    around:
      around.length > 0
        ? flatParts(
            around,
            textures,
            around.map(() => -1),
          )
        : null,
  };
}

function flatParts(parts: readonly RenderPart[], textures: TextureCache, emitterOf: readonly number[]): FlatParts {
  const shelf = createMaterialTable(textures);
  const found = trianglesOf(parts, shelf, emitterOf);
  const bvh = buildBvh(boxesOf(found));
  const triangles = reordered(found, bvh.order);
  const { tints, tintOf } = tintsOf(shelf.materials);
  const wide = widen(
    bvh,
    triangles.corners,
    triangles.materials.map((material) => tintOf[material]!),
  );
  return {
    ...placed(wide.nodes, wide.blocks, tints),
    triangles,
    materials: shelf.materials,
    ...shelf.packed(),
  };
}

/** Colours that pass, three numbers each; the first stands for what is solid. */
function tintsOf(materials: readonly Material[]): { tints: Float32Array; tintOf: number[] } {
  const colours = [0, 0, 0];
  const tintOf = materials.map((material) => {
    if (!seenThrough(material)) return 0;
    colours.push(material.passRed, material.passGreen, material.passBlue);
    return colours.length / 3 - 1;
  });
  return { tints: Float32Array.from(colours), tintOf };
}

function placed(nodes: Float32Array, blocks: Float32Array, tints: Float32Array): Pick<FlatScene, 'memory' | 'places'> {
  const places = { nodes: scratchSize * mostThreads, blocks: 0, tints: 0 };
  places.blocks = places.nodes + nodes.byteLength;
  places.tints = places.blocks + blocks.byteLength;
  const pages = Math.ceil((places.tints + tints.byteLength) / 65_536);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: 65_536, shared: true });
  new Float32Array(memory.buffer, places.nodes, nodes.length).set(nodes);
  new Float32Array(memory.buffer, places.blocks, blocks.length).set(blocks);
  new Float32Array(memory.buffer, places.tints, tints.length).set(tints);
  return { memory, places };
}
