/** A network's weights by name, from OIDN's own file format (TZA 2). */
export type Weights = Map<string, { dims: number[]; values: Float32Array }>;

export function readWeights(file: Uint8Array): Weights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint16(0, true) !== 0x41d7) throw new Error('not a file of weights');
  let at = Number(view.getBigUint64(4, true));
  const count = view.getUint32(at, true);
  at += 4;
  const weights: Weights = new Map();
  for (let i = 0; i < count; i++) {
    const length = view.getUint16(at, true);
    const name = new TextDecoder().decode(file.subarray(at + 2, at + 2 + length));
    at += 2 + length;
    const rank = view.getUint8(at);
    const dims = Array.from({ length: rank }, (_, k) => view.getUint32(at + 1 + k * 4, true));
    // Then the layout in letters, the type in one, and where the numbers are.
    at += 1 + rank * 5;
    const half = String.fromCharCode(view.getUint8(at)) === 'h';
    const from = Number(view.getBigUint64(at + 1, true));
    at += 9;
    weights.set(name, {
      dims,
      values: numbersAt(
        view,
        from,
        dims.reduce((a, b) => a * b, 1),
        half,
      ),
    });
  }
  return weights;
}

function numbersAt(view: DataView, from: number, count: number, half: boolean): Float32Array {
  return Float32Array.from({ length: count }, (_, k) =>
    half ? halfAt(view, from + k * 2) : view.getFloat32(from + k * 4, true),
  );
}

/** Sixteen bits: sign, five of exponent, ten of fraction. */
function halfAt(view: DataView, at: number): number {
  const bits = view.getUint16(at, true);
  const sign = (bits & 0x8000) === 0 ? 1 : -1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
