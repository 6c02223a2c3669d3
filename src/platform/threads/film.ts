/** Films of a walk: what server, threads and workers all know of them (PRODUCT K1). */

/** Frames a second, and frames of a piece. */
export const filmRate = 24;
const filmPiece = 12;
/** Frames from one knot of the path to the next. */
export const knotFrames = 6;

/** Metres, Z up; where it looks, radians. */
export type WalkKnot = [x: number, y: number, z: number, yaw: number, pitch: number];

export interface FilmCamera {
  kind: 'still';
  at: [number, number, number];
  target: [number, number, number];
  view: number;
}

export function filmPieces(frames: number): number {
  return Math.ceil(frames / filmPiece);
}

/** The frames of a piece. */
export function framesOf(frames: number, piece: number): number[] {
  const first = piece * filmPiece;
  return Array.from({ length: Math.max(0, Math.min(filmPiece, frames - first)) }, (_, n) => first + n);
}

/** Where the camera is at a frame: a smooth curve through the knots. */
export function filmCamera(knots: readonly WalkKnot[], view: number, frame: number): FilmCamera {
  const at = frame / knotFrames;
  const n = Math.min(knots.length - 2, Math.floor(at));
  const t = at - n;
  const knot = (k: number): WalkKnot => knots[Math.min(knots.length - 1, Math.max(0, k))]!;
  const [p, a, b, q] = [knot(n - 1), knot(n), knot(n + 1), knot(n + 2)];
  const curve = (k: 0 | 1 | 2 | 3 | 4): number =>
    a[k] +
    0.5 * t * (b[k] - p[k] + t * (2 * p[k] - 5 * a[k] + 4 * b[k] - q[k] + t * (3 * (a[k] - b[k]) + q[k] - p[k])));
  const [x, y, z, yaw, pitch] = [curve(0), curve(1), curve(2), curve(3), curve(4)];
  const level = Math.cos(pitch);
  return {
    kind: 'still',
    at: [x, y, z],
    target: [x + Math.cos(yaw) * level, y + Math.sin(yaw) * level, z + Math.sin(pitch)],
    view,
  };
}

/** The light of a film is measured once, by so many small pictures along its way, one below the other. */
export const meterViews = 5;

/** A frame without loss is smaller than this (DECISIONS D13). */
const frameBytes = 8 * 1024 * 1024;

/** Frames of a piece in one file: how long each is, then all of them. */
export function packFrames(frames: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const head = 4 + frames.length * 4;
  const bytes = new Uint8Array(head + frames.reduce((sum, frame) => sum + frame.byteLength, 0));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, frames.length, true);
  let at = head;
  for (const [n, frame] of frames.entries()) {
    view.setUint32(4 + n * 4, frame.byteLength, true);
    bytes.set(frame, at);
    at += frame.byteLength;
  }
  return bytes;
}

/** Null for what is no such file. */
export function unpackFrames(bytes: Uint8Array): Uint8Array[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.byteLength < 4 ? Infinity : view.getUint32(0, true);
  if (count > filmPiece || bytes.byteLength < 4 + count * 4) return null;
  const lengths = Array.from({ length: count }, (_, n) => view.getUint32(4 + n * 4, true));
  const all = 4 + count * 4 + lengths.reduce((sum, length) => sum + length, 0);
  if (all !== bytes.byteLength || lengths.some((length) => length > frameBytes)) return null;
  let at = 4 + count * 4;
  return lengths.map((length) => bytes.subarray(at, (at += length)));
}
