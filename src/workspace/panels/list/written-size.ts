import { lengthSuffix, writeLength, type Units } from '#editor/units.ts';

/** Width × depth × height, as everywhere in the workspace. */
export function writtenSize(size: { width: number; depth: number; height: number }, units: Units): string {
  const sides = [size.width, size.depth, size.height].map((side) => writeLength(side, units));
  return `${sides.join(' × ')} ${lengthSuffix(units.length)}`.trim();
}
