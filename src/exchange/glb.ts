/** Bytes of a GLB: a JSON chunk and a binary one, each padded to four bytes. */
export function glbOf(json: object, binary: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const jsonLength = padded(text.length);
  const binaryLength = padded(binary.length);
  const out = new Uint8Array(12 + 8 + jsonLength + (binaryLength > 0 ? 8 + binaryLength : 0));
  const view = new DataView(out.buffer);
  view.setUint32(0, 0x46546c67, true);
  view.setUint32(4, 2, true);
  view.setUint32(8, out.length, true);
  view.setUint32(12, jsonLength, true);
  view.setUint32(16, 0x4e4f534a, true);
  out.fill(0x20, 20 + text.length, 20 + jsonLength);
  out.set(text, 20);
  if (binaryLength === 0) return out;
  view.setUint32(20 + jsonLength, binaryLength, true);
  view.setUint32(24 + jsonLength, 0x004e4942, true);
  out.set(binary, 28 + jsonLength);
  return out;
}

export function padded(length: number): number {
  return (length + 3) & ~3;
}
