import type { Chance } from '#lib/random.ts';
import { overlaps } from '#layout/space/box.ts';
import type { Box } from '#layout/space/box.ts';
import type { Offer, Stand } from '#layout/sets/brief.ts';
import { isWalkable } from '#layout/space/ways.ts';
import type { Ways } from '#layout/space/ways.ts';

const proposals = 4000;
/** Of the ways a set can stand, so many of the best are tried. */
const tried = 400;
/** Two sets in one place. Dearer than leaving the least important out, so that searching may pass through it. */
const clash = 12;
/** From this loss on a set is what the room is for. */
const heart = 16;
/** Two sets that crowd each other: nearer than a hand's breadth, without touching. */
const crowd = 0.5;
const elbowRoom = 350;
/** How much a seed's liking for a wall weighs. */
const whim = 1.1;
/** Between sets, seen from above. */
const apart = 60;

/** Which way each set stands; -1: it is left out. */
type State = number[];

/**
 * A short annealing over which set stands where: mostly the better of neighbours, sometimes, while it is hot, the worse. The best state
 * in which nothing clashes and every way is open wins.
 */
export function anneal(asked: readonly Offer[], ways: Ways, fixed: readonly Box[], luck: Chance): Stand[] {
  const offers = asked.map((offer) => ({ ...offer, stands: reachable(offer, varied(withWhims(offer.stands, luck)), ways, fixed) }));
  const between = pairCosts(offers);
  const cost = (state: State): number => state.reduce((sum, at, i) => sum + (at < 0 ? offers[i]!.loss : offers[i]!.stands[at]!.cost) + between.all(state, i) * 0.5, 0);
  let state: State = offers.map(({ stands }) => (stands.length > 0 ? 0 : -1));
  let now = cost(state);
  let [best, least] = [offers.map(() => -1), Infinity];
  const bare = offers.map(({ loss, stands }) => (loss >= heart && stands.length > 0 ? 0 : -1));
  if (bare.every((_, i) => between.all(bare, i) < clash) && opens(offers, bare, ways, fixed)) [best, least] = [bare, cost(bare)];
  for (let turn = 0; turn < proposals; turn++) {
    const heat = 3 * (0.02 / 3) ** (turn / proposals);
    const next = proposed(offers, state, between, luck);
    const then = cost(next);
    if (then > now && luck.next() >= Math.exp((now - then) / heat)) continue;
    [state, now] = [next, then];
    if (now < least - 1e-9 && state.every((_, i) => between.all(state, i) < clash) && opens(offers, state, ways, fixed)) [best, least] = [state, now];
  }
  return standing(offers, best);
}

/** What a room is for must be walked up to even when it stands there alone; otherwise the search would settle on a place that never counts. */
function reachable({ loss }: Offer, stands: Stand[], ways: Ways, fixed: readonly Box[]): Stand[] {
  return loss < heart ? stands : stands.filter(({ solids, goals }) => isWalkable(ways, [...fixed, ...solids], goals));
}

/** Another place for one set, rather a good one; now and then none. One that makes room for itself lets the others look for theirs. */
function proposed(offers: readonly Offer[], state: State, between: PairCosts, luck: Chance): State {
  const i = Math.floor(luck.next() * offers.length);
  const kind = luck.next();
  if (kind < 0.05) return state.with(i, -1);
  if (kind < 0.75) return placedAnew(offers, state, i, between, luck);
  const next = state.with(i, drawn(offers[i]!, luck));
  return state.reduce((sum, _, j) => (j !== i && between.pair(sum, i, j) >= clash ? placedAnew(offers, sum.with(j, -1), j, between, luck) : sum), next);
}

/** A few draws, until it clashes with nobody; else it is left out. */
function placedAnew(offers: readonly Offer[], state: State, i: number, between: PairCosts, luck: Chance): State {
  for (let attempt = 0; attempt < 10; attempt++) {
    const next = state.with(i, drawn(offers[i]!, luck));
    if (between.all(next, i) < clash) return next;
  }
  return state.with(i, -1);
}

function drawn({ stands }: Offer, luck: Chance): number {
  return stands.length === 0 ? -1 : Math.floor(luck.next() ** 2 * stands.length);
}

/** Of two walls that are almost as good, one seed prefers the one and another the other: otherwise all results were near twins. */
function withWhims(stands: readonly Stand[], luck: Chance): Stand[] {
  const whims = new Map<number, number>();
  return stands.map((stand) => {
    const facing = Math.round((stand.parts[0]?.turn ?? 0) / 30);
    if (!whims.has(facing)) whims.set(facing, luck.next() * whim);
    return { ...stand, cost: stand.cost + whims.get(facing)! };
  });
}

/** The best of every part of the room first: four hundred ways to stand in the same spot would be one. */
function varied(stands: readonly Stand[]): Stand[] {
  const sorted = stands.toSorted((a, b) => a.cost - b.cost);
  const seen = new Map<string, number>();
  const rank = sorted.map(({ parts: [first] }) => {
    const spot = first ? `${Math.round(first.x / 350)} ${Math.round(first.y / 350)} ${Math.round(first.turn)}` : '';
    seen.set(spot, (seen.get(spot) ?? 0) + 1);
    return seen.get(spot)!;
  });
  const order = sorted.map((_, i) => i).toSorted((a, b) => Math.min(rank[a]!, 4) - Math.min(rank[b]!, 4) || a - b).slice(0, tried);
  return order.map((i) => sorted[i]!).toSorted((a, b) => a.cost - b.cost);
}

export function standing(offers: readonly Offer[], state: readonly number[]): Stand[] {
  return state.flatMap((at, i) => (at < 0 ? [] : [offers[i]!.stands[at]!]));
}

function opens(offers: readonly Offer[], state: State, ways: Ways, fixed: readonly Box[]): boolean {
  const stands = standing(offers, state);
  return isWalkable(ways, [...fixed, ...stands.flatMap(({ solids }) => solids)], stands.flatMap(({ goals }) => goals));
}

/** What it costs that a set stands beside another, or beside all others. */
interface PairCosts {
  pair(state: State, i: number, j: number): number;
  all(state: State, i: number): number;
}

/** Each pair is worked out once. */
function pairCosts(offers: readonly Offer[]): PairCosts {
  const known = new Map<number, number>();
  const most = Math.max(1, ...offers.map(({ stands }) => stands.length));
  const pair = (state: State, i: number, j: number): number => {
    if (j === i || state[i]! < 0 || state[j]! < 0) return 0;
    const [a, b] = i < j ? [i, j] : [j, i];
    const key = ((a * offers.length + b) * most + state[a]!) * most + state[b]!;
    const cost = known.get(key) ?? pairCost(offers[a]!.stands[state[a]!]!, offers[b]!.stands[state[b]!]!, offers[a]!.snug && offers[b]!.snug ? 0 : apart);
    known.set(key, cost);
    return cost;
  };
  return { pair, all: (state, i) => state.reduce((sum, _, j) => sum + pair(state, i, j), 0) };
}

function pairCost(a: Stand, b: Stand, gap: number): number {
  const meets = (first: readonly Box[], second: readonly Box[], air: number) => first.some((one) => second.some((other) => overlaps(one, other, air)));
  if (meets(a.solids, b.solids, gap) || meets(a.solids, b.clear, 0) || meets(a.clear, b.solids, 0)) return clash;
  return gap > 0 && meets(a.solids, b.solids, elbowRoom) ? crowd : 0;
}
