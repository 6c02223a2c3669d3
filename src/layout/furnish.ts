import type { SimpleCommand, Command } from '#design/commands/command-table.ts';
import type { Design } from '#design/document.ts';
import type { RoomType } from '#design/records/floor.ts';
import type { Item } from '#design/records/furniture.ts';
import { chance, hashOf, hashOfText } from '#lib/random.ts';
import type { Style } from '#models/vocabulary.ts';
import { anneal } from '#layout/anneal.ts';
import type { Taste } from '#layout/choose-model.ts';
import { besideSeats } from '#layout/extras/beside.ts';
import { curtains } from '#layout/extras/curtains.ts';
import { dressing, wallBehind } from '#layout/extras/dressing.ts';
import type { Dressing } from '#layout/extras/dressing.ts';
import { floorMirror } from '#layout/extras/floor-mirror.ts';
import { lamps } from '#layout/extras/lamps.ts';
import { onTops } from '#layout/extras/on-tops.ts';
import { onWalls } from '#layout/extras/on-walls.ts';
import { plants } from '#layout/extras/plants.ts';
import { rugs } from '#layout/extras/rugs.ts';
import { palettes } from '#layout/palettes.ts';
import type { Palette } from '#layout/palettes.ts';
import { roomPlan } from '#layout/plan/room-plan.ts';
import type { RoomPlan } from '#layout/plan/room-plan.ts';
import { programmes } from '#layout/programmes.ts';
import type { Rule } from '#layout/rules.ts';
import { itemBox, itemsIn } from '#layout/items-in.ts';
import type { Brief, Offer, Stand } from '#layout/sets/brief.ts';
import { smallDining } from '#layout/sets/small-dining.ts';
import { waysOf } from '#layout/space/ways.ts';
import type { Ways } from '#layout/space/ways.ts';
import { surfaces } from '#layout/surfaces.ts';
import { itemsOf } from '#layout/written.ts';

interface Furnishing {
  /** The room's own unless another is asked for. */
  type?: RoomType;
  style: Style;
  /** Another number, another room. */
  seed: number;
  /** Also floor, walls, ceiling and skirting. On unless told otherwise. */
  surfaces?: boolean;
  /** Other colours than the style's own. */
  palette?: Palette;
}

/** What was done and why. `command` is one step of the history. */
export interface Furnished {
  command: Command;
  placements: readonly { item: Item; rule: Rule }[];
}

/** Furnishes a room: what is loose in it goes, what is locked stays. Pure: the same call gives the same room. Null where there is no such room. */
export function furnish(design: Design, roomId: string, { type, style, seed, surfaces: clothed = true, palette = palettes[style] }: Furnishing): Furnished | null {
  const plan = roomPlan(design, roomId);
  if (!plan) return null;
  const kind = type ?? plan.record.type;
  const room = furnished(design, { ...plan, record: { ...plan.record, type: kind } }, style, seed);
  const placements = itemsOf(design, plan, room.parts, { style, palette, seed });
  const loose = itemsIn(design, plan).filter(({ locked }) => !locked).map(({ id }) => id);
  const commands: SimpleCommand[] = [
    ...(loose.length > 0 ? [{ kind: 'items.remove' as const, ids: loose }] : []),
    ...(kind === plan.record.type ? [] : [{ kind: 'room.describe' as const, id: roomId, type: kind }]),
    ...(clothed ? surfaces(plan, kind, palette, (part) => wallBehind(room, part), room.parts) : []),
    ...placements.map(({ item }) => ({ kind: 'item.add' as const, item })),
  ];
  return { command: { kind: 'together', commands }, placements };
}

/** Where the table a room asks for finds no place, it is furnished once more with a smaller one, at a wall or for two; if that finds none either, it has none. */
function arranged(brief: Brief, asked: readonly Offer[], ways: Ways): Stand[] {
  const stands = anneal(asked, ways, brief.fixed, brief.taste.luck);
  if (!asked.some(({ name }) => name === 'dining') || hasTable(stands)) return stands;
  const smaller = smallDining(brief);
  const again = anneal(asked.map((offer) => (offer.name === 'dining' ? { ...smaller, loss: offer.loss } : offer)), ways, brief.fixed, brief.taste.luck);
  return hasTable(again) ? again : stands;
}

function hasTable(stands: readonly Stand[]): boolean {
  return stands.some(({ parts }) => parts.some(({ rule }) => rule === 'dining-set'));
}

/** Sets first, then everything that goes with them. */
function furnished(design: Design, plan: RoomPlan, style: Style, seed: number): Dressing {
  const luck = chance(hashOf(seed, hashOfText(plan.record.id), hashOfText(style), hashOfText(plan.record.type)));
  const taste: Taste = { style, luck, forms: new Map() };
  const fixed = itemsIn(design, plan).filter(({ locked }) => locked).flatMap((item) => itemBox(item) ?? []);
  const brief: Brief = { plan, taste, fixed };
  const ways = waysOf(plan);
  const room = dressing(brief, ways, arranged(brief, programmes[plan.record.type]?.(brief) ?? [], ways));
  for (const extra of [besideSeats, curtains, lamps, plants, floorMirror, onWalls, onTops, rugs]) extra(room);
  return room;
}
