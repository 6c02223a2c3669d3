import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import type { BillRow } from './bill-queries.server.ts';
import type { BillKind } from './bill.ts';
import type { ClosingReason } from './refund.ts';
import type { RefundRow } from './refund-queries.server.ts';

/** What a step of a bill needs: a request, or the job in which a confirmation takes effect. */
export type BillContext = Pick<RequestContext, 'clock' | 'keys' | 'settings' | 'requestId' | 'address' | 'session'>;

/**
 * What happens to the thing a bill is for. Each hook runs in the transaction that moves the bill, which is locked: if
 * it throws, nothing has happened. The owners are listed in `server/bill-owners.ts`; payments knows none of them.
 */
export interface BillOwner {
  kind: BillKind;
  submitted(trx: Database, ctx: BillContext, bill: BillRow): Promise<void>;
  /** What has arrived covers the amount: the owner books what it is used for. */
  paid(trx: Database, ctx: BillContext, bill: BillRow): Promise<void>;
  /** Only a part has arrived. Answers until when the rest can be paid; null: as long as one likes. */
  short(trx: Database, ctx: BillContext, bill: BillRow): Promise<Date | null>;
  rejected(trx: Database, ctx: BillContext, bill: BillRow, reason: Trilingual): Promise<Date | null>;
  /** Drops what was given up while a receipt was under review; answers what is still owed, 0 where nothing is left, or why nothing is. */
  stillOwed?(trx: Database, ctx: BillContext, bill: BillRow): Promise<number | ClosingReason>;
  refunded?(trx: Database, ctx: BillContext, refund: RefundRow): Promise<void>;
  /** A confirmation was taken back before it took effect: what was decided with it is open again. */
  takenBack?(trx: Database, ctx: BillContext, bill: BillRow): Promise<void>;
  /** Decided together with a receipt: money that comes without one goes back. */
  onlyWithReceipt?: boolean;
  /** It notifies the person of decisions itself; else payments does. */
  tells?: boolean;
}

export function ownerOf(owners: readonly BillOwner[], kind: BillKind): BillOwner {
  const owner = owners.find((each) => each.kind === kind);
  if (!owner) throw new AppError('not_found');
  return owner;
}
