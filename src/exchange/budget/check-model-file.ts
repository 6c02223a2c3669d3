import { checkStretches } from '#exchange/budget/accessors.ts';
import { openContainer } from '#exchange/budget/container.ts';
import { checkCounts } from '#exchange/budget/counts.ts';
import { checkExtensions } from '#exchange/budget/extensions.ts';
import { countGeometry } from '#exchange/budget/geometry.ts';
import { gltfSchema } from '#exchange/budget/gltf-schema.ts';
import { checkImages } from '#exchange/budget/images.ts';
import { fileLimits } from '#exchange/budget/limits.ts';
import { checkNodes } from '#exchange/budget/nodes.ts';
import { checkPlacement } from '#exchange/budget/placement.ts';
import { RefusedFile } from '#exchange/budget/refusal.ts';
import { checkValues } from '#exchange/budget/values.ts';
import type { FileLimits } from '#exchange/budget/limits.ts';
import type { Gltf } from '#exchange/budget/gltf-schema.ts';
import type { Matrix3x4 } from '#exchange/budget/placement.ts';
import type { Refusal } from '#exchange/budget/refusal.ts';

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
