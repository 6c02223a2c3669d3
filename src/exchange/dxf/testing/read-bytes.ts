import type { DxfDrawing, DxfRead } from '#exchange/dxf/read/dxf-drawing.ts';
import { readDxf } from '#exchange/dxf/read/read-dxf.ts';

/** In pieces, as a file comes. */
export function readBytes(bytes: Uint8Array, piece = 4096): Promise<DxfRead> {
  return readDxf(pieces(bytes, piece), bytes.length);
}

export async function drawingIn(bytes: Uint8Array): Promise<DxfDrawing> {
  const read = await readBytes(bytes);
  if (!read.ok) throw new Error(`${read.reason} ${read.detail}`);
  return read.drawing;
}

// oxlint-disable-next-line require-await -- a file gives its pieces one by one
async function* pieces(bytes: Uint8Array, piece: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
}
