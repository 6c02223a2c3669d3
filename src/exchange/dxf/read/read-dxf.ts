import type { DxfRead } from './dxf-drawing.ts';
import { dxfLimits } from './dxf-limits.ts';
import { dxfReader } from './dxf-reader.ts';
import { DxfRefusal } from './dxf-refusal.ts';

/** A drawing in pieces of bytes, as a file gives them; answers the drawing, or why not. Never holds the whole file. */
export async function readDxf(
  chunks: AsyncIterable<Uint8Array>,
  size: number,
  onRead: (bytes: number) => void = () => undefined,
): Promise<DxfRead> {
  try {
    if (size > dxfLimits.bytes) throw new DxfRefusal('too_large', dxfLimits.bytes / 1e6);
    const reader = dxfReader();
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      // What says it is short may go on.
      if (bytes > dxfLimits.bytes) throw new DxfRefusal('too_large', dxfLimits.bytes / 1e6);
      reader.push(chunk);
      onRead(bytes);
    }
    return { ok: true, drawing: reader.end() };
  } catch (error) {
    if (!(error instanceof DxfRefusal)) throw error;
    return { ok: false, reason: error.reason, detail: error.detail };
  }
}
