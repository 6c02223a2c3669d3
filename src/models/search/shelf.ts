import type { Family, Line, Value } from '#models/family.ts';
import { countOf } from '#models/model-id.ts';
import type { Finish } from './meaning.ts';

/** A family as search keeps it at hand. */
export interface ShelfFamily {
  family: Family;
  order: number;
  /** Its parameters in the order of ids. */
  keys: readonly string[];
  finishes: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
}

export interface ShelfLine {
  of: ShelfFamily;
  line: Line;
  /** Where the line's numbers begin inside the family's. */
  start: number;
  values: readonly (readonly Value[])[];
  radix: readonly number[];
  count: number;
  /** When lines take turns, a family's next line comes only after every other family had one; families begin with different styles. */
  turn: number;
}

export interface Shelf { families: readonly ShelfFamily[]; lines: readonly ShelfLine[]; finishes: ReadonlyMap<string, Finish> }

export function shelfOf(families: readonly Family[], finishes: readonly Finish[]): Shelf {
  const byId = new Map(finishes.map((finish) => [finish.id, finish]));
  const shelved = families.map((family, order): ShelfFamily => {
    const ids = new Set(Object.values(family.slots).flatMap((slot) => slot.finishes));
    return { family, order, keys: Object.keys(family.parameters), finishes: ids, kinds: new Set([...ids].flatMap((id) => byId.get(id)?.kind ?? [])) };
  });
  return { families: shelved, lines: shelved.flatMap(linesOf), finishes: byId };
}

function linesOf(of: ShelfFamily): ShelfLine[] {
  let start = 0;
  return of.family.lines.map((line, at) => {
    const values = of.keys.map((key) => line.values[key]!);
    const count = countOf(of.family, line);
    const begin = start;
    start += count;
    return { of, line, start: begin, values, radix: values.map((each) => each.length), count, turn: (at + of.order) % of.family.lines.length };
  });
}
