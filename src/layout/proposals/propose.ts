import type { Command, SimpleCommand } from '#design/commands/command-table.ts';
import type { Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { roomAt, roomsOf } from '#design/rooms-with-shapes.ts';
import { findModel } from '#models/library.ts';
import type { FurnishResult } from '#layout/furnish.ts';
import { furnishWithin } from '#layout/proposals/furnish-within.ts';
import type { FurnishStep, FurnishWish, Proposal, Refusal, RoomPlace, Supply } from '#layout/proposals/proposal.ts';
import { deliveriesOf, soldOutOf, supplyBeside, without } from '#layout/proposals/stock.ts';
import { programmes } from '#layout/programmes.ts';

/** How many are offered at once, and how many seeds are tried for them: a bathroom may have two ways only. */
const usualWays = 3;
const mostTries = 6;
/** Of a home; the rest is furnished in a second go. */
const mostRooms = 60;

/** Three ways to furnish a room or a home, one after the other. Pure: the same wish gives the same proposals. */
export function* propose(design: Design, wish: FurnishWish, sold: Supply): Generator<FurnishStep> {
  const rooms = wish.rooms.slice(0, mostRooms).map((place) => ({ place, id: roomIn(design, place) }));
  const supply = supplyBeside(
    design,
    rooms.flatMap(({ id }) => id ?? []),
    wish,
    sold,
  );
  const wanted = wish.count ?? usualWays;
  const looks = new Set<string>();
  const places = new Set<string>();
  const alike: Proposal[] = [];
  const proposed = new Set<string>();
  let tries = mostTries;
  for (let turn = 0; turn < tries && places.size < wanted; turn++) {
    const made: FurnishResult[] = [];
    const refused: Refusal[] = [];
    const purse: Means = { left: wish.budget, supply, brought: new Set(), proposed };
    for (const [at, { place, id }] of rooms.entries()) {
      const result = id === null ? { refused: gone(place) } : inRoom(design, id, wish, turn, purse, shareOf(at));
      if ('refused' in result) refused.push(result.refused);
      else {
        made.push(result);
        pay(purse, result, wish);
      }
      if (rooms.length > 1) yield { kind: 'room', done: at + 1, of: rooms.length };
    }
    // A tight room has few ways, and each takes long to find.
    if (made.some(({ tight }) => tight)) tries = Math.min(mostTries, wanted);
    // What another seed could do is there already.
    if (made.length === 0 && looks.size > 0) continue;
    if (made.length === 0) return yield { kind: 'refused', refused };
    const proposal = proposalOf(made, kindOf(design, wish), refused, seedOf(wish, turn), supply);
    const look = lookOf(made);
    const place = placesOf(made);
    // One that only has other furniture at the same places waits: a room arranged otherwise is more of a choice.
    if (looks.has(look)) continue;
    looks.add(look);
    for (const { variant } of standing(made)) if (variant !== undefined) proposed.add(variant);
    if (places.has(place)) alike.push(proposal);
    else yield { kind: 'proposal', proposal };
    places.add(place);
  }
  for (const proposal of alike.slice(0, wanted - places.size)) yield { kind: 'proposal', proposal };

  /** Of what is left, by floor: what one room does not need the next may spend. */
  function shareOf(at: number): number {
    const areas = rooms.slice(at).map(({ id }) => (id === null ? 0 : areaOf(design, id)));
    const sum = areas.reduce((total, area) => total + area, 0);
    return sum > 0 ? (areas[0] ?? 0) / sum : 1;
  }
}

/** The room at the point, else the one that is named (D4). */
function roomIn(design: Design, { level, at, room }: RoomPlace): string | null {
  const named = design.rooms[room];
  return roomAt(design, level, at)?.id ?? (named?.level === level ? named.id : null);
}

function gone({ room }: RoomPlace): Refusal {
  return { reason: 'missing_room', room };
}

interface Means {
  left: number | null;
  supply: Supply;
  /** Merchants who come already. */
  readonly brought: Set<string>;
  /** Variants of the proposals before. */
  readonly proposed: ReadonlySet<string>;
}

function inRoom(
  design: Design,
  id: string,
  wish: FurnishWish,
  turn: number,
  { left, supply, brought, proposed }: Means,
  share: number,
): FurnishResult | { refused: Refusal } {
  const record = design.rooms[id];
  if (!record) return { refused: { reason: 'missing_room', room: id } };
  const { style, keep, replaced, ways, inStock, desk = false, delivered = false, sizes = {} } = wish;
  const type = (wish.rooms.length === 1 ? wish.type : undefined) ?? record.type;
  const terms = { keep, replaced, ways, inStock, desk, sizes, delivered, brought, proposed };
  const asked = { type, style, seed: seedOf(wish, turn), ...terms };
  const own = furnishWithin(design, id, { ...asked, budget: left === null ? null : Math.floor(left * share) }, supply);
  // A room whose share is too small may take what is there: an empty bedroom is worse than a plainer living room.
  return 'refused' in own && own.refused.reason === 'budget' && share < 1
    ? furnishWithin(design, id, { ...asked, budget: left }, supply)
    : own;
}

/** What was bought for one room is neither paid for nor there for the next. */
function pay(means: Means, { price, placements }: FurnishResult, { delivered }: FurnishWish): void {
  const items = placements.map(({ item }) => item);
  const come = deliveriesOf(means.supply, items).filter(({ merchant }) => !means.brought.has(merchant));
  const fees = delivered ? come.reduce((sum, { to }) => sum + to, 0) : 0;
  for (const { merchant } of come) means.brought.add(merchant);
  if (means.left !== null) means.left -= price + fees;
  means.supply = without(means.supply, items);
}

function seedOf({ seed }: FurnishWish, turn: number): number {
  return seed * mostTries + turn;
}

function areaOf(design: Design, id: string): number {
  const record = design.rooms[id];
  const found =
    record && programmes[record.type] && roomsOf(design, record.level).find((room) => room.record.id === id);
  return found ? found.shape.netArea : 0;
}

/** A room nobody gave a kind is what it was furnished as. */
function kindOf(design: Design, { rooms, type }: FurnishWish): SimpleCommand[] {
  const [place] = rooms;
  const id = place && roomIn(design, place);
  if (!id || rooms.length > 1 || type === undefined || design.rooms[id]?.type !== 'other') return [];
  return [{ kind: 'room.describe', ...place, type }];
}

function proposalOf(
  made: readonly FurnishResult[],
  kinds: readonly SimpleCommand[],
  refused: readonly Refusal[],
  seed: number,
  supply: Supply,
): Proposal {
  const items = made.flatMap(({ placements }) => placements.map(({ item }) => item));
  const soldOut = soldOutOf(supply, items);
  return {
    seed,
    command: together(made, kinds, items),
    price: made.reduce((sum, { price }) => sum + price, 0) - soldOut.price,
    pieces: items.length,
    unpriced: items.filter(({ product }) => product === undefined).length,
    soldOut: soldOut.count,
    deliveries: deliveriesOf(supply, items).map(({ from, to, items: ids }) => ({ from, to, items: ids })),
    added: items.map(({ id }) => id),
    kept: made.flatMap(({ kept }) => kept.map(({ id }) => id)),
    refused,
  };
}

/** All rooms as one step, however many pieces they have. */
function together(made: readonly FurnishResult[], kinds: readonly SimpleCommand[], items: Item[]): Command {
  const others = made.flatMap(({ command }): SimpleCommand[] =>
    command.kind === 'batch' ? command.commands.filter(({ kind }) => kind !== 'item.add') : [],
  );
  return {
    kind: 'batch',
    commands: [...kinds, ...others, ...(items.length > 0 ? [{ kind: 'things.add' as const, items }] : [])],
  };
}

/** Two that differ only in a vase are one proposal: what stands on the floor, and where. */
function lookOf(made: readonly FurnishResult[]): string {
  return standing(made)
    .map((item) => `${item.model} ${spotOf(item, 50)}`)
    .toSorted()
    .join('|');
}

/** Where the largest pieces of each room stand, roughly. */
function placesOf(made: readonly FurnishResult[]): string {
  return made
    .map((each) => {
      const [first, second] = standing([each]).toSorted((a, b) => footprint(b) - footprint(a));
      return [first, second].map((item) => (item ? spotOf(item, 500) : '')).join(' ');
    })
    .join('|');
}

function standing(made: readonly FurnishResult[]): Item[] {
  return made
    .flatMap(({ placements }) => placements.map(({ item }) => item))
    .filter(({ model, placement }) => {
      const category = findModel(model)?.family.category;
      return placement === 'floor' && category !== 'decor' && category !== 'textiles';
    });
}

function footprint({ model }: Item): number {
  const choice = findModel(model)?.choice;
  return Number(choice?.width ?? 0) * Number(choice?.depth ?? 0);
}

function spotOf({ at, turn }: Item, step: number): string {
  return `${Math.round(at.x / step)} ${Math.round(at.y / step)} ${Math.round(turn)}`;
}
