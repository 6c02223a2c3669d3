import { canonicalJson } from '#design/canonical-json.ts';
import type { Design } from '#design/document.ts';

/**
 * Sixteen letters that change with everything light depends on: what stands where in which finish, the lamps, the sun.
 * Two designs of one print are lit alike; cameras, notes and measures do not count.
 */
export function lightPrint(design: Design): string {
  const { levels, walls, openings, rooms, items, lights, stairs, columns, beams, settings } = design;
  const text = canonicalJson([levels, walls, openings, rooms, items, lights, stairs, columns, beams, settings]);
  return hashed(text);
}

/** Not against forgers: nobody gains by it. */
function hashed(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [a, b].map((each) => (each >>> 0).toString(16).padStart(8, '0')).join('');
}
