import { beamDefaults } from '#design/records/beam.ts';
import type { Beam } from '#design/records/beam.ts';
import { columnDefaults } from '#design/records/column.ts';
import type { Column } from '#design/records/column.ts';
import type { Dimension } from '#design/records/dimension.ts';
import type { Note } from '#design/records/note.ts';
import { stairsDefaults } from '#design/records/stairs.ts';
import type { Stairs } from '#design/records/stairs.ts';
import type { Underlay } from '#design/records/underlay.ts';
import type { Wall } from '#design/records/wall.ts';
import type { Point } from '#lib/vec2.ts';

/** Random numbers a record is made of. */
export interface DrawnDice {
  id: string;
  level: string;
  a: Point;
  b: Point;
  pick: number;
  yes: boolean;
}

/** A room of its own. */
export function fourWalls({ id, level, a: { x, y } }: DrawnDice): Wall[] {
  const corners = [
    { x, y },
    { x: x + 3000, y },
    { x: x + 3000, y: y + 2500 },
    { x, y: y + 2500 },
  ];
  return corners.map((a, i) => {
    const b = corners[(i + 1) % 4]!;
    return { id: `${id}${i}`, level, a, b, bulge: 0, thickness: 110, height: 2800 };
  });
}

export function stairsOf({ id, level, a, pick }: DrawnDice): Stairs {
  const form = (['straight', 'quarter', 'half'] as const)[pick % 3]!;
  return { ...stairsDefaults, finishes: {}, form, id, level, at: a };
}

export function columnOf({ id, level, a, pick }: DrawnDice): Column {
  return { ...columnDefaults, id, level, at: a, turn: pick % 90 };
}

export function beamOf({ id, level, a, b }: DrawnDice): Beam {
  return { ...beamDefaults, id, level, a, b };
}

export function dimensionOf({ id, level, a, b, pick }: DrawnDice): Dimension {
  return { id, level, a, b, offset: pick / 4, axis: (['along', 'x', 'y'] as const)[pick % 3]! };
}

export function noteOf({ id, level, a, b, pick, yes }: DrawnDice): Note {
  return { id, level, at: a, turn: 0, text: `Note ${pick}`, size: 'small', ...(yes && { to: b }) };
}

/** Seldom locked: what is locked cannot be changed. */
export function underlayOf({ id, level, a, pick, yes }: DrawnDice): Underlay {
  return {
    id,
    level,
    picture: 'local_1',
    at: a,
    turn: pick % 360,
    width: 8000 + pick,
    ratio: 0.7,
    opacity: 0.5,
    ...(yes && pick % 5 === 0 && { locked: true }),
  };
}
