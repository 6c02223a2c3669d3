import { createHash } from 'node:crypto';
import { BatchedMesh, Matrix4, type Material, type Object3D } from 'three';

/** A copy the graphics card would draw: by finish, place and every number of its triangles. */
export interface DrawnCopyFound {
  batch: BatchedMesh;
  material: Material;
  visible: boolean;
  matrix: number[];
  triangles: string;
}

export function drawnCopies(group: Object3D): DrawnCopyFound[] {
  return batchesIn(group).flatMap((batch) => {
    const found: DrawnCopyFound[] = [];
    for (let copy = 0; copy < batch.maxInstanceCount; copy++) {
      if (!isThere(batch, copy)) continue;
      found.push({
        batch,
        material: batch.material as Material,
        visible: batch.getVisibleAt(copy),
        matrix: batch.getMatrixAt(copy, new Matrix4()).toArray(),
        triangles: trianglesOf(batch, batch.getGeometryIdAt(copy)),
      });
    }
    return found;
  });
}

export function batchesIn(group: Object3D): BatchedMesh[] {
  const found: BatchedMesh[] = [];
  group.traverse((each) => {
    if (each instanceof BatchedMesh) found.push(each);
  });
  return found;
}

/** As one text each, sorted: equal where the same is drawn, in whichever order it came. */
export function drawnTexts(group: Object3D, nameOf: (material: Material) => string): string[] {
  return drawnCopies(group)
    .map(({ material, visible, matrix, triangles }) => [nameOf(material), visible, matrix.join(' '), triangles].join())
    .toSorted();
}

function isThere(batch: BatchedMesh, copy: number): boolean {
  try {
    batch.getVisibleAt(copy);
    return true;
  } catch {
    return false;
  }
}

/** Corner by corner as the index names them: where in the buffers they lie does not matter. */
function trianglesOf(batch: BatchedMesh, id: number): string {
  const { geometry } = batch;
  const range = batch.getGeometryRangeAt(id);
  if (!range) throw new Error(`no shape ${id}`);
  const { start, count } = range;
  const digest = createHash('sha1');
  const index = geometry.getIndex()!;
  for (const name of ['position', 'normal', 'uv']) {
    const attribute = geometry.getAttribute(name);
    if (!attribute) continue;
    const values = new Float32Array(count * attribute.itemSize);
    for (let i = 0; i < count; i++)
      for (let k = 0; k < attribute.itemSize; k++)
        values[i * attribute.itemSize + k] = attribute.getComponent(index.getX(start + i), k);
    digest.update(values);
  }
  return digest.digest('hex');
}
