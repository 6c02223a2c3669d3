import { checkStretches } from '#exchange/budget/accessors.ts';
import { openContainer } from '#exchange/budget/container.ts';
import { checkCounts } from '#exchange/budget/counts.ts';
import { countGeometry } from '#exchange/budget/geometry.ts';
import { gltfSchema, type Gltf } from '#exchange/budget/gltf-schema.ts';
import { fileLimits, type FileLimits } from '#exchange/budget/limits.ts';
import { checkNodes } from '#exchange/budget/nodes.ts';
import { checkPlacement, type Matrix3x4 } from '#exchange/budget/placement.ts';
import { RefusedFile, type Refusal } from '#exchange/budget/refusal.ts';
import { checkValues } from '#exchange/budget/values.ts';
import { imageSize } from '#exchange/budget/image-size.ts';

/**
 * Material extensions we draw or can ignore. Anything else a file requires, or that decompresses, is refused; quantised
 * vertices too, for we read floats only.
 */
const knownExtensions = /^KHR_(materials_[a-z]+|texture_transform|lights_punctual)$/;
const inflatingExtensions = /draco|meshopt|basisu|ktx|instancing/i;

type FileVerdict =
  | { ok: true; vertices: number; triangles: number; nodes: number; images: number }
  | { ok: false; refusal: Refusal };

/**
 * Whether a model file from outside may be opened at all. Costs time and memory by the bytes sent, never by the sizes
 * claimed: the JSON is measured before it is parsed, lengths and counts are compared before any data is read, data is
 * read twice its own length at most, and nothing is allocated for what a file claims to hold.
 */
export function checkModelFile(file: Uint8Array, limits: FileLimits = fileLimits): FileVerdict {
  try {
    const { vertices, triangles, nodes, images } = openModelFile(file, limits);
    return { ok: true, vertices, triangles, nodes, images };
  } catch (error) {
    if (error instanceof RefusedFile) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

/** A checked file: its JSON can be trusted. */
export interface OpenedFile {
  gltf: Gltf;
  /** The file's own bytes, not a copy. */
  binary: Uint8Array;
  /** Where each node stands. */
  worlds: readonly Matrix3x4[];
  vertices: number;
  triangles: number;
  nodes: number;
  images: number;
}

/** The same check for callers that read on; throws a RefusedFile. */
export function openModelFile(file: Uint8Array, limits: FileLimits = fileLimits): OpenedFile {
  const { json, binary } = openContainer(file, limits);
  checkCounts(json, limits);
  const read = gltfSchema.safeParse(json);
  if (!read.success)
    throw new RefusedFile('not-valid', {
      what: read.error.issues[0]?.path.join('.') ?? '',
      found: read.error.issues[0]?.code ?? '',
    });
  const gltf = read.data;
  if (!gltf.asset.version.startsWith('2.')) throw new RefusedFile('old-version', { version: gltf.asset.version });
  checkAddresses(gltf);
  checkExtensions(gltf);
  checkStretches(gltf, binary.length);
  const { parents, drawn } = checkNodes(gltf, limits);
  const counted = countGeometry(gltf, drawn, limits);
  const worlds = checkPlacement(gltf, parents, checkValues(gltf, binary, limits), limits);
  return {
    gltf,
    binary,
    worlds,
    ...counted,
    nodes: gltf.nodes?.length ?? 0,
    images: checkImages(gltf, binary, limits),
  };
}

/** Everything must be in the file: not on the web, not on the disk, not as text. */
function checkAddresses(gltf: Gltf): void {
  for (const { uri } of [...(gltf.buffers ?? []), ...(gltf.images ?? [])]) {
    if (uri !== undefined) throw new RefusedFile('outside-address', { address: uri.slice(0, 80) });
  }
}

function checkExtensions(gltf: Gltf): void {
  const declared = [...(gltf.extensionsUsed ?? []), ...(gltf.extensionsRequired ?? [])];
  for (const name of [...declared, ...usedIn(gltf)])
    if (inflatingExtensions.test(name)) throw new RefusedFile('compressed', { extension: name.slice(0, 80) });
  const unknown = (gltf.extensionsRequired ?? []).find((name) => !knownExtensions.test(name));
  if (unknown !== undefined) throw new RefusedFile('unknown-extension', { extension: unknown });
}

/**
 * Extensions used anywhere, declared or not: a loader follows them where it finds them. The container has bounded depth
 * and parts already.
 */
function usedIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, held] of Object.entries(value)) {
    if (key === 'extensions' && typeof held === 'object' && held !== null)
      for (const name of Object.keys(held)) found.add(name);
    usedIn(held, found);
  }
  return found;
}

/** Pictures must be inside, PNG or JPEG, and not huge. */
function checkImages(gltf: Gltf, binary: Uint8Array, limits: FileLimits): number {
  let all = 0;
  for (const image of gltf.images ?? []) {
    const view = image.bufferView === undefined ? undefined : gltf.bufferViews?.[image.bufferView];
    if (!view) throw new RefusedFile('not-valid', { what: 'image.bufferView', found: image.bufferView ?? 'none' });
    const from = view.byteOffset ?? 0;
    const { width, height } = imageSize(binary.subarray(from, from + view.byteLength));
    all += width * height;
    if (width * height > limits.imagePixels || all > limits.allPixels)
      throw new RefusedFile('image-too-large', { width, height, most: limits.imagePixels });
  }
  return gltf.images?.length ?? 0;
}
