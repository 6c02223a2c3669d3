/** Pictures are traced in squares, row after row from the top left; a worker has one for some seconds (PRODUCT K1). */
export interface PieceRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Sheet {
  width: number;
  height: number;
  /** The side of a square. */
  piece: number;
}

export function pieceCount({ width, height, piece }: Sheet): number {
  return Math.ceil(width / piece) * Math.ceil(height / piece);
}

export function pieceRect({ width, height, piece }: Sheet, n: number): PieceRect {
  const columns = Math.ceil(width / piece);
  const x = (n % columns) * piece;
  const y = Math.floor(n / columns) * piece;
  return { x, y, width: Math.min(piece, width - x), height: Math.min(piece, height - y) };
}

/** The number of the light meter's small picture among a job's pieces. */
export const meterPiece = -1;
export const meterWidth = 96;

/** `views`: several of them one below the other. */
export function meterSize(
  { width, height }: { width: number; height: number },
  views = 1,
): { width: number; height: number } {
  return { width: meterWidth, height: Math.max(1, Math.round((meterWidth * height) / width)) * views };
}

/** Of a preview the whole picture, small, before its pieces: it is looked at while the rest comes. */
export const glancePiece = -2;
const glanceSide = 256;

/** The glance as a picture of one piece. */
export function glanceSheet({ width, height }: { width: number; height: number }): Sheet {
  const by = Math.min(1, glanceSide / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
  return { ...size, piece: Math.max(size.width, size.height) };
}

/**
 * Half floats a pixel of what a worker sends: light and colour, red green blue each, and how much of it is open air; of
 * the meter's picture all the tracer knows.
 */
export const sentChannels = 7;
export const meterChannels = 10;
/** The largest half float, and some room. */
const brightest = 60_000;

export function toHalves(numbers: Float32Array): Uint8Array<ArrayBuffer> {
  const halves = new Float16Array(numbers.length);
  for (let i = 0; i < numbers.length; i++) halves[i] = Math.min(brightest, numbers[i]!);
  return new Uint8Array(halves.buffer);
}

export function fromHalves(bytes: Uint8Array): Float32Array {
  // A copy: a view must begin at an even byte.
  return new Float32Array(new Float16Array(bytes.slice().buffer));
}
