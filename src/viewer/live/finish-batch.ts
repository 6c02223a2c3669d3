import { BatchedMesh, type BufferGeometry, type Material, type Matrix4 } from 'three';
import type { Layer } from '#elements/placed-part.ts';

/**
 * Everything that wears one finish: one call to the graphics card, however many shapes and copies it has. Shapes and
 * copies come and go in place.
 */
export interface FinishBatch {
  object: BatchedMesh;
  layer: Layer;
  /** Room for this much more at once, so that a whole home is not copied again and again as it comes. */
  reserve(need: BatchNeed): void;
  /** A copy of a shape, which is kept once however often it is used; returns the copy's number. */
  add(shape: number, geometry: BufferGeometry, matrix: Matrix4): number;
  place(copy: number, matrix: Matrix4): void;
  show(copy: number, visible: boolean): void;
  remove(copy: number): void;
  isEmpty(): boolean;
  dispose(): void;
}

export interface BatchNeed {
  shapes: Map<number, BufferGeometry>;
  copies: number;
}

interface Shape {
  id: number;
  users: number;
}

export function createFinishBatch(material: Material, layer: Layer): FinishBatch {
  const object = new BatchedMesh(4, 1, 1, material);
  const solid = !material.transparent;
  object.castShadow = solid;
  object.receiveShadow = solid;
  // Each copy is left out on its own where it is not seen; bounds of the whole would have to follow every edit.
  object.frustumCulled = false;
  const shapes = new Map<number, Shape>();
  const shapeOf = new Map<number, number>();
  let room = { vertices: 1, indices: 1 };

  function makeRoom(vertices: number, indices: number): void {
    const fits = () => object.unusedVertexCount >= vertices && object.unusedIndexCount >= indices;
    if (fits()) return;
    object.optimize();
    if (fits()) return;
    // Half as much again for what comes next; a home that comes whole fits as it is.
    const spare = shapes.size > 0 ? 1.5 : 1;
    room = {
      vertices: Math.max(room.vertices, Math.ceil((room.vertices - object.unusedVertexCount + vertices) * spare)),
      indices: Math.max(room.indices, Math.ceil((room.indices - object.unusedIndexCount + indices) * spare)),
    };
    object.setGeometrySize(room.vertices, room.indices);
  }

  function makeCopies(more: number): void {
    const wanted = shapeOf.size + more;
    if (wanted > object.maxInstanceCount) object.setInstanceCount(Math.max(wanted, object.maxInstanceCount * 2));
  }

  function shapeWith(number: number, geometry: BufferGeometry): Shape {
    const known = shapes.get(number);
    if (known) return known;
    const { vertices, indices } = sizeOf(geometry);
    makeRoom(vertices, indices);
    const shape = { id: object.addGeometry(geometry), users: 0 };
    shapes.set(number, shape);
    return shape;
  }

  return {
    object,
    layer,
    reserve({ shapes: wanted, copies }) {
      const sizes = [...wanted].filter(([number]) => !shapes.has(number)).map(([, geometry]) => sizeOf(geometry));
      makeRoom(
        sizes.reduce((sum, { vertices }) => sum + vertices, 0),
        sizes.reduce((sum, { indices }) => sum + indices, 0),
      );
      makeCopies(copies);
    },
    add(number, geometry, matrix) {
      makeCopies(1);
      const shape = shapeWith(number, geometry);
      const copy = object.addInstance(shape.id);
      shape.users++;
      shapeOf.set(copy, number);
      object.setMatrixAt(copy, matrix);
      return copy;
    },
    place: (copy, matrix) => void object.setMatrixAt(copy, matrix),
    show: (copy, visible) => void object.setVisibleAt(copy, visible),
    remove(copy) {
      const number = shapeOf.get(copy);
      const shape = number === undefined ? undefined : shapes.get(number);
      if (number === undefined || !shape) return;
      shapeOf.delete(copy);
      object.deleteInstance(copy);
      if (--shape.users > 0) return;
      object.deleteGeometry(shape.id);
      shapes.delete(number);
    },
    isEmpty: () => shapeOf.size === 0,
    dispose: () => void object.dispose(),
  };
}

function sizeOf(geometry: BufferGeometry): { vertices: number; indices: number } {
  return { vertices: geometry.getAttribute('position').count, indices: geometry.getIndex()?.count ?? 0 };
}
