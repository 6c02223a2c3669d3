import { boundsOf } from '#models/geometry/bounds.ts';
import type { Model } from '#models/geometry/mesh.ts';
import { fillTriangle, type Corner, type DepthPicture } from './depth-picture.ts';

/** One cell of the picture in which a piece is looked at, millimetres. */
const cell = 10;
/** A field of a shelf is as deep as this part of the piece, and as wide and high as this at least, millimetres. */
const open = { depth: 0.55, width: 200, height: 190 };
/** What lies on cloth may lie so uneven, millimetres. */
const uneven = 30;

/** An open field of a shelf, in the piece's own millimetres: from left to right, its board, its height. */
export interface Field {
  left: number;
  width: number;
  floor: number;
  height: number;
}

/** The open fields of a piece, seen from its front; without those that are no wider or higher than a book. */
export function openFields(model: Model): Field[] {
  const box = boundsOf(model);
  const [left, front, low] = box.min;
  const seen = depthsOf(model, box.max[0] - left, box.max[2] - low, (x, y, z) => ({
    x: (x - left) / cell,
    y: (z - low) / cell,
    nearness: box.max[1] - y + 1,
  }));
  // What is nearer than a field is deep is a board, a door or a drawer.
  const deep = box.max[1] - front - open.depth * (box.max[1] - front) + 1;
  return rectangles(seen, (at) => seen.depth[at]! < deep).map((field) => ({
    left: left + field.left * cell,
    width: field.width * cell,
    floor: low + field.top * cell,
    height: field.height * cell,
  }));
}

/** How high the piece is where this would lie, if it is even there; null where it is not. */
export function restingHeight(
  model: Model,
  place: { x: number; y: number; width: number; depth: number },
): number | null {
  const box = boundsOf(model);
  const [left, front, low] = box.min;
  const seen = depthsOf(model, box.max[0] - left, box.max[1] - front, (x, y, z) => ({
    x: (x - left) / cell,
    y: (y - front) / cell,
    nearness: z - low + 1,
  }));
  let least = Infinity;
  let most = 0;
  for (let y = place.y - place.depth / 2; y <= place.y + place.depth / 2; y += cell)
    for (let x = place.x - place.width / 2; x <= place.x + place.width / 2; x += cell) {
      const [column, row] = [Math.floor((x - left) / cell), Math.floor((y - front) / cell)];
      if (column < 0 || row < 0 || column >= seen.width || row >= seen.height) return null;
      const high = seen.depth[row * seen.width + column]!;
      least = Math.min(least, high);
      most = Math.max(most, high);
    }
  return least > 1 && most - least <= uneven ? low + most - 1 : null;
}

function depthsOf(
  { parts }: Model,
  across: number,
  down: number,
  look: (x: number, y: number, z: number) => Corner,
): DepthPicture {
  const [width, height] = [Math.ceil(across / cell) + 1, Math.ceil(down / cell) + 1];
  const picture: DepthPicture = {
    width,
    height,
    depth: new Float64Array(width * height),
    owner: new Int32Array(width * height).fill(-1),
  };
  parts.forEach(({ mesh: { positions: p, indices } }, part) => {
    const corner = (index: number) => look(p[index * 3]!, p[index * 3 + 1]!, p[index * 3 + 2]!);
    for (let i = 0; i < indices.length; i += 3)
      fillTriangle(picture, corner(indices[i]!), corner(indices[i + 1]!), corner(indices[i + 2]!), part);
  });
  return picture;
}

interface Rectangle {
  left: number;
  width: number;
  top: number;
  height: number;
}

/** Free rectangles from below to above: as wide as the free cells of their lowest row, as high as all of them are free. */
function rectangles({ width, height }: DepthPicture, isFree: (at: number) => boolean): Rectangle[] {
  const taken = new Set<number>();
  const free = (x: number, y: number) => !taken.has(y * width + x) && isFree(y * width + x);
  const found: Rectangle[] = [];
  for (let top = 1; top < height - 1; top++)
    for (let left = 1; left < width - 1; left++) {
      if (!free(left, top)) continue;
      const right = firstFrom(left, width - 1, (x) => !free(x, top));
      const above = firstFrom(top, height - 1, (y) => firstFrom(left, right, (x) => !free(x, y)) < right);
      for (let y = top; y < above; y++) for (let x = left; x < right; x++) taken.add(y * width + x);
      // Where nothing is above it, it is the top of the piece.
      if (above < height - 1) found.push({ left, width: right - left, top, height: above - top });
    }
  return found.filter((field) => field.width * cell >= open.width && field.height * cell >= open.height);
}

/** The first that is so; `end` where none is. */
function firstFrom(start: number, end: number, isSo: (at: number) => boolean): number {
  let at = start;
  while (at < end && !isSo(at)) at++;
  return at;
}
