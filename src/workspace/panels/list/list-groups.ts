import type { Days, HomeList, ListLine } from '../../ports/list-port.ts';

export const groupings = ['room', 'merchant', 'delivery'] as const;
export type Grouping = (typeof groupings)[number];

/** A line, or the part of it that stands in one room. */
export interface ListRow {
  readonly key: string;
  readonly line: ListLine;
  readonly items: readonly string[];
  readonly available: number;
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
  readonly rows: readonly ListRow[];
  readonly pieces: number;
  readonly amount: number;
}

/**
 * The list in groups. Their amounts together are the list's total, whatever the grouping; what nobody sells comes
 * last. `roomOf` says where a piece stands.
 */
export function listGroups(list: HomeList, by: Grouping, roomOf: Readonly<Record<string, string>>): ListGroup[] {
  const sold = list.lines.filter(({ offer }) => offer !== null);
  const rows = sold.flatMap((line) => (by === 'room' ? partsByRoom(line, list, roomOf) : [wholeRow(line, list)]));
  const groups = [...Map.groupBy(rows, (row) => keyOf(placeOf(row, by, roomOf))).entries()].map(([key, of]) =>
    groupOf(key, of[0] ? placeOf(of[0], by, roomOf) : { kind: 'noRoom' }, of),
  );
  const unsold = list.lines.filter(({ offer }) => offer === null).map((line) => wholeRow(line, list));
  return [...groups.toSorted(inOrder), ...(unsold.length > 0 ? [groupOf('notSold', { kind: 'notSold' }, unsold)] : [])];
}

function groupOf(key: string, of: GroupOf, rows: readonly ListRow[]): ListGroup {
  return {
    key,
    of,
    rows: rows.toSorted((a, b) => b.amount - a.amount || (a.key < b.key ? -1 : 1)),
    pieces: rows.reduce((sum, { items }) => sum + items.length, 0),
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
  };
}

function wholeRow(line: ListLine, list: HomeList): ListRow {
  const { key, items, available, amount } = line;
  return { key, line, items, available, amount, days: daysOf(line, list) };
}

/** Where fewer can be had than stand there, the first ones are. */
function partsByRoom(line: ListLine, list: HomeList, roomOf: Readonly<Record<string, string>>): ListRow[] {
  const had = new Set(line.items.slice(0, line.available));
  return [...Map.groupBy(line.items, (item) => roomOf[item] ?? '').values()].map((items) => {
    const available = items.filter((item) => had.has(item)).length;
    const amount = available * (line.offer?.price ?? 0);
    return { key: `${line.key} ${items[0] ?? ''}`, line, items, available, amount, days: daysOf(line, list) };
  });
}

function daysOf({ offer, available }: ListLine, { merchants }: HomeList): Days | null {
  const part = offer && available > 0 && merchants.find(({ merchant }) => merchant.id === offer.merchant.id);
  return offer && part ? { from: offer.days.from + part.days.from, to: offer.days.to + part.days.to } : null;
}

function placeOf({ line, items, days }: ListRow, by: Grouping, roomOf: Readonly<Record<string, string>>): GroupOf {
  if (by === 'merchant') return { kind: 'merchant', name: line.offer?.merchant.name ?? '' };
  if (by === 'delivery') return days ? { kind: 'days', days } : { kind: 'soldOut' };
  const room = roomOf[items[0] ?? ''];
  return room === undefined ? { kind: 'noRoom' } : { kind: 'room', room };
}

function keyOf(of: GroupOf): string {
  if (of.kind === 'room') return of.room;
  if (of.kind === 'merchant') return `m ${of.name}`;
  return of.kind === 'days' ? `${of.days.from}–${of.days.to}` : of.kind;
}

/** By the day they come; else the dearest first. Outside of rooms and sold out come last. */
function inOrder(a: ListGroup, b: ListGroup): number {
  const last = ({ of }: ListGroup) => Number(of.kind === 'noRoom' || of.kind === 'soldOut');
  const day = ({ of }: ListGroup) => (of.kind === 'days' ? of.days.to * 1000 + of.days.from : 0);
  return last(a) - last(b) || day(a) - day(b) || b.amount - a.amount || (a.key < b.key ? -1 : 1);
}
