import type { CommentPlace } from '#editor/tools/comment/comment-place.ts';
import type { SaidComment } from '../ports/comments-port.ts';

/** A place of the design with everything said about it, the oldest first. */
export interface Thread {
  readonly id: string;
  readonly number: number;
  readonly place: CommentPlace;
  readonly resolved: SaidComment['resolved'];
  /** Deleted ones among them only where answers to them stand. */
  readonly said: readonly SaidComment[];
  /** Of the newest change. */
  readonly change: number;
  readonly unread: boolean;
}

interface Reader {
  readonly person: string;
  /** Null for a visitor, to whom nothing is unread. */
  readonly seen: Readonly<Record<string, number>> | null;
}

/** By number; threads of which nothing is left are gone. */
export function threadsOf(comments: Iterable<SaidComment>, reader: Reader): Thread[] {
  const byThread = Map.groupBy(comments, ({ thread }) => thread);
  return [...byThread.values()].flatMap((all) => threadOf(all, reader)).toSorted((a, b) => a.number - b.number);
}

function threadOf(all: readonly SaidComment[], { person, seen }: Reader): Thread[] {
  const first = all.find(({ id, thread }) => id === thread);
  const living = all.filter(({ deleted }) => !deleted);
  if (!first?.place || first.number === null || living.length === 0) return [];
  const { id, number, place, resolved } = first;
  const answers = living
    .filter((each) => each !== first)
    .toSorted((a, b) => compare(a.at, b.at) || compare(a.id, b.id));
  const read = seen ? (seen[id] ?? 0) : Infinity;
  return [
    {
      id,
      number,
      place,
      resolved,
      said: [first, ...answers],
      change: Math.max(...all.map(({ change }) => change)),
      unread: living.some(({ by, change }) => by?.id !== person && change > read),
    },
  ];
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export const threadFilters = ['open', 'resolved', 'mine'] as const;
export type ThreadFilter = (typeof threadFilters)[number];

/** Mine: those I took part in, whatever became of them. */
export function isListed({ resolved, said }: Thread, filter: ThreadFilter, person: string): boolean {
  if (filter === 'mine') return said.some(({ by, deleted }) => !deleted && by?.id === person);
  return (resolved !== null) === (filter === 'resolved');
}
