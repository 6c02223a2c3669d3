import type { RoomRecord } from '#design/records/room.ts';
import { recordOf, recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { designOf, drop, put } from '#design/draft.ts';
import type { Draft } from '#design/draft.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import type { LevelPlan } from '#design/plan/level-plan.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import type { RoomShape } from '#design/plan/room-shapes.ts';
import { newRoomRecord, seedOf, shapesBySide, wallSides } from '#design/room-identity.ts';

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
  const { shapes } = levelPlan(design, level);
  const records = recordsOn(design, 'rooms', level);
  return (
    records.length === shapes.length &&
    shapes.every((shape) => records.filter((record) => roomContains(shape, record.seed)).length === 1)
  );
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

/** Best pairs first: which record for which shape (by index). */
function matchRooms(records: readonly RoomRecord[], was: LevelPlan, plan: LevelPlan): Map<number, RoomRecord> {
  const pairs = records.flatMap((record) => candidates(record, was, plan));
  pairs.sort(
    (a, b) => b.score - a.score || b.area - a.area || (a.record.id < b.record.id ? -1 : 1) || a.shape - b.shape,
  );
  const matches = new Map<number, RoomRecord>();
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

/**
 * Which shapes a record may belong to now: up to 1 for the share of wall faces they have in common, half a point for
 * the seed.
 */
function candidates(record: RoomRecord, was: LevelPlan, plan: LevelPlan): Candidate[] {
  const old = was.shapes.find((shape) => roomContains(shape, record.seed));
  const oldSides = old ? wallSides(was, old) : new Set<string>();
  const shared = new Map<number, number>();
  for (const side of oldSides)
    for (const shape of shapesBySide(plan).get(side) ?? []) shared.set(shape, (shared.get(shape) ?? 0) + 1);
  const here = plan.shapes.findIndex((shape) => roomContains(shape, record.seed));
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
