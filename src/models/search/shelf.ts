import type { Family, Line, Value } from '#models/family.ts';
import { countOf } from '#models/model-id.ts';
import type { Finish, FinishKind } from '#models/materials/finish.ts';

/** A family as search keeps it at hand. */
export interface ShelfFamily {
  family: Family;
  order: number;
  /** Its parameters in the order of ids. */
  keys: readonly string[];
}

export interface ShelfLine {
  of: ShelfFamily;
  line: Line;
  /** Where the line's numbers begin inside the family's. */
  start: number;
  values: readonly (readonly Value[])[];
  radix: readonly number[];
  count: number;
  /** What its slots can wear: what the family offers, and what the style wears by itself. */
  finishes: ReadonlySet<string>;
  kinds: ReadonlySet<FinishKind>;
  /** When lines take turns, a family's next line comes only after every other family had one; families begin with different styles. */
  turn: number;
}

export interface Shelf { families: readonly ShelfFamily[]; lines: readonly ShelfLine[]; finishes: ReadonlyMap<string, Finish> }

export function shelfOf(families: readonly Family[], finishes: readonly Finish[]): Shelf {
  const byId = new Map(finishes.map((finish) => [finish.id, finish]));
  const shelved = families.map((family, order): ShelfFamily => ({ family, order, keys: Object.keys(family.parameters) }));
  return { families: shelved, lines: shelved.flatMap((of) => linesOf(of, byId)), finishes: byId };
}

function linesOf(of: ShelfFamily, byId: ReadonlyMap<string, Finish>): ShelfLine[] {
  let start = 0;
  return of.family.lines.map((line, at) => {
    const values = of.keys.map((key) => line.values[key]!);
    const count = countOf(of.family, line);
    const begin = start;
    start += count;
    const finishes = new Set(Object.values(of.family.slots).flatMap((slot) => [...slot.finishes, ...(slot.byStyle?.[line.style] === undefined ? [] : [slot.byStyle[line.style]!])]));
    const kinds = new Set([...finishes].flatMap((id) => byId.get(id)?.kind ?? []));
    return { of, line, start: begin, values, radix: values.map((each) => each.length), count, finishes, kinds, turn: (at + of.order) % of.family.lines.length };
  });
}
