import type { Days, HomeList, ListLine } from '../../ports/list-port.ts';

export const groupings = ['room', 'merchant', 'delivery'] as const;
export type Grouping = (typeof groupings)[number];

/** The part of a line that can be had, in one room or in all; or the part that cannot. */
export interface ListRow {
  readonly key: string;
  readonly line: ListLine;
  readonly items: readonly string[];
  readonly had: boolean;
  readonly amount: number;
  /** Until it is at the door; null where it cannot be had. */
  readonly days: Days | null;
}

/** What a group is of: a room, a merchant, days, or what cannot be had. */
export type GroupOf =
  | { readonly kind: 'room'; readonly room: string }
  | { readonly kind: 'noRoom' | 'soldOut' | 'notSold' }
  | { readonly kind: 'merchant'; readonly name: string }
  | { readonly kind: 'days'; readonly days: Days };

export interface ListGroup {
  readonly key: string;
  readonly of: GroupOf;
  /** Of what cannot be had: no part of the list's count. */
  readonly quiet: boolean;
  readonly rows: readonly ListRow[];
  readonly pieces: number;
  readonly amount: number;
}

/**
 * The list in groups. Their pieces and amounts together are the list's count and total, whatever the grouping; what
 * cannot be had comes last, by itself. `roomOf` says where a piece stands.
 */
export function listGroups(list: HomeList, by: Grouping, roomOf: Readonly<Record<string, string>>): ListGroup[] {
  const rows = list.lines.flatMap((line) => hadRows(line, list, (item) => (by === 'room' ? (roomOf[item] ?? '') : '')));
  const groups = [...Map.groupBy(rows, (row) => keyOf(placeOf(row, by, roomOf))).entries()].map(([key, of]) =>
    groupOf(key, of[0] ? placeOf(of[0], by, roomOf) : { kind: 'noRoom' }, of),
  );
  const missing = Map.groupBy(list.lines.flatMap(missingRows), ({ line }) => (line.offer ? 'soldOut' : 'notSold'));
  const quiet = (['soldOut', 'notSold'] as const).flatMap((kind) => {
    const of = missing.get(kind);
    return of ? [groupOf(kind, { kind }, of)] : [];
  });
  return [...groups.toSorted(inOrder), ...quiet];
}

function groupOf(key: string, of: GroupOf, rows: readonly ListRow[]): ListGroup {
  return {
    key,
    of,
    quiet: of.kind === 'soldOut' || of.kind === 'notSold',
    rows: rows.toSorted((a, b) => b.amount - a.amount || (a.key < b.key ? -1 : 1)),
    pieces: rows.reduce((sum, { items }) => sum + items.length, 0),
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Where fewer can be had than stand there, the first ones are. */
function hadRows(line: ListLine, list: HomeList, placeOfItem: (item: string) => string): ListRow[] {
  const had = line.items.slice(0, line.available);
  return [...Map.groupBy(had, placeOfItem).values()].map((items) => ({
    key: `${line.key} ${items[0] ?? ''}`,
    line,
    items,
    had: true,
    amount: items.length * (line.offer?.price ?? 0),
    days: daysOf(line, list),
  }));
}

function missingRows(line: ListLine): ListRow[] {
  const items = line.items.slice(line.available);
  return items.length > 0 ? [{ key: `${line.key} missing`, line, items, had: false, amount: 0, days: null }] : [];
}

function daysOf({ offer }: ListLine, { merchants }: HomeList): Days | null {
  const part = offer && merchants.find(({ merchant }) => merchant.id === offer.merchant.id);
  return offer && part ? { from: offer.days.from + part.days.from, to: offer.days.to + part.days.to } : null;
}

function placeOf({ line, items, days }: ListRow, by: Grouping, roomOf: Readonly<Record<string, string>>): GroupOf {
  if (by === 'merchant') return { kind: 'merchant', name: line.offer?.merchant.name ?? '' };
  if (by === 'delivery' && days) return { kind: 'days', days };
  const room = roomOf[items[0] ?? ''];
  return room === undefined ? { kind: 'noRoom' } : { kind: 'room', room };
}

function keyOf(of: GroupOf): string {
  if (of.kind === 'room') return of.room;
  if (of.kind === 'merchant') return `m ${of.name}`;
  return of.kind === 'days' ? `${of.days.from}–${of.days.to}` : of.kind;
}

/** By the day they come; else the dearest first. Outside of rooms comes last. */
function inOrder(a: ListGroup, b: ListGroup): number {
  const last = ({ of }: ListGroup) => Number(of.kind === 'noRoom');
  const day = ({ of }: ListGroup) => (of.kind === 'days' ? of.days.to * 1000 + of.days.from : 0);
  return last(a) - last(b) || day(a) - day(b) || b.amount - a.amount || (a.key < b.key ? -1 : 1);
}
