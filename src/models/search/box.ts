/**
 * Part of a line: for each parameter (by its place in the family's table) the allowed values (by their place in the
 * line), in order; null is all of them. Every combination inside belongs to it, so its size is a product.
 */
export type Allowed = readonly number[] | null;
export type Box = readonly Allowed[];

export function countBox(box: Box, radix: readonly number[]): number {
  let product = 1;
  for (let p = 0; p < radix.length; p += 1) product *= box[p]?.length ?? radix[p]!;
  return product;
}

/** What both hold; null where that is nothing. */
function intersect(a: Box, b: Box): Box | null {
  const both: Allowed[] = [];
  for (let p = 0; p < a.length; p += 1) {
    const allowed = common(a[p]!, b[p]!);
    if (allowed !== null && allowed.length === 0) return null;
    both.push(allowed);
  }
  return both;
}

export function intersectAll(left: readonly Box[], right: readonly Box[]): Box[] {
  const both: Box[] = [];
  for (const a of left) {
    for (const b of right) {
      const box = intersect(a, b);
      if (box !== null) both.push(box);
    }
  }
  return both;
}

/** The same combinations as the given boxes together, in boxes that share none: their counts may be added. */
export function disjoint(boxes: readonly Box[], radix: readonly number[]): Box[] {
  const apart: Box[] = [];
  for (const box of boxes) {
    let rest: Box[] = [box];
    for (const taken of apart.slice()) rest = rest.flatMap((piece) => subtract(piece, taken, radix));
    apart.push(...rest);
  }
  return apart;
}

/** `box` without `taken`, cut parameter by parameter. */
function subtract(box: Box, taken: Box, radix: readonly number[]): Box[] {
  if (intersect(box, taken) === null) return [box];
  const pieces: Box[] = [];
  let core: Box = box;
  for (let p = 0; p < box.length; p += 1) {
    const cut = taken[p]!;
    if (cut === null) continue;
    const mine = core[p] ?? all(radix[p]!);
    const outside = mine.filter((digit) => !cut.includes(digit));
    if (outside.length > 0) pieces.push(core.with(p, outside));
    core = core.with(
      p,
      mine.filter((digit) => cut.includes(digit)),
    );
  }
  return pieces;
}

function common(a: Allowed, b: Allowed): Allowed {
  if (a === null) return b;
  if (b === null) return a;
  return a.filter((digit) => b.includes(digit));
}

function all(radix: number): number[] {
  return Array.from({ length: radix }, (_, digit) => digit);
}
