import type { RoomRecord } from '#design/records/room.ts';
import { recordOf, recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { designOf, drop, put } from '#design/draft.ts';
import type { Draft } from '#design/draft.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import type { LevelPlan } from '#design/plan/level-plan.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import type { RoomShape } from '#design/plan/room-shapes.ts';
import { newRoomRecord, seedOf, shapeOfRecord, wallSides } from '#design/reconcile/room-identity.ts';

/**
 * After an edit of walls on these levels: every room keeps its record, so that its name and its floor stay with it. A
 * room is recognised by the faces of the walls around it, and by the point inside it; a part that was cut off gets its
 * own record with the same surfaces; a room that is gone loses its record. Changes nothing where everything is in order.
 */
export function reconcileRooms(before: Design, draft: Draft, levels: Iterable<string>): void {
  for (const level of [...levels].sort()) reconcileLevel(before, draft, level);
}

/** Every shape has one record and every record a shape. */
export function roomsMatchShapes(design: Design, level: string): boolean {
  const shapes = new Set(levelPlan(design, level).shapes);
  const records = recordsOn(design, 'rooms', level);
  const found = new Set(records.map((record) => shapeOfRecord(record, shapes)));
  return records.length === shapes.size && found.size === shapes.size && !found.has(undefined);
}

/** The levels of a design and those its rooms name. */
export function levelsWithRooms(design: Design): Set<string> {
  return new Set([...design.levels.map((level) => level.id), ...Object.values(design.rooms).map((room) => room.level)]);
}

function reconcileLevel(before: Design, draft: Draft, level: string): void {
  const after = designOf(draft);
  const plan = levelPlan(after, level);
  const was = levelPlan(before, level);
  if (plan.shapes === was.shapes && roomsMatchShapes(after, level)) return;
  const records = recordsOn(after, 'rooms', level);
  const matches = matchRooms(records, was, plan);
  const taken = new Set(Object.keys(after.rooms));
  const kept = plan.shapes.map((shape, i) => {
    const record = matches.get(i);
    const room = record
      ? withSeedInside(record, shape)
      : newRoomRecord(taken, level, plan, shape, parentOf(records, was, shape));
    taken.add(room.id);
    return room;
  });
  const ids = new Set(kept.map(({ id }) => id));
  for (const { id } of records) if (!ids.has(id)) drop(draft, 'rooms', id);
  for (const room of kept) if (recordOf(after, 'rooms', room.id) !== room) put(draft, 'rooms', room);
}

/**
 * Which record for which shape (by index), best pairs first. A record whose shape is still there has nothing better to
 * find; only the others are compared.
 */
function matchRooms(records: readonly RoomRecord[], was: LevelPlan, plan: LevelPlan): Map<number, RoomRecord> {
  const old = new Set(was.shapes);
  const numbers = new Map(plan.shapes.map((shape, i) => [shape, i]));
  const matches = new Map<number, RoomRecord>();
  const left: RoomRecord[] = [];
  for (const record of records) {
    const shape = shapeOfRecord(record, old);
    const number = shape && numbers.get(shape);
    if (number === undefined || matches.has(number)) left.push(record);
    else matches.set(number, record);
  }
  const free = plan.shapes.flatMap((_, i) => (matches.has(i) ? [] : [i]));
  const pairs = left.length && free.length ? pairsOf(left, old, was, plan, free) : [];
  const taken = new Set<string>();
  for (const { record, shape } of pairs) {
    if (matches.has(shape) || taken.has(record.id)) continue;
    matches.set(shape, record);
    taken.add(record.id);
  }
  return matches;
}

interface Candidate {
  record: RoomRecord;
  shape: number;
  score: number;
  area: number;
}

function pairsOf(
  records: readonly RoomRecord[],
  old: ReadonlySet<RoomShape>,
  was: LevelPlan,
  plan: LevelPlan,
  free: readonly number[],
): Candidate[] {
  const bySide = new Map<string, number[]>();
  for (const i of free) {
    for (const side of wallSides(plan, plan.shapes[i]!)) bySide.set(side, [...(bySide.get(side) ?? []), i]);
  }
  const pairs = records.flatMap((record) => candidates(record, shapeOfRecord(record, old), was, plan, free, bySide));
  return pairs.sort(
    (a, b) => b.score - a.score || b.area - a.area || (a.record.id < b.record.id ? -1 : 1) || a.shape - b.shape,
  );
}

/**
 * Which of the free shapes a record may belong to now: up to 1 for the share of wall faces they have in common, half a
 * point for the seed.
 */
function candidates(
  record: RoomRecord,
  old: RoomShape | undefined,
  was: LevelPlan,
  plan: LevelPlan,
  free: readonly number[],
  bySide: ReadonlyMap<string, readonly number[]>,
): Candidate[] {
  const oldSides = old ? wallSides(was, old) : new Set<string>();
  const shared = new Map<number, number>();
  for (const side of oldSides)
    for (const shape of bySide.get(side) ?? []) shared.set(shape, (shared.get(shape) ?? 0) + 1);
  const here = free.find((i) => roomContains(plan.shapes[i]!, record.seed)) ?? -1;
  return [...new Set([...shared.keys(), ...(here < 0 ? [] : [here])])].flatMap((shape) => {
    const common = shared.get(shape) ?? 0;
    const score =
      common / (oldSides.size + wallSides(plan, plan.shapes[shape]!).size - common) + (shape === here ? 0.5 : 0);
    return score > 0.15 ? [{ record, shape, score, area: old?.area ?? 0 }] : [];
  });
}

function withSeedInside(record: RoomRecord, shape: RoomShape): RoomRecord {
  return roomContains(shape, record.seed) ? record : { ...record, seed: seedOf(shape) };
}

/** The room this one was cut from. */
function parentOf(records: readonly RoomRecord[], was: LevelPlan, shape: RoomShape): RoomRecord | undefined {
  const old = was.shapes.find((each) => roomContains(each, shape.middle));
  return old && records.find((record) => roomContains(old, record.seed));
}
