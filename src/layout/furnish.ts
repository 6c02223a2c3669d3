import type { SimpleCommand, Command } from '#design/commands/command-table.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { Design } from '#design/document.ts';
import type { RoomType } from '#design/records/room.ts';
import type { Item } from '#design/records/item.ts';
import { seededRng, hashOf, hashOfText } from '#lib/random.ts';
import type { Style } from '#models/vocabulary.ts';
import { anneal } from '#layout/anneal.ts';
import type { Taste } from '#layout/choose-model.ts';
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
import { palettes } from '#layout/palettes.ts';
import type { Palette } from '#layout/palettes.ts';
import { roomPlan } from '#layout/plan/room-plan.ts';
import type { RoomPlan } from '#layout/plan/room-plan.ts';
import { programmes } from '#layout/programmes.ts';
import type { Rule } from '#layout/rules.ts';
import { itemBox, itemsIn } from '#layout/items-in.ts';
import type { Brief, SetOption, SetPlacement } from '#layout/sets/brief.ts';
import { smallDining } from '#layout/sets/small-dining.ts';
import { walkwaysOf } from '#layout/space/walkways.ts';
import type { Walkways } from '#layout/space/walkways.ts';
import { surfaceCommands } from '#layout/surface-commands.ts';
import { toItems } from '#layout/to-items.ts';

interface FurnishOptions {
  /** The room's own unless another is asked for. */
  type?: RoomType;
  style: Style;
  /** A different seed gives a different arrangement. */
  seed: number;
  /** Also sets floor, walls, ceiling and skirting. Default: true. */
  surfaces?: boolean;
  /** Other colours than the style's own. */
  palette?: Palette;
}

/** What was done and why. `command` is one undo step. */
export interface FurnishResult {
  command: Command;
  placements: readonly { item: Item; rule: Rule }[];
}

/**
 * Furnishes a room: unlocked items are removed, locked ones stay. Pure: the same arguments give the same result. Null
 * where there is no such room.
 */
export function furnish(
  design: Design,
  roomId: string,
  { type, style, seed, surfaces: withSurfaces = true, palette = palettes[style] }: FurnishOptions,
): FurnishResult | null {
  const plan = roomPlan(design, roomId);
  if (!plan) return null;
  const kind = type ?? plan.record.type;
  const room = furnishRoom(design, { ...plan, record: { ...plan.record, type: kind } }, style, seed);
  const placements = toItems(design, plan, room.parts, { style, palette, seed });
  const loose = itemsIn(design, plan)
    .filter(({ locked }) => !locked)
    .map(({ id }) => id);
  const commands: SimpleCommand[] = [
    ...(loose.length > 0 ? [{ kind: 'things.remove' as const, ids: loose }] : []),
    ...(kind === plan.record.type ? [] : [{ kind: 'room.describe' as const, ...placeOfRoom(plan.record), type: kind }]),
    ...(withSurfaces ? surfaceCommands(plan, kind, palette, (part) => wallBehind(room, part), room.parts) : []),
    ...placements.map(({ item }) => ({ kind: 'item.add' as const, item })),
  ];
  return { command: { kind: 'batch', commands }, placements };
}

/**
 * Where the table a room asks for does not fit, the room is furnished again with a smaller one, at a wall or for two;
 * if that does not fit either, without one.
 */
function arrangeSets(brief: Brief, asked: readonly SetOption[], walkways: Walkways): SetPlacement[] {
  const placements = anneal(asked, walkways, brief.fixed, brief.taste.rng);
  if (!asked.some(({ name }) => name === 'dining') || hasTable(placements)) return placements;
  const smaller = smallDining(brief);
  const again = anneal(
    asked.map((offer) => (offer.name === 'dining' ? { ...smaller, loss: offer.loss } : offer)),
    walkways,
    brief.fixed,
    brief.taste.rng,
  );
  return hasTable(again) ? again : placements;
}

function hasTable(placements: readonly SetPlacement[]): boolean {
  return placements.some(({ parts }) => parts.some(({ rule }) => rule === 'dining-set'));
}

/** Places sets first, then everything that accompanies them. */
function furnishRoom(design: Design, plan: RoomPlan, style: Style, seed: number): FurnishingState {
  const rng = seededRng(hashOf(seed, hashOfText(plan.record.id), hashOfText(style), hashOfText(plan.record.type)));
  const taste: Taste = { style, rng, forms: new Map() };
  const fixed = itemsIn(design, plan)
    .filter(({ locked }) => locked)
    .flatMap((item) => itemBox(item) ?? []);
  const brief: Brief = { plan, taste, fixed };
  const walkways = walkwaysOf(plan);
  const room = furnishingState(
    brief,
    walkways,
    arrangeSets(brief, programmes[plan.record.type]?.(brief) ?? [], walkways),
  );
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
  return room;
}
