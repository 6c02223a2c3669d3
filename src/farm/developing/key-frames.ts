const path = ['moov', 'trak', 'mdia', 'minf', 'stbl'] as const;

/**
 * Says which frames can be begun with: the encoder's MP4 does not, and without it a browser takes every frame for one
 * and shows the wrong picture after a seek. `every`: frames from one key frame to the next.
 */
export function withKeyFrames(film: Uint8Array, frames: number, every: number): Uint8Array {
  const view = new DataView(film.buffer, film.byteOffset, film.byteLength);
  const nested: number[] = [];
  let from = 0;
  let to = film.byteLength;
  for (const name of path) {
    const at = boxAt(view, name, from, to);
    nested.push(at);
    from = at + 8;
    to = at + view.getUint32(at);
  }
  // Where the pictures lie is counted from the beginning: what is put in must come after them.
  if (boxAt(view, 'mdat', 0, film.byteLength) > nested[0]!) throw new Error('the index of a film stands before it');
  const keys = Array.from({ length: Math.ceil(frames / every) }, (_, n) => 1 + n * every);
  const box = new DataView(new ArrayBuffer(16 + keys.length * 4));
  box.setUint32(0, box.byteLength);
  box.setUint32(4, nameOf('stss'));
  box.setUint32(12, keys.length);
  for (const [n, key] of keys.entries()) box.setUint32(16 + n * 4, key);
  const out = new Uint8Array(film.byteLength + box.byteLength);
  out.set(film.subarray(0, to));
  out.set(new Uint8Array(box.buffer), to);
  out.set(film.subarray(to), to + box.byteLength);
  const sizes = new DataView(out.buffer);
  for (const at of nested) sizes.setUint32(at, view.getUint32(at) + box.byteLength);
  return out;
}

function boxAt(view: DataView, name: string, from: number, to: number): number {
  for (let at = from; at + 8 <= to; at += Math.max(8, view.getUint32(at)))
    if (view.getUint32(at + 4) === nameOf(name)) return at;
  throw new Error(`a film without ${name}`);
}

function nameOf(name: string): number {
  return [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);
}
