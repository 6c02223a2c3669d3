import { open, type FileHandle } from 'node:fs/promises';

/** Rows the encoder reads at a time. */
const rowsOfStrip = 16;

/**
 * A picture on its way to the encoder, row after row: an uncompressed TIFF, so that neither we nor the encoder ever have
 * all of it in memory.
 */
export async function createStripFile(
  path: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.write(headOf(width, height));
  } finally {
    await file.close();
  }
}

/** Whole rows, from `top` on. */
export async function writeRows(path: string, size: { width: number; height: number }, top: number, rows: Uint8Array) {
  const file: FileHandle = await open(path, 'r+');
  try {
    await file.write(rows, 0, rows.byteLength, headBytes(size.height) + top * size.width * 3);
  } finally {
    await file.close();
  }
}

const entries = 10;
const listsAt = 8 + 2 + entries * 12 + 4;

function stripsOf(height: number): number {
  return Math.ceil(height / rowsOfStrip);
}

function headBytes(height: number): number {
  return listsAt + 6 + stripsOf(height) * 8;
}

/** Little-endian TIFF 6: one directory, strips one after the other. */
function headOf(width: number, height: number): Uint8Array {
  const strips = stripsOf(height);
  const head = new DataView(new ArrayBuffer(headBytes(height)));
  const short = 3;
  const long = 4;
  head.setUint32(0, 0x002a4949, true);
  head.setUint32(4, 8, true);
  head.setUint16(8, entries, true);
  const offsetsAt = listsAt + 6;
  const countsAt = offsetsAt + strips * 4;
  const tags: [tag: number, type: number, count: number, value: number][] = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 3, listsAt],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, strips, strips === 1 ? headBytes(height) : offsetsAt],
    [277, short, 1, 3],
    [278, long, 1, rowsOfStrip],
    [279, long, strips, strips === 1 ? width * height * 3 : countsAt],
    [284, short, 1, 1],
  ];
  for (const [n, [tag, type, count, value]] of tags.entries()) {
    const at = 10 + n * 12;
    head.setUint16(at, tag, true);
    head.setUint16(at + 2, type, true);
    head.setUint32(at + 4, count, true);
    head.setUint32(at + 8, value, true);
  }
  for (let channel = 0; channel < 3; channel++) head.setUint16(listsAt + channel * 2, 8, true);
  for (let n = 0; n < strips; n++) {
    head.setUint32(offsetsAt + n * 4, headBytes(height) + n * rowsOfStrip * width * 3, true);
    head.setUint32(countsAt + n * 4, Math.min(rowsOfStrip, height - n * rowsOfStrip) * width * 3, true);
  }
  return new Uint8Array(head.buffer);
}
