import type { Camera } from '#models/picture/camera.ts';
import type { Model } from '#models/geometry/mesh.ts';
import { fillTriangle, type Corner, type DepthPicture } from './depth-picture.ts';

/** The picture in which the place is looked for. */
const side = 144;
/** Of the shorter side of the piece, so much is seen from near; of the picture's width at least and at most this. */
const seenOfPiece = 0.6;
const seenShare = { least: 0.15, most: 0.34 };
/** Neighbours that differ by this share of their distance belong to parts that meet, or to a fold. */
const step = 0.003;

/** The same camera with a longer lens, on the square of the piece where most of its parts and folds meet. */
export function closeView(camera: Camera, { parts }: Model, width: number): Camera {
  const picture: DepthPicture = {
    width: side,
    height: side,
    depth: new Float64Array(side * side),
    owner: new Int32Array(side * side).fill(-1),
  };
  const cornerOf = cornersBy(camera, side / width);
  parts.forEach(({ mesh: { positions, indices } }, part) => {
    for (let i = 0; i < indices.length; i += 3)
      fillTriangle(
        picture,
        cornerOf(positions, indices[i]!),
        cornerOf(positions, indices[i + 1]!),
        cornerOf(positions, indices[i + 2]!),
        part,
      );
  });
  const size = windowOf(picture);
  const { left, top } = busiest(picture, size);
  const scale = width / side;
  return {
    ...camera,
    zoom: (camera.zoom * side) / size,
    centreX: ((camera.centreX - left * scale) * side) / size,
    centreY: ((camera.centreY - top * scale) * side) / size,
  };
}

/** The side of the square, in cells. */
function windowOf({ owner }: DepthPicture): number {
  const cells = [...owner.keys()].filter((at) => owner[at]! >= 0);
  const across = new Set(cells.map((at) => at % side)).size;
  const down = new Set(cells.map((at) => Math.floor(at / side))).size;
  const share = (seenOfPiece * Math.min(across, down)) / side;
  return Math.round(side * Math.min(seenShare.most, Math.max(seenShare.least, share)));
}

function cornersBy({ eye, right, up, ahead, zoom, centreX, centreY }: Camera, scale: number) {
  return (positions: Float32Array, index: number): Corner => {
    const [dx, dy, dz] = [0, 1, 2].map((k) => positions[index * 3 + k]! - eye[k]!) as [number, number, number];
    const along = (axis: Float64Array) => dx * axis[0]! + dy * axis[1]! + dz * axis[2]!;
    const depth = along(ahead);
    return {
      x: (centreX + (zoom * along(right)) / depth) * scale,
      y: (centreY - (zoom * along(up)) / depth) * scale,
      nearness: 1 / depth,
    };
  };
}

/** The square with the most places where parts meet; what is beside the piece counts against it. */
function busiest({ depth, owner }: DepthPicture, size: number): { left: number; top: number } {
  const covered = sums((at) => (owner[at]! < 0 ? 0 : 1));
  const meeting = sums((at) => Math.max(...[at + 1, at + side].map((next) => meetingAt(at, next))));
  let best = { left: 0, top: 0, score: -1 };
  for (let top = 0; top + size < side; top++)
    for (let left = 0; left + size < side; left++) {
      const share = within(covered, left, top, size) / (size * size);
      const score = (1 + within(meeting, left, top, size)) * share ** 3;
      if (score > best.score) best = { left, top, score };
    }
  return best;

  function meetingAt(at: number, next: number): number {
    if (next >= owner.length || owner[at]! < 0 || owner[next]! < 0) return 0;
    if (owner[at] !== owner[next]) return 1;
    return Math.abs(depth[at]! - depth[next]!) > step * depth[at]! ? 0.5 : 0;
  }
}

/** At each corner of a cell, the sum of all that lies above it and to its left. */
function sums(valueAt: (at: number) => number): Float64Array {
  const wide = side + 1;
  const sum = new Float64Array(wide * wide);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      sum[(y + 1) * wide + x + 1] =
        valueAt(y * side + x) + sum[y * wide + x + 1]! + sum[(y + 1) * wide + x]! - sum[y * wide + x]!;
  return sum;
}

function within(sum: Float64Array, left: number, top: number, size: number): number {
  const at = (x: number, y: number) => sum[y * (side + 1) + x]!;
  return at(left + size, top + size) - at(left, top + size) - at(left + size, top) + at(left, top);
}
