import { checkStretches } from '#exchange/budget/accessors.ts';
import { openContainer } from '#exchange/budget/container.ts';
import { checkImages, checkPositions, countGeometry } from '#exchange/budget/contents.ts';
import { gltfSchema } from '#exchange/budget/gltf-schema.ts';
import { fileLimits } from '#exchange/budget/limits.ts';
import { checkNodes } from '#exchange/budget/nodes.ts';
import { RefusedFile } from '#exchange/budget/refusal.ts';
import type { FileLimits } from '#exchange/budget/limits.ts';
import type { Gltf } from '#exchange/budget/gltf-schema.ts';
import type { Refusal } from '#exchange/budget/refusal.ts';

export type FileVerdict = { ok: true; vertices: number; triangles: number; nodes: number; images: number } | { ok: false; refusal: Refusal };

/**
 * Whether a model file from outside may be opened at all. Costs time and memory by the bytes sent, never by the sizes claimed: the JSON is measured
 * before it is parsed, lengths are compared before anything is read, and nothing is allocated for what a file says it holds.
 */
export function checkModelFile(file: Uint8Array, limits: FileLimits = fileLimits): FileVerdict {
  try {
    return { ok: true, ...judged(file, limits) };
  } catch (error) {
    if (error instanceof RefusedFile) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

function judged(file: Uint8Array, limits: FileLimits): { vertices: number; triangles: number; nodes: number; images: number } {
  const { json, binary } = openContainer(file, limits);
  checkCounts(json, limits);
  const read = gltfSchema.safeParse(json);
  if (!read.success) throw new RefusedFile('not-valid', { what: read.error.issues[0]?.path.join('.') ?? '', found: read.error.issues[0]?.code ?? '' });
  const gltf = read.data;
  if (!gltf.asset.version.startsWith('2.')) throw new RefusedFile('old-version', { version: gltf.asset.version });
  checkAddresses(gltf);
  checkExtensions(gltf);
  checkStretches(gltf, binary.length);
  const counted = countGeometry(gltf, checkNodes(gltf, limits), limits);
  checkPositions(gltf, binary, limits);
  return { ...counted, nodes: gltf.nodes?.length ?? 0, images: checkImages(gltf, binary, limits) };
}

/** Before any shape is looked at: how many there are of each. */
function checkCounts(json: unknown, limits: FileLimits): void {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new RefusedFile('not-gltf');
  const lists = json as Record<string, unknown>;
  for (const what of ['nodes', 'meshes', 'accessors', 'bufferViews', 'materials', 'images'] as const) {
    const list = lists[what];
    if (list !== undefined && !Array.isArray(list)) throw new RefusedFile('not-valid', { what, found: typeof list });
    if (Array.isArray(list) && list.length > limits[what]) throw new RefusedFile('too-many', { what, count: list.length, most: limits[what] });
  }
  const meshes = (lists.meshes ?? []) as { primitives?: unknown }[];
  const primitives = meshes.reduce((sum, mesh) => sum + (Array.isArray(mesh?.primitives) ? mesh.primitives.length : 0), 0);
  if (primitives > limits.primitives) throw new RefusedFile('too-many', { what: 'primitives', count: primitives, most: limits.primitives });
}

/** Everything must be in the file: not on the web, not on the disk, not as text. */
function checkAddresses(gltf: Gltf): void {
  for (const { uri } of [...(gltf.buffers ?? []), ...(gltf.images ?? [])]) {
    if (uri !== undefined) throw new RefusedFile('outside-address', { address: uri.slice(0, 80) });
  }
}

/** Materials we draw or can do without. Anything else a file needs, or that inflates, is refused. */
const known = /^KHR_(materials_[a-z]+|texture_transform|mesh_quantization|lights_punctual)$/;
const inflating = /draco|meshopt|basisu|ktx|instancing/i;

function checkExtensions(gltf: Gltf): void {
  const used = [...(gltf.extensionsUsed ?? []), ...(gltf.extensionsRequired ?? []), ...extensionsOf(gltf)];
  const bad = used.find((name) => inflating.test(name));
  if (bad) throw new RefusedFile('compressed', { extension: bad });
  const unknown = (gltf.extensionsRequired ?? []).find((name) => !known.test(name));
  if (unknown) throw new RefusedFile('unknown-extension', { extension: unknown });
}

/** Extensions used without being declared. */
function extensionsOf(gltf: Gltf): string[] {
  const holders = [...(gltf.bufferViews ?? []), ...(gltf.nodes ?? []), ...(gltf.meshes ?? []).flatMap((mesh) => mesh.primitives)];
  return holders.flatMap((holder) => Object.keys(holder.extensions ?? {}));
}
