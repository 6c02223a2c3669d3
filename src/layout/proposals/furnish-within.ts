import type { Design } from '#design/document.ts';
import type { RoomType } from '#design/records/room.ts';
import type { Style } from '#models/vocabulary.ts';
import { furnish, type FurnishOptions, type FurnishResult } from '#layout/furnish.ts';
import { namedBy, type KnownSizes } from '#layout/kept.ts';
import { palettes } from '#layout/palettes.ts';
import { programmes } from '#layout/programmes.ts';
import type { Refusal, Supply } from '#layout/proposals/proposal.ts';
import { shelfOf } from '#layout/shelf.ts';

/** What is asked of one room. */
interface RoomWish {
  readonly type: RoomType;
  readonly style: Style;
  readonly seed: number;
  readonly budget: number | null;
  readonly keep: boolean;
  readonly replaced?: readonly string[] | undefined;
  readonly ways: boolean;
  readonly inStock: boolean;
  readonly desk: boolean;
  readonly delivered: boolean;
  readonly brought: ReadonlySet<string>;
  readonly proposed: ReadonlySet<string>;
  readonly sizes: KnownSizes;
}

/** How much the price weighs: first a little, then more, until it can be paid. */
const thrifts = [0.05, 0.3, 1];

/** The room furnished within its budget, or why it cannot be. */
export function furnishWithin(
  design: Design,
  room: string,
  wish: RoomWish,
  supply: Supply,
): FurnishResult | { refused: Refusal } {
  if (!programmes[wish.type]) return { refused: { reason: 'no_programme', room } };
  const result = secondLook(design, room, wish, supply, thriftiestNeeded(design, room, wish, supply));
  if (!result) return { refused: { reason: 'missing_room', room } };
  if (result.missing.length === 0 && result.placements.length === 0)
    return { refused: { reason: 'nothing_more', room } };
  return result.missing.length === 0
    ? result
    : { refused: whyNot(design, room, wish, supply, result.missing[0] ?? '') };
}

/**
 * Where not money but the room keeps out what is sold, what nobody sells stands there instead; where that finds no
 * place either, the room is looked at more closely, which takes longer.
 */
function secondLook(
  design: Design,
  room: string,
  wish: RoomWish,
  supply: Supply,
  result: FurnishResult | null,
): FurnishResult | null {
  if (!result || result.missing.length === 0) return result;
  const options = optionsOf(design, room, wish, supply, 1);
  const tried = (budget: number, { library = false, tight = false }) =>
    furnish(design, room, { ...options, tight, market: options.market && { ...options.market, budget, library } });
  const within = wish.budget ?? Infinity;
  for (const tight of [false, true]) {
    const sold = tried(Infinity, { tight });
    const isSold = sold?.missing.length === 0;
    if (isSold && !tight) return result;
    const open = isSold || wish.inStock ? tried(within, { tight }) : tried(within, { tight, library: true });
    if (open?.missing.length === 0) return open;
  }
  return result;
}

/** As little thrift as pays for all the room asks for; else the one that leaves out least. */
function thriftiestNeeded(design: Design, room: string, wish: RoomWish, supply: Supply): FurnishResult | null {
  let best: FurnishResult | null = null;
  for (const thrift of wish.budget === null ? thrifts.slice(0, 1) : thrifts) {
    const result = furnish(design, room, optionsOf(design, room, wish, supply, thrift));
    if (!result) return null;
    if (!best || isBetter(result, best)) best = result;
    if (best.missing.length === 0 && best.lost === 0) break;
  }
  return best;
}

function isBetter(a: FurnishResult, b: FurnishResult): boolean {
  return a.missing.length - b.missing.length < 0 || (a.missing.length === b.missing.length && a.lost < b.lost);
}

function optionsOf(design: Design, room: string, wish: RoomWish, supply: Supply, thrift: number): FurnishOptions {
  const { type, style, seed, keep, replaced, ways, budget, inStock, desk, sizes, ...terms } = wish;
  const record = design.rooms[room];
  const shelf = shelfOf(supply, palettes[style]);
  return {
    type,
    style,
    seed,
    keep,
    replaced,
    ways,
    desk,
    sizes,
    // What a person painted is theirs as much as what they placed.
    surfaces: !keep || (record?.floor === undefined && record?.walls === undefined),
    market: {
      shelf,
      budget,
      inStock,
      thrift,
      delivered: terms.delivered,
      brought: terms.brought,
      proposed: terms.proposed,
    },
  };
}

/** The one condition without which there would be a way. */
function whyNot(design: Design, room: string, wish: RoomWish, supply: Supply, missing: string): Refusal {
  const named = { room, piece: namedBy(missing) };
  const works = (change: Partial<RoomWish>) => {
    const result = thriftiestNeeded(design, room, { ...wish, ...change }, supply);
    return result && result.missing.length === 0 ? result : null;
  };
  if (wish.budget !== null) {
    const paid = furnish(design, room, optionsOf(design, room, { ...wish, budget: Infinity }, supply, 1));
    if (paid && paid.missing.length === 0) return { ...named, reason: 'budget', least: paid.essential };
  }
  const open = { budget: null };
  if (wish.inStock && works({ ...open, inStock: false })) return { ...named, reason: 'not_sold' };
  if (wish.keep && works({ ...open, inStock: false, keep: false })) return { ...named, reason: 'kept' };
  if (wish.ways && works({ ...open, inStock: false, keep: false, ways: false })) return { ...named, reason: 'ways' };
  return { ...named, reason: 'no_place' };
}
