import type { Database } from '#db/database.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import type { Bill } from './bills.server.ts';
import type { BillKind } from './bill.ts';

/**
 * What happens to the thing a bill is for. Each hook runs in the transaction that moves the bill: if it throws, nothing
 * has happened. The owners are listed in `server/bill-owners.ts`; payments knows none of them.
 */
export interface BillOwner {
  kind: BillKind;
  submitted(trx: Database, ctx: RequestContext, bill: Bill): Promise<void>;
  paid(trx: Database, ctx: RequestContext, bill: Bill): Promise<void>;
  rejected(trx: Database, ctx: RequestContext, bill: Bill, reason: Trilingual): Promise<void>;
  /** It notifies the person of decisions itself; else payments does. */
  tells?: boolean;
}

export function ownerOf(owners: readonly BillOwner[], kind: BillKind): BillOwner | undefined {
  return owners.find((owner) => owner.kind === kind);
}
