import type { Rng } from '#lib/random.ts';
import { overlaps } from '#layout/space/box.ts';
import type { Box } from '#layout/space/box.ts';
import { isEssential, isNeeded } from '#layout/sets/brief.ts';
import type { PlacedSet, SetOption, SetPlacement } from '#layout/sets/brief.ts';
import { isWalkable } from '#layout/space/walkways.ts';
import type { Walkways } from '#layout/space/walkways.ts';

const proposals = 4000;
/** How many of the cheapest placements of a set the search considers. */
const maxPlacements = 400;
/**
 * Cost of two sets overlapping. Higher than leaving out the least important set, so the search may pass through such a
 * state.
 */
const clashCost = 12;
/** Cost of two sets closer than `setGap` without overlapping. */
const crowdingCost = 0.5;
const elbowRoom = 350;
/** Weight of a seed's preference for one wall over another. */
const wallBias = 1.1;
/** Millimetres between sets, seen from above. */
const setGap = 60;

/** For each set the index of its placement; -1: the set is left out. */
type State = number[];

/**
 * Short simulated annealing over which set stands where. The best state in which nothing overlaps and every walkway is
 * open wins.
 */
export function anneal(asked: readonly SetOption[], walkways: Walkways, fixed: readonly Box[], rng: Rng): PlacedSet[] {
  if (asked.length === 0) return [];
  const offers = asked.map((offer) => ({
    ...offer,
    placements: reachable(offer, spreadOut(withWallBias(offer.placements, rng)), walkways, fixed),
  }));
  const between = pairCosts(offers);
  const cost = (state: State): number =>
    state.reduce(
      (sum, at, i) => sum + (at < 0 ? offers[i]!.loss : offers[i]!.placements[at]!.cost) + between.all(state, i) * 0.5,
      0,
    );
  let state: State = offers.map(({ placements }) => (placements.length > 0 ? 0 : -1));
  let now = cost(state);
  let best = offers.map(() => -1);
  let least = Infinity;
  const essentialsOnly = offers.map((offer) => (isEssential(offer) && offer.placements.length > 0 ? 0 : -1));
  if (
    essentialsOnly.every((_, i) => between.all(essentialsOnly, i) < clashCost) &&
    isStateWalkable(offers, essentialsOnly, walkways, fixed)
  ) {
    best = essentialsOnly;
    least = cost(essentialsOnly);
  }
  // Chance comes back to the same few arrangements: each is walked through once.
  const blocked = new Set<string>();
  const isOpen = (tried: State): boolean => {
    const key = tried.join();
    if (blocked.has(key)) return false;
    const open = isStateWalkable(offers, tried, walkways, fixed);
    if (!open) blocked.add(key);
    return open;
  };
  for (let turn = 0; turn < proposals; turn++) {
    const heat = 3 * (0.02 / 3) ** (turn / proposals);
    const next = proposed(offers, state, between, rng);
    const then = cost(next);
    if (then > now && rng.next() >= Math.exp((now - then) / heat)) continue;
    state = next;
    now = then;
    if (now < least - 1e-9 && state.every((_, i) => between.all(state, i) < clashCost) && isOpen(state)) {
      best = state;
      least = now;
    }
  }
  return placementsIn(
    offers,
    lacksEssential(offers, best) ? (searched(offers, between, walkways, fixed) ?? best) : best,
  );
}

/** How many arrangements of essential sets are looked at one by one. */
const mostSearched = 1500;

function lacksEssential(offers: readonly SetOption[], state: State): boolean {
  return offers.some((offer, i) => isEssential(offer) && offer.placements.length > 0 && state[i]! < 0);
}

/**
 * In a tight room chance finds no arrangement though there is one: essential sets are tried one by one, the one with
 * the fewest places first, then whatever still fits. Null where that finds none either.
 */
function searched(
  offers: readonly SetOption[],
  between: PairCosts,
  walkways: Walkways,
  fixed: readonly Box[],
): State | null {
  const order = offers
    .map((offer, i) => ({ offer, i }))
    .toSorted((a, b) => Number(isEssential(b.offer)) - Number(isEssential(a.offer)) || fewer(a.offer, b.offer));
  let looked = 0;
  const clashes = (state: State, i: number) => between.all(state, i) >= clashCost;
  const fits = (state: State, i: number) =>
    !clashes(state, i) && looked++ < mostSearched && isStateWalkable(offers, state, walkways, fixed);
  function placed(state: State, at: number): State | null {
    const next = order[at];
    if (!next || !isEssential(next.offer)) return state;
    for (let place = 0; place < next.offer.placements.length; place++) {
      const tried = state.with(next.i, place);
      const rest = fits(tried, next.i) ? placed(tried, at + 1) : null;
      if (rest) return rest;
    }
    // A shower may be left out where nothing else is.
    return isNeeded(next.offer) ? null : placed(state, at + 1);
  }
  const found = placed(
    offers.map(() => -1),
    0,
  );
  if (!found) return null;
  looked = 0;
  return order.reduce((state, { offer, i }) => {
    if (state[i]! >= 0) return state;
    const place = offer.placements.findIndex((_, at) => fits(state.with(i, at), i));
    return place < 0 ? state : state.with(i, place);
  }, found);
}

function fewer(a: SetOption, b: SetOption): number {
  return a.placements.length - b.placements.length;
}

/**
 * An essential set must be reachable even when it stands alone; otherwise the search would settle on a placement that
 * never counts.
 */
function reachable(
  option: SetOption,
  placements: SetPlacement[],
  walkways: Walkways,
  fixed: readonly Box[],
): SetPlacement[] {
  return isEssential(option)
    ? placements.filter(({ solids, goals }) => isWalkable(walkways, [...fixed, ...solids], goals))
    : placements;
}

/**
 * Another placement for one set, biased towards cheap ones; now and then none. A placement that displaces others makes
 * them look for new ones.
 */
function proposed(offers: readonly SetOption[], state: State, between: PairCosts, rng: Rng): State {
  const i = Math.floor(rng.next() * offers.length);
  const kind = rng.next();
  if (kind < 0.05) return state.with(i, -1);
  if (kind < 0.75) return placedWithoutClash(offers, state, i, between, rng);
  const next = state.with(i, drawPlacement(offers[i]!, rng));
  return state.reduce(
    (sum, _, j) =>
      j !== i && between.pair(sum, i, j) >= clashCost
        ? placedWithoutClash(offers, sum.with(j, -1), j, between, rng)
        : sum,
    next,
  );
}

/** A few random draws until one overlaps nothing; else the set is left out. */
function placedWithoutClash(
  offers: readonly SetOption[],
  state: State,
  i: number,
  between: PairCosts,
  rng: Rng,
): State {
  for (let attempt = 0; attempt < 10; attempt++) {
    const next = state.with(i, drawPlacement(offers[i]!, rng));
    if (between.all(next, i) < clashCost) return next;
  }
  return state.with(i, -1);
}

function drawPlacement({ placements }: SetOption, rng: Rng): number {
  return placements.length === 0 ? -1 : Math.floor(rng.next() ** 2 * placements.length);
}

/**
 * Of two walls that are almost as good, different seeds prefer different ones: otherwise all results were near twins.
 */
function withWallBias(placements: readonly SetPlacement[], rng: Rng): SetPlacement[] {
  const biases = new Map<number, number>();
  return placements.map((placement) => {
    const facing = Math.round((placement.parts[0]?.turn ?? 0) / 30);
    if (!biases.has(facing)) biases.set(facing, rng.next() * wallBias);
    return { ...placement, cost: placement.cost + biases.get(facing)! };
  });
}

/** The best placements of every part of the room first: four hundred placements on the same spot would be one. */
function spreadOut(placements: readonly SetPlacement[]): SetPlacement[] {
  const sorted = placements.toSorted((a, b) => a.cost - b.cost);
  const seen = new Map<string, number>();
  const rank = sorted.map(({ parts: [first] }) => {
    const spot = first ? `${Math.round(first.x / 350)} ${Math.round(first.y / 350)} ${Math.round(first.turn)}` : '';
    seen.set(spot, (seen.get(spot) ?? 0) + 1);
    return seen.get(spot)!;
  });
  const order = sorted
    .map((_, i) => i)
    .toSorted((a, b) => Math.min(rank[a]!, 4) - Math.min(rank[b]!, 4) || a - b)
    .slice(0, maxPlacements);
  return order.map((i) => sorted[i]!).toSorted((a, b) => a.cost - b.cost);
}

function placementsIn(offers: readonly SetOption[], state: readonly number[]): PlacedSet[] {
  return state.flatMap((at, i) => {
    const { name, loss, placements } = offers[i]!;
    return at < 0 ? [] : [{ ...placements[at]!, name, loss }];
  });
}

function isStateWalkable(
  offers: readonly SetOption[],
  state: State,
  walkways: Walkways,
  fixed: readonly Box[],
): boolean {
  const placements = placementsIn(offers, state);
  return isWalkable(
    walkways,
    [...fixed, ...placements.flatMap(({ solids }) => solids)],
    placements.flatMap(({ goals }) => goals),
  );
}

/** Cost of two sets standing beside each other, and of one beside all others. */
interface PairCosts {
  pair(state: State, i: number, j: number): number;
  all(state: State, i: number): number;
}

function pairCosts(offers: readonly SetOption[]): PairCosts {
  const known = new Map<number, number>();
  const most = Math.max(1, ...offers.map(({ placements }) => placements.length));
  const pair = (state: State, i: number, j: number): number => {
    if (j === i || state[i]! < 0 || state[j]! < 0) return 0;
    const [a, b] = i < j ? [i, j] : [j, i];
    const key = ((a * offers.length + b) * most + state[a]!) * most + state[b]!;
    const cost =
      known.get(key) ??
      pairCost(
        offers[a]!.placements[state[a]!]!,
        offers[b]!.placements[state[b]!]!,
        offers[a]!.snug && offers[b]!.snug ? 0 : setGap,
      );
    known.set(key, cost);
    return cost;
  };
  return { pair, all: (state, i) => state.reduce((sum, _, j) => sum + pair(state, i, j), 0) };
}

function pairCost(a: SetPlacement, b: SetPlacement, gap: number): number {
  const meets = (first: readonly Box[], second: readonly Box[], air: number) =>
    first.some((one) => second.some((other) => overlaps(one, other, air)));
  if (meets(a.solids, b.solids, gap) || meets(a.solids, b.clear, 0) || meets(a.clear, b.solids, 0)) return clashCost;
  return gap > 0 && meets(a.solids, b.solids, elbowRoom) ? crowdingCost : 0;
}
