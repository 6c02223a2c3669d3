import { RefusedFile } from '#exchange/budget/refusal.ts';

/** Width and height by the first bytes of a PNG or JPEG; nothing is decoded. */
export function imageSize(bytes: Uint8Array): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && view.getUint32(0) === 0x89504e47 && view.getUint32(12) === 0x49484452)
    return { width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes.length >= 4 && view.getUint16(0) === 0xffd8) return jpegSize(view);
  throw new RefusedFile('image-kind');
}

/** A camera writes a few dozen before the frame; a file of nothing else would take long to scan. */
const mostMarkers = 1000;

/** Steps from marker to marker to the frame's header. */
function jpegSize(view: DataView): { width: number; height: number } {
  let at = 2;
  for (let markers = 0; markers < mostMarkers && at + 9 < view.byteLength; markers++) {
    const marker = view.getUint16(at);
    if (marker < 0xff01 || marker === 0xffda) break;
    const frame = marker >= 0xffc0 && marker <= 0xffcf && marker !== 0xffc4 && marker !== 0xffc8 && marker !== 0xffcc;
    if (frame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    const length = view.getUint16(at + 2);
    if (length < 2) break;
    at += 2 + length;
  }
  throw new RefusedFile('image-kind');
}
