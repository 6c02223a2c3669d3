import { formatId } from '#models/model-id.ts';
import { countBox, type Box } from './box.ts';
import type { LineMatch } from './match.ts';
import type { Style } from '#models/vocabulary.ts';
import type { IndexedFamily, IndexedLine } from './model-index.ts';

/** What a family has of one style: the boxes of all its lines, end to end. */
interface Run {
  first: IndexedLine;
  parts: Part[];
  count: number;
  /** Its turn when runs are dealt. */ turn: number;
}
type Tier = Map<IndexedFamily, Map<Style, Run>>;
interface Part {
  line: IndexedLine;
  box: Box;
  count: number;
}

/** One found model: which line, and which value of each parameter. */
export interface Place {
  line: IndexedLine;
  id: string;
  digits: readonly number[];
}

/**
 * The results from an offset on, without building a list: better matches first; among equals families and styles take
 * turns, each giving its combinations in a fixed spread, so that a page shows variety and every match comes exactly
 * once.
 */
export function placesFrom(matches: readonly LineMatch[], offset: number, size: number): Place[] {
  const places: Place[] = [];
  let skip = offset;
  for (const tier of tiersOf(matches)) {
    const count = tier.reduce((sum, run) => sum + run.count, 0);
    if (skip >= count) skip -= count;
    else {
      interleave(tier, skip, size - places.length, places);
      skip = 0;
    }
    if (places.length === size) break;
  }
  return places;
}

function tiersOf(matches: readonly LineMatch[]): Run[][] {
  const tiers = new Map<number, Tier>();
  let before: { match: LineMatch; run: Run } | null = null;
  for (const match of matches) {
    if (match.failed !== null || match.count === 0) continue;
    // Lines of one style are adjacent.
    const run: Run =
      before?.match.line.look === match.line.look && before.match.weight === match.weight
        ? before.run
        : runOf(tiers, match);
    addTo(run, match);
    before = { match, run };
  }
  return [...tiers].toSorted(([a], [b]) => b - a).map(([, tier]) => roundRobinOrder(tier));
}

function runOf(tiers: Map<number, Tier>, { line, weight }: LineMatch): Run {
  const tier: Tier = tiers.get(weight) ?? new Map<IndexedFamily, Map<Style, Run>>();
  const styles = tier.get(line.of) ?? new Map<Style, Run>();
  const run = styles.get(line.look.style) ?? { first: line, parts: [], count: 0, turn: 0 };
  tiers.set(weight, tier);
  tier.set(line.of, styles);
  styles.set(line.look.style, run);
  return run;
}

function addTo(run: Run, { line, left, count }: LineMatch): void {
  for (const box of left) run.parts.push({ line, box, count: left.length === 1 ? count : countBox(box, line.radix) });
  run.count += count;
}

/** A family's next style comes only after every other family's; families begin with different styles. */
function roundRobinOrder(tier: Tier): Run[] {
  const runs = [...tier].flatMap(([{ order }, styles]) =>
    [...styles.values()].map((run, at) => ({ ...run, turn: (at + order) % styles.size })),
  );
  return runs.toSorted((a, b) => a.turn - b.turn || a.first.of.order - b.first.of.order);
}

/** Takes one of each run per round; an exhausted run is skipped. */
function interleave(runs: readonly Run[], from: number, size: number, into: Place[]): void {
  let round = roundOf(runs, from);
  let skip = from - countBeforeRound(runs, round);
  const end = into.length + size;
  const last = Math.max(...runs.map((run) => run.count));
  for (; round < last; round += 1) {
    for (const run of runs) {
      if (run.count <= round) continue;
      if (skip > 0) skip -= 1;
      else into.push(placeAt(run, round));
      if (into.length === end) return;
    }
  }
}

/** The last round that begins at or before an offset. */
function roundOf(runs: readonly Run[], offset: number): number {
  let low = 0;
  let high = Math.max(...runs.map((run) => run.count));
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (countBeforeRound(runs, middle) <= offset) low = middle;
    else high = middle;
  }
  return low;
}

function countBeforeRound(runs: readonly Run[], round: number): number {
  return runs.reduce((sum, run) => sum + Math.min(run.count, round), 0);
}

/** The n-th combination of a run: the default one first, then in strides that visit each exactly once. */
function placeAt({ parts, count }: Run, n: number): Place {
  let rest = (usual(parts[0]!) + n * strideOf(count)) % count;
  for (const part of parts) {
    if (rest < part.count) return placed(part.line, digitsAt(part.box, part.line.radix, rest));
    rest -= part.count;
  }
  throw new Error('a combination past the last');
}

/**
 * Near the golden section, so that neighbours differ in everything; without a common divisor, so that none is missed.
 */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618));
  while (divisor(stride, count) !== 1) stride += 1;
  return stride;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** The middle size and the first form of everything allowed. */
function usual({ box, line }: Part): number {
  return line.radix.reduce((number, radix, at) => {
    const length = box[at]?.length ?? radix;
    return number * length + (typeof line.values[at]![0] === 'number' ? Math.floor((length - 1) / 2) : 0);
  }, 0);
}

function digitsAt(box: Box, radix: readonly number[], number: number): number[] {
  const digits: number[] = [];
  let rest = number;
  for (let at = radix.length - 1; at >= 0; at -= 1) {
    const length = box[at]?.length ?? radix[at]!;
    const digit = rest % length;
    digits.unshift(box[at]?.[digit] ?? digit);
    rest = Math.floor(rest / length);
  }
  return digits;
}

function placed(line: IndexedLine, digits: readonly number[]): Place {
  const number = digits.reduce((sum, digit, at) => sum * line.radix[at]! + digit, 0);
  return { line, digits, id: formatId(line.of.family, line.start + number) };
}
