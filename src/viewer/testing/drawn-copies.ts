import { createHash } from 'node:crypto';
import { BatchedMesh, Matrix4, type Material, type MeshBasicMaterial, type Object3D } from 'three';

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
  // What has no normals is a shadow: where on the sheet its picture lies does not matter, but which one it is.
  const isShadow = !geometry.hasAttribute('normal');
  if (isShadow) digest.update(pictureOf(batch, start));
  for (const name of isShadow ? ['position'] : ['position', 'normal', 'uv']) {
    const attribute = geometry.getAttribute(name);
    const values = new Float32Array(count * attribute.itemSize);
    for (let i = 0; i < count; i++)
      for (let k = 0; k < attribute.itemSize; k++)
        values[i * attribute.itemSize + k] = attribute.getComponent(index.getX(start + i), k);
    digest.update(values);
  }
  return digest.digest('hex');
}

/** The part of the sheet a shadow shows: its corners are in order, the first and the third opposite. */
function pictureOf({ geometry, material }: BatchedMesh, start: number): Uint8Array {
  const uv = geometry.getAttribute('uv');
  const index = geometry.getIndex()!;
  const { data, width } = (material as MeshBasicMaterial).map!.image as { data: Uint8Array; width: number };
  const [a, c] = [index.getX(start), index.getX(start + 2)];
  const pixel = (corner: number) => [Math.round(uv.getX(corner) * width), Math.round(uv.getY(corner) * width)] as const;
  const [left, bottom] = pixel(a);
  const [right, top] = pixel(c);
  const rows = Array.from({ length: top - bottom }, (_, y) =>
    data.slice(((bottom + y) * width + left) * 4, ((bottom + y) * width + right) * 4),
  );
  return Buffer.concat(rows);
}
