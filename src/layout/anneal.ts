import type { Chance } from '#lib/random.ts';
import { overlaps } from '#layout/space/box.ts';
import type { Box } from '#layout/space/box.ts';
import type { Offer, Stand } from '#layout/sets/brief.ts';
import { isWalkable } from '#layout/space/ways.ts';
import type { Ways } from '#layout/space/ways.ts';

const proposals = 2600;
/** Two sets in one place. Dearer than leaving the least important out, so that searching may pass through it. */
const clash = 12;

/** Which way each set stands; -1: it is left out. */
type State = number[];

/**
 * A short annealing over which set stands where: mostly the better of neighbours, sometimes, while it is hot, the worse. The best state
 * in which nothing clashes and every way is open wins.
 */
export function anneal(offers: readonly Offer[], ways: Ways, fixed: readonly Box[], luck: Chance): Stand[] {
  const clashes = clashTable(offers);
  const cost = (state: State): number => state.reduce((sum, at, i) => sum + (at < 0 ? offers[i]!.loss : offers[i]!.stands[at]!.cost) + clashes(state, i) * clash * 0.5, 0);
  let state: State = offers.map(({ stands }) => (stands.length > 0 ? cheapest(stands) : -1));
  let now = cost(state);
  let [best, least] = [offers.map(() => -1), Infinity];
  for (let turn = 0; turn < proposals; turn++) {
    const heat = 3 * (0.02 / 3) ** (turn / proposals);
    const next = proposed(offers, state, luck);
    const then = cost(next);
    if (then > now && luck.next() >= Math.exp((now - then) / heat)) continue;
    [state, now] = [next, then];
    if (now < least - 1e-9 && state.every((_, i) => clashes(state, i) === 0) && opens(offers, state, ways, fixed)) [best, least] = [state, now];
  }
  return standing(offers, best);
}

function cheapest(stands: readonly Stand[]): number {
  return stands.reduce((best, stand, i) => (stand.cost < stands[best]!.cost ? i : best), 0);
}

/** Another place for one set; now and then none, or the best it could have. */
function proposed(offers: readonly Offer[], state: State, luck: Chance): State {
  const i = Math.floor(luck.next() * offers.length);
  const { stands } = offers[i]!;
  if (stands.length === 0) return state;
  const kind = luck.next();
  const other = kind < 0.06 ? -1 : kind < 0.12 ? cheapest(stands) : Math.floor(luck.next() * stands.length);
  return state.with(i, other);
}

export function standing(offers: readonly Offer[], state: readonly number[]): Stand[] {
  return state.flatMap((at, i) => (at < 0 ? [] : [offers[i]!.stands[at]!]));
}

function opens(offers: readonly Offer[], state: State, ways: Ways, fixed: readonly Box[]): boolean {
  const stands = standing(offers, state);
  return isWalkable(ways, [...fixed, ...stands.flatMap(({ solids }) => solids)], stands.flatMap(({ goals }) => goals));
}

/** How many others a set clashes with; each pair is worked out once. */
function clashTable(offers: readonly Offer[]): (state: State, i: number) => number {
  const known = new Map<number, boolean>();
  const most = Math.max(1, ...offers.map(({ stands }) => stands.length));
  return (state, i) => {
    let count = 0;
    for (let j = 0; j < state.length; j++) {
      if (j === i || state[i]! < 0 || state[j]! < 0) continue;
      const [a, b] = i < j ? [i, j] : [j, i];
      const key = ((a * offers.length + b) * most + state[a]!) * most + state[b]!;
      const hit = known.get(key) ?? clash2(offers[a]!.stands[state[a]!]!, offers[b]!.stands[state[b]!]!);
      known.set(key, hit);
      if (hit) count++;
    }
    return count;
  };
}

function clash2(a: Stand, b: Stand): boolean {
  const meets = (first: readonly Box[], second: readonly Box[], gap: number) => first.some((one) => second.some((other) => overlaps(one, other, gap)));
  return meets(a.solids, b.solids, 20) || meets(a.solids, b.clear, 0) || meets(a.clear, b.solids, 0);
}
