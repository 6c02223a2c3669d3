/** Four times 32 bits. Hashes of records are added, so that one changed record changes the sum and nothing is read twice. */
export type TextHash = readonly [number, number, number, number];

export const emptyHash: TextHash = [0, 0, 0, 0];

/** FNV-1a four times with different starts, each mixed once more so that sums tell apart what is nearly the same. */
export function hashOfText(text: string): TextHash {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  let c = 0x27d4eb2f;
  let d = 0x165667b1;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x01000193);
    c = Math.imul(c ^ code, 0x85ebca6b);
    d = Math.imul(d ^ code, 0xc2b2ae35);
  }
  return [mixed(a), mixed(b), mixed(c), mixed(d)];
}

export function addHash(p: TextHash, q: TextHash): TextHash {
  return [(p[0] + q[0]) >>> 0, (p[1] + q[1]) >>> 0, (p[2] + q[2]) >>> 0, (p[3] + q[3]) >>> 0];
}

export function minusHash(p: TextHash, q: TextHash): TextHash {
  return [(p[0] - q[0]) >>> 0, (p[1] - q[1]) >>> 0, (p[2] - q[2]) >>> 0, (p[3] - q[3]) >>> 0];
}

export function hexOf(hash: TextHash): string {
  return hash.map((lane) => lane.toString(16).padStart(8, '0')).join('');
}

function mixed(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
