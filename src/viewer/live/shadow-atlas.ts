import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  Group,
  LinearFilter,
  MeshBasicMaterial,
  type Matrix4,
} from 'three';
import type { ContactShadow } from '#viewer/drawable.ts';
import { createFinishBatch, type FinishBatch } from '#viewer/live/finish-batch.ts';

type Shadow = Omit<ContactShadow, 'places'>;

/** The dark under what stands on the floor. Pictures of many models share a sheet, and a sheet is one call to draw. */
export interface ShadowAtlas {
  group: Group;
  know(model: string, shadow: Shadow): void;
  /** Lays one down; null under what throws none. */
  lay(model: string, matrix: Matrix4): LaidShadow | null;
  forget(model: string): void;
  /** How dark they are: where light was baked, it has most of their shade in it. */
  darken(by: number): void;
  dispose(): void;
}

export interface LaidShadow {
  place(matrix: Matrix4): void;
  remove(): void;
}

/** Of a sheet: pictures have at most 84 cells a side (contact-shadow.ts), and fade to nothing at their edges. */
const side = 1024;
const cell = 85;
/** Opacity of the darkest. */
const usual = 0.62;
const perRow = Math.floor(side / cell);

interface Sheet {
  texture: DataTexture;
  material: MeshBasicMaterial;
  batch: FinishBatch;
  free: number[];
}

interface Place {
  sheet: Sheet;
  slot: number;
  number: number;
  geometry: BufferGeometry;
}

/** `lift`: millimetres over the floor. */
export function createShadowAtlas(lift: number): ShadowAtlas {
  const group = new Group();
  const sheets: Sheet[] = [];
  const places = new Map<string, Place>();
  let last = 0;
  let dark = usual;

  function openSheet(): Sheet {
    const sheet = newSheet();
    sheet.material.opacity = dark;
    sheet.batch.object.renderOrder = 1;
    group.add(sheet.batch.object);
    sheets.push(sheet);
    return sheet;
  }

  return {
    group,
    know(model, shadow) {
      const sheet = sheets.find(({ free }) => free.length > 0) ?? openSheet();
      const slot = sheet.free.pop() ?? 0;
      draw(sheet.texture, slot, shadow);
      places.set(model, { sheet, slot, number: ++last, geometry: quadOf(shadow, slot, lift) });
    },
    lay(model, matrix) {
      const place = places.get(model);
      if (!place) return null;
      const { batch } = place.sheet;
      const copy = batch.add(place.number, place.geometry, matrix);
      return { place: (to) => batch.place(copy, to), remove: () => batch.remove(copy) };
    },
    forget(model) {
      const place = places.get(model);
      if (!place) return;
      places.delete(model);
      place.sheet.free.push(place.slot);
    },
    darken(by) {
      dark = by * usual;
      for (const { material } of sheets) material.opacity = dark;
    },
    dispose() {
      for (const { texture, material, batch } of sheets) {
        batch.dispose();
        material.dispose();
        texture.dispose();
      }
    },
  };
}

function newSheet(): Sheet {
  const texture = new DataTexture(new Uint8Array(side * side * 4), side, side);
  texture.magFilter = texture.minFilter = LinearFilter;
  const material = new MeshBasicMaterial({
    map: texture,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  const free = Array.from({ length: perRow * perRow }, (_, i) => perRow * perRow - 1 - i);
  return { texture, material, batch: createFinishBatch(material, 'always'), free };
}

function corner(slot: number): { left: number; bottom: number } {
  return { left: (slot % perRow) * cell, bottom: Math.floor(slot / perRow) * cell };
}

function draw(texture: DataTexture, slot: number, { dark, columns, rows }: Shadow): void {
  const pixels = texture.image.data as Uint8Array;
  const { left, bottom } = corner(slot);
  for (let y = 0; y < cell; y++)
    for (let x = 0; x < cell; x++)
      pixels[((bottom + y) * side + left + x) * 4 + 3] = x < columns && y < rows ? dark[y * columns + x]! : 0;
  texture.needsUpdate = true;
}

/** Lying in its own axes, millimetres, its picture on it. */
function quadOf({ x, y, width, height, columns, rows }: Shadow, slot: number, lift: number): BufferGeometry {
  const { left, bottom } = corner(slot);
  const xs = [x - width / 2, x + width / 2];
  const ys = [y - height / 2, y + height / 2];
  const us = [left / side, (left + columns) / side];
  const vs = [bottom / side, (bottom + rows) / side];
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new BufferAttribute(Float32Array.from(corners.flatMap(([i, j]) => [xs[i]!, ys[j]!, lift])), 3),
  );
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(corners.flatMap(([i, j]) => [us[i]!, vs[j]!])), 2));
  geometry.setIndex(new BufferAttribute(Uint32Array.of(0, 1, 2, 0, 2, 3), 1));
  return geometry;
}
