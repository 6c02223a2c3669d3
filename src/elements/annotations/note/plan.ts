import type { Note } from '#design/records/note.ts';
import { line, readable } from '#elements/drawing.ts';
import type { Drawing } from '#elements/drawing.ts';
import { along, direction, distance, leftOf } from '#lib/vec2.ts';

/** Its words, and an arrow to what they are about. */
export function notePlan({ id, at, turn, text, size, to }: Note): Drawing {
  const arrow = [];
  if (to && distance(at, to) > 1) {
    const way = direction(at, to);
    const back = along(to, way, -120);
    arrow.push(
      line(id, 'measure', 'hair', [at, to]),
      line(id, 'measure', 'hair', [along(back, leftOf(way), 50), to, along(back, leftOf(way), -50)]),
    );
  }
  return {
    shapes: arrow,
    words: [{ elementId: id, layer: 'measure', at, turn: readable(turn), size, text: { kind: 'name', name: text } }],
  };
}
