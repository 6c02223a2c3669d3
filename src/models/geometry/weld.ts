/** Two corners closer than this are one point. */
const step = 1 / 64;

/** For every corner, the number of its point: corners in the same place get the same number. */
export function welded(positions: Float32Array): { points: Uint32Array; count: number } {
  const corners = positions.length / 3;
  const size = 1 << Math.ceil(Math.log2(Math.max(16, corners * 2)));
  const table = new Int32Array(size).fill(-1);
  const points = new Uint32Array(corners);
  let count = 0;
  for (let i = 0; i < corners; i++) {
    let slot = hash(positions, i) & (size - 1);
    while (table[slot]! >= 0 && !isSamePosition(positions, table[slot]!, i)) slot = (slot + 1) & (size - 1);
    if (table[slot]! < 0) {
      table[slot] = i;
      points[i] = count++;
    } else points[i] = points[table[slot]!]!;
  }
  return { points, count };
}

function hash(positions: Float32Array, corner: number): number {
  let h = 0x811c9dc5;
  for (let axis = 0; axis < 3; axis++) h = Math.imul(h ^ Math.round(positions[corner * 3 + axis]! / step), 0x01000193);
  return (h ^ (h >>> 13)) >>> 0;
}

function isSamePosition(positions: Float32Array, a: number, b: number): boolean {
  for (let axis = 0; axis < 3; axis++) {
    if (Math.round(positions[a * 3 + axis]! / step) !== Math.round(positions[b * 3 + axis]! / step)) return false;
  }
  return true;
}
