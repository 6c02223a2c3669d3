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
/** Two sets that crowd each other: nearer than a hand's breadth, without touching. */
const crowd = 0.5;
const elbowRoom = 350;
/** Between sets, seen from above. */
const apart = 60;

/** Which way each set stands; -1: it is left out. */
type State = number[];

/**
 * A short annealing over which set stands where: mostly the better of neighbours, sometimes, while it is hot, the worse. The best state
 * in which nothing clashes and every way is open wins.
 */
export function anneal(asked: readonly Offer[], ways: Ways, fixed: readonly Box[], luck: Chance): Stand[] {
  const offers = asked.map((offer) => ({ ...offer, stands: offer.stands.toSorted((a, b) => a.cost - b.cost).slice(0, tried) }));
  const between = pairCosts(offers);
  const cost = (state: State): number => state.reduce((sum, at, i) => sum + (at < 0 ? offers[i]!.loss : offers[i]!.stands[at]!.cost) + between(state, i) * 0.5, 0);
  let state: State = offers.map(({ stands }) => (stands.length > 0 ? 0 : -1));
  let now = cost(state);
  let [best, least] = [offers.map(() => -1), Infinity];
  for (let turn = 0; turn < proposals; turn++) {
    const heat = 3 * (0.02 / 3) ** (turn / proposals);
    const next = proposed(offers, state, between, luck);
    const then = cost(next);
    if (then > now && luck.next() >= Math.exp((now - then) / heat)) continue;
    [state, now] = [next, then];
    if (now < least - 1e-9 && state.every((_, i) => between(state, i) < clash) && opens(offers, state, ways, fixed)) [best, least] = [state, now];
  }
  return standing(offers, best);
}

/** Another place for one set, rather a good one; now and then none. A set that is out looks for a place where it clashes with nobody. */
function proposed(offers: readonly Offer[], state: State, between: PairCosts, luck: Chance): State {
  const i = Math.floor(luck.next() * offers.length);
  const { stands } = offers[i]!;
  if (stands.length === 0) return state;
  if (state[i]! >= 0 && luck.next() < 0.06) return state.with(i, -1);
  let next = state;
  for (let attempt = 0; attempt < 8; attempt++) {
    next = state.with(i, Math.floor(luck.next() ** 2 * stands.length));
    if (between(next, i) < clash) break;
  }
  return next;
}

export function standing(offers: readonly Offer[], state: readonly number[]): Stand[] {
  return state.flatMap((at, i) => (at < 0 ? [] : [offers[i]!.stands[at]!]));
}

function opens(offers: readonly Offer[], state: State, ways: Ways, fixed: readonly Box[]): boolean {
  const stands = standing(offers, state);
  return isWalkable(ways, [...fixed, ...stands.flatMap(({ solids }) => solids)], stands.flatMap(({ goals }) => goals));
}

/** What it costs that a set stands beside the others. */
type PairCosts = (state: State, i: number) => number;

/** Each pair is worked out once. */
function pairCosts(offers: readonly Offer[]): PairCosts {
  const known = new Map<number, number>();
  const most = Math.max(1, ...offers.map(({ stands }) => stands.length));
  return (state, i) => {
    let sum = 0;
    for (let j = 0; j < state.length; j++) {
      if (j === i || state[i]! < 0 || state[j]! < 0) continue;
      const [a, b] = i < j ? [i, j] : [j, i];
      const key = ((a * offers.length + b) * most + state[a]!) * most + state[b]!;
      const cost = known.get(key) ?? pairCost(offers[a]!.stands[state[a]!]!, offers[b]!.stands[state[b]!]!);
      known.set(key, cost);
      sum += cost;
    }
    return sum;
  };
}

function pairCost(a: Stand, b: Stand): number {
  const meets = (first: readonly Box[], second: readonly Box[], gap: number) => first.some((one) => second.some((other) => overlaps(one, other, gap)));
  if (meets(a.solids, b.solids, apart) || meets(a.solids, b.clear, 0) || meets(a.clear, b.solids, 0)) return clash;
  return meets(a.solids, b.solids, elbowRoom) ? crowd : 0;
}
