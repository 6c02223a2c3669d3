import { checkModelFile } from '#exchange/budget/check-model-file.ts';
import { glbOf } from '#exchange/glb.ts';

export const asset = { version: '2.0' };
export const triangle = new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);

/** One honest triangle; tests change a part of it into a lie. */
export function honest(): Record<string, unknown> {
  return {
    asset,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] }],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    buffers: [{ byteLength: 36 }],
  };
}

export function reason(json: object, binary: Uint8Array = triangle): string {
  const verdict = checkModelFile(glbOf(json, binary));
  return verdict.ok ? 'ok' : verdict.refusal.key;
}
