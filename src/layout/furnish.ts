import type { SimpleCommand, Command } from '#design/commands/command-table.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { Design } from '#design/document.ts';
import type { RoomType } from '#design/records/room.ts';
import type { Item } from '#design/records/item.ts';
import { seededRng, hashOf, hashOfText } from '#lib/random.ts';
import type { Style } from '#models/vocabulary.ts';
import { anneal } from '#layout/anneal.ts';
import type { Taste } from '#layout/choose-model.ts';
import type { Market } from '#layout/choose-sold.ts';
import { addBesideSeats } from '#layout/extras/beside-seats.ts';
import { addCurtains } from '#layout/extras/curtains.ts';
import { furnishingState, wallBehind } from '#layout/extras/furnishing-state.ts';
import type { FurnishingState } from '#layout/extras/furnishing-state.ts';
import { addFloorMirror } from '#layout/extras/floor-mirror.ts';
import { addLamps } from '#layout/extras/lamps.ts';
import { addTableDecor } from '#layout/extras/table-decor.ts';
import { addWallDecor } from '#layout/extras/wall-decor.ts';
import { addPlants } from '#layout/extras/plants.ts';
import { addRugs } from '#layout/extras/rugs.ts';
import { isServed, keptIn, stays, type Kept, type KnownSizes } from '#layout/kept.ts';
import { bought, withinMeans } from '#layout/means.ts';
import { palettes } from '#layout/palettes.ts';
import type { Palette } from '#layout/palettes.ts';
import { isFloorLength, keptFree } from '#layout/plan/openings.ts';
import { roomPlan, tightPlan } from '#layout/plan/room-plan.ts';
import type { RoomPlan } from '#layout/plan/room-plan.ts';
import { feeOf, priceOf } from '#layout/purse.ts';
import { programmes } from '#layout/programmes.ts';
import type { Rule } from '#layout/rules.ts';
import { itemsIn } from '#layout/items-in.ts';
import { isNeeded } from '#layout/sets/brief.ts';
import type { Brief, PlacedSet, SetOption } from '#layout/sets/brief.ts';
import { deskSet } from '#layout/sets/desk-set.ts';
import { hasSink, sinkAlone } from '#layout/sets/kitchen-run.ts';
import { smallDining } from '#layout/sets/small-dining.ts';
import { walkwaysAround, walkwaysOf, withBedside } from '#layout/space/walkways.ts';
import type { Walkways } from '#layout/space/walkways.ts';
import { surfaceCommands } from '#layout/surface-commands.ts';
import { toItems } from '#layout/to-items.ts';

export interface FurnishOptions {
  /** The room's own unless another is asked for. */
  type?: RoomType;
  style: Style;
  /** A different seed gives a different arrangement. */
  seed: number;
  /** Also sets floor, walls, ceiling and skirting. Default: true. */
  surfaces?: boolean;
  /** Other colours than the style's own. */
  palette?: Palette;
  /** Everything that stands there stays; without it only what is locked does. Default: false. */
  keep?: boolean;
  /** Of that, what goes even so. */
  replaced?: readonly string[] | undefined;
  /** Every door, and every piece that is used, can be walked to. Default: true. */
  ways?: boolean;
  /** Of what stands there and is not of the library. */
  sizes?: KnownSizes;
  /** With a desk, in a room that asks for none by itself. */
  desk?: boolean;
  /** Looks closer for places, with smaller pieces: for a room that else lacks what it is for. Default: false. */
  tight?: boolean;
  /** What is bought from. Without one, models are chosen as if everything were free. */
  market?: Market;
}

/** What was done and why. `command` is one undo step. */
export interface FurnishResult {
  command: Command;
  placements: readonly { item: Item; rule: Rule }[];
  /** Of what has a price. Whole đồng. */
  price: number;
  /** What stays as it is. */
  kept: readonly Item[];
  /** Sets the room is for and did not get. */
  missing: readonly string[];
  /** What sets are worth that were left out for their price or their stock. */
  lost: number;
  /** What it takes for what the room is for; with its delivery, where that is paid out of the budget. */
  essential: number;
  /** Found only by looking more closely. */
  tight: boolean;
}

/**
 * Furnishes a room: unlocked items are removed, locked ones stay. Pure: the same arguments give the same result. Null
 * where there is no such room.
 */
export function furnish(design: Design, roomId: string, options: FurnishOptions): FurnishResult | null {
  const {
    type,
    style,
    seed,
    surfaces: withSurfaces = true,
    palette = palettes[style],
    keep = false,
    replaced,
    tight = false,
  } = options;
  const plan = roomPlan(design, roomId);
  if (!plan) return null;
  const kind = type ?? plan.record.type;
  const { room, ...outcome } = furnishTight(design, { ...plan, record: { ...plan.record, type: kind } }, options);
  const placements = toItems(design, plan, room.parts, { style, palette, seed });
  const loose = itemsIn(design, plan)
    .filter((item) => !stays(item, { keep, replaced }))
    .map(({ id }) => id);
  const commands: SimpleCommand[] = [
    ...(loose.length > 0 ? [{ kind: 'things.remove' as const, ids: loose }] : []),
    ...(kind === plan.record.type ? [] : [{ kind: 'room.describe' as const, ...placeOfRoom(plan.record), type: kind }]),
    ...(withSurfaces ? surfaceCommands(plan, kind, palette, (part) => wallBehind(room, part), room.parts) : []),
    ...placements.map(({ item }) => ({ kind: 'item.add' as const, item })),
  ];
  const kept = room.brief.kept?.items ?? [];
  return { command: { kind: 'batch', commands }, placements, kept, tight, ...outcome };
}

/** Where no bed leaves a whole way beside it, one that leaves a narrow step will do: better than none. */
function arrangeSets(brief: Brief, asked: readonly SetOption[], walkways: Walkways): Arrangement {
  if (brief.plan.tight) {
    const narrow = withBedside(walkways, brief.plan);
    return { placements: arranged(brief, asked, narrow), walkways: narrow };
  }
  const usual = { placements: arranged(brief, asked, walkways), walkways };
  const isBed = ({ name }: { name: string }) => name === 'bed';
  if (walkways.ignored || !asked.some(isBed) || usual.placements.some(isBed)) return usual;
  const narrower = withBedside(walkways, brief.plan);
  const tight = { placements: arranged(brief, asked, narrower), walkways: narrower };
  return tight.placements.some(isBed) ? tight : usual;
}

interface Arrangement {
  placements: PlacedSet[];
  walkways: Walkways;
}

/**
 * Where the table a room asks for does not fit, the room is furnished again with a smaller one, at a wall or for two;
 * if that does not fit either, without one.
 */
function arranged(brief: Brief, asked: readonly SetOption[], walkways: Walkways): PlacedSet[] {
  const obstacles = brief.kept?.obstacles ?? brief.fixed;
  const placements = withSink(brief, asked, anneal(asked, walkways, obstacles, brief.taste.rng), walkways);
  if (!asked.some(({ name }) => name === 'dining') || hasTable(placements)) return placements;
  const [smaller] = withinMeans([smallDining(brief)], brief.taste.market);
  const again = anneal(
    asked.map((offer) => (offer.name === 'dining' && smaller ? { ...smaller, loss: offer.loss } : offer)),
    walkways,
    obstacles,
    brief.taste.rng,
  );
  return hasTable(again) ? again : placements;
}

/** A kitchen whose walls have no room for worktop and sink side by side has them apart. */
function withSink(brief: Brief, asked: readonly SetOption[], placements: PlacedSet[], walkways: Walkways): PlacedSet[] {
  const run = placements.find(({ name }) => name === 'kitchen');
  if (!run || hasSink(run.parts)) return placements;
  const obstacles = brief.kept?.obstacles ?? brief.fixed;
  const alone = withinMeans([sinkAlone(brief)], brief.taste.market);
  const others = asked.map((option) =>
    option.name === 'kitchen'
      ? { ...option, placements: option.placements.filter(({ parts }) => !hasSink(parts)) }
      : option,
  );
  const again = anneal([...others, ...alone], walkways, obstacles, brief.taste.rng);
  return ['kitchen', 'sink'].every((name) => again.some((set) => set.name === name)) ? again : placements;
}

function lacksSink(sets: readonly PlacedSet[], kept: Kept): boolean {
  return (
    sets.some(({ name }) => name === 'kitchen') && !sets.some(({ parts }) => hasSink(parts)) && !isServed('sink', kept)
  );
}

/** A narrow balcony has a stool or flowers instead of chairs; with neither it is not furnished. */
function lacksSeat(asked: readonly SetOption[], sets: readonly PlacedSet[], kept: Kept): boolean {
  const either = ['seats', 'perch'];
  return (
    asked.some(({ name }) => name === 'seats') &&
    !sets.some(({ name }) => either.includes(name)) &&
    !either.some((name) => isServed(name, kept))
  );
}

function hasTable(placements: readonly PlacedSet[]): boolean {
  return placements.some(({ parts }) => parts.some(({ rule }) => rule === 'dining-set'));
}

type Outcome = Pick<FurnishResult, 'price' | 'missing' | 'lost' | 'essential'> & { room: FurnishingState };

/** A room that would lack what it is for may have it before a window down to the floor, if it is low. */
function furnishTight(design: Design, plan: RoomPlan, options: FurnishOptions): Outcome {
  if (options.tight) return furnishRoom(design, tightPlan(plan), options);
  const usual = furnishRoom(design, plan, options);
  if (usual.missing.length === 0 || !plan.openings.some(isFloorLength)) return usual;
  const free = plan.openings.map((opening) => keptFree(opening, { tight: true }));
  const tight = furnishRoom(design, { ...plan, keptFree: free }, options);
  return tight.missing.length < usual.missing.length ? tight : usual;
}

/** Places sets first, then everything that accompanies them. */
function furnishRoom(
  design: Design,
  plan: RoomPlan,
  { style, seed, keep = false, replaced, ways = true, desk = false, sizes, market }: FurnishOptions,
): Outcome {
  const rng = seededRng(hashOf(seed, hashOfText(plan.record.id), hashOfText(style), hashOfText(plan.record.type)));
  const taste: Taste = { style, rng, forms: new Map(), ...(market && { market }) };
  const kept = keptIn(design, plan, { keep, replaced }, sizes);
  const brief: Brief = { plan, taste, fixed: kept.boxes, kept };
  const free: Walkways = {
    ...walkwaysAround(walkwaysOf(plan), kept.obstacles, kept.goals),
    ignored: !ways,
  };
  const usual = programmes[plan.record.type]?.(brief) ?? [];
  const programme =
    desk && !usual.some(({ name }) => name === 'desk')
      ? [...usual, deskSet(brief, { loss: 8, widths: [1200, 1000], facing: false })]
      : usual;
  const isThere = ({ name }: SetOption) => isServed(name, kept);
  const asked = withinMeans(
    programme.filter((option) => !isThere(option)),
    market,
  );
  const { placements, walkways } = arrangeSets(brief, asked, free);
  const { sets, purse, lost } = bought(placements, market);
  const room = furnishingState(brief, walkways, sets, purse);
  for (const extra of [
    addBesideSeats,
    addCurtains,
    addLamps,
    addPlants,
    addFloorMirror,
    addWallDecor,
    addTableDecor,
    addRugs,
  ])
    extra(room);
  const essentials = programme.filter((option) => isNeeded(option) && !isThere(option));
  const needed = sets.filter(({ name }) => essentials.some((option) => option.name === name));
  const neededParts = needed.flatMap(({ parts }) => parts);
  return {
    room,
    lost,
    price: room.purse.spent(),
    // Where an empty room gets nothing but lamps and pictures, the first thing it asked for is missing.
    missing: (sets.length + kept.items.length === 0 ? [...essentials, ...asked].slice(0, 1) : essentials)
      .filter(({ name }) => !sets.some((set) => set.name === name))
      .map(({ name }) => name)
      .concat(lacksSink(sets, kept) ? ['sink'] : [], lacksSeat(asked, sets, kept) ? ['seats'] : []),
    essential: priceOf(neededParts) + (market?.delivered ? feeOf(neededParts, market.brought) : 0),
  };
}
