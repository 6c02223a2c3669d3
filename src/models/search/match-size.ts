import { disjoint, wholeBox, type Allowed, type Box } from './box.ts';
import type { Dimension, SizeTerm, SizeWord, Space } from './meaning.ts';
import type { ShelfLine } from './shelf.ts';

/** The part of a line that has a size; boxes that share nothing. */
export function boxesOfSize(size: SizeTerm, line: ShelfLine): Box[] {
  switch (size.kind) {
    case 'range': return boxes(line, [{ [dimensionFor(size.dimension, line)]: (value: number) => value >= size.min && value <= size.max }]);
    case 'exact': return boxes(line, [exactly(line, dimensionFor(size.dimension, line), size.value)]);
    case 'measures': return boxes(line, measured(line, size.values));
    case 'fits': return boxesOfSpace(size.space, line);
  }
}

/** A piece may be turned by a quarter to fit (PRODUCT F5); one on a wall may not. */
export function boxesOfSpace({ width, depth, height }: Space, line: ShelfLine): Box[] {
  const straight = { width: upTo(width), depth: upTo(depth), height: upTo(height) };
  const turned = { width: upTo(depth), depth: upTo(width), height: upTo(height) };
  return boxes(line, line.of.family.placement === 'wall' ? [straight] : [straight, turned]);
}

function upTo(most: number) {
  return (value: number) => value <= most;
}

type Wish = Partial<Record<Dimension, (value: number) => boolean>>;

function boxes(line: ShelfLine, wishes: readonly Wish[]): Box[] {
  return disjoint(wishes.map((wish) => boxOf(line, wish)).filter((box) => box !== null), line.radix);
}

function boxOf(line: ShelfLine, wish: Wish): Box | null {
  let box = wholeBox(line.radix);
  for (const [dimension, fits] of Object.entries(wish)) {
    const at = line.of.keys.indexOf(dimension);
    const allowed = digitsWhere(line, at, fits);
    if (allowed !== null && allowed.length === 0) return null;
    box = box.with(at, allowed);
  }
  return box;
}

export function digitsWhere(line: ShelfLine, at: number, fits: (value: number) => boolean): Allowed {
  const digits: number[] = [];
  line.values[at]!.forEach((value, digit) => { if (fits(value as number)) digits.push(digit); });
  return digits.length === line.radix[at] ? null : digits;
}

export function dimensionFor(word: SizeWord, line: ShelfLine): Dimension {
  if (word !== 'length') return word;
  return line.of.family.category === 'beds' ? 'depth' : 'width';
}

function measured(line: ShelfLine, [a = 0, b = 0, c]: readonly number[]): Wish[] {
  if (line.of.family.placement === 'wall') return [c === undefined ? { ...exactly(line, 'width', a), ...exactly(line, 'height', b) } : triple(line, a, b, c)];
  return [triple(line, a, b, c), triple(line, b, a, c)];
}

function triple(line: ShelfLine, width: number, depth: number, height: number | undefined): Wish {
  return { ...exactly(line, 'width', width), ...exactly(line, 'depth', depth), ...(height === undefined ? {} : exactly(line, 'height', height)) };
}

/** How far a bed's frame may stand out over the mattress people name it by. */
const frame = 260;

/** The very measure where the family has it; else what is near: for beds the frames around such a mattress, for the rest 5 % either way. */
function exactly(line: ShelfLine, dimension: Dimension, wanted: number): Wish {
  if (line.of.family.parameters[dimension]!.values.includes(wanted)) return { [dimension]: (value: number) => value === wanted };
  if (line.of.family.category === 'beds' && dimension !== 'height') return { [dimension]: (value: number) => value >= wanted && value <= wanted + frame };
  return { [dimension]: (value: number) => Math.abs(value - wanted) <= wanted * 0.05 };
}
