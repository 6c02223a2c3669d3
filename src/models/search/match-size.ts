import { disjoint, type Allowed, type Box } from './box.ts';
import type { Dimension, SizeTerm, SizeWord, Space } from './meaning.ts';
import { seatedWidth } from './seats.ts';
import type { IndexedLine } from './model-index.ts';

/** The one thing sold by its diagonal. */
export const screenFamily = 'television';

/** The part of a line that has a size; boxes that share nothing. */
export function boxesOfSize(size: SizeTerm, line: IndexedLine): readonly Box[] {
  switch (size.kind) {
    case 'range':
      return boxes(line, [
        [
          isScreen(line) && size.diagonal !== undefined
            ? ['width', size.min * size.diagonal * screenWidth.least, size.max * size.diagonal * screenWidth.most]
            : [dimensionFor(size.dimension, line), size.min, size.max],
        ],
      ]);
    case 'exact':
      return boxes(line, [
        [
          isScreen(line) && size.diagonal !== undefined
            ? about(line, 'width', size.value * size.diagonal * screenWidth.usual)
            : about(line, dimensionFor(size.dimension, line), size.value),
        ],
      ]);
    case 'seats':
      return boxesOfSeats(size.seats, line);
    case 'measures':
      return boxes(line, measured(line, size.values));
    case 'fits':
      return boxesOfSpace(size.space, line);
  }
}

/** A piece may be turned by a quarter to fit (PRODUCT F5); one on a wall may not. */
export function boxesOfSpace(space: Space, line: IndexedLine): readonly Box[] {
  const { width, depth, height } = space;
  const wall = line.of.family.placement === 'wall';
  const turnedSpace = { width: depth, depth: width, height };
  if (fitsWhole(space, line) || (!wall && fitsWhole(turnedSpace, line))) return line.whole;
  if (fitsNone(space, line) && (wall || fitsNone(turnedSpace, line))) return nothing;
  const straight: Wish = [
    ['width', 0, width],
    ['depth', 0, depth],
    ['height', 0, height],
  ];
  const turned: Wish = [
    ['width', 0, depth],
    ['depth', 0, width],
    ['height', 0, height],
  ];
  return boxes(line, wall || width === depth ? [straight] : [straight, turned]);
}

const nothing: readonly Box[] = [];

/** Most lines fit with all their sizes or with none, which their least and most tell. */
function fitsWhole({ width, depth, height }: Space, { spans }: IndexedLine): boolean {
  return spans.width[1] <= width && spans.depth[1] <= depth && spans.height[1] <= height;
}

function fitsNone({ width, depth, height }: Space, { spans }: IndexedLine): boolean {
  return spans.width[0] > width || spans.depth[0] > depth || spans.height[0] > height;
}

function boxesOfSeats(seats: number, line: IndexedLine): readonly Box[] {
  const width = seatedWidth(line.of.family, seats);
  return width === null ? [] : boxes(line, [[['width', ...width]]]);
}

/** A 16:9 screen is 0.87 of its diagonal wide; its frame adds a little, more on small ones. */
const screenWidth = { least: 0.87, usual: 0.88, most: 0.89 };

function isScreen({ of: { family } }: IndexedLine): boolean {
  return family.code === screenFamily;
}

/** Ranges of measures that must all hold. */
type Wish = readonly (readonly [Dimension, least: number, most: number])[];

/** Any of the wishes. */
function boxes(line: IndexedLine, wishes: readonly Wish[]): readonly Box[] {
  const found = wishes.map((wish) => boxOf(line, wish)).filter((box) => box !== null);
  if (found.includes(line.whole[0])) return line.whole;
  return found.length > 1 ? disjoint(found, line.radix) : found;
}

function boxOf(line: IndexedLine, wish: Wish): Box | null {
  let box: Box = line.whole[0];
  for (const [dimension, least, most] of wish) {
    const [smallest, largest] = line.spans[dimension];
    if (smallest >= least && largest <= most) continue;
    if (smallest > most || largest < least) return null;
    const at = line.of.at[dimension];
    const allowed = digitsWithin(line.values[at] as readonly number[], least, most);
    if (allowed === null) continue;
    if (allowed.length === 0) return null;
    box = box.with(at, allowed);
  }
  return box;
}

/** Which sizes lie in a range; null when all do. */
function digitsWithin(values: readonly number[], least: number, most: number): Allowed {
  const digits: number[] = [];
  for (let digit = 0; digit < values.length; digit += 1)
    if (values[digit]! >= least && values[digit]! <= most) digits.push(digit);
  return digits.length === values.length ? null : digits;
}

function dimensionFor(word: SizeWord, line: IndexedLine): Dimension {
  if (word !== 'length') return word;
  return line.of.family.category === 'beds' ? 'depth' : 'width';
}

/** `1800x2000` either way round; on a wall it is width × height. */
function measured(line: IndexedLine, [a = 0, b = 0, c]: readonly number[]): Wish[] {
  const wall = line.of.family.placement === 'wall';
  if (wall && c === undefined) return [[about(line, 'width', a), about(line, 'height', b)]];
  return wall ? [three(line, a, b, c)] : [three(line, a, b, c), three(line, b, a, c)];
}

function three(line: IndexedLine, width: number, depth: number, height: number | undefined): Wish {
  const flat = [about(line, 'width', width), about(line, 'depth', depth)];
  return height === undefined ? flat : [...flat, about(line, 'height', height)];
}

/**
 * The very measure where the family has it; else what is near: for what is named by its inside (beds) the frames around
 * it, for the rest 5 % either way.
 */
function about({ of: { family } }: IndexedLine, dimension: Dimension, wanted: number): Wish[number] {
  if (family.parameters[dimension]!.values.includes(wanted)) return [dimension, wanted, wanted];
  if (family.nominal && dimension !== 'height') return [dimension, wanted, wanted + family.nominal.most];
  return [dimension, wanted * 0.95, wanted * 1.05];
}
