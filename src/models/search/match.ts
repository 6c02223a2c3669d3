import { countBox, intersectAll, wholeBox, type Box } from './box.ts';
import { allowedBy, failsOf, failsOfLine, lacksForm, type Filters, type LineFilter } from './filters.ts';
import { boxesOfSpace } from './match-size.ts';
import { askFamily } from './match-term.ts';
import type { Term } from './meaning.ts';
import type { Shelf, ShelfFamily, ShelfLine } from './shelf.ts';

/** What a query leaves of one line. */
export interface LineMatch {
  line: ShelfLine;
  /** What the words and the free space leave; boxes that share nothing. */
  boxes: readonly Box[];
  /** What the filters leave of single parameters. */
  filtered: ReadonlyMap<number, readonly number[]>;
  /** The one filter it does not pass; it still counts in that filter's own facet. */
  failed: LineFilter | null;
  weight: number;
}

export function matchLines(shelf: Shelf, terms: readonly Term[], filters: Filters): LineMatch[] {
  const matches: LineMatch[] = [];
  const byFamily = Map.groupBy(shelf.lines, (line) => line.of);
  for (const of of shelf.families) {
    const fails = failsOf(filters, of);
    const asks = fails.length > 1 || lacksForm(filters, of) ? null : questions(terms, of);
    if (asks === null) continue;
    for (const line of byFamily.get(of) ?? []) {
      const match = matchLine(line, asks, filters, [...fails, ...failsOfLine(filters, line)]);
      if (match !== null) matches.push(match);
    }
  }
  return matches;
}

/** The combinations of a match that pass every filter. */
export function leftBoxes(match: LineMatch): Box[] {
  return within(match, null);
}

/** The same with one parameter's own filter left out. */
export function within({ boxes, filtered, line }: LineMatch, except: number | null): Box[] {
  const keys = [...filtered.keys()].filter((at) => at !== except);
  if (keys.length === 0) return boxes.slice();
  if (keys.some((at) => filtered.get(at)!.length === 0)) return [];
  return intersectAll(boxes, [wholeBox(line.radix).map((free, at) => (at === except ? free : filtered.get(at) ?? free))]);
}

export function countOfMatch(match: LineMatch): number {
  return leftBoxes(match).reduce((sum, box) => sum + countBox(box, match.line.radix), 0);
}

export function totalOf(matches: readonly LineMatch[]): number {
  return matches.reduce((sum, match) => (match.failed === null ? sum + countOfMatch(match) : sum), 0);
}

type Ask = NonNullable<ReturnType<typeof askFamily>>;

function questions(terms: readonly Term[], of: ShelfFamily): Ask[] | null {
  const asks: Ask[] = [];
  for (const term of terms) {
    const ask = askFamily(term, of);
    if (ask === null) return null;
    asks.push(ask);
  }
  return asks;
}

function matchLine(line: ShelfLine, asks: readonly Ask[], filters: Filters, fails: readonly LineFilter[]): LineMatch | null {
  if (fails.length > 1) return null;
  let boxes: readonly Box[] = filters.fits === undefined ? [wholeBox(line.radix)] : boxesOfSpace(filters.fits, line);
  let weight = 0;
  for (const ask of asks) {
    const held = ask(line);
    if (held === null) return null;
    boxes = intersectAll(boxes, held.boxes);
    weight += held.weight;
    if (boxes.length === 0) return null;
  }
  return boxes.length === 0 ? null : { line, boxes, filtered: filteredOf(line, filters), failed: fails[0] ?? null, weight };
}

function filteredOf(line: ShelfLine, filters: Filters): Map<number, readonly number[]> {
  const filtered = new Map<number, readonly number[]>();
  for (let at = 0; at < line.radix.length; at += 1) {
    const allowed = allowedBy(filters, line, at);
    if (allowed !== undefined) filtered.set(at, allowed);
  }
  return filtered;
}
