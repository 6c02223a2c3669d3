import { countBox, intersectAll, type Box } from './box.ts';
import { allowedBy, failsOf, failsOfLine, filteredParameters, type Filters, type LineFilter } from './filters.ts';
import { boxesOfSpace } from './match-size.ts';
import { matcherForFamily, sortedTerm, type SortedTerm } from './match-term.ts';
import type { Term } from './meaning.ts';
import type { ModelIndex, IndexedFamily, IndexedLine } from './model-index.ts';

/** What a query leaves of one line. */
export interface LineMatch {
  line: IndexedLine;
  /** What the words and the free space leave; boxes that share nothing. */
  boxes: readonly Box[];
  /** What the filters leave of single parameters; null where none is filtered. */
  filtered: ReadonlyMap<number, readonly number[]> | null;
  /** Boxes and filters together, and how many combinations that is. */
  left: readonly Box[];
  count: number;
  /** The one filter it does not pass; it still counts in that filter's own facet. */
  failed: LineFilter | null;
  weight: number;
}

export function matchLines(modelIndex: ModelIndex, terms: readonly Term[], filters: Filters): LineMatch[] {
  const matches: LineMatch[] = [];
  const sorted = terms.map(sortedTerm);
  for (const of of modelIndex.families) {
    const fails = failsOf(filters, of);
    if (fails.length > 1) continue;
    const filtered = filteredParameters(filters, of);
    // A form the family does not have cannot be fulfilled by it.
    const asks = filtered.includes(-1) ? null : matchersFor(sorted, of);
    if (asks !== null) for (const line of of.lines) matchLine(line, asks, filters, filtered, fails, matches);
  }
  return matches;
}

/** Only the count: what fails a filter is not examined further. */
export function countLines(modelIndex: ModelIndex, terms: readonly Term[], filters: Filters): number {
  const sorted = terms.map(sortedTerm);
  let total = 0;
  for (const of of modelIndex.families) {
    const parameters = filteredParameters(filters, of);
    const asks = failsOf(filters, of).length > 0 || parameters.includes(-1) ? null : matchersFor(sorted, of);
    if (asks !== null)
      for (const line of of.lines)
        if (failsOfLine(filters, line).length === 0)
          total += remainingBoxes(line, asks, filters, parameters, null)?.count ?? 0;
  }
  return total;
}

export function totalOf(matches: readonly LineMatch[]): number {
  return matches.reduce((sum, match) => (match.failed === null ? sum + match.count : sum), 0);
}

/** What is left of a match with one parameter's own filter left out. */
export function remainingWithout({ boxes, filtered, left, line }: LineMatch, except: number): readonly Box[] {
  return filtered === null || !filtered.has(except) ? left : cut(line, boxes, filtered, except);
}

type LineMatcher = NonNullable<ReturnType<typeof matcherForFamily>>;

function matchersFor(terms: readonly SortedTerm[], of: IndexedFamily): LineMatcher[] | null {
  const asks: LineMatcher[] = [];
  for (const term of terms) {
    const ask = matcherForFamily(term, of);
    if (ask === null) return null;
    asks.push(ask);
  }
  return asks;
}

function matchLine(
  line: IndexedLine,
  asks: readonly LineMatcher[],
  filters: Filters,
  parameters: readonly number[],
  ofFamily: readonly LineFilter[],
  into: LineMatch[],
): void {
  const fails = failsOfLine(filters, line);
  if (fails.length + ofFamily.length > 1) return;
  const match = remainingBoxes(line, asks, filters, parameters, ofFamily[0] ?? fails[0] ?? null);
  if (match !== null) into.push(match);
}

function remainingBoxes(
  line: IndexedLine,
  asks: readonly LineMatcher[],
  filters: Filters,
  parameters: readonly number[],
  failed: LineFilter | null,
): LineMatch | null {
  let boxes: readonly Box[] = filters.fits === undefined ? line.whole : boxesOfSpace(filters.fits, line);
  let weight = 0;
  for (const ask of asks) {
    const held = boxes.length === 0 ? null : ask(line);
    if (held === null) return null;
    // A line that matches as a whole is the common case, and needs no intersection.
    if (held.boxes !== line.whole) boxes = boxes === line.whole ? held.boxes : intersectAll(boxes, held.boxes);
    weight += held.weight;
  }
  if (boxes.length === 0) return null;
  const filtered = parameters.length === 0 ? null : narrowed(line, filters, parameters);
  const left = filtered === null ? boxes : cut(line, boxes, filtered, null);
  return { line, boxes, filtered, left, count: countOfBoxes(left, line), failed, weight };
}

/** The parameters the filters restrict. */
function narrowed(line: IndexedLine, filters: Filters, parameters: readonly number[]): LineMatch['filtered'] {
  let narrow: Map<number, readonly number[]> | null = null;
  for (const at of parameters) {
    const allowed = allowedBy(filters, line, at);
    if (allowed !== null) narrow = (narrow ?? new Map<number, readonly number[]>()).set(at, allowed);
  }
  return narrow;
}

function cut(
  line: IndexedLine,
  boxes: readonly Box[],
  filtered: ReadonlyMap<number, readonly number[]>,
  except: number | null,
): readonly Box[] {
  let box: Box = line.whole[0];
  for (const [at, allowed] of filtered) {
    if (at === except) continue;
    if (allowed.length === 0) return [];
    box = box.with(at, allowed);
  }
  if (box === line.whole[0]) return boxes;
  return boxes === line.whole ? [box] : intersectAll(boxes, [box]);
}

function countOfBoxes(boxes: readonly Box[], line: IndexedLine): number {
  if (boxes === line.whole) return line.count;
  let sum = 0;
  for (const box of boxes) sum += countBox(box, line.radix);
  return sum;
}
