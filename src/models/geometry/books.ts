import { board } from '#models/geometry/rounded-box.ts';
import { merge, move } from '#models/geometry/transform.ts';
import { chance } from '#lib/random.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

/** A closed book standing on its tail, spine towards −Y, centred on the origin's axis. */
export function book({ width, depth, height }: { width: number; depth: number; height: number }, detail: Detail): { cover: Mesh; pages: Mesh } {
  const t = Math.min(2.5, width / 6);
  const pages = board({ from: [-width / 2 + t, -depth / 2 + t, 3], to: [width / 2 - t, depth / 2 - 3, height - 3], radius: 0, grain: 'z' }, detail);
  const boardOf = (x: number): Mesh => board({ from: [x, -depth / 2, 0], to: [x + t, depth / 2, height], radius: detail === 'near' ? 0.8 : 0 }, detail);
  const spine = board({ from: [-width / 2, -depth / 2, 0], to: [width / 2, -depth / 2 + t, height], radius: detail === 'near' ? 1 : 0 }, detail);
  return { cover: merge([boardOf(-width / 2), boardOf(width / 2 - t), spine]), pages };
}

/** A row of books along X, each its own size, filling at most `length`; begins at X 0. The covers come in `tones` groups to clothe apart. */
export function bookRow({ length, depth, height, tones = 1, seed }: { length: number; depth: number; height: number; tones?: number; seed: number }, detail: Detail): { covers: Mesh[]; pages: Mesh } {
  const luck = chance(seed);
  const covers: Mesh[][] = Array.from({ length: tones }, () => []);
  const pages: Mesh[] = [];
  let x = 0;
  for (;;) {
    const width = luck.between(16, 42) * (detail === 'far' ? 2.2 : 1);
    if (x + width > length) break;
    const made = book({ width, depth: depth * luck.between(0.82, 1), height: height * luck.between(0.74, 1) }, detail);
    covers[Math.floor(luck.next() * tones)]!.push(move(made.cover, x + width / 2, 0, 0));
    pages.push(move(made.pages, x + width / 2, 0, 0));
    x += width + 0.6;
  }
  return { covers: covers.map(merge), pages: merge(pages) };
}
