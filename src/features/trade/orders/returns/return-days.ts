import { lastReturnMoment } from '#features/catalogue/offers/return-terms.ts';
import { isOpenReturn } from './return-states.ts';
import type { ReturnedLine } from './return.ts';
import type { ReturnPart } from './returned-goods.ts';

/**
 * Until when each piece of an order may come back (docs/decisions/0125). Pure; what it says of the whole order is kept
 * with the order (`keepReturnDays`), for payouts, statements and a shop that would leave.
 */
export interface DatedPart extends ReturnPart {
  askedAt: Date;
  updatedAt: Date;
}
interface Ordered {
  position: number;
  quantity: number;
}
interface Arrived {
  completedAt: Date;
  reports: readonly DatedPart[];
}

/** The last moment in which any piece of the order may come back. */
export function lastReturnOf(ordered: readonly Ordered[], arrived: Arrived): Date {
  const ends = ordered.flatMap((line) => piecesOf(line, arrived)).map(endOf);
  return new Date(Math.max(lastReturnMoment(arrived.completedAt).getTime(), ...ends));
}

/**
 * Of what nothing speaks for yet, what is in time: how many of each line, and until when that many may come back; null
 * for what never arrived.
 */
export function inTime(
  free: readonly ReturnedLine[],
  ordered: readonly Ordered[],
  { completedAt, reports }: { completedAt: Date | null; reports: readonly DatedPart[] },
  now: Date,
): (ReturnedLine & { until: Date | null })[] {
  if (completedAt === null) return free.map((line) => ({ ...line, until: null }));
  return free.flatMap(({ position, quantity }) => {
    const line = ordered.find((each) => each.position === position);
    const pieces = line ? piecesOf(line, { completedAt, reports }) : [];
    const ends = pieces
      .filter((piece) => !piece.taken && endOf(piece) >= now.getTime())
      .map(endOf)
      .toSorted((a, b) => b - a)
      .slice(0, quantity);
    const until = ends.at(-1);
    return until === undefined ? [] : [{ position, quantity: ends.length, until: new Date(until) }];
  });
}

/** One piece of a line. Milliseconds. */
interface Piece {
  /** Its days count from then: it arrived, or a part of it was answered. */ begins: number;
  /** And stood still for so long: a part was asked for and taken back before anything was done about it. */ stood: number;
  /** Until then something is reported of it. */ busy: number;
  /** It comes back, or was refused. */ taken: boolean;
}

function endOf({ begins, stood }: Piece): number {
  return lastReturnMoment(new Date(begins + stood)).getTime();
}

/**
 * Days spent waiting for a part are not lost: those of its piece begin anew when that is over, those of others do not.
 * Who took the report back before anything was done about it has the days it stood, and no more: else nobody would ever
 * be late. Which of several equal pieces is meant nobody says: the one whose days end first of those still in time.
 */
function piecesOf({ position, quantity }: Ordered, { completedAt, reports }: Arrived): Piece[] {
  const begins = completedAt.getTime();
  const pieces = Array.from({ length: quantity }, (): Piece => ({ begins, stood: 0, busy: 0, taken: false }));
  const about = reports
    .filter(({ kind, state }) => kind === 'part' || state !== 'WITHDRAWN')
    .toSorted((a, b) => a.askedAt.getTime() - b.askedAt.getTime());
  for (const report of about) {
    const spoken = report.lines.find((line) => line.position === position)?.quantity ?? 0;
    for (const piece of meant(pieces, report.askedAt.getTime()).slice(0, spoken)) mark(piece, report);
  }
  return pieces;
}

function meant(pieces: readonly Piece[], at: number): Piece[] {
  const late = (piece: Piece) => (endOf(piece) < at ? 1 : 0);
  return pieces
    .filter(({ taken, busy }) => !taken && busy <= at)
    .toSorted((a, b) => late(a) - late(b) || endOf(a) - endOf(b));
}

function mark(piece: Piece, report: DatedPart): void {
  const [asked, over] = [report.askedAt.getTime(), report.updatedAt.getTime()];
  if (report.kind !== 'part' || isOpenReturn(report.state)) piece.taken = true;
  else if (isTakenBack(report)) piece.stood += Math.max(0, over - Math.max(asked, piece.begins));
  else if (over > piece.begins) Object.assign(piece, { begins: over, stood: 0 });
  piece.busy = over;
}

function isTakenBack({ state, instead, partSent }: ReturnPart): boolean {
  return state === 'WITHDRAWN' && !instead && !partSent;
}
